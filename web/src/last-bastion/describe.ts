import type { Words } from '../protocol';
import { bestChance, rounded, targets } from './odds';
import { type Choice, fieldsOf } from './places';
import type { View } from './view';

/** A fight whose chances are known, with everything at hand, is offered with them. */
const WITH_ODDS: Record<string, string> = { fight: 'last-bastion-fight-odds', 'fight both': 'last-bastion-fight-both-odds' };

/** A legal move in words that fit a button. */
export function describe(choice: Choice, view: View): Words {
  const id = WITH_ODDS[fieldsOf(choice).do];
  const best = id ? bestChance(view, targets(choice)) : null;
  return id && best !== null ? { id, args: { ...choice.words.args, percent: rounded(best) } } : choice.words;
}
