/** Small questions about a view, asked in many places. */
import type { Plain } from '../plain';
import type { Goods, Part, Player, Quest, Resource, View } from './view';

export const SEATS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const RESOURCES: readonly Resource[] = ['wood', 'clay', 'ore', 'stone', 'gold', 'mana'];
export const TRADABLE: readonly Resource[] = RESOURCES.slice(0, 5);
export const PARTS: readonly Part[] = ['citadel', 'tower', 'gates', 'wall'];

/** The shell hands views over as plain data; here they get their type. */
export const asView = (view: Plain): View => view as unknown as View;

export const seatNumber = (letter: string): number => SEATS.findIndex((each) => each === letter);

export const playerAt = (view: View, seat: string | null): Player | undefined =>
  view.players.find((each) => each.seat === seat);

/** The player whose eyes the view is for; none for onlookers. */
export const me = (view: View): Player | undefined => playerAt(view, view.seat);

/** Quests whose faces this view shows. */
export const facesOf = (player: Player): Quest[] =>
  player.quests.filter((each): each is Quest => 'quest' in each);

export const amount = (goods: Goods, resource: Resource): number => goods[resource] ?? 0;

export const partsBuilt = (player: Player): number =>
  PARTS.reduce((sum, part) => sum + Math.min(player.castle[part].have, player.castle[part].need), 0);

export const resourceId = (resource: string): string => `unbreakable-castle-resource-${resource}`;
export const raceId = (race: string): string => `unbreakable-castle-race-${race}`;
export const partId = (part: string): string => `unbreakable-castle-part-${part}`;
export const questId = (quest: string): string => `unbreakable-castle-quest-${quest}`;
