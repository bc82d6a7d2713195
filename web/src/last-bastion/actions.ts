import bolt from 'icon:magic-swirl';
import done from 'icon:check-mark';
import flag from 'icon:rally-the-troops';
import hand from 'icon:hand';
import stand from 'icon:body-height';
import stay from 'icon:cancel';
import steps from 'icon:footsteps';
import swords from 'icon:crossed-swords';
import dice from 'icon:rolling-dices';
import type { Action } from '../face';
import { HERO_ICONS, TILE_ICONS } from './icons';
import { bestChance, targets } from './odds';
import { type Choice, fieldsOf, placesOf } from './places';
import { heroInTurn } from './position';
import { HERO_DEEDS } from './short';
import type { Move, Question, View } from './view';

type Used = keyof View['this-turn'];

interface Kind {
  id: string;
  verbs: readonly string[];
  /** What its button says; a power is named by its hero. */
  label: string;
  icon: string;
  key: string;
  /** How sensible it is as the next thing; 0: never by itself. */
  use: number;
  /** What of this turn says it is used, and what it is called then. */
  used?: Used;
  past?: string;
  /** Said to whoever is about to end the turn without it. */
  reminder?: string;
  ends?: boolean;
  /** How many places there are says nothing: nearly always all of them, and people would read it as tokens. */
  uncounted?: boolean;
}

const ANSWERS = [
  'resolve', 'assign', 'place', 'lose', 'grasp', 'pay', 'first', 'gain', 'cleanse tile', 'cleanse card', 'cleanse hero',
  'net', 'shift', 'treat', 'raise', 'give', 'heal', 'bury', 'trap',
];

/** The action bar from left to right: a hero's turn, then answers to questions. */
const KINDS: readonly Kind[] = [
  { id: 'move', verbs: ['move'], label: 'last-bastion-action-move', icon: steps, key: 'm', use: 10, used: 'moved', past: 'last-bastion-action-moved', reminder: 'last-bastion-can-move', uncounted: true },
  { id: 'stand', verbs: ['stand up'], label: 'last-bastion-do-stand-up', icon: stand, key: 's', use: 15, reminder: 'last-bastion-can-stand' },
  { id: 'fight', verbs: ['fight', 'fight both'], label: 'last-bastion-action-fight', icon: swords, key: 'f', use: 40, used: 'fought', past: 'last-bastion-action-fought', reminder: 'last-bastion-can-fight' },
  { id: 'tile', verbs: ['activate'], label: 'last-bastion-action-tile', icon: hand, key: 't', use: 30, used: 'activated', past: 'last-bastion-action-tile-used', reminder: 'last-bastion-can-tile' },
  { id: 'power', verbs: ['ride', 'enchant', 'forage', 'meditate'], label: '', icon: bolt, key: 'p', use: 20, used: 'power-used', past: 'last-bastion-action-power-used', reminder: 'last-bastion-can-power', uncounted: true },
  { id: 'call', verbs: ['call'], label: 'last-bastion-action-call', icon: flag, key: 'c', use: 0, uncounted: true },
  { id: 'hero', verbs: ['hero'], label: 'last-bastion-action-hero', icon: flag, key: 'g', use: 50 },
  { id: 'answer', verbs: ANSWERS, label: 'last-bastion-action-choose', icon: hand, key: 'a', use: 50 },
  { id: 'beat', verbs: ['beat', 'beat both'], label: 'last-bastion-action-beat', icon: swords, key: 'b', use: 50 },
  { id: 'reroll', verbs: ['reroll', 'reroll corruption'], label: 'last-bastion-action-reroll', icon: dice, key: 'd', use: 0 },
  { id: 'stay', verbs: ['stay'], label: 'last-bastion-do-stay', icon: stay, key: 'x', use: 0 },
  { id: 'leave', verbs: ['leave'], label: 'last-bastion-do-leave', icon: stay, key: 'x', use: 0 },
  { id: 'spare', verbs: ['spare'], label: 'last-bastion-do-spare', icon: stay, key: 'x', use: 1 },
  { id: 'done', verbs: ['done'], label: 'last-bastion-do-done', icon: done, key: 'g', use: 1 },
  { id: 'keep', verbs: ['keep'], label: 'last-bastion-do-keep', icon: dice, key: 'g', use: 5 },
  { id: 'end', verbs: ['end turn'], label: 'last-bastion-do-end-turn', icon: done, key: 'e', use: 0, ends: true },
];

/** The drawing of a button: the tile to be used and the hero's power have their own. */
function iconOf(kind: Kind, view: View): string {
  const hero = heroInTurn(view);
  if (kind.id === 'tile') return TILE_ICONS[hero?.tile ?? ''] ?? kind.icon;
  if (kind.id === 'power') return HERO_ICONS[hero?.hero ?? ''] ?? kind.icon;
  return kind.icon;
}

/** What a button says: used actions are past, a power is called by what it does. */
function labelOf(kind: Kind, view: View, used: boolean): string {
  if (used) return kind.past ?? kind.label;
  return kind.id === 'power' ? (HERO_DEEDS[heroInTurn(view)?.hero ?? ''] ?? kind.label) : kind.label;
}

/** A fight less likely to succeed than this is nobody's next thing to do. */
const HOPE = 25;

/** The chance of the likeliest of these fights. */
const chanceOf = (choices: readonly Choice[], view: View): number =>
  Math.max(0, ...choices.map((choice) => bestChance(view, targets(choice)) ?? 0));

/** Once the hero has acted, few want to walk on: it is offered, but nobody is reminded of it. */
function useOf(kind: Kind, choices: readonly Choice[], view: View, acting: boolean): number {
  const { activated, fought } = view['this-turn'];
  if (kind.id === 'fight' && chanceOf(choices, view) < HOPE) return 0;
  return kind.id === 'move' && acting && (activated || fought) ? 0 : kind.use;
}

/** The likeliest fight first. */
const ordered = (choices: readonly Choice[], view: View): Choice[] =>
  [...choices].sort((one, other) => (bestChance(view, targets(other)) ?? 0) - (bestChance(view, targets(one)) ?? 0));

/** The buttons for these moves; used actions stay while the turn lasts. */
export function actions(choices: readonly Choice[], view: View, question: Question | null): Action<Move>[] {
  const acting = question?.ask === 'hero-phase' && choices.length > 0;
  return KINDS.flatMap((kind): Action<Move>[] => {
    const mine = choices.filter((choice) => kind.verbs.includes(fieldsOf(choice).do));
    const used = acting && !mine.length && kind.used !== undefined && view['this-turn'][kind.used];
    if (!mine.length && !used) return [];
    return [
      {
        id: kind.id,
        words: { id: labelOf(kind, view, used), args: {} },
        icon: iconOf(kind, view),
        key: kind.key,
        choices: ordered(mine, view),
        count: kind.uncounted ? 0 : new Set(mine.flatMap((choice) => placesOf(choice, view))).size,
        used,
        use: useOf(kind, mine, view, acting),
        ends: kind.ends ?? false,
        ...(kind.reminder ? { reminder: { id: kind.reminder, args: {} } } : {}),
      },
    ];
  });
}
