/** What each player did in a game that is over, counted from what was told of it. */
import type { Figure } from '../face';
import type { Words } from '../protocol';
import { partsBuilt } from './seen';
import type { View } from './view';

/** What is counted, and the events that count for the player named `seat` or `other`. */
const COUNTED: readonly { figure: string; events: readonly string[]; both?: true }[] = [
  { figure: 'unbreakable-castle-figure-allies', events: ['befriended', 'befriended-friend'] },
  { figure: 'unbreakable-castle-figure-victories', events: ['defeated'] },
  { figure: 'unbreakable-castle-figure-flights', events: ['fled'] },
  { figure: 'unbreakable-castle-figure-quests', events: ['quest-met'] },
  { figure: 'unbreakable-castle-figure-deals', events: ['agreed'], both: true },
  { figure: 'unbreakable-castle-figure-destroyed', events: ['destroyed'] },
];

export function figures(view: View, told: readonly Words[]): Figure[] {
  const counted = COUNTED.map(({ figure, events, both }) => {
    const ids = events.map((each) => `unbreakable-castle-event-${each}`);
    const lines = told.filter((each) => ids.includes(each.id));
    const amounts = view.players.map(({ seat }) => lines.filter(({ args }) => args?.seat === seat || (both && args?.other === seat)).length);
    return { words: { id: figure, args: {} }, amounts };
  });
  return [{ words: { id: 'unbreakable-castle-figure-parts', args: {} }, amounts: view.players.map(partsBuilt) }, ...counted];
}
