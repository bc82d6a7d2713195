import { LANGUAGES, preferred, speak, type Language } from './texts/language.svelte';

export const THEMES = ['auto', 'dark', 'light'] as const;
export const MOTIONS = ['auto', 'full', 'none'] as const;
export const PACES = ['slow', 'usual', 'fast', 'step', 'none'] as const;
export const BOARDS = ['auto', 'picture', 'lists', 'text'] as const;

export const SOUNDS = ['turn', 'enemy', 'deeds', 'alarm', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** What a person likes; it stays on this device. */
export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  board: (typeof BOARDS)[number];
  /** Every action waits for the main button, even a second tap on the same place. */
  confirm: boolean;
  /** Requests for my consent are answered with yes at once. */
  consent: boolean;
  /** My turn ends by itself once nothing useful is left. */
  pass: boolean;
  /** Offers to me are declined at once. */
  decline: boolean;
  /** Which sounds are heard. */
  sounds: Record<Sound, boolean>;
  /** How quickly what others and the enemy did is shown; `none`: not at all. */
  pace: (typeof PACES)[number];
  /** Whether the turn strip tells the chance of winning. */
  chance: boolean;
  /** Whether one can ask for hints. */
  hints: boolean;
  name: string;
}

const KEY = 'garrison:settings';

/** Sound cues are off on phones until somebody asks for them. */
export const isPhone = (): boolean => matchMedia('(pointer: coarse) and (max-width: 700px)').matches;

const all = (on: boolean): Record<Sound, boolean> => ({ turn: on, enemy: on, deeds: on, alarm: on, end: on });

function defaults(): Settings {
  return {
    language: preferred(navigator.languages ?? []),
    theme: 'auto',
    motion: 'auto',
    board: 'auto',
    confirm: false,
    consent: false,
    pass: false,
    decline: false,
    sounds: all(!isPhone()),
    pace: 'usual',
    chance: false,
    hints: false,
    name: '',
  };
}

/** Settings as they were kept; what is missing or makes no sense gets its default. */
export function revived(kept: string | null, usual: Settings): Settings {
  let told: unknown;
  try {
    told = JSON.parse(kept ?? '{}');
  } catch {
    return usual;
  }
  const found = { ...usual, ...(typeof told === 'object' ? told : {}) };
  return {
    ...found,
    language: LANGUAGES.includes(found.language) ? found.language : usual.language,
    theme: THEMES.includes(found.theme) ? found.theme : usual.theme,
    motion: MOTIONS.includes(found.motion) ? found.motion : usual.motion,
    board: BOARDS.includes(found.board) ? found.board : usual.board,
    pace: PACES.includes(found.pace) ? found.pace : usual.pace,
    sounds: { ...usual.sounds, ...(typeof found.sounds === 'object' ? found.sounds : {}) },
    name: String(found.name),
  };
}

export const settings: Settings = $state(revived(localStorage.getItem(KEY), defaults()));

/** Change settings, keep them, and let them show. */
export async function change(wanted: Partial<Settings>): Promise<void> {
  Object.assign(settings, wanted);
  localStorage.setItem(KEY, JSON.stringify(settings));
  await show();
}

/** Let theme, motion and language show on the page. */
export async function show(): Promise<void> {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  await speak(settings.language);
}

/** Whether motion is to be left out, by the settings or by the system. */
export function isStill(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'none';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
