import type { Words } from '../protocol';
import { bestChance, rounded, targets } from './odds';
import { type Choice, fieldsOf, type Fields } from './places';
import { cardAt, colourName, effectName, heroInTurn, heroName, heroOf, tileName } from './position';
import { COLOURS, type Question, type View } from './view';

type Args = Record<string, unknown>;
type Teller = (move: Fields, view: View) => Args;

const text = (value: unknown): string => String(value ?? '');

const hero: Teller = (move, view) => ({ hero: heroName(heroOf(view, text(move.seat))?.hero), seat: text(move.seat) });
const tile: Teller = (move) => ({ tile: tileName(text(move.tile)) });
const colour: Teller = (move) => ({ colour: colourName(text(move.colour)), token: `@last-bastion-token-${text(move.colour)}` });
const slot: Teller = (move, view) => ({ card: cardAt(view, text(move.slot))?.name ?? '', slot: text(move.slot) });
const place: Teller = (move) => ({ slot: text(move.slot) });
const pair: Teller = (move, view) => ({
  card: cardAt(view, text(move.first))?.name ?? '',
  other: cardAt(view, text(move.second))?.name ?? '',
  from: text(move.first),
  slot: text(move.second),
});
/** How many dice show each face. */
const counted = (faces: readonly string[]): Args =>
  Object.fromEntries([...COLOURS, 'white'].map((face) => [face, faces.filter((each) => each === face).length]));
const nothing: Teller = () => ({});

/** What each kind of move is called when it is offered, and what it tells. */
const TELLERS: Record<string, readonly [string, Teller]> = {
  hero: ['last-bastion-do-hero', (move) => ({ hero: `@last-bastion-hero-${text(move.hero)}` })],
  resolve: ['last-bastion-do-resolve', (move, view) => ({ ...slot(move, view), effect: effectName(text(move.effect)) })],
  assign: ['last-bastion-do-assign', hero],
  place: ['last-bastion-do-place', place],
  lose: ['last-bastion-do-lose', (move) => ({ token: `@last-bastion-token-${text(move.token)}` })],
  grasp: ['last-bastion-do-grasp', tile],
  keep: ['last-bastion-do-keep', nothing],
  'reroll corruption': ['last-bastion-do-reroll-corruption', nothing],
  reroll: ['last-bastion-do-reroll', (move) => counted(text(move.faces).split(' '))],
  move: ['last-bastion-do-move', tile],
  'stand up': ['last-bastion-do-stand-up', nothing],
  stay: ['last-bastion-do-stay', nothing],
  fight: ['last-bastion-do-fight', slot],
  'fight both': ['last-bastion-do-fight-both', pair],
  activate: ['last-bastion-do-activate', (_, view) => ({ tile: tileName(heroInTurn(view)?.tile) })],
  call: ['last-bastion-do-call', tile],
  ride: ['last-bastion-do-ride', hero],
  enchant: ['last-bastion-do-enchant', slot],
  forage: ['last-bastion-do-forage', colour],
  meditate: ['last-bastion-do-meditate', nothing],
  'end turn': ['last-bastion-do-end-turn', nothing],
  beat: ['last-bastion-do-beat', (move, view) => ({ ...slot(move, view), count: Number(move.spent) })],
  'beat both': ['last-bastion-do-beat-both', (move, view) => ({ ...pair(move, view), spent: Number(move.spent), more: Number(move.more), count: Number(move.spent) + Number(move.more) })],
  spare: ['last-bastion-do-spare', nothing],
  pay: ['last-bastion-do-pay', hero],
  first: ['last-bastion-do-first', slot],
  gain: ['last-bastion-do-gain', colour],
  'cleanse tile': ['last-bastion-do-cleanse-tile', tile],
  'cleanse card': ['last-bastion-do-cleanse-card', slot],
  'cleanse hero': ['last-bastion-do-cleanse-hero', hero],
  leave: ['last-bastion-do-leave', nothing],
  net: ['last-bastion-do-net', (move, view) => ({ ...slot(move, view), effect: effectName(text(move.effect)), when: `@last-bastion-when-${text(move.when)}` })],
  shift: ['last-bastion-do-shift', pair],
  done: ['last-bastion-do-done', nothing],
  treat: ['last-bastion-do-treat', hero],
  raise: ['last-bastion-do-raise', colour],
  give: ['last-bastion-do-give', (move, view) => ({ ...hero(move, view), ...colour(move, view) })],
  heal: ['last-bastion-do-heal', hero],
  bury: ['last-bastion-do-bury', slot],
  trap: ['last-bastion-do-trap', place],
};

/** A fight whose chances are known, with everything at hand, is offered with them. */
const WITH_ODDS: Record<string, string> = { fight: 'last-bastion-fight-odds', 'fight both': 'last-bastion-fight-both-odds' };

/** A legal move in words that fit a button. */
export function describe(choice: Choice, view: View): Words {
  const move = fieldsOf(choice);
  const [id, args] = TELLERS[move.do] ?? [choice.say, nothing];
  const best = bestChance(view, targets(choice));
  if (best !== null) return { id: WITH_ODDS[move.do] ?? id, args: { ...args(move, view), percent: rounded(best) } };
  return { id, args: args(move, view) };
}

/** What is asked of whoever decides; to act as one likes asks nothing. */
export const question = ({ ask }: Question): Words | null =>
  ask === 'hero-phase' ? null : { id: `last-bastion-ask-${ask}`, args: {} };
