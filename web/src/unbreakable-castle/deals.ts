/** What a move takes from whoever makes it and what it brings; every number comes from the view. */
import type { ChoiceOf } from '../board';
import { amount, resourceId } from './seen';
import { type Exchange, type Goods, type Move, type Part, RESOURCES, type Resource, type SeatLetter, type Tradable, TRADABLES, type View } from './view';

type Amounts = Partial<Record<Tradable, number>>;

/** Goods for goods, or for a part of the castle. */
export interface Deal {
  give: Goods;
  get: Goods;
  part?: Part;
}

/** What a move exchanges; null for moves that exchange nothing. */
export function dealOf({ move }: ChoiceOf<Move>, view: View): Deal | null {
  switch (move.do) {
    case 'exchange': {
      const found = view.market?.exchanges.find((each) => each.give === move.give && each.get === move.get);
      return found ? { give: { [found.give]: found.price }, get: { [found.get]: found.count } } : null;
    }
    case 'barter': {
      const centre = view.field.cells.find((each) => each.cell === view.turn.cell)?.card?.centre;
      if (centre?.kind !== 'trader') return null;
      return { give: { [move.give]: centre.price }, get: { [centre.gives]: centre.count } };
    }
    case 'offer':
    case 'counter':
      return { give: move.give, get: move.want };
    case 'accept':
      return offered(view);
    case 'build':
      return { give: view.prices[move.part], get: {}, part: move.part };
    case 'lose':
      return { give: { [move.resource]: 1 }, get: {} };
    case 'favour':
      return { give: {}, get: { [move.resource]: 1 } };
    case 'fight':
      return { give: { mana: 1 }, get: {} };
    default:
      return null;
  }
}

/** The offer on the table as whoever answers it sees it. */
export function offered({ offer }: View): Deal | null {
  if (!offer) return null;
  return offer.is_counter ? { give: offer.give, get: offer.want } : { give: offer.want, get: offer.give };
}

/** How each resource of whoever moves would change. */
export function changes(deal: Deal | null): Goods {
  if (!deal) return {};
  const told = RESOURCES.map((each) => [each, amount(deal.get, each) - amount(deal.give, each)] as const);
  return Object.fromEntries(told.filter(([, change]) => change));
}

const spoken = (goods: Goods): string =>
  TRADABLES.filter((each) => amount(goods, each))
    .map((each) => `${amount(goods, each)} ${each}`)
    .join(', ');

const told = (goods: Goods): Amounts =>
  Object.fromEntries(TRADABLES.filter((each) => amount(goods, each)).map((each) => [each, amount(goods, each)]));

/** The amounts of a deal as arguments of its message: one number each, and which comes first. */
function dealArguments(give: Goods, want: Goods): Record<string, string | number> {
  const piles = Object.entries({ give, want }).map(([side, goods]) => ({
    ...Object.fromEntries(TRADABLES.map((each) => [`${side}-${each}`, goods[each] ?? 0])),
    [`${side}-first`]: TRADABLES.find((each) => goods[each]) ?? '',
  }));
  return Object.assign({}, ...piles);
}

/** An offer somebody put together: any deal may be offered, not only those the game suggests. */
export function offerMove(seat: SeatLetter, give: Goods, want: Goods): ChoiceOf<Move> {
  return {
    say: `offer ${seat} ${spoken(give)} for ${spoken(want)}`,
    move: { do: 'offer', give: told(give), want: told(want), seat },
    words: { id: 'unbreakable-castle-do-offer', args: { seat, ...dealArguments(give, want) } },
  };
}

export function counterMove(give: Goods, want: Goods): ChoiceOf<Move> {
  return {
    say: `counter ${spoken(give)} for ${spoken(want)}`,
    move: { do: 'counter', give: told(give), want: told(want) },
    words: { id: 'unbreakable-castle-do-counter', args: dealArguments(give, want) },
  };
}

export function exchangeMove({ give, price, get, count }: Exchange): ChoiceOf<Move> {
  return {
    say: `exchange ${give} for ${get}`,
    move: { do: 'exchange', give, get },
    words: { id: 'unbreakable-castle-do-exchange', args: { price, resource: `@${resourceId(give)}`, count, got: `@${resourceId(get)}` } },
  };
}

/** Whether both sides of a deal give something. */
export const isTwoSided = (give: Goods, want: Goods): boolean => spoken(give) !== '' && spoken(want) !== '';
