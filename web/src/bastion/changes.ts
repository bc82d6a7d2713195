/** What a move would change in the purse of whoever makes it. */
import type { ChoiceOf } from '../board';
import { actorSeat, unitAt } from './lookup';
import { missing } from './prices';
import { COLOURS, type Disc, type Mana, type Move, type View } from './view';

/** Discs won or lost, by colour; what may be paid in any colour is left out. */
export function manaChange(choice: ChoiceOf<Move> | null, view: View): Mana {
  const move = choice?.move;
  const me = actorSeat(view);
  const here = view.districts.find((each) => each.place === me?.tile);
  switch (move?.do) {
    case 'attack':
      return paid(unitAt(view, move.target)?.cost ?? {}, me?.mana ?? {});
    case 'strike':
      return view.attack?.unit && !view.attack.spells.length ? paid(view.attack.unit.cost, me?.mana ?? {}) : {};
    case 'pay':
      return { [move.colour]: -move.discs };
    case 'channel': {
      const source = here?.sources.find((each) => each.source === move.source);
      return source ? sum({ [source.colour]: source.gives }, put(move.disc)) : {};
    }
    case 'tower':
      return sum(here?.tower.gives ?? {}, put(move.disc));
    case 'gather':
      return view.citadel.gives;
    default:
      return {};
  }
}

/** A price taken off, if the purse can pay it. */
function paid(price: Mana, purse: Mana): Mana {
  if (price.any || Object.keys(missing(price, purse)).length) return {};
  return Object.fromEntries(COLOURS.flatMap((colour) => (price[colour] ? [[colour, -price[colour]]] : [])));
}

const put = (disc: Disc): Mana => (disc === 'reserve' ? {} : { [disc]: -1 });

function sum(one: Mana, other: Mana): Mana {
  const both = COLOURS.map((colour) => [colour, (one[colour] ?? 0) + (other[colour] ?? 0)] as const);
  return Object.fromEntries(both.filter(([, amount]) => amount));
}
