import type { ChoiceOf, Place } from '../board';
import type { Words } from '../protocol';
import { isSeat, isSlot, heroInTurn, heroOf } from './position';
import type { Move, View } from './view';

export type Choice = ChoiceOf<Move>;

/** A move whose fields are looked up by name. */
export type Fields = Record<string, unknown> & { do: string };

export const fieldsOf = (choice: Choice): Fields => choice.move;

/** The fields of each verb that name places, the main one first. */
const FIELDS: Record<string, readonly string[]> = {
  resolve: ['slot'],
  assign: ['seat'],
  place: ['slot'],
  grasp: ['tile'],
  move: ['tile'],
  call: ['tile'],
  fight: ['slot'],
  'fight both': ['first', 'second'],
  ride: ['seat'],
  enchant: ['slot'],
  beat: ['slot'],
  'beat both': ['first', 'second'],
  pay: ['seat'],
  first: ['slot'],
  'cleanse tile': ['tile'],
  'cleanse card': ['slot'],
  'cleanse hero': ['seat'],
  net: ['slot'],
  shift: ['first', 'second'],
  treat: ['seat'],
  give: ['seat'],
  heal: ['seat'],
  bury: ['slot'],
  trap: ['slot'],
};

/** The places of the table that a legal move points at. */
export function placesOf(choice: Choice, view: View): Place[] {
  const move = fieldsOf(choice);
  if (move.do === 'activate') return [heroInTurn(view)?.tile ?? ''].filter(Boolean);
  if (move.do === 'stand up') return [heroOf(view, view.actor)?.tile ?? ''].filter(Boolean);
  return (FIELDS[move.do] ?? []).map((field) => String(move[field]));
}

/** A Call to Arms reaches every tile at any time: it is offered there, but lights nothing up. */
const QUIET: ReadonlySet<string> = new Set(['call']);

/** Places where something can be done. */
export function possibleAt(choices: readonly Choice[], view: View): ReadonlySet<Place> {
  const loud = choices.filter((choice) => !QUIET.has(fieldsOf(choice).do));
  return new Set(loud.flatMap((choice) => placesOf(choice, view)));
}

/** Whoever picks a tile means to go there or to use it; a Call to Arms is chosen on purpose. */
export function meant(offered: readonly Choice[]): Choice | null {
  const loud = offered.filter((choice) => !QUIET.has(fieldsOf(choice).do));
  return loud.length === 1 ? (loud[0] ?? null) : null;
}

/** Arguments of events that hold places. */
const PLACE_ARGS = ['slot', 'from', 'tile', 'seat'];

export function placesIn(words: Words): Place[] {
  const found = PLACE_ARGS.map((name) => String(words.args?.[name] ?? '').replace('@last-bastion-tile-', ''));
  return found.filter((each) => each && !each.startsWith('@'));
}

/** What somebody who picks this place may have meant, the likeliest first. */
export function questionsAt(place: Place, view: View): string[] {
  if (isSlot(place)) return [`fight ${place}`];
  if (isSeat(place)) return [`ride ${place}`];
  return heroInTurn(view)?.tile === place ? ['activate'] : [`move ${place}`];
}
