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
  main?: boolean;
}

/** The action bar from left to right. */
const KINDS: readonly Kind[] = [
  { id: 'move', verbs: ['move', 'speed', 'speed copy', 'go'], label: 'bastion-action-move', icon: pin, key: 'm', used: 'moved', past: 'bastion-action-moved' },
  { id: 'channel', verbs: ['channel', 'tower', 'gather', 'prism', 'prism copy'], label: 'bastion-action-channel', icon: drops, key: 'c', used: 'channelled', past: 'bastion-action-channelled' },
  { id: 'attack', verbs: ['attack', 'shoot', 'shoot copy'], label: 'bastion-action-attack', icon: swords, key: 'a', used: 'attacked', past: 'bastion-action-attacked' },
  { id: 'revive', verbs: ['revive'], label: 'bastion-action-revive', icon: revive, key: 'v', used: 'revived', past: 'bastion-action-revived' },
  { id: 'cast', verbs: ['cast', 'copy', 'ask', 'ask copy'], label: 'bastion-action-spells', icon: bolt, key: 's' },
  { id: 'artifacts', verbs: ['convert', 'accumulate'], label: 'bastion-action-artifacts', icon: gem, key: 'i' },
  { id: 'pick', verbs: ['pick'], label: 'bastion-action-pick', icon: flag, key: 'k' },
  { id: 'pay', verbs: ['pay'], label: 'bastion-action-pay', icon: coins, key: 'p' },
  { id: 'perform', verbs: ['perform', 'return'], label: 'bastion-action-rituals', icon: book, key: 't' },
  { id: 'build', verbs: ['build'], label: 'bastion-action-build', icon: brick, key: 'b' },
  { id: 'decline', verbs: ['decline'], label: 'bastion-do-decline', icon: cross, key: 'd' },
  { id: 'cancel', verbs: ['cancel'], label: 'bastion-do-cancel', icon: cross, key: 'x' },
  { id: 'skip', verbs: ['skip'], label: 'bastion-do-skip', icon: cross, key: 'x' },
  { id: 'strike', verbs: ['strike'], label: 'bastion-do-strike', icon: swords, key: 'g', main: true },
  { id: 'take', verbs: ['take'], label: 'bastion-do-take', icon: drops, key: 'g', main: true },
  { id: 'agree', verbs: ['agree'], label: 'bastion-do-agree', icon: hands, key: 'g', main: true },
  { id: 'end', verbs: ['end'], label: 'bastion-do-end', icon: done, key: 'e', main: true },
];

/** The buttons for these moves; used actions stay while the turn lasts. */
export function actions(choices: readonly ChoiceOf<Move>[], view: View, question: Question | null): Action<Move>[] {
  const acting = question?.ask === 'act';
  return KINDS.flatMap((kind): Action<Move>[] => {
    const mine = choices.filter((choice) => kind.verbs.includes(choice.move.do));
    const used = acting && kind.used !== undefined && view['turn-state'].done.includes(kind.used);
    if (!mine.length && !used) return [];
    const id = used && !mine.length ? (kind.past ?? kind.label) : kind.label;
    const count = new Set(mine.flatMap((choice) => placesOf(choice, view))).size;
    const { icon, key, main = false } = kind;
    return [{ id: kind.id, words: { id, args: {} }, icon, key, choices: mine, count, used: used && !mine.length, main }];
  });
}
