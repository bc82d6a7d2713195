import type { Token } from '../board';
import type { Row } from '../face';
import type { Say } from '../texts/catalogue';
import { describe } from './describe';
import { nameOf } from './names';
import { bestChance, rounded, targets } from './odds';
import { type Choice, fieldsOf, type Fields } from './places';
import { cardAt, heroInTurn, heroOf, isColour } from './position';
import type { View } from './view';

const text = (value: unknown): string => String(value ?? '');

/** What `Thumb` draws for each kind of move: a card, a tile, a hero, a token. */
const PICTURES: Record<string, (move: Fields, view: View) => string> = {
  hero: (move) => `hero ${text(move.hero)}`,
  resolve: (move) => `card ${text(move.slot)}`,
  place: (move) => `slot ${text(move.slot)}`,
  lose: (move) => `token ${text(move.token)}`,
  grasp: (move) => `tile ${text(move.tile)}`,
  move: (move) => `tile ${text(move.tile)}`,
  call: (move) => `tile ${text(move.tile)}`,
  activate: (_, view) => `tile ${text(heroInTurn(view)?.tile)}`,
  fight: (move) => `card ${text(move.slot)}`,
  'fight both': (move) => `card ${text(move.first)} ${text(move.second)}`,
  beat: (move) => `card ${text(move.slot)}`,
  'beat both': (move) => `card ${text(move.first)} ${text(move.second)}`,
  enchant: (move) => `card ${text(move.slot)}`,
  forage: (move) => `token ${text(move.colour)}`,
  gain: (move) => `token ${text(move.colour)}`,
  raise: (move) => `token ${text(move.colour)}`,
  give: (move) => `token ${text(move.colour)}`,
  first: (move) => `card ${text(move.slot)}`,
  'cleanse tile': (move) => `tile ${text(move.tile)}`,
  'cleanse card': (move) => `card ${text(move.slot)}`,
  net: (move) => `card ${text(move.slot)}`,
  shift: (move) => `card ${text(move.first)}`,
  bury: (move) => `card ${text(move.slot)}`,
  trap: (move) => `slot ${text(move.slot)}`,
};

export function pictureOf(choice: Choice, view: View): string | null {
  const move = fieldsOf(choice);
  const found = PICTURES[move.do]?.(move, view);
  if (found) return found;
  const hero = heroOf(view, text(move.seat))?.hero;
  return hero ? `hero ${hero}` : null;
}

/** Equipment that a move spends, by colour. */
export function priceOf(choice: Choice, view: View, say: Say): Token[] {
  const move = fieldsOf(choice);
  const paid: [unknown, unknown][] =
    move.do === 'beat' ? [[move.slot, move.spent]] : move.do === 'beat both' ? [[move.first, move.spent], [move.second, move.more]] : [];
  return paid.flatMap(([slot, count]) => {
    const colour = cardAt(view, text(slot))?.colour;
    if (!colour || !Number(count)) return [];
    const label = say('last-bastion-counted', { token: `@last-bastion-token-${colour}`, count: Number(count) });
    return [{ token: colour, count: Number(count), label }];
  });
}

/** The move as a row among others. */
export function row(choice: Choice, view: View, say: Say): Row {
  const slots = targets(choice);
  const best = slots.length ? bestChance(view, slots) : null;
  const words = describe(choice, view);
  const cards = slots.flatMap((slot) => cardAt(view, slot) ?? []);
  return {
    picture: pictureOf(choice, view),
    name: cards.length ? cards.map((card) => nameOf(card, say)).join(' + ') : say(words.id, words.args),
    ...(slots.length ? { place: slots.join(' · ') } : {}),
    price: priceOf(choice, view, say),
    brings: best === null ? [] : [say('last-bastion-percent', { percent: rounded(best) })],
  };
}

/** What the move in the preview would change for whoever decides. */
export function changesOf(choice: Choice | null, seat: string, view: View): Record<string, number> {
  if (!choice) return {};
  const move = fieldsOf(choice);
  if (move.do === 'call' && view.active === seat) return { call: -1 };
  if (move.do === 'lose') return { [text(move.token)]: -1 };
  if (move.do === 'gain' || move.do === 'forage') return isColour(text(move.colour)) ? { [text(move.colour)]: 1 } : {};
  if (move.do === 'bury') return { life: -1 };
  if (move.do === 'treat' && move.seat === seat) return { life: 1 };
  if (move.do === 'give' && move.seat === seat) return { [text(move.colour)]: 1 };
  return {};
}
