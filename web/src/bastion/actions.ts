import bolt from 'icon:fire-ray';
import book from 'icon:scroll-unfurled';
import brick from 'icon:stone-tower';
import coins from 'icon:crystal-cluster';
import cross from 'icon:cancel';
import done from 'icon:check-mark';
import drops from 'icon:droplets';
import flag from 'icon:flying-flag';
import gem from 'icon:gem-pendant';
import hands from 'icon:shaking-hands';
import pin from 'icon:position-marker';
import revive from 'icon:health-normal';
import swords from 'icon:crossed-swords';
import type { Action } from '../face';
import type { ChoiceOf } from '../board';
import { placesOf } from './places';
import { actorSeat, unitAt } from './lookup';
import { canPay } from './prices';
import type { Move, Question, TurnAction, View } from './view';

interface Kind {
  id: string;
  verbs: readonly Move['do'][];
  label: string;
  icon: string;
  key: string;
  /** The word in `turn-state.done` that says it is used, and what it is called then. */
  used?: TurnAction;
  past?: string;
  /** How sensible it is as the next thing. */
  use?: number;
  ends?: boolean;
  reminder?: string;
}

/** What is asked for, and the answer that goes on: they come before everything of one's own will. */
const ASKED = 8;
const ANSWER = 9;
const MOVE = 4;

/** The action bar from left to right. */
const KINDS: readonly Kind[] = [
  { id: 'move', verbs: ['move', 'speed', 'speed copy', 'go'], label: 'bastion-action-move', icon: pin, key: 'm', used: 'moved', past: 'bastion-action-moved', use: MOVE, reminder: 'bastion-reminder-move' },
  { id: 'channel', verbs: ['channel', 'tower', 'gather', 'prism', 'prism copy'], label: 'bastion-action-channel', icon: drops, key: 'c', used: 'channelled', past: 'bastion-action-channelled', use: 5, reminder: 'bastion-reminder-channel' },
  { id: 'attack', verbs: ['attack', 'shoot', 'shoot copy'], label: 'bastion-action-attack', icon: swords, key: 'a', used: 'attacked', past: 'bastion-action-attacked', use: 6, reminder: 'bastion-reminder-attack' },
  { id: 'revive', verbs: ['revive'], label: 'bastion-action-revive', icon: revive, key: 'v', used: 'revived', past: 'bastion-action-revived', use: 3 },
  { id: 'cast', verbs: ['cast', 'copy', 'ask', 'ask copy'], label: 'bastion-action-spells', icon: bolt, key: 's' },
  { id: 'artifacts', verbs: ['convert', 'accumulate'], label: 'bastion-action-artifacts', icon: gem, key: 'f' },
  { id: 'pick', verbs: ['pick'], label: 'bastion-action-pick', icon: flag, key: 'k', use: ASKED },
  { id: 'pay', verbs: ['pay'], label: 'bastion-action-pay', icon: coins, key: 'p', use: ASKED },
  { id: 'return', verbs: ['return'], label: 'bastion-action-return', icon: book, key: 't', use: ASKED },
  { id: 'perform', verbs: ['perform'], label: 'bastion-action-rituals', icon: book, key: 't', use: 2, reminder: 'bastion-reminder-perform' },
  { id: 'build', verbs: ['build'], label: 'bastion-action-build', icon: brick, key: 'b', use: ASKED },
  { id: 'decline', verbs: ['decline'], label: 'bastion-do-decline', icon: cross, key: 'd' },
  { id: 'cancel', verbs: ['cancel'], label: 'bastion-do-cancel', icon: cross, key: 'x' },
  { id: 'skip', verbs: ['skip'], label: 'bastion-do-skip', icon: cross, key: 'x' },
  { id: 'strike', verbs: ['strike'], label: 'bastion-do-strike', icon: swords, key: 'g', use: ANSWER },
  { id: 'take', verbs: ['take'], label: 'bastion-do-take', icon: drops, key: 'g', use: ANSWER },
  { id: 'agree', verbs: ['agree'], label: 'bastion-do-agree', icon: hands, key: 'g', use: ANSWER },
  { id: 'end', verbs: ['end'], label: 'bastion-do-end', icon: done, key: 'e', ends: true },
];

/** The buttons for these moves; used actions stay while the turn lasts. */
export function actions(choices: readonly ChoiceOf<Move>[], view: View, question: Question | null): Action<Move>[] {
  const acting = question?.ask === 'act' && choices.length > 0;
  return KINDS.flatMap((kind): Action<Move>[] => {
    const found = choices.filter((choice) => kind.verbs.includes(choice.move.do));
    const mine = kind.id === 'move' ? bestWaysFirst(found, view) : found;
    const used = acting && kind.used !== undefined && view['turn-state'].done.includes(kind.used);
    if (!mine.length && !used) return [];
    return [button(kind, mine, used && !mine.length, view)];
  });
}

function button(kind: Kind, choices: readonly ChoiceOf<Move>[], used: boolean, view: View): Action<Move> {
  const { id, icon, key, ends = false, reminder } = kind;
  const count = new Set(choices.flatMap((choice) => placesOf(choice, view))).size;
  const words = { id: used ? (kind.past ?? kind.label) : kind.label, args: {} };
  const use = used ? 0 : useOf(kind, choices, view);
  return { id, words, icon, key, choices, count, used, use, ends, ...(reminder ? { reminder: { id: reminder, args: {} } } : {}) };
}

/** An attack is of use if it can be paid, a move while it can lead to something else. */
function useOf({ id, use = 0 }: Kind, choices: readonly ChoiceOf<Move>[], view: View): number {
  const done = view['turn-state'].done;
  if (id === 'attack') return choices.some((choice) => isPaid(choice, view)) ? use : 0;
  if (id === 'move') return done.includes('channelled') && done.includes('attacked') ? 0 : use;
  if (id === 'cast') return view.attack ? ASKED : 0;
  return use;
}

function isPaid({ move }: ChoiceOf<Move>, view: View): boolean {
  const unit = move.do === 'attack' ? unitAt(view, move.target) : null;
  return unit !== null && canPay(unit.cost, actorSeat(view)?.mana ?? {});
}

/** The ways that lead to something this turn come first: an attack that can be paid, then the most mana. */
function bestWaysFirst(choices: readonly ChoiceOf<Move>[], view: View): readonly ChoiceOf<Move>[] {
  return choices
    .map((choice) => ({ choice, promise: 'tile' in choice.move ? promiseOf(choice.move.tile, view) : 0 }))
    .sort((one, other) => other.promise - one.promise)
    .map((each) => each.choice);
}

/** More than all the sources of a district give. */
const ATTACK = 100;

function promiseOf(tile: string, view: View): number {
  const district = view.districts.find((each) => each.place === tile);
  if (!district) return 0;
  const { done } = view['turn-state'];
  const purse = actorSeat(view)?.mana ?? {};
  const enemies = [...district.sections.map((section) => view.wall[section - 1]), district.square];
  const falls = !done.includes('attacked') && enemies.some((unit) => unit && !unit.shielded && canPay(unit.cost, purse));
  const mana = done.includes('channelled') ? 0 : total(district.sources.map((source) => (source.open ? source.gives : 0)));
  return (falls ? ATTACK : 0) + mana;
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);
