/** What is done without asking, for whoever wishes so. */
import type { ChoiceOf } from '../board';
import type { Wishes } from '../face';
import { actions } from './actions';
import type { Move, View } from './view';

/** A friendly no to every offer; the end of a turn in which nothing useful is left. */
export function automatic(choices: readonly ChoiceOf<Move>[], view: View, wishes: Wishes): ChoiceOf<Move> | null {
  if (wishes.decline && view.offer) return choices.find((each) => each.move.do === 'decline') ?? null;
  if (!wishes.pass || view.stage !== 'market') return null;
  const isUseful = actions(choices, view).some((each) => each.use > 0 || each.id === 'barter');
  return isUseful ? null : (choices.find((each) => each.move.do === 'end turn') ?? null);
}
