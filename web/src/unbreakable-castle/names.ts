/** What things are called, for whoever does not see the picture. */
import type { Say } from '../texts/catalogue';
import { percent } from './odds';
import { amount, partId, partsBuilt, playerAt, raceId, resourceId, seatNumber } from './seen';
import { type Card, type Cell, type Goods, type Half, type Joint, PARTS, type Player, type Possible, RESOURCES, type Resource, type View } from './view';

const JOINT_NAMES: Record<Joint, string> = {
  top: 'unbreakable-castle-web-joint-top',
  bottom: 'unbreakable-castle-web-joint-bottom',
  'left-upper': 'unbreakable-castle-web-joint-left-upper',
  'left-lower': 'unbreakable-castle-web-joint-left-lower',
  'right-upper': 'unbreakable-castle-web-joint-right-upper',
  'right-lower': 'unbreakable-castle-web-joint-right-lower',
};

export const counted = (count: number, resource: Resource, say: Say): string =>
  say('unbreakable-castle-web-amount', { count, resource: `@${resourceId(resource)}` });

/** Goods in words: "2 wood, 1 clay". */
export function goodsWords(goods: Goods, say: Say): string {
  const told = RESOURCES.filter((each) => amount(goods, each)).map((each) => counted(amount(goods, each), each, say));
  return told.join(', ') || say('unbreakable-castle-web-nothing');
}

/** A castle in words: "3 of 6: Citadel 0 of 1, …". */
export function castleWords(player: Player, say: Say): string {
  const told = PARTS.map((part) => say('unbreakable-castle-web-part-count', { part: `@${partId(part)}`, ...player.castle[part] }));
  return `${say('unbreakable-castle-web-parts', { count: partsBuilt(player) })}: ${told.join(', ')}`;
}

/** The race a seat plays, or its letter before races are known. */
export function playerWords(view: View, seat: string, say: Say): string {
  const race = playerAt(view, seat)?.race;
  return race ? say('unbreakable-castle-web-player', { seat, race: `@${raceId(race)}` }) : say('unbreakable-castle-web-seat', { seat });
}

const halfWords = (half: Half, say: Say): string =>
  say('unbreakable-castle-web-half', { race: `@${raceId(half.race)}`, goods: counted(half.count, half.resource, say) });

/** Everything printed on a card, edge by edge. */
export function cardLines(card: Card, say: Say): string[] {
  const { top, bottom, left, right } = card;
  return [
    ...(top ? [say('unbreakable-castle-web-edge-top', { resource: `@${resourceId(top)}` })] : []),
    ...(left.length ? [say('unbreakable-castle-web-edge-left', { halves: left.map((each) => halfWords(each, say)).join('; ') })] : []),
    ...(card.centre.kind === 'empty' ? [] : [say('unbreakable-castle-web-centre', { what: centreWords(card, say) })]),
    ...(right.length ? [say('unbreakable-castle-web-edge-right', { halves: right.map((each) => halfWords(each, say)).join('; ') })] : []),
    ...(bottom ? [say('unbreakable-castle-web-edge-bottom', { goods: counted(bottom.count, bottom.resource, say) })] : []),
  ];
}

export function centreWords({ centre }: Card, say: Say): string {
  const kind = say(`unbreakable-castle-centre-${centre.kind}`);
  if (centre.kind === 'bonus') return `${kind}: ${counted(centre.count, centre.resource, say)}`;
  if (centre.kind !== 'trader') return kind;
  const takes = centre.takes === 'any-building' ? say('unbreakable-castle-web-any-building', { count: centre.price }) : counted(centre.price, centre.takes, say);
  const rate = say('unbreakable-castle-web-rate', { give: takes, get: counted(centre.count, centre.gives, say) });
  return `${say(`unbreakable-castle-trader-${centre.name}`)}: ${rate}, ${say('unbreakable-castle-web-uses', { count: centre.uses })}`;
}

/** What an edge of a face-down card could bring, with its odds. */
export function possibleWords(each: Possible, say: Say): string {
  const odds = percent(each.odds);
  const joint = say(JOINT_NAMES[each.joint]);
  if ('resource' in each) {
    const [least, most] = each.count;
    const range = least === most ? String(least) : `${least}–${most}`;
    return say('unbreakable-castle-web-could-find', { joint, odds, range, resource: `@${resourceId(each.resource)}` });
  }
  const carries = each.carries.map((one) => say('unbreakable-castle-web-carried', { resource: `@${resourceId(one)}` })).join(', ');
  return say('unbreakable-castle-web-could-meet', { joint, odds, race: `@${raceId(each.race)}`, meets: each.meets, carries });
}

/** A cell with everything on it, in one breath. */
export function cellWords(each: Cell, view: View, say: Say, can: boolean): string {
  const title = say('unbreakable-castle-web-cell', { cell: each.cell });
  if (each.card) return [title, say('unbreakable-castle-web-card', { number: each.card.number }), ...cardLines(each.card, say)].join(', ');
  const ahead = view.upcoming.cells.find((one) => one.cell === each.cell)?.joints ?? [];
  const told = [title, say('unbreakable-castle-web-face-down'), ...ahead.map((one) => possibleWords(one, say))];
  return [...told, ...(can ? [say('web-possible')] : [])].join(', ');
}

const AWAITED: Record<string, string> = {
  races: 'unbreakable-castle-web-awaits-race',
  open: 'unbreakable-castle-web-awaits-open',
  market: 'unbreakable-castle-web-awaits-market',
  answer: 'unbreakable-castle-web-awaits-answer',
  counter: 'unbreakable-castle-web-awaits-answer',
};

/** Whom the table waits for, and for what; at the end, who won and by what. */
export function awaited(view: View, holder: (seat: number) => string, say: Say): string {
  const named = (seat: string): string => {
    const person = holder(seatNumber(seat));
    return person ? `${playerWords(view, seat, say)}, ${person}` : playerWords(view, seat, say);
  };
  if (view.winner) return say('unbreakable-castle-web-won', { player: named(view.winner), how: `@unbreakable-castle-ending-${view.ending}` });
  if (!view.deciding) return say('unbreakable-castle-web-goal');
  const id = AWAITED[view.stage] ?? 'unbreakable-castle-web-awaits-decision';
  return view.deciding === view.seat ? say('unbreakable-castle-web-goal') : say(id, { player: named(view.deciding) });
}
