import type { Action } from '../face';
import type { ChoiceOf } from '../board';

/** What the one filled button of a table stands for: the move in the preview, or an action. */
export interface Main {
  /** The move it makes at once; null: it opens the choices of its action. */
  choice: ChoiceOf | null;
  action: Action | null;
}

/** What a lesson wants, or the sensible next thing; ending the turn only once nothing else is of use. */
export function mainOf(actions: readonly Action[], ready: ChoiceOf | null, wanted = ''): Main | null {
  if (ready) return { choice: ready, action: null };
  const action = actions.find((each) => leadsTo(each, wanted)) ?? mostUseful(actions) ?? actions.find((each) => each.ends) ?? only(actions);
  if (!action) return null;
  return { choice: action.choices.length === 1 ? (action.choices[0] ?? null) : null, action };
}

/** Whether a move can be made by this action. */
export const leadsTo = (action: Action, say: string): boolean => !action.used && action.choices.some((each) => each.say === say);

/** What is still of use to somebody about to end the turn. */
export const leftToDo = (actions: readonly Action[]): readonly Action[] =>
  actions.filter((each) => !each.used && !each.ends && each.use > 0).sort((one, other) => other.use - one.use);

const mostUseful = (actions: readonly Action[]): Action | undefined => leftToDo(actions)[0];

/** Where there is nothing else to do, the only thing is the main thing. */
const only = (actions: readonly Action[]): Action | undefined => {
  const open = actions.filter((each) => !each.used);
  return open.length === 1 ? open[0] : undefined;
};
