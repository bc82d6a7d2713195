/** Moves and questions in words. */
import type { ChoiceOf } from '../board';
import type { Words } from '../protocol';
import { partId, questId, raceId, resourceId } from './seen';
import { type Goods, type Move, type Question, TRADABLES, type View } from './view';

const words = (id: string, args: Words['args'] = {}): Words => ({ id, args });
const resource = (name: string): string => `@${resourceId(name)}`;
const race = (name: string): { race: string } => ({ race: `@${raceId(name)}` });

/** The amounts of a deal as arguments of its message: one number each, and which comes first. */
export function dealArguments(give: Goods, want: Goods): Record<string, string | number> {
  const piles = Object.entries({ give, want }).map(([side, goods]) => ({
    ...Object.fromEntries(TRADABLES.map((each) => [`${side}-${each}`, goods[each] ?? 0])),
    [`${side}-first`]: TRADABLES.find((each) => goods[each]) ?? '',
  }));
  return Object.assign({}, ...piles);
}

type Exchange = Extract<Move, { do: 'exchange' | 'barter' }>;

/** How many go each way in an exchange with the bank or the trader. */
function rate(move: Exchange, view: View): { price: number; count: number } {
  if (move.do === 'exchange') {
    const found = view.market?.exchanges.find((each) => each.give === move.give && each.get === move.get);
    return { price: found?.price ?? 0, count: found?.count ?? 0 };
  }
  const centre = view.field.cells.find((each) => each.cell === view.turn.cell)?.card?.centre;
  return centre?.kind === 'trader' ? { price: centre.price, count: centre.count } : { price: 0, count: 0 };
}

const exchange = (id: string, move: Exchange, view: View): Words =>
  words(id, { ...rate(move, view), resource: resource(move.give), got: resource(move.get) });

/** The character just met, as the question names it. */
const met = (asked: Question | null): { race: string } => race(asked && 'race' in asked ? asked.race : 'human');

/** A legal move in words that fit a button. */
export function describe({ move, say }: ChoiceOf<Move>, view: View, asked: Question | null): Words {
  switch (move.do) {
    case 'race':
      return words('unbreakable-castle-do-race', race(move.race));
    case 'open':
      return words('unbreakable-castle-do-open', { cell: move.cell });
    case 'fight':
      return words('unbreakable-castle-do-fight', met(asked));
    case 'befriend':
      return words('unbreakable-castle-do-befriend', met(asked));
    case 'fulfil':
      return words('unbreakable-castle-do-fulfil', { quest: `@${questId(move.quest)}` });
    case 'help':
      return words('unbreakable-castle-do-help', { seat: move.seat });
    case 'strike':
      return words('unbreakable-castle-do-strike', { seat: move.seat });
    case 'forgo':
      return words('unbreakable-castle-do-forgo');
    case 'lose':
      return words('unbreakable-castle-do-lose', { resource: resource(move.resource) });
    case 'favour':
      return words('unbreakable-castle-do-favour', { resource: resource(move.resource) });
    case 'exchange':
      return exchange('unbreakable-castle-do-exchange', move, view);
    case 'barter':
      return exchange('unbreakable-castle-do-barter', move, view);
    case 'build': {
      const spare = view.market?.builds.some((each) => each.part === move.part && each.is_spare);
      return words(spare ? 'unbreakable-castle-do-build-spare' : 'unbreakable-castle-do-build', { part: `@${partId(move.part)}` });
    }
    case 'offer':
      return words('unbreakable-castle-do-offer', { seat: move.seat, ...dealArguments(move.give, move.want) });
    case 'counter':
      return words('unbreakable-castle-do-counter', dealArguments(move.give, move.want));
    case 'accept':
      return words('unbreakable-castle-do-accept');
    case 'decline':
      return words('unbreakable-castle-do-decline');
    case 'end turn':
      return words('unbreakable-castle-do-end-turn');
    default:
      return words(say);
  }
}

const ASKS: Partial<Record<Question['ask'], string>> = {
  races: 'unbreakable-castle-ask-race',
  friend: 'unbreakable-castle-ask-friend',
  fulfil: 'unbreakable-castle-ask-fulfil',
  help: 'unbreakable-castle-ask-help',
  strike: 'unbreakable-castle-ask-strike',
  toll: 'unbreakable-castle-ask-toll',
  favour: 'unbreakable-castle-ask-favour',
};

/** What is asked of whoever decides, where it is more than to act. */
export function question(asked: Question, view: View): Words | null {
  const { offer } = view;
  if (offer) {
    const from = offer.is_counter ? offer.with : offer.seat;
    const id = offer.is_counter ? 'unbreakable-castle-ask-counter' : 'unbreakable-castle-ask-offer';
    const [give, want] = offer.is_counter ? [offer.want, offer.give] : [offer.give, offer.want];
    return words(id, { seat: from, ...dealArguments(give, want) });
  }
  const id = ASKS[asked.ask];
  if (!id) return null;
  return words(id, {
    ...('race' in asked ? race(asked.race) : {}),
    ...('quest' in asked ? { quest: `@${questId(asked.quest)}` } : {}),
  });
}
