import type { Face } from '../face';
import { actions } from './actions';
import { bill } from './bill';
import Board from './Board.svelte';
import { describe, question } from './describe';
import { explain } from './explain';
import { placesIn, placesOf, questionsAt } from './places';
import Regions from './Regions.svelte';
import Team from './Team.svelte';
import { type Move, type Question, SEAT_LETTERS, type View } from './view';

/** So few enemy moves until the fall are something to worry about. */
const SOON = 6;

/** What the enemy does, as the log tells it. */
const ENEMYS: ReadonlySet<string> = new Set([
  'bastion-event-entered',
  'bastion-event-joined',
  'bastion-event-flew',
  'bastion-event-set-aside',
  'bastion-event-marched',
  'bastion-event-overrun',
  'bastion-event-washed-away',
]);

/** Bastion as the shell knows it. */
export const bastion: Face<View, Move, Question> = {
  Board,
  Regions,
  Team,
  seatName: (seat) => SEAT_LETTERS[seat] ?? String(seat + 1),
  facts: (view) => {
    const left = view.foresight['moves-until-fall'];
    const deck = { words: { id: 'bastion-fact-deck', args: { count: view.deck.left } } };
    const fall = { words: { id: 'bastion-fact-fall', args: { count: left } }, alarm: left <= SOON };
    return view.stage === 'over' ? [deck] : [deck, fall];
  },
  actions,
  question,
  describe,
  placesOf,
  beginsTurn: (words) => words.id === 'bastion-event-turn',
  isEnemys: (words) => ENEMYS.has(words.id),
  placesIn,
  questionsAt,
  explain,
  bill,
  isConsent: (choice) => choice.move.do === 'agree',
  ending: (name) => `bastion-ending-${name}`,
};
