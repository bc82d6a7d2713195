/** What a move costs and brings, added up like a bill. */
import type { BillLine, ChoiceOf, Token } from '../board';
import type { Say } from '../texts/catalogue';
import { dealOf } from './deals';
import { counted } from './names';
import { amount, me, partId } from './seen';
import { type Goods, type Move, RESOURCES, type View } from './view';

/** Goods as tokens; what the purse lacks is marked as missing. */
export function tokens(goods: Goods, say: Say, purse?: Goods): Token[] {
  return RESOURCES.filter((each) => amount(goods, each)).map((each) => {
    const count = amount(goods, each);
    const missing = purse ? Math.max(0, count - amount(purse, each)) : 0;
    return { token: each, count, label: counted(count, each, say), ...(missing ? { missing } : {}) };
  });
}

/** The bill of a legal move; empty where there is nothing to add up. */
export function bill(choice: ChoiceOf<Move>, view: View, say: Say): BillLine[] {
  const deal = dealOf(choice, view);
  if (!deal) return [];
  const gives = tokens(deal.give, say, me(view)?.goods);
  const gets = tokens(deal.get, say);
  return [
    ...(gives.length ? [{ text: say('unbreakable-castle-web-give'), tokens: gives }] : []),
    ...(gets.length ? [{ text: say('unbreakable-castle-web-get'), tokens: gets, total: true }] : []),
    ...(deal.part ? [{ text: say('unbreakable-castle-web-get'), amount: say(partId(deal.part)), total: true }] : []),
  ];
}
