import type { ChoiceOf, Place } from '../board';
import type { Words } from '../protocol';
import { settled, sourceAt, spot } from './spots';
import { actorSeat } from './lookup';
import type { Move, View } from './view';

/** The places of the board or of a hand that a legal move points at. */
export function placesOf({ move }: ChoiceOf<Move>, view: View): Place[] {
  const me = actorSeat(view);
  const seat = me?.seat ?? '';
  switch (move.do) {
    case 'attack':
    case 'shoot':
    case 'shoot copy':
      return [move.target];
    case 'move':
    case 'speed':
    case 'speed copy':
    case 'go':
      return [move.tile];
    case 'pick':
      return [String(move.section)];
    case 'build':
      return [move.foundation];
    case 'channel':
    case 'revive':
      return [settled(`${me?.tile} ${move.source}`)];
    case 'tower':
      return [`${me?.tile} tower`];
    case 'gather':
      return ['citadel'];
    case 'cast':
      return [`spell ${seat} ${move.spell}`];
    case 'copy':
      return [`spell ${seat} copy`];
    case 'ask':
    case 'ask copy':
      return [`spell ${move.seat} ${move.spell}`];
    case 'perform':
    case 'return':
      return [`ritual ${seat} ${move.ritual}`];
    case 'convert':
      return artifacts(view, seat, 'converter');
    case 'accumulate':
      return [...artifacts(view, seat, 'accumulator'), move.seat];
    case 'strike':
      return view.attack?.unit ? [view.attack.unit.place] : [];
    default:
      return [];
  }
}

function artifacts(view: View, seat: string, kind: string): Place[] {
  const held = view.seats.find((each) => each.seat === seat)?.artifacts ?? [];
  return held.filter((each) => each.ritual.endsWith(kind)).map((each) => `artifact ${seat} ${each.ritual}`);
}

/** Arguments of events that hold places. */
const PLACE_ARGS = ['place', 'from', 'to', 'source'];
const IS_PLACE = /^(\d{1,2}|D[1-6]( (S[1-5]|F[12]|tower))?|citadel)$/;

export function placesIn(words: Words): Place[] {
  const found = PLACE_ARGS.map((name) => String(words.args?.[name] ?? ''));
  return found.filter((each) => IS_PLACE.test(each)).map(settled);
}

/** What somebody who picks this place may have meant, the likeliest first. */
export function questionsAt(place: Place, view: View): string[] {
  if (/^\d+$/.test(place)) return [`attack ${place}`, `pick ${place}`];
  if (place === 'citadel') {
    const here = actorSeat(view)?.tile === 'citadel';
    if (view.citadel.enemy) return ['attack citadel', 'move citadel'];
    return here ? ['gather'] : ['move citadel'];
  }
  const [tile = '', what = ''] = place.split(' ');
  if (/^D[1-6]$/.test(place)) {
    const square = view.districts.find((each) => each.place === place)?.square;
    return square ? [`attack ${place}`, `move ${place}`] : [`move ${place}`];
  }
  if (/^D[1-6]$/.test(tile)) return questionsIn(tile, what, view);
  const [kind = '', , ...rest] = place.split(' ');
  if (kind === 'spell') return [`cast ${rest.join(' ')}`];
  if (kind === 'ritual') return [`perform ${rest.join(' ')}`];
  return [];
}

/** Every place that some legal move points at. */
export const possibleAt = (choices: readonly ChoiceOf<Move>[], view: View): Set<Place> =>
  new Set(choices.flatMap((choice) => placesOf(choice, view)));

const isBuilt = (view: View, tile: string, foundation: string): boolean =>
  view.districts.some((each) => each.foundations.some((one) => one.foundation === `${tile} ${foundation}` && one.ritual?.endsWith('source')));

/** Sources and towers can be asked about where one stands; elsewhere one must go there first. */
function questionsIn(tile: string, what: string, view: View): string[] {
  const me = actorSeat(view);
  const build = what.startsWith('F') ? [`build ${tile} ${what}`] : [];
  if (me?.tile !== tile) return [...build, `move ${tile}`];
  const disc = Object.keys(me.mana)[0] ?? 'reserve';
  if (what === 'tower') return [`tower ${disc}`];
  const place = spot(`${tile} ${what}`);
  return isBuilt(view, tile, what) || !build.length ? [`channel ${place && sourceAt(place)} ${disc}`, ...build] : build;
}
