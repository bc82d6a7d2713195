import type { Face } from '../face';
import { actions } from './actions';
import { bill } from './bill';
import Board from './Board.svelte';
import { describe, question } from './describe';
import { explain } from './explain';
import { placesIn, placesOf, questionsAt } from './places';
import Regions from './Regions.svelte';
import { asView, SEATS } from './seen';
import Team from './Team.svelte';
import { usual } from '../usual';

const ENDINGS: Record<string, string> = {
  bought: 'unbreakable-castle-ending-bought',
  quest: 'unbreakable-castle-ending-quest',
  'ally-quest': 'unbreakable-castle-ending-ally-quest',
};

/** Unbreakable Castle as the shell knows it. */
export const unbreakableCastle: Face = {
  ...usual,
  Board,
  Regions,
  Team,
  seatName: (seat) => SEATS[seat] ?? String(seat + 1),
  facts: (plain) => {
    const view = asView(plain);
    return [{ words: { id: 'unbreakable-castle-fact-deck', args: { count: view.deck } } }];
  },
  actions: (choices, view) => actions(choices, asView(view)),
  question: (view) => question(asView(view)),
  describe: (choice, view) => describe(choice, asView(view)),
  row: (choice, view, say) => {
    const { id, args } = describe(choice, asView(view));
    return { picture: null, name: say(id, args) };
  },
  placesOf,
  beginsTurn: (words) => words.id === 'unbreakable-castle-event-opened',
  isEnemys: (words) => words.id === 'unbreakable-castle-event-destroyed',
  placesIn,
  questionsAt: (place, view) => questionsAt(place, asView(view)),
  explain: (place, view, say) => explain(place, asView(view), say),
  bill: (choice, view, say) => bill(choice, asView(view), say),
  ending: (name) => ENDINGS[name] ?? name,
};
