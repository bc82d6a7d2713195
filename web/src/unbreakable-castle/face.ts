import type { Face } from '../face';
import { actions } from './actions';
import { bill } from './bill';
import Board from './Board.svelte';
import { describe, question } from './describe';
import { explain } from './explain';
import { placesIn, placesOf, questionsAt } from './places';
import Regions from './Regions.svelte';
import Team from './Team.svelte';
import { usual } from '../usual';
import { type Move, type Question, SEAT_LETTERS, type View } from './view';

const ENDINGS: Record<string, string> = {
  bought: 'unbreakable-castle-ending-bought',
  quest: 'unbreakable-castle-ending-quest',
  'ally-quest': 'unbreakable-castle-ending-ally-quest',
};

/** Unbreakable Castle as the shell knows it. */
export const unbreakableCastle: Face<View, Move, Question> = {
  ...usual,
  Board,
  Regions,
  Team,
  seatName: (seat) => SEAT_LETTERS[seat] ?? String(seat + 1),
  facts: (view) => [{ words: { id: 'unbreakable-castle-fact-deck', args: { count: view.deck } } }],
  actions,
  question,
  describe,
  row: (choice, view, say, asked) => {
    const { id, args } = describe(choice, view, asked);
    return { picture: null, name: say(id, args) };
  },
  placesOf,
  beginsTurn: (words) => words.id === 'unbreakable-castle-event-opened',
  isEnemys: (words) => words.id === 'unbreakable-castle-event-destroyed',
  placesIn,
  questionsAt,
  explain,
  bill,
  ending: (name) => ENDINGS[name] ?? name,
};
