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

/** Events that tell what an edge of the opened card brought. */
const FINDS: ReadonlySet<string> = new Set(['unbreakable-castle-event-found', 'unbreakable-castle-event-found-horn']);

/** What an event of the log is about: a card, or the character or resource at one of its edges. */
export function placesIn(words: Words): Place[] {
  const [cell, race, resource] = ['cell', 'race', 'resource'].map((name) => String(words.args?.[name] ?? ''));
  if (cell && IS_CELL.test(cell)) return [cell];
  if (race) return [`race ${last(race)}`];
  return resource && FINDS.has(words.id) ? [`resource ${last(resource)}`] : [];
}

const last = (id: string): string => id.split('-').at(-1) ?? '';

/** What somebody who picks this place may have meant. */
export function questionsAt(place: Place, view: View): string[] {
  if (IS_CELL.test(place)) {
    const isOpen = view.field.cells.some((each) => each.cell === place && each.card);
    return isOpen ? [] : [`open ${place}`];
  }
  return place in view.stock ? [`build ${place}`] : [];
}
