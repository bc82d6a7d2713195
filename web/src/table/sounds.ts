import { settings, type Sound } from '../settings.svelte';

/** Short cues made on the spot: no files, no words. */
const CUES = {
  turn: [523, 659],
  enemy: [196, 165],
  strike: [392, 294, 587],
  roll: [330, 294, 349, 311],
  gain: [440, 554],
  alarm: [233, 220, 233],
  won: [523, 659, 784, 1047],
  lost: [220, 185, 147],
} as const;

/** A sound that belongs to something that happens. */
export type Cue = keyof typeof CUES;

let context: AudioContext | undefined;

/** The switch each cue listens to. */
const SWITCHES: Readonly<Record<Cue, Sound>> = {
  turn: 'turn',
  enemy: 'enemy',
  strike: 'deeds',
  roll: 'deeds',
  gain: 'deeds',
  alarm: 'alarm',
  won: 'end',
  lost: 'end',
};

/** Play a cue, unless its switch is off. */
export function play(cue: Cue): void {
  if (!settings.sounds[SWITCHES[cue]]) return;
  context ??= new AudioContext();
  const sound = context;
  CUES[cue].forEach((pitch, at) => {
    const start = sound.currentTime + at * 0.14;
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = pitch;
    tone.type = 'triangle';
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
    tone.connect(volume).connect(sound.destination);
    tone.start(start);
    tone.stop(start + 0.32);
  });
}
