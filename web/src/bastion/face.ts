import type { Face } from '../face';
import type { Cue } from '../table/sounds';
import { actions } from './actions';
import { bill } from './bill';
import Board from './Board.svelte';
import { explain } from './explain';
import { figures } from './figures';
import Hand from './Hand.svelte';
import { facts, goal, relief, threat } from './outlook';
import { placesIn, placesOf, questionsAt } from './places';
import Purse from './Purse.svelte';
import Regions from './Regions.svelte';
import { row } from './rows';
import Team from './Team.svelte';
import Thumb from './Thumb.svelte';
import Token from './Token.svelte';
import Track from './Track.svelte';
import { type Move, type Question, SEAT_LETTERS, type View } from './view';

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

/** What a turn is told by. */
const TELLING: ReadonlySet<string> = new Set([
  'bastion-event-defeated',
  'bastion-event-performed',
  'bastion-event-built',
  'bastion-event-saved',
  'bastion-event-expelled',
]);

const CUES: Readonly<Record<string, Cue>> = {
  'bastion-event-defeated': 'strike',
  'bastion-event-marched': 'enemy',
  'bastion-event-entered': 'enemy',
  'bastion-event-built': 'gain',
};

/** Bastion as the shell knows it. */
export const bastion: Face<View, Move, Question> = {
  Board,
  Regions,
  Team,
  Purse,
  Hand,
  Track,
  Thumb,
  Token,
  seatName: (seat) => SEAT_LETTERS[seat] ?? String(seat + 1),
  seatArguments: ['seat', 'taker'],
  facts,
  goal,
  threat,
  relief,
  actions,
  describe: (choice) => choice.words,
  row,
  placesOf,
  beginsTurn: (words) => words.id === 'bastion-event-turn',
  isEnemys: (words) => ENEMYS.has(words.id),
  isTelling: (words) => TELLING.has(words.id),
  cue: (words) => CUES[words.id] ?? null,
  placesIn,
  questionsAt,
  explain,
  bill,
  isConsent: (choice) => choice.move.do === 'agree',
  figures,
  ending: (name) => `bastion-ending-${name}`,
};

export default bastion;
