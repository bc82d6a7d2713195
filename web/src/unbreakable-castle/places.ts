/** Which places legal moves point at. A place is a word of the command language. */
import type { ChoiceOf, Place } from '../board';
import type { Words } from '../protocol';
import type { Move, View } from './view';

/** The place a move names: a cell, a race, a part, a player, a quest, a resource. */
export function placesOf({ move }: ChoiceOf<Move>): Place[] {
  switch (move.do) {
    case 'open':
      return [move.cell];
    case 'race':
      return [move.race];
    case 'build':
      return [move.part];
    case 'help':
    case 'strike':
    case 'offer':
      return [move.seat];
    case 'fulfil':
      return [move.quest];
    case 'lose':
    case 'favour':
      return [move.resource];
    default:
      return [];
  }
}

/** Every place that some legal move points at. */
export const possibleAt = (choices: readonly ChoiceOf<Move>[]): Set<Place> => new Set(choices.flatMap(placesOf));

const IS_CELL = /^[a-z]\d$/;

/** The cell an event of the log is about. */
export function placesIn(words: Words): Place[] {
  const cell = String(words.args?.cell ?? '');
  return IS_CELL.test(cell) ? [cell] : [];
}

/** What somebody who picks this place may have meant. */
export function questionsAt(place: Place, view: View): string[] {
  if (IS_CELL.test(place)) {
    const isOpen = view.field.cells.some((each) => each.cell === place && each.card);
    return isOpen ? [] : [`open ${place}`];
  }
  return place in view.stock ? [`build ${place}`] : [];
}
