/** What a move costs and brings, added up like a bill. Every number comes from the view. */
import type { BillLine, ChoiceOf } from '../board';
import type { Say } from '../texts/catalogue';
import { goodsWords } from './names';
import { partId } from './seen';
import type { Goods, Move, Part, View } from './view';

const pays = (goods: Goods, say: Say): BillLine => ({ text: say('unbreakable-castle-web-give'), amount: goodsWords(goods, say) });
const gets = (goods: Goods, say: Say): BillLine => ({ text: say('unbreakable-castle-web-get'), amount: goodsWords(goods, say), total: true });

/** The bill of a legal move; empty where there is nothing to add up. */
export function bill({ move }: ChoiceOf<Move>, view: View, say: Say): BillLine[] {
  switch (move.do) {
    case 'exchange': {
      const found = view.market?.exchanges.find((each) => each.give === move.give && each.get === move.get);
      return found ? [pays({ [found.give]: found.price }, say), gets({ [found.get]: found.count }, say)] : [];
    }
    case 'barter': {
      const centre = view.field.cells.find((each) => each.cell === view.turn.cell)?.card?.centre;
      if (centre?.kind !== 'trader') return [];
      return [pays({ [move.give]: centre.price }, say), gets({ [centre.gives]: centre.count }, say)];
    }
    case 'offer':
    case 'counter':
      return [pays(move.give, say), gets(move.want, say)];
    case 'accept': {
      if (!view.offer) return [];
      const { give, want, is_counter: isCounter } = view.offer;
      return isCounter ? [pays(give, say), gets(want, say)] : [pays(want, say), gets(give, say)];
    }
    case 'build':
      return builds(move.part, view, say);
    default:
      return [];
  }
}

function builds(part: Part, view: View, say: Say): BillLine[] {
  const price = view.prices[part];
  return [pays(price, say), { text: say('unbreakable-castle-web-get'), amount: say(partId(part)), total: true }];
}
