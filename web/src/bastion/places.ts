/** Places of the board by name, and what the moves of the game have to do with them. */
import type { Place } from '../board';
import type { Choice, Plain, Words } from '../protocol';
import { COLOURS } from './colours';
import { type BastionView, decider, type Defender } from './view';

export type Spot =
  | { kind: 'section'; section: number }
  | { kind: 'district' | 'tower'; district: number }
  | { kind: 'source' | 'foundation'; district: number; index: number }
  | { kind: 'citadel' }
  | { kind: 'seat'; seat: string }
  | { kind: 'spell' | 'ritual' | 'artifact'; seat: string; card: string };

const PRINTED_SOURCES = 3;

/** What a place is; null if no place has this name. */
export function spot(place: Place): Spot | null {
  if (place === 'citadel') return { kind: 'citadel' };
  if (/^[A-D]$/.test(place)) return { kind: 'seat', seat: place };
  const section = /^(\d+)$/.exec(place);
  if (section) return { kind: 'section', section: Number(section[1]) };
  const held = /^(spell|ritual|artifact) ([A-D]) (.+)$/.exec(place);
  if (held) return { kind: held[1] as 'spell', seat: held[2] ?? '', card: held[3] ?? '' };
  return districtSpot(place);
}

function districtSpot(place: Place): Spot | null {
  const found = /^D([1-6])(?: (tower|[SF])(\d)?)?$/.exec(place);
  if (!found) return null;
  const district = Number(found[1]);
  if (found[2] === 'tower') return { kind: 'tower', district };
  if (!found[2]) return { kind: 'district', district };
  return { kind: found[2] === 'S' ? 'source' : 'foundation', district, index: Number(found[3]) };
}

/** A source by its name in the game: those after the printed three stand on foundations. */
export function sourcePlace(tile: string, source: string): Place {
  const index = Number(source.slice(1));
  return index > PRINTED_SOURCES ? `${tile} F${index - PRINTED_SOURCES}` : `${tile} ${source}`;
}

/** The name in the game of the source at a place of a district. */
export function sourceAt(place: Spot): string | null {
  if (place.kind === 'source') return `S${place.index}`;
  return place.kind === 'foundation' ? `S${place.index + PRINTED_SOURCES}` : null;
}

/** Places a legal move points at. */
export function placesOf(choice: Choice, view: BastionView): Place[] {
  const move = choice.move as Record<string, string>;
  const me = decider(view);
  const seat = me?.seat ?? '';
  switch (move.do) {
    case 'move':
    case 'go':
      return [move.tile ?? ''];
    case 'speed':
    case 'speed copy':
      return [move.tile ?? '', `spell ${seat} ${move.do === 'speed' ? 'speed' : 'copy'}`];
    case 'channel':
    case 'revive':
      return [sourcePlace(me?.tile ?? '', move.source ?? '')];
    case 'tower':
      return [`${me?.tile} tower`];
    case 'gather':
      return ['citadel'];
    case 'attack':
      return [move.target ?? ''];
    case 'shoot':
    case 'shoot copy':
      return [move.target ?? '', `spell ${seat} ${move.do === 'shoot' ? 'missile' : 'copy'}`];
    case 'strike':
      return view.attack ? [view.attack.unit.place] : [];
    case 'pick':
      return [String(move.section)];
    case 'build':
      return [move.foundation ?? ''];
    default:
      return heldBy(move, me);
  }
}

/** Places in somebody's hand. */
function heldBy(move: Record<string, string>, me: Defender | undefined): Place[] {
  const seat = me?.seat ?? '';
  switch (move.do) {
    case 'cast':
      return [`spell ${seat} ${move.spell}`];
    case 'copy':
      return [`spell ${seat} copy`];
    case 'ask':
      return [`spell ${move.seat} ${move.spell}`];
    case 'ask copy':
      return [`spell ${move.seat} copy`];
    case 'prism':
    case 'prism copy':
      return [`spell ${seat} ${move.do === 'prism' ? 'prism' : 'copy'}`];
    case 'return':
    case 'perform':
      return [`ritual ${seat} ${move.ritual}`];
    case 'convert':
      return artifacts(me, 'converter');
    case 'accumulate':
      return [...artifacts(me, 'accumulator'), move.seat ?? ''];
    default:
      return [];
  }
}

function artifacts(me: Defender | undefined, kind: string): Place[] {
  const ready = me?.artifacts.filter((each) => !each.used && each.ritual.endsWith(kind)) ?? [];
  return ready.map((each) => `artifact ${me?.seat} ${each.ritual}`);
}

/** Every place that some legal move points at. */
export function reachable(choices: readonly Choice[], view: BastionView): Set<Place> {
  return new Set(choices.flatMap((choice) => placesOf(choice, view)));
}

const PLACE_ARGUMENTS = ['place', 'from', 'to', 'source', 'foundation', 'seat'];

/** Places an event is about, from its arguments. */
export function placesIn(words: Words): Place[] {
  const told = PLACE_ARGUMENTS.map((name) => words.args[name]).filter((each) => each !== undefined);
  return told.map((each) => normal(String(each))).filter((each) => spot(each) !== null);
}

/** `D3 S4`, as events say it, is the source on the first foundation. */
function normal(place: Place): Place {
  const source = /^(D\d) (S\d)$/.exec(place);
  return source ? sourcePlace(source[1] ?? '', source[2] ?? '') : place;
}

/** Lines to ask "why not?" about when nothing can be done at a place, the likeliest first. */
export function questionsAt(place: Place, view: BastionView): string[] {
  const found = spot(place);
  const me = decider(view);
  if (!found || !me) return [];
  switch (found.kind) {
    case 'section':
      return [`attack ${found.section}`];
    case 'district': {
      const square = view.districts[found.district - 1]?.square;
      return square ? [`attack ${place}`, `move ${place}`] : [`move ${place}`];
    }
    case 'citadel':
      return [...(view.citadel.enemy ? ['attack citadel'] : []), me.tile === place ? 'gather' : 'move citadel'];
    case 'tower':
      return me.tile === `D${found.district}` ? [`tower ${anyDisc(me)}`] : [];
    case 'source':
    case 'foundation':
      return askSource(found, place, me);
    default:
      return askHeld(found, me);
  }
}

function askSource(found: Spot & { district: number }, place: Place, me: Defender): string[] {
  const built = found.kind === 'foundation' ? [`build ${place}`] : [];
  if (me.tile !== `D${found.district}`) return built;
  return [`channel ${sourceAt(found)} ${anyDisc(me)}`, ...built];
}

function askHeld(found: Spot, me: Defender): string[] {
  if (found.kind === 'spell') return [found.seat === me.seat ? `cast ${found.card}` : `ask ${found.seat} ${found.card}`];
  if (found.kind === 'ritual') return found.seat === me.seat ? [`perform ${found.card}`] : [];
  if (found.kind !== 'artifact' || found.seat !== me.seat) return [];
  return found.card.endsWith('converter') ? ['convert plains fire'] : ['accumulate A plains'];
}

const anyDisc = (me: Defender): string => COLOURS.find((each) => me.mana[each]) ?? 'reserve';

/** The verb of a move. */
export const verbOf = (move: Plain): string => String(move.do);
