/** Views and choices of real games; `samples/make.py` makes them. */
import type { ChoiceOf } from '../../src/board';
import type { Words } from '../../src/protocol';
import type { Move, Question, View } from '../../src/unbreakable-castle/view';
import answer from './samples/answer.json';
import counter from './samples/counter.json';
import favour from './samples/favour.json';
import friend from './samples/friend.json';
import fulfil from './samples/fulfil.json';
import help from './samples/help.json';
import market from './samples/market.json';
import open from './samples/open.json';
import over from './samples/over.json';
import races from './samples/races.json';
import strike from './samples/strike.json';
import toll from './samples/toll.json';
import trader from './samples/trader.json';

export interface Sample {
  view: View;
  question: Question | null;
  asked: Words | null;
  choices: ChoiceOf<Move>[];
}

const sample = (found: { view: unknown; question: unknown; asked: Words | null; choices: unknown }): Sample => ({
  view: found.view as View,
  question: found.question as Question | null,
  asked: found.asked,
  choices: found.choices as ChoiceOf<Move>[],
});

export const SAMPLES = {
  races: sample(races),
  open: sample(open),
  market: sample(market),
  trader: sample(trader),
  answer: sample(answer),
  counter: sample(counter),
  friend: sample(friend),
  fulfil: sample(fulfil),
  help: sample(help),
  strike: sample(strike),
  toll: sample(toll),
  favour: sample(favour),
  over: sample(over),
};
