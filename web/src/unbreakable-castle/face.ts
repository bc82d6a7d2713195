import type { Face } from '../face';
import type { Cue } from '../table/sounds';
import { defaultFace } from '../default-face';
import { actions } from './actions';
import AnswerDialogue from './AnswerDialogue.svelte';
import { automatic } from './automatic';
import { bill } from './bill';
import Board from './Board.svelte';
import CounterDialogue from './CounterDialogue.svelte';
import { explain } from './explain';
import { figures } from './figures';
import Hand from './Hand.svelte';
import Happening from './Happening.svelte';
import LargeCard from './LargeCard.svelte';
import MarketDialogue from './MarketDialogue.svelte';
import OfferDialogue from './OfferDialogue.svelte';
import Outlook from './Outlook.svelte';
import { placesIn, placesOf, questionsAt } from './places';
import Portrait from './Portrait.svelte';
import PriceToken from './PriceToken.svelte';
import Purse from './Purse.svelte';
import Regions from './Regions.svelte';
import Result from './Result.svelte';
import { row } from './rows';
import Team from './Team.svelte';
import { threat } from './threat';
import Thumb from './Thumb.svelte';
import { type Move, type Question, SEAT_LETTERS, type View } from './view';

const ENDINGS: Record<string, string> = {
  bought: 'unbreakable-castle-ending-bought',
  quest: 'unbreakable-castle-ending-quest',
  'ally-quest': 'unbreakable-castle-ending-ally-quest',
};

const CUES: Readonly<Record<string, Cue>> = {
  'unbreakable-castle-event-defeated': 'strike',
  'unbreakable-castle-event-destroyed': 'enemy',
  'unbreakable-castle-event-fled': 'enemy',
  'unbreakable-castle-event-toll-paid': 'enemy',
  'unbreakable-castle-event-dealt': 'roll',
  'unbreakable-castle-event-offered': 'turn',
  'unbreakable-castle-event-countered': 'turn',
  'unbreakable-castle-event-found': 'gain',
  'unbreakable-castle-event-found-horn': 'gain',
  'unbreakable-castle-event-bonus': 'gain',
  'unbreakable-castle-event-horn-taken': 'gain',
  'unbreakable-castle-event-bought': 'gain',
  'unbreakable-castle-event-quest-built': 'gain',
  'unbreakable-castle-event-agreed': 'gain',
};

/** What a turn is not told by: it happens in every one. */
const PLAIN = 'unbreakable-castle-event-turn-ended';

function dialogue(view: View, picked: string | null = null) {
  if (picked === 'exchange' || picked === 'barter') return MarketDialogue;
  if (view.offer) return picked === 'counter' ? CounterDialogue : AnswerDialogue;
  const isSeat = view.players.some((each) => each.seat === picked && each.seat !== view.seat);
  return view.market?.may_offer && (picked === 'offer' || isSeat) ? OfferDialogue : null;
}

/** Unbreakable Castle as the shell knows it. */
export const unbreakableCastle: Face<View, Move, Question> = {
  ...defaultFace,
  Board,
  Regions,
  Team,
  Purse,
  Hand,
  Track: LargeCard,
  Thumb,
  Portrait,
  Token: PriceToken,
  Outlook,
  Happening,
  Result,
  threat,
  dialogue: (_choices, view, _question, picked) => dialogue(view, picked),
  automatic,
  isTimed: (question) => question.ask === 'answer' || question.ask === 'counter',
  seatName: (seat) => SEAT_LETTERS[seat] ?? String(seat + 1),
  nobodysTurn: 'unbreakable-castle-web-turn-cards',
  seatArguments: ['seat', 'other'],
  facts: (view) => [{ words: { id: 'unbreakable-castle-fact-deck', args: { count: view.deck } } }],
  actions,
  row,
  placesOf,
  beginsTurn: (words) => words.id === 'unbreakable-castle-event-opened',
  isEnemys: (words) => words.id === 'unbreakable-castle-event-destroyed',
  isTelling: (words) => words.id !== PLAIN,
  cue: (words) => CUES[words.id] ?? null,
  placesIn,
  questionsAt,
  explain,
  bill,
  ending: (name) => ENDINGS[name] ?? name,
  figures,
};

export default unbreakableCastle;
