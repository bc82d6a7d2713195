import type { Choice, Words } from '../protocol';
import { actorSeat, ritualId, spellArguments, unitAt, cardId, type View } from './view';

type Fields = Record<string, unknown> & { do: string };

const words = (id: string, args: Words['args'] = {}): Words => ({ id, args });

/** What each kind of move is called when it is offered. */
const SIMPLE: Record<string, string> = {
  end: 'bastion-do-end',
  gather: 'bastion-do-gather',
  agree: 'bastion-do-agree',
  decline: 'bastion-do-decline',
  strike: 'bastion-do-strike',
  cancel: 'bastion-do-cancel',
  take: 'bastion-do-take',
  skip: 'bastion-do-skip',
};

/** A legal move in words that fit a button. */
export function describe(choice: Choice, view: View): Words {
  const move = choice.move as Fields;
  const simple = SIMPLE[move.do];
  if (simple) return words(simple);
  return (TELLERS[move.do] ?? (() => words(choice.say)))(move, view);
}

const place = (value: unknown): { place: string } => ({ place: String(value) });
const colour = (value: unknown): string => `@bastion-colour-${String(value)}`;

function enemy(view: View, at: unknown): Record<string, unknown> {
  const card = unitAt(view, String(at))?.parts[0]?.card;
  return { enemy: card ? `@${cardId(card)}` : '', place: String(at) };
}

const spell = (value: unknown): Record<string, unknown> => spellArguments(String(value));

const disc = (move: Fields): string => (move.disc === 'reserve' ? '@bastion-board-reserve' : colour(move.disc));

function source(move: Fields, view: View): Record<string, unknown> {
  const here = view.districts.find((each) => each.place === actorSeat(view)?.tile);
  const found = here?.sources.find((each) => each.source === move.source);
  return { source: String(move.source), colour: colour(found?.colour ?? 'plains'), count: found?.gives ?? 3 };
}

const TELLERS: Record<string, (move: Fields, view: View) => Words> = {
  attack: (move, view) => words('bastion-do-attack', enemy(view, move.target)),
  shoot: (move, view) => words('bastion-do-shoot', enemy(view, move.target)),
  'shoot copy': (move, view) => words('bastion-do-shoot-copy', enemy(view, move.target)),
  move: (move) => words('bastion-do-move', place(move.tile)),
  speed: (move) => words('bastion-do-speed', place(move.tile)),
  'speed copy': (move) => words('bastion-do-speed-copy', place(move.tile)),
  go: (move) => words('bastion-do-go', place(move.tile)),
  channel: (move, view) => words('bastion-do-channel', { ...source(move, view), disc: disc(move) }),
  tower: (move) => words('bastion-do-tower', { disc: disc(move) }),
  revive: (move, view) => words('bastion-do-revive', source(move, view)),
  convert: (move) => words('bastion-do-convert', { from: colour(move.own), to: colour(move.other) }),
  accumulate: (move) => words('bastion-do-accumulate', { seat: String(move.seat), colour: colour(move.colour) }),
  cast: (move) => words('bastion-do-cast', spell(move.spell)),
  copy: (move) => words('bastion-do-copy', spell(move.spell)),
  ask: (move) => words('bastion-do-ask', { seat: String(move.seat), ...spell(move.spell) }),
  'ask copy': (move) => words('bastion-do-ask-copy', { seat: String(move.seat), ...spell(move.spell) }),
  pay: (move) => words('bastion-do-pay', { count: Number(move.discs), colour: colour(move.colour) }),
  prism: (move) => words('bastion-do-prism', { colour: colour(move.colour) }),
  'prism copy': (move) => words('bastion-do-prism-copy', { colour: colour(move.colour) }),
  pick: (move, view) => words(unitAt(view, String(move.section)) ? 'bastion-do-pick-enemy' : 'bastion-do-pick', enemy(view, move.section)),
  perform: (move) => words('bastion-do-perform', { ritual: `@${ritualId(String(move.ritual))}` }),
  return: (move) => words('bastion-do-return', { ritual: `@${ritualId(String(move.ritual))}` }),
  build: (move) => words('bastion-do-build', { place: String(move.foundation) }),
};

/** What is asked of whoever decides, where it is more than to act. */
const QUESTIONS: Record<string, string> = {
  'return a ritual:': 'bastion-ask-return',
  'leave:': 'bastion-ask-leave',
  'aim:': 'bastion-ask-aim',
  'lend:': 'bastion-ask-lend',
  'pay:': 'bastion-ask-pay',
  'channel:': 'bastion-ask-channel',
  'give:': 'bastion-ask-give',
  'swap:': 'bastion-ask-swap',
  'swap with:': 'bastion-ask-swap-with',
  'perform:': 'bastion-ask-perform',
  'build:': 'bastion-ask-build',
};

export function question(view: View, choices: readonly Choice[]): Words | null {
  const pending = view.pending;
  const id = pending && QUESTIONS[pending.do];
  if (id === 'bastion-ask-aim' && !choices.some((choice) => choice.move.do === 'strike')) return words('bastion-ask-aim-short', { count: view.attack?.due ?? 0 });
  if (!pending || !id) return null;
  const args: Record<string, unknown> = { seat: String(pending.seat ?? '') };
  if (pending.spell) Object.assign(args, spell(pending.spell));
  if (pending.taker) args.taker = String(pending.taker);
  if (pending.colour) args.colour = colour(pending.colour);
  if (pending.ritual) args.ritual = `@${ritualId(String(pending.ritual))}`;
  return words(id, args);
}
