import { cardAt, isColour } from './position';
import type { Question, View } from './view';

/** Particulars of what is asked. */

/** The faces of the dice on the table. */
export function facesOf(question: Question | null): string[] {
  const roll = question && 'roll' in question ? question.roll : 'nothing';
  return roll === 'nothing' ? [] : roll.split(' ');
}

/** The slots a fight is about. */
export function foughtIn(question: Question | null): string[] {
  if (!question || !('second' in question)) return [];
  return [question.slot, question.second].filter((slot) => slot !== 'none');
}

/** The face of the corruption die. */
export const corruptionIn = (question: Question | null): string => (question && 'face' in question ? question.face : '');

/** Whether a face of a die can count against one of these cards. */
export function counts(face: string, slots: readonly string[], view: View): boolean {
  return slots.some((slot) => {
    const card = cardAt(view, slot);
    const noWhite = card?.effects.some((each) => each.effect === 'no-white' && !each.netted) ?? false;
    return card && (isColour(face) ? face === card.colour : !noWhite);
  });
}

/** The tile whose action asks. */
export const TILE_OF: Record<string, string> = {
  'cast-net': 'trebuchet',
  shift: 'tower',
  'shift-again': 'tower',
  'keep-market': 'market',
  treat: 'tavern',
  raise: 'standard',
  dispense: 'dispensary',
  bury: 'tomb',
  'set-trap': 'quarry',
};
