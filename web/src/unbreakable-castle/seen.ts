/** Small questions about a view, asked in many places. */
import { type Goods, PARTS, type Player, type Quest, type Resource, SEAT_LETTERS, type View } from './view';

export const seatNumber = (letter: string): number => SEAT_LETTERS.findIndex((each) => each === letter);

export const playerAt = (view: View, seat: string | null): Player | undefined =>
  view.players.find((each) => each.seat === seat);

/** The player whose eyes the view is for; none for onlookers. */
export const me = (view: View): Player | undefined => playerAt(view, view.seat);

/** Quests whose faces this view shows. */
export const facesOf = (player: Player | undefined): Quest[] =>
  (player?.quests ?? []).filter((each): each is Quest => 'quest' in each);

export const amount = (goods: Goods, resource: Resource): number => goods[resource] ?? 0;

export const partsBuilt = (player: Player): number =>
  PARTS.reduce((sum, part) => sum + Math.min(player.castle[part].have, player.castle[part].need), 0);

export const resourceId = (resource: string): string => `unbreakable-castle-resource-${resource}`;
export const raceId = (race: string): string => `unbreakable-castle-race-${race}`;
export const partId = (part: string): string => `unbreakable-castle-part-${part}`;
export const questId = (quest: string): string => `unbreakable-castle-quest-${quest}`;
