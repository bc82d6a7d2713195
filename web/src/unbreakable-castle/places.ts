/** Which places legal moves point at. A place is a word of the command language. */
import type { Place } from '../board';
import type { Choice, Words } from '../protocol';
import type { View } from './view';

/** The fields of a move that name a place: a cell, a race, a part, a player, a quest, a resource. */
const FIELDS: Record<string, readonly string[]> = {
  open: ['cell'],
  race: ['race'],
  build: ['part'],
  help: ['seat'],
  strike: ['seat'],
  fulfil: ['quest'],
  lose: ['resource'],
  favour: ['resource'],
  offer: ['seat'],
};

export function placesOf(choice: Choice): Place[] {
  const move: Record<string, unknown> = choice.move;
  return (FIELDS[String(move.do)] ?? []).map((field) => String(move[field]));
}

/** Every place that some legal move points at. */
export const possibleAt = (choices: readonly Choice[]): Set<Place> => new Set(choices.flatMap(placesOf));

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
