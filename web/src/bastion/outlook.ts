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

export const facts = (view: View): Fact[] => [{ words: words('bastion-fact-deck', { count: view.deck.left }) }];

/** The wall and the camp have to be cleared. While the siege is laid out, neither says anything yet. */
export function goal(view: View): Countdown | null {
  if (view.stage !== 'play') return null;
  const count = view.wall.filter((unit) => unit !== null).length;
  return { left: count, words: [words('bastion-goal-wall', { count, camp: view.deck.left }), words('bastion-goal-clear')] };
}

export function threat(view: View): Threat | null {
  if (view.stage !== 'play') return null;
  const left = view.foresight['moves-until-fall'];
  return { left, words: [words('bastion-threat', { count: left })], level: level(left), next: left > NEAR ? [] : next(view) };
}

/** Whether the bastion is about to fall. */
export const isGrave = (view: View): boolean => view.foresight['moves-until-fall'] <= GRAVE;

const level = (left: number): Level => (left > NEAR ? 'calm' : left > GRAVE ? 'near' : 'grave');

function next(view: View): Menace[] {
  const { marcher } = view.foresight;
  if (!marcher || view.deck.left) return [];
  return [{ seat: null, words: words('bastion-menace-marches', { from: marcher.from, to: marcher.to ?? 0 }) }];
}

/** How many enemy moves longer the bastion would hold after an attack. */
export function relief({ move }: ChoiceOf<Move>, view: View): number | null {
  const unit = move.do === 'attack' ? unitAt(view, move.target) : move.do === 'strike' ? (view.attack?.unit ?? null) : null;
  return unit && view.deck.left + view.wall.filter(Boolean).length > 1 ? unit.won : null;
}
