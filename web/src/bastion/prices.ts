/** Prices as tokens: what is there, and what is missing. */
import type { Token } from '../board';
import type { Say } from '../texts/catalogue';
import { manaWords } from './explain';
import { COLOURS, type Mana } from './view';

/** How many discs of each colour of this price somebody lacks; what may be of any colour comes last. */
export function missing(price: Mana, purse: Mana): Mana {
  const lacks: Mana = {};
  let spare = 0;
  for (const colour of COLOURS) {
    const left = (purse[colour] ?? 0) - (price[colour] ?? 0);
    if (left < 0) lacks[colour] = -left;
    else spare += left;
  }
  const short = (price.any ?? 0) - spare;
  if (short > 0) lacks.any = short;
  return lacks;
}

export const canPay = (price: Mana, purse: Mana): boolean => !Object.keys(missing(price, purse)).length;

/** A price as tokens, those that the purse lacks marked as missing. */
export function tokens(price: Mana, say: Say, purse?: Mana): Token[] {
  const lacks = purse ? missing(price, purse) : {};
  return [...COLOURS, 'any' as const].flatMap((colour): Token[] => {
    const count = price[colour] ?? 0;
    if (!count) return [];
    return [{ token: colour, count, missing: lacks[colour] ?? 0, label: manaWords({ [colour]: count }, say) }];
  });
}
