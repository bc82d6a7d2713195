import type { ChoiceOf } from './board';
import type { Face } from './face';

/** What a face tells that has nothing special to tell; spread it and replace what the game knows better. */
export const defaultFace = {
  Purse: null,
  Hand: null,
  Track: null,
  Thumb: null,
  Token: null,
  seatArguments: ['seat'],
  facts: () => [],
  goal: () => null,
  threat: () => null,
  relief: () => null,
  describe: (choice: ChoiceOf) => choice.words,
  isTelling: () => true,
  isEnemys: () => false,
  cue: () => null,
  bill: () => [],
  isConsent: () => false,
  figures: () => [],
} satisfies Partial<Face>;
