import type { Face } from '../face';
import { actions } from './actions';
import Ahead from './Ahead.svelte';
import AskDialogue from './AskDialogue.svelte';
import Board from './Board.svelte';
import DeedDialogue from './DeedDialogue.svelte';
import { describe } from './describe';
import DiceDialogue from './DiceDialogue.svelte';
import { beginsTurn, cue, isBoon, isEnemys, isTelling } from './events';
import { explain } from './explain';
import FightDialogue from './FightDialogue.svelte';
import { figures } from './figures';
import Happening from './Happening.svelte';
import HeroDialogue from './HeroDialogue.svelte';
import { targets } from './odds';
import { facts, goal, threat } from './outlook';
import Outlook from './Outlook.svelte';
import PairDialogue from './PairDialogue.svelte';
import { fieldsOf, meant, placesIn, placesOf, questionsAt } from './places';
import { deciding, heroName, seatNumber } from './position';
import Purse from './Purse.svelte';
import Regions from './Regions.svelte';
import Result from './Result.svelte';
import { row } from './rows';
import Team from './Team.svelte';
import Thumb from './Thumb.svelte';
import Token from './Token.svelte';
import { type Move, type Question, SEAT_LETTERS, type View } from './view';
import { defaultFace } from '../default-face';

/** Questions about dice that lie on the table. */
const DICE: ReadonlySet<string> = new Set(['keep-fight', 'choose-beaten', 'keep-market', 'keep-corruption']);

/** Questions answered in two steps. */
const PAIRS: ReadonlySet<string> = new Set(['cast-net', 'shift', 'shift-again', 'dispense']);

/** Deeds of a hero's turn that tell what they do: powers and the Call to Arms. */
const DEEDS: ReadonlySet<string> = new Set(['ride', 'enchant', 'forage', 'call']);

/** The buttons that lead to them: even where there is but one thing to use them on, people are told what they do. */
const DEED_BUTTONS: ReadonlySet<string | null> = new Set(['power', 'call']);

/** Last Bastion as the shell knows it. */
export const lastBastion: Face<View, Move, Question> = {
  ...defaultFace,
  Board,
  Regions,
  Team,
  Purse,
  Thumb,
  Token,
  Outlook,
  Track: Ahead,
  trackRoom: 170,
  Happening,
  Result,
  dialogue: (_choices, _view, question, picked, offered) => {
    const ask = question?.ask ?? '';
    if (ask === 'hero-phase') {
      if (offered.some((choice) => targets(choice).length)) return FightDialogue;
      const tells = offered.length > 1 || DEED_BUTTONS.has(picked);
      return tells && offered.length && offered.every((choice) => DEEDS.has(fieldsOf(choice).do)) ? DeedDialogue : null;
    }
    if (DICE.has(ask)) return DiceDialogue;
    return PAIRS.has(ask) ? PairDialogue : ask === 'choose-hero' ? HeroDialogue : AskDialogue;
  },
  seatName: (seat) => SEAT_LETTERS[seat] ?? String(seat + 1),
  inTurn: (view) => seatNumber(deciding(view) ?? ''),
  figureName: (seat, view, say) => {
    const hero = view.heroes[seat]?.hero;
    return hero ? say(heroName(hero).slice(1)) : null;
  },
  facts,
  goal,
  threat,
  actions,
  describe,
  row,
  placesOf,
  meant,
  beginsTurn,
  isEnemys,
  isBoon,
  isTelling,
  cue,
  figures,
  placesIn,
  questionsAt,
  explain,
  ending: (name) => `last-bastion-ending-${name}`,
};

export default lastBastion;
