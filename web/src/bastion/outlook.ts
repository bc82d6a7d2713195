/** What wins and what loses, as the strip above the board tells it. */
import type { Countdown, Fact, Level, Menace, Threat } from '../face';
import type { ChoiceOf } from '../board';
import type { Words } from '../protocol';
import { unitAt } from './lookup';
import type { Move, View } from './view';

/** So few enemy moves until the fall are near, and so few are grave. */
const NEAR = 6;
const GRAVE = 3;

const words = (id: string, args: Words['args'] = {}): Words => ({ id, args });

/** While the siege is laid out, the deck says nothing yet. */
export const facts = (view: View): Fact[] =>
  view.stage === 'set-up' ? [] : [{ words: words('bastion-fact-deck', { count: view.deck.left }) }];

/** The wall and the deck have to be cleared. While the siege is laid out, there is nothing to count yet. */
export function goal(view: View): Countdown | null {
  if (view.stage === 'over') return null;
  if (view.stage === 'set-up') return { left: null, words: [words('bastion-goal-aim')] };
  const count = view.wall.filter((unit) => unit !== null).length;
  return { left: count, words: [words('bastion-goal-wall', { count, camp: view.deck.left }), words('bastion-goal-clear')] };
}

export function threat(view: View): Threat | null {
  if (view.stage !== 'play') return null;
  const left = view.upcoming['moves-until-fall'];
  return { left, words: [words('bastion-threat', { count: left })], level: level(left), next: left > NEAR ? [] : next(view) };
}

export const isNear = (view: View): boolean => view.upcoming['moves-until-fall'] <= NEAR;

/** Whether the bastion is about to fall. */
export const isGrave = (view: View): boolean => view.upcoming['moves-until-fall'] <= GRAVE;

const level = (left: number): Level => (left > NEAR ? 'calm' : left > GRAVE ? 'near' : 'grave');

const next = (view: View): Menace[] =>
  view.upcoming.next.map(({ after, from, to }) => {
    const seat = view.seats.findIndex((each) => each.seat === after);
    if (to === null) return { seat, words: words('bastion-menace-falls'), falls: true };
    return { seat, words: from === null ? words('bastion-menace-lands', { to }) : words('bastion-menace-marches', { from, to }) };
  });

/** How many enemy moves longer the bastion would hold after an attack. */
export function relief({ move }: ChoiceOf<Move>, view: View): number | null {
  const unit = move.do === 'attack' ? unitAt(view, move.target) : move.do === 'strike' ? (view.attack?.unit ?? null) : null;
  return unit && view.deck.left + view.wall.filter(Boolean).length > 1 ? unit.won : null;
}
