/** A step of a reading as a picture: who or what is met, and what that brings or takes. */
import type { Words } from '../protocol';
import { PARTS, type Part, type Race, RACES, type Resource, RESOURCES } from './view';

/** What stands in the middle of a card, or lies face down before a player. */
export type Sign = 'scroll' | 'horn' | 'trader' | 'barrier';

export interface Mark {
  of: Resource | Race | Part | Sign;
  /** How much of it is won or, below zero, lost; 0: it is only met. */
  change: number;
}

const EVENT = 'unbreakable-castle-event-';

/** Where a step begins with a sign of the card. */
const SIGNS: Readonly<Record<string, Sign>> = {
  'found-horn': 'horn',
  'quest-drawn': 'scroll',
  'quest-drawn-hidden': 'scroll',
  'sign-empty': 'scroll',
  'sign-exhausted': 'scroll',
  'sign-gift': 'scroll',
  'horn-taken': 'horn',
  'horn-idle': 'horn',
  'trader-met': 'trader',
  'toll-paid': 'barrier',
  'toll-free': 'barrier',
  'quest-met': 'scroll',
  'quest-burnt': 'scroll',
  'quest-spared': 'scroll',
  'quest-built': 'scroll',
  destroyed: 'scroll',
  bartered: 'trader',
};

const LOSSES: ReadonlySet<string> = new Set(['toll-paid', 'destroyed']);

/** What an event shows, from its cause to what follows from it. */
export function marksOf({ id, args = {} }: Words): Mark[] {
  const name = id.startsWith(EVENT) ? id.slice(EVENT.length) : '';
  const sign = SIGNS[name];
  const race = named(args.race, RACES);
  const by = LOSSES.has(name) ? -1 : 1;
  return [
    ...(sign ? [{ of: sign, change: 0 }] : []),
    ...(race ? [{ of: race, change: 0 }] : []),
    ...(name === 'defeated' ? [{ of: 'mana' as const, change: -1 }] : []),
    ...goods(args.resource, args.price ? -Number(args.price) : by * Number(args.count ?? 1)),
    ...goods(args.got, Number(args.count ?? 0)),
    ...some(named(args.part, PARTS), by),
  ];
}

const goods = (id: unknown, change: number): Mark[] => some(named(id, RESOURCES), change);

const some = (of: Mark['of'] | undefined, change: number): Mark[] => (of ? [{ of, change }] : []);

/** The one of these that a message's name ends with. */
function named<Name extends string>(id: unknown, among: readonly Name[]): Name | undefined {
  const last = typeof id === 'string' ? id.split('-').at(-1) : undefined;
  return among.find((each) => each === last);
}
