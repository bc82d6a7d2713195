import bank from 'icon:bank';
import card from 'icon:card-pickup';
import cross from 'icon:cancel';
import done from 'icon:check-mark';
import fist from 'icon:crossed-swords';
import flag from 'icon:flying-flag';
import hammer from 'icon:hammer-drop';
import hands from 'icon:shaking-hands';
import scales from 'icon:conversation';
import type { Action } from '../face';
import type { ChoiceOf } from '../board';
import { barrier, scroll, trader } from './icons';
import { possibleAt } from './places';
import type { Move, View } from './view';

interface Kind {
  id: string;
  verbs: readonly Move['do'][];
  label: string;
  icon: string;
  key: string;
  /** What it is called once it was done this turn. */
  past?: string;
  /** How sensible it is as the next thing. */
  use?: number;
  ends?: boolean;
}

/** The action bar from left to right. */
const KINDS: readonly Kind[] = [
  { id: 'race', verbs: ['race'], label: 'unbreakable-castle-action-race', icon: flag, key: 'c' },
  { id: 'open', verbs: ['open'], label: 'unbreakable-castle-action-open', icon: card, key: 'o', use: 8, past: 'unbreakable-castle-action-opened' },
  { id: 'fight', verbs: ['fight'], label: 'unbreakable-castle-action-fight', icon: fist, key: 'f', use: 7 },
  { id: 'befriend', verbs: ['befriend'], label: 'unbreakable-castle-action-befriend', icon: hands, key: 'g', use: 9 },
  { id: 'fulfil', verbs: ['fulfil'], label: 'unbreakable-castle-action-fulfil', icon: scroll, key: 'q', use: 8 },
  { id: 'help', verbs: ['help'], label: 'unbreakable-castle-action-help', icon: hammer, key: 'l' },
  { id: 'strike', verbs: ['strike'], label: 'unbreakable-castle-action-strike', icon: fist, key: 's' },
  { id: 'forgo', verbs: ['forgo'], label: 'unbreakable-castle-action-forgo', icon: cross, key: 'x' },
  { id: 'lose', verbs: ['lose'], label: 'unbreakable-castle-action-lose', icon: barrier, key: 'p' },
  { id: 'favour', verbs: ['favour'], label: 'unbreakable-castle-action-favour', icon: scroll, key: 'p' },
  { id: 'accept', verbs: ['accept'], label: 'unbreakable-castle-action-accept', icon: hands, key: 'g', use: 9 },
  { id: 'counter', verbs: ['counter'], label: 'unbreakable-castle-action-counter', icon: scales, key: 'c' },
  { id: 'decline', verbs: ['decline'], label: 'unbreakable-castle-action-decline', icon: cross, key: 'd' },
  { id: 'build', verbs: ['build'], label: 'unbreakable-castle-action-build', icon: hammer, key: 'b', use: 5, past: 'unbreakable-castle-action-built' },
  { id: 'exchange', verbs: ['exchange'], label: 'unbreakable-castle-action-exchange', icon: bank, key: 'm' },
  { id: 'barter', verbs: ['barter'], label: 'unbreakable-castle-action-barter', icon: trader, key: 't' },
  { id: 'offer', verbs: ['offer'], label: 'unbreakable-castle-action-offer', icon: hands, key: 'f' },
  { id: 'end', verbs: ['end turn'], label: 'unbreakable-castle-action-end', icon: done, key: 'e', ends: true },
];

/** Whether this was done already in the turn that is going on. */
function isUsed(id: string, view: View): boolean {
  if (view.seat !== view.turn.seat || view.stage !== 'market') return false;
  return id === 'open' || (id === 'build' && view.turn.has_built);
}

/** The buttons for these moves; used actions stay while the turn lasts. */
export function actions(choices: readonly ChoiceOf<Move>[], view: View): Action<Move>[] {
  return KINDS.flatMap((kind): Action<Move>[] => {
    const mine = choices.filter((choice) => kind.verbs.includes(choice.move.do));
    const used = !mine.length && kind.past !== undefined && isUsed(kind.id, view);
    if (!mine.length && !used) return [];
    const words = { id: used ? (kind.past ?? kind.label) : kind.label, args: {} };
    const { id, icon, key, use = 0, ends = false } = kind;
    return [{ id, words, icon, key, choices: mine, count: possibleAt(mine).size, used, use: used ? 0 : use, ends }];
  });
}
