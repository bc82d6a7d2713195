/** Short cues made on the spot: no files, no words. */
const CUES = {
  turn: [523, 659],
  enemy: [196, 165],
  won: [523, 659, 784, 1047],
  lost: [220, 185, 147],
} as const;

let context: AudioContext | undefined;

export function play(cue: keyof typeof CUES): void {
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
