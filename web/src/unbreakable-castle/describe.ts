/** Moves and questions in words. */
import type { Choice, Words } from '../protocol';
import { partId, questId, raceId, resourceId, TRADABLE } from './seen';
import type { Goods, View } from './view';

type Fields = Record<string, unknown> & { do: string };

const words = (id: string, args: Words['args'] = {}): Words => ({ id, args });
const resource = (name: unknown): string => `@${resourceId(String(name))}`;

/** The amounts of a deal as arguments of its message: one number each, and which comes first. */
export function dealArguments(give: Goods, want: Goods): Record<string, string | number> {
  const piles = Object.entries({ give, want }).map(([side, goods]) => ({
    ...Object.fromEntries(TRADABLE.map((each) => [`${side}-${each}`, goods[each] ?? 0])),
    [`${side}-first`]: TRADABLE.find((each) => goods[each]) ?? '',
  }));
  return Object.assign({}, ...piles);
}

/** How many go each way in an exchange with the bank or the trader. */
function rate(move: Fields, view: View): { price: number; count: number } {
  if (move.do === 'exchange') {
    const found = view.market?.exchanges.find((each) => each.give === move.give && each.get === move.get);
    return { price: found?.price ?? 0, count: found?.count ?? 0 };
  }
  const centre = view.field.cells.find((each) => each.cell === view.turn.cell)?.card?.centre;
  return centre?.kind === 'trader' ? { price: centre.price, count: centre.count } : { price: 0, count: 0 };
}

const exchange = (id: string) => (move: Fields, view: View): Words =>
  words(id, { ...rate(move, view), resource: resource(move.give), got: resource(move.get) });

const TELLERS: Record<string, (move: Fields, view: View) => Words> = {
  race: (move) => words('unbreakable-castle-do-race', { race: `@${raceId(String(move.race))}` }),
  open: (move) => words('unbreakable-castle-do-open', { cell: String(move.cell) }),
  fight: (_, view) => words('unbreakable-castle-do-fight', { race: `@${raceId(view.question?.race ?? 'human')}` }),
  befriend: (_, view) => words('unbreakable-castle-do-befriend', { race: `@${raceId(view.question?.race ?? 'human')}` }),
  fulfil: (move) => words('unbreakable-castle-do-fulfil', { quest: `@${questId(String(move.quest))}` }),
  help: (move) => words('unbreakable-castle-do-help', { seat: String(move.seat) }),
  strike: (move) => words('unbreakable-castle-do-strike', { seat: String(move.seat) }),
  forgo: () => words('unbreakable-castle-do-forgo'),
  lose: (move) => words('unbreakable-castle-do-lose', { resource: resource(move.resource) }),
  favour: (move) => words('unbreakable-castle-do-favour', { resource: resource(move.resource) }),
  exchange: exchange('unbreakable-castle-do-exchange'),
  barter: exchange('unbreakable-castle-do-barter'),
  build: (move, view) => {
    const spare = view.market?.builds.some((each) => each.part === move.part && each.is_spare);
    return words(spare ? 'unbreakable-castle-do-build-spare' : 'unbreakable-castle-do-build', { part: `@${partId(String(move.part))}` });
  },
  offer: (move) => words('unbreakable-castle-do-offer', { seat: String(move.seat), ...dealArguments(move.give as Goods, move.want as Goods) }),
  counter: (move) => words('unbreakable-castle-do-counter', dealArguments(move.give as Goods, move.want as Goods)),
  accept: () => words('unbreakable-castle-do-accept'),
  decline: () => words('unbreakable-castle-do-decline'),
  'end turn': () => words('unbreakable-castle-do-end'),
};

/** A legal move in words that fit a button. */
export function describe(choice: Choice, view: View): Words {
  const move = choice.move as Fields;
  return (TELLERS[move.do] ?? (() => words(choice.say)))(move, view);
}

const ASKS: Record<string, string> = {
  friend: 'unbreakable-castle-ask-friend',
  fulfil: 'unbreakable-castle-ask-fulfil',
  help: 'unbreakable-castle-ask-help',
  strike: 'unbreakable-castle-ask-strike',
  toll: 'unbreakable-castle-ask-toll',
  favour: 'unbreakable-castle-ask-favour',
};

/** What is asked of whoever decides, where it is more than to act. */
export function question(view: View): Words | null {
  const { question: asked, offer, stage } = view;
  if (stage === 'races') return words('unbreakable-castle-ask-race');
  if (offer) {
    const from = offer.is_counter ? offer.with : offer.seat;
    const id = offer.is_counter ? 'unbreakable-castle-ask-counter' : 'unbreakable-castle-ask-offer';
    const [give, want] = offer.is_counter ? [offer.want, offer.give] : [offer.give, offer.want];
    return words(id, { seat: from, ...dealArguments(give, want) });
  }
  const id = asked && ASKS[asked.asks];
  if (!asked || !id) return null;
  const race = asked.race ? { race: `@${raceId(asked.race)}` } : {};
  const quest = asked.quest ? { quest: `@${questId(asked.quest)}` } : {};
  return words(id, { ...race, ...quest });
}
