/** What a move would change in the purse of whoever makes it. */
import type { Choice } from '../protocol';
import { missing } from './prices';
import { actorSeat, COLOURS, unitAt, type Colour, type Mana, type View } from './view';

type Fields = Record<string, unknown> & { do: string };

/** Discs won or lost, by colour; what may be paid in any colour is left out. */
export function manaChange(choice: Choice | null, view: View): Mana {
  if (!choice) return {};
  const move = choice.move as Fields;
  const here = view.districts.find((each) => each.place === actorSeat(view)?.tile);
  switch (move.do) {
    case 'attack':
      return paid(unitAt(view, String(move.target))?.cost ?? {}, actorSeat(view)?.mana ?? {});
    case 'strike':
      return view.attack?.unit && !view.attack.spells.length ? paid(view.attack.unit.cost, actorSeat(view)?.mana ?? {}) : {};
    case 'pay':
      return { [String(move.colour)]: -Number(move.discs) };
    case 'channel': {
      const source = here?.sources.find((each) => each.source === move.source);
      return source ? sum({ [source.colour]: source.gives }, put(move)) : {};
    }
    case 'tower':
      return sum(here?.tower.gives ?? {}, put(move));
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

const put = (move: Fields): Mana => (move.disc === 'reserve' ? {} : { [String(move.disc)]: -1 });

function sum(one: Mana, other: Mana): Mana {
  const colours = COLOURS.filter((colour: Colour) => (one[colour] ?? 0) + (other[colour] ?? 0));
  return Object.fromEntries(colours.map((colour) => [colour, (one[colour] ?? 0) + (other[colour] ?? 0)]));
}
