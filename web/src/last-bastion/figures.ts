import type { Figure } from '../face';
import type { Words } from '../protocol';
import { SEAT_LETTERS, type View } from './view';

/** What is counted at the end: the line's message, and the events that count. */
const COUNTED: readonly (readonly [string, (words: Words) => boolean])[] = [
  ['last-bastion-count-beaten', (words) => words.id === 'last-bastion-event-beat'],
  ['last-bastion-count-tiles', (words) => ['last-bastion-event-activated', 'last-bastion-event-called'].includes(words.id)],
  ['last-bastion-count-spent', (words) => words.id === 'last-bastion-event-spent'],
  ['last-bastion-count-lives', (words) => words.id === 'last-bastion-event-lost' && words.args?.token === '@last-bastion-token-life'],
  ['last-bastion-count-falls', (words) => ['last-bastion-event-fell', 'last-bastion-event-died'].includes(words.id)],
];

/** What each hero did, by the events told of it. */
export function figures(view: View, told: readonly Words[]): Figure[] {
  const seats = SEAT_LETTERS.slice(0, view.heroes.length);
  return COUNTED.map(([id, counts]) => {
    const events = told.filter(counts);
    return { words: { id, args: {} }, amounts: seats.map((seat) => events.filter((words) => words.args?.seat === seat).length) };
  });
}
