/** Views, questions and choices of real games; `samples/make.py` makes them. */
import type { ChoiceOf } from '../../src/board';
import type { Words } from '../../src/protocol';
import aiming from './samples/aiming-2018.json';
import dragons from './samples/dragons-2015.json';
import early2015 from './samples/early-2015.json';
import early from './samples/early-2018.json';
import lateArrival from './samples/late-arrival-2018.json';
import late from './samples/late-2018.json';
import middle from './samples/middle-2018.json';
import type { Move, Question, View } from '../../src/bastion/view';

export interface Sample {
  view: View;
  question: Question | null;
  asked: Words | null;
  choices: ChoiceOf<Move>[];
}

const sample = (found: unknown): Sample => found as Sample;

export const SAMPLES = {
  early: sample(early),
  middle: sample(middle),
  late: sample(late),
  lateArrival: sample(lateArrival),
  aiming: sample(aiming),
  early2015: sample(early2015),
  dragons: sample(dragons),
};

export const changed = (view: View, change: (twin: View) => void): View => {
  const twin = structuredClone(view);
  change(twin);
  return twin;
};
