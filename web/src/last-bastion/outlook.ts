import type { Countdown, Fact, Level, Threat } from '../face';
import type { Words } from '../protocol';
import { nextWarlord, warlordsInPlay } from './position';
import type { View } from './view';

/** How near defeat and victory are. */

/** From so few cards on, people begin to count them. */
const FEW_CARDS = 6;

export const facts = (view: View): Fact[] => (view.turn ? [{ words: { id: 'last-bastion-fact-deck', args: { count: view.deck.size } } }] : []);

/** Whether one more Life lost would leave nobody standing. */
function isLastLife(view: View): boolean {
  const standing = view.heroes.filter((hero) => !hero.down);
  return standing.length === 1 && standing[0]?.tokens.life === 1;
}

/** What would lose the game next, besides a third tile. */
function danger(view: View): Words | null {
  if (!view.deck.size) return { id: 'last-bastion-deck-empty', args: {} };
  return isLastLife(view) ? { id: 'last-bastion-last-life', args: {} } : null;
}

function level(view: View, left: number): Level {
  if (left <= 1 || danger(view)) return 'grave';
  const falls = view.upcoming?.horde[0]?.effects.some((each) => each.tile) ?? false;
  return falls || view.deck.size <= FEW_CARDS ? 'near' : 'calm';
}

/** So many more tiles may be grasped; the worst other danger stands in the place of what a third one does. */
export function threat(view: View): Threat | null {
  if (!view.turn) return null;
  const { now, 'lost-at': all } = view['grasped-tiles'];
  const worst = danger(view) ?? { id: 'last-bastion-grasp-loses', args: { all } };
  return {
    left: all - now,
    words: [{ id: 'last-bastion-grasp-count', args: { now, all } }, worst],
    level: level(view, all - now),
    next: [],
  };
}

/** Warlords win the game: where the next one is, and how many are beaten. */
export function goal(view: View): Countdown | null {
  if (!view.turn) return null;
  const standing = warlordsInPlay(view);
  const depth = nextWarlord(view);
  const { beaten, all } = view.warlords;
  const where: Words[] = standing
    ? [{ id: 'last-bastion-warlord-stands', args: { count: standing } }]
    : depth === null
      ? []
      : [{ id: 'last-bastion-warlord-in', args: { count: depth } }];
  return { left: standing ? null : depth, words: [...where, { id: 'last-bastion-goal', args: { beaten, all } }] };
}
