import type { Place } from '../board';
import { type Board, type Card, type Colour, COLOURS, type Hero, SEAT_LETTERS, type Slot, SLOT_NAMES, type SlotName, type Tile, type View } from './view';

/** Questions that are often asked about a view. */

export const isSlot = (place: Place): place is SlotName => SLOT_NAMES.some((slot) => slot === place);
export const isSeat = (place: Place): boolean => /^[A-D]$/.test(place);
export const isColour = (word: string): word is Colour => COLOURS.some((colour) => colour === word);

/** Whether an effect helps the heroes: what some cards leave behind when they are beaten. */
export const isHelpful = (effect: string): boolean => /^(gain|remove)-/.test(effect);

export const boardOf = (view: View, slot: Place): Board | undefined =>
  view.boards.find((board) => board.slots.some((each) => each.slot === slot));

export const slotAt = (view: View, place: Place): Slot | undefined =>
  boardOf(view, place)?.slots.find((each) => each.slot === place);

export const cardAt = (view: View, place: Place): Card | null => slotAt(view, place)?.card ?? null;

export const tileAt = (view: View, place: Place): Tile | undefined => view.tiles.find((tile) => tile.tile === place);

export const heroOf = (view: View, seat: string | null): Hero | undefined =>
  view.heroes.find((hero) => hero.seat === seat);

/** The hero whose turn it is, if one is. */
export const heroInTurn = (view: View): Hero | undefined => heroOf(view, view.active);

/** The seat that decides: whoever is asked, else whose turn it is. */
export const deciding = (view: View): string | null => (view.actor && view.actor !== '*' ? view.actor : view.active);

export const seatNumber = (seat: string): number => SEAT_LETTERS.findIndex((each) => each === seat);

/** Whether the game has left the set-up. */
export const isUnderWay = (view: View): boolean => view.turn > 0;

/** Everything that holds a Grasp: cards on boards, by slot. */
export const cards = (view: View): { slot: Place; card: Card }[] =>
  view.boards.flatMap((board) => board.slots.flatMap(({ slot, card }) => (card ? [{ slot, card }] : [])));

/** What is still hidden below the surface: how many cards until the next warlord. */
export const nextWarlord = (view: View): number | null => view.upcoming?.['warlord-depths'][0] ?? null;

/** Warlords that stand on the boards now. */
/** How many warlords have come: one that was just drawn looks for its slot. */
export const warlordsInPlay = (view: View): number => [...cards(view).map(({ card }) => card), ...(view.drawn ? [view.drawn] : [])].filter((card) => card.warlord).length;

/** A message id as an argument that brings its forms along; words of a player's own file stay. */
export const named = (name: string | null | undefined): string => name ?? '';

export const heroName = (hero: string | null | undefined): string => (hero ? `@last-bastion-name-${hero}` : '');
export const tileName = (tile: string | null | undefined): string => (tile ? `@last-bastion-tile-${tile}` : '');
export const colourName = (colour: string | null | undefined): string => (colour ? `@last-bastion-colour-${colour}` : '');
export const effectName = (effect: string): string => `@last-bastion-effect-${effect}`;
