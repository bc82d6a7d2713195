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

/** What is asked for comes before everything of one's own will. */
const ASKED = 8;

/** The action bar from left to right. */
const KINDS: readonly Kind[] = [
  { id: 'race', verbs: ['race'], label: 'unbreakable-castle-action-race', icon: flag, key: 'c', use: ASKED },
  { id: 'open', verbs: ['open'], label: 'unbreakable-castle-action-open', icon: card, key: 'o', past: 'unbreakable-castle-action-opened', use: 6 },
  { id: 'friend', verbs: ['befriend', 'fight'], label: 'unbreakable-castle-action-friend', icon: hands, key: 'g', use: ASKED },
  { id: 'fulfil', verbs: ['fulfil'], label: 'unbreakable-castle-action-fulfil', icon: scroll, key: 'q', use: ASKED },
  { id: 'help', verbs: ['help'], label: 'unbreakable-castle-action-help', icon: hammer, key: 'l', use: ASKED },
  { id: 'strike', verbs: ['strike', 'forgo'], label: 'unbreakable-castle-action-strike', icon: fist, key: 's', use: ASKED },
  { id: 'lose', verbs: ['lose'], label: 'unbreakable-castle-action-lose', icon: barrier, key: 'p', use: ASKED },
  { id: 'favour', verbs: ['favour'], label: 'unbreakable-castle-action-favour', icon: scroll, key: 'p', use: ASKED },
  { id: 'accept', verbs: ['accept'], label: 'unbreakable-castle-action-accept', icon: hands, key: 'g' },
  { id: 'counter', verbs: ['counter'], label: 'unbreakable-castle-action-counter', icon: scales, key: 'c' },
  { id: 'decline', verbs: ['decline'], label: 'unbreakable-castle-action-decline', icon: cross, key: 'd', use: 1 },
  { id: 'build', verbs: ['build'], label: 'unbreakable-castle-action-build', icon: hammer, key: 'b', past: 'unbreakable-castle-action-built' },
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

/** Whether a dialogue can be opened where the game suggests nothing: any exchange, offer and counter-offer may be made. */
function opens(id: string, view: View): boolean {
  if (id === 'counter') return view.market !== null && view.stage === 'answer';
  if (id === 'offer') return view.market?.may_offer ?? false;
  return id === 'exchange' && (view.market?.exchanges.length ?? 0) > 0;
}

/** The first exchange on the cheapest way to a part that can be reached now. */
function firstStep(view: View): string | null {
  const way = view.turn.has_built ? undefined : view.upcoming.parts.find((each) => each.exchanges?.length)?.exchanges;
  const step = way?.[0];
  return step ? `${step.with === 'bank' ? 'exchange' : 'barter'} ${step.give} for ${step.get}` : null;
}

/** A part that is missing is worth building, an exchange is worth making if it leads to one. */
function useOf({ id, use = 0 }: Kind, choices: readonly ChoiceOf<Move>[], view: View): number {
  if (id === 'build') return choices.some((each) => view.market?.builds.some(({ part, is_spare: spare }) => each.move.do === 'build' && part === each.move.part && !spare)) ? 7 : 0;
  if (id !== 'exchange' && id !== 'barter') return use;
  const step = view.stage === 'market' ? firstStep(view) : null;
  return choices.some((each) => each.say === step) ? 5 : 0;
}

/** The likeliest choice first: it stands ready when the action is picked. */
function sorted(id: string, choices: readonly ChoiceOf<Move>[], view: View): readonly ChoiceOf<Move>[] {
  if (id === 'open') return choices.toSorted((one, other) => promise(other, view) - promise(one, view));
  const step = firstStep(view);
  if (id === 'friend') return choices.toSorted((one) => (one.move.do === 'befriend' ? -1 : 1));
  return choices.toSorted((one, other) => Number(other.say === step) - Number(one.say === step));
}

function promise({ move }: ChoiceOf<Move>, view: View): number {
  const [hits, all] = view.upcoming.cells.find((each) => move.do === 'open' && each.cell === move.cell)?.any ?? [0, 1];
  return hits / all;
}

const REMINDERS: Record<string, string> = {
  build: 'unbreakable-castle-reminder-build',
  exchange: 'unbreakable-castle-reminder-exchange',
  barter: 'unbreakable-castle-reminder-exchange',
};

/** The buttons for these moves; used actions stay while the turn lasts. */
export function actions(choices: readonly ChoiceOf<Move>[], view: View): Action<Move>[] {
  return KINDS.flatMap((kind): Action<Move>[] => {
    const mine = choices.filter((choice) => kind.verbs.includes(choice.move.do));
    const used = !mine.length && kind.past !== undefined && isUsed(kind.id, view);
    const opened = opens(kind.id, view);
    return mine.length || used || opened ? [button(kind, sorted(kind.id, mine, view), used, opened, view)] : [];
  });
}

function button(kind: Kind, choices: readonly ChoiceOf<Move>[], used: boolean, opened: boolean, view: View): Action<Move> {
  const { id, icon, key, ends = false } = kind;
  const words = { id: used ? (kind.past ?? kind.label) : kind.label, args: {} };
  const reminder = REMINDERS[id];
  return {
    id, icon, key, words, choices, used, ends,
    count: possibleAt(choices).size,
    use: used ? 0 : useOf(kind, choices, view),
    opens: opened,
    ...(reminder ? { reminder: { id: reminder, args: {} } } : {}),
  };
}
