import type { Place } from '../board';
import { type Choice, fieldsOf } from './places';
import { cardAt } from './position';
import type { Colour, DoubleFight, SingleFight, View } from './view';

/** A chance with so many tokens at hand. Tokens are spent after the roll, and only if they help. */
export interface Chance {
  /** Tokens for each card, in the order of the slots. */
  equipment: readonly number[];
  percent: number;
}

/** The slots a fight is against; none for other moves. */
export function targets(choice: Choice): Place[] {
  const move = fieldsOf(choice);
  if (move.do === 'fight') return [String(move.slot)];
  return move.do === 'fight both' ? [String(move.first), String(move.second)] : [];
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

const percentOf = (fight: SingleFight | DoubleFight): number => ('both' in fight ? fight.both : fight.beat).percent;
const total = (equipment: readonly number[]): number => equipment.reduce((sum, each) => sum + each, 0);

/** No other way needs as few tokens of each kind and is as likely. */
function isUseful(one: Chance, all: readonly Chance[]): boolean {
  return !all.some(
    (other) =>
      other !== one &&
      other.percent >= one.percent &&
      total(other.equipment) < total(one.equipment) &&
      other.equipment.every((count, at) => count <= (one.equipment[at] ?? 0)),
  );
}

/** The chance to beat everything fought, for each amount of tokens that makes a difference. */
export function chances(view: View, slots: readonly Place[]): Chance[] {
  const fights = (view.upcoming?.fights ?? []).filter((fight) => same(fight.slots, slots));
  const all = fights.map((fight) => ({ equipment: fight.equipment, percent: percentOf(fight) }));
  return all
    .filter((each) => isUseful(each, all))
    .sort((one, other) => total(one.equipment) - total(other.equipment) || one.percent - other.percent);
}

/** The chance to beat at least one of two cards with everything at hand. */
export function eitherChance(view: View, slots: readonly Place[]): number | null {
  const fights = (view.upcoming?.fights ?? []).filter((fight) => same(fight.slots, slots));
  const all = fights.flatMap((fight) => ('either' in fight ? [fight.either.percent] : []));
  return all.length ? Math.max(...all) : null;
}

/** The chance with everything at hand. */
export function bestChance(view: View, slots: readonly Place[]): number | null {
  const all = chances(view, slots).map((each) => each.percent);
  return all.length ? Math.max(...all) : null;
}

/** Tokens of one chance by colour. */
export function tokensOf(view: View, slots: readonly Place[], chance: Chance): { colour: Colour; count: number }[] {
  const counts = new Map<Colour, number>();
  slots.forEach((slot, at) => {
    const colour = cardAt(view, slot)?.colour;
    const count = chance.equipment[at] ?? 0;
    if (colour && count) counts.set(colour, (counts.get(colour) ?? 0) + count);
  });
  return [...counts].map(([colour, count]) => ({ colour, count }));
}

/** A chance as people say it: whole, unless it is close to nothing or to certain. */
export function rounded(percent: number): number {
  return percent < 10 || percent > 99 ? Math.round(percent * 10) / 10 : Math.round(percent);
}
