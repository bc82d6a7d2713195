/** Moves and questions in words. */
import type { ChoiceOf } from '../board';
import type { Words } from '../protocol';
import { actorSeat, cardId, ritualId, spellArguments, unitAt } from './lookup';
import type { Colour, Disc, Move, Question, SourceName, View } from './view';

type Args = Record<string, unknown>;

const words = (id: string, args: Args = {}): Words => ({ id, args });
const colour = (name: Colour): string => `@bastion-colour-${name}`;
const disc = (name: Disc): string => (name === 'reserve' ? '@bastion-board-reserve' : colour(name));
const ritual = (name: string): Args => ({ ritual: `@${ritualId(name)}` });

function enemy(view: View, place: string): Args {
  const card = unitAt(view, place)?.parts[0]?.card;
  return { enemy: card ? `@${cardId(card)}` : '', place };
}

function source(name: SourceName, view: View): Args {
  const here = view.districts.find((each) => each.place === actorSeat(view)?.tile);
  const found = here?.sources.find((each) => each.source === name);
  return { source: name, colour: colour(found?.colour ?? 'plains'), count: found?.gives ?? 3 };
}

/** A legal move in words that fit a button. */
export function describe({ move, say }: ChoiceOf<Move>, view: View): Words {
  switch (move.do) {
    case 'end':
      return words('bastion-do-end');
    case 'gather':
      return words('bastion-do-gather');
    case 'agree':
      return words('bastion-do-agree');
    case 'decline':
      return words('bastion-do-decline');
    case 'strike':
      return words('bastion-do-strike');
    case 'cancel':
      return words('bastion-do-cancel');
    case 'take':
      return words('bastion-do-take');
    case 'skip':
      return words('bastion-do-skip');
    case 'attack':
      return words('bastion-do-attack', enemy(view, move.target));
    case 'shoot':
      return words('bastion-do-shoot', enemy(view, move.target));
    case 'shoot copy':
      return words('bastion-do-shoot-copy', enemy(view, move.target));
    case 'move':
      return words('bastion-do-move', { place: move.tile });
    case 'speed':
      return words('bastion-do-speed', { place: move.tile });
    case 'speed copy':
      return words('bastion-do-speed-copy', { place: move.tile });
    case 'go':
      return words('bastion-do-go', { place: move.tile });
    case 'channel':
      return words('bastion-do-channel', { ...source(move.source, view), disc: disc(move.disc) });
    case 'tower':
      return words('bastion-do-tower', { disc: disc(move.disc) });
    case 'revive':
      return words('bastion-do-revive', source(move.source, view));
    case 'convert':
      return words('bastion-do-convert', { from: colour(move.own), to: colour(move.other) });
    case 'accumulate':
      return words('bastion-do-accumulate', { seat: move.seat, colour: colour(move.colour) });
    case 'cast':
      return words('bastion-do-cast', spellArguments(move.spell));
    case 'copy':
      return words('bastion-do-copy', spellArguments(move.spell));
    case 'ask':
      return words('bastion-do-ask', { seat: move.seat, ...spellArguments(move.spell) });
    case 'ask copy':
      return words('bastion-do-ask-copy', { seat: move.seat, ...spellArguments(move.spell) });
    case 'pay':
      return words('bastion-do-pay', { count: move.discs, colour: colour(move.colour) });
    case 'prism':
      return words('bastion-do-prism', { colour: colour(move.colour) });
    case 'prism copy':
      return words('bastion-do-prism-copy', { colour: colour(move.colour) });
    case 'pick': {
      const place = String(move.section);
      return words(unitAt(view, place) ? 'bastion-do-pick-enemy' : 'bastion-do-pick', enemy(view, place));
    }
    case 'perform':
      return words('bastion-do-perform', ritual(move.ritual));
    case 'return':
      return words('bastion-do-return', ritual(move.ritual));
    case 'build':
      return words('bastion-do-build', { place: move.foundation });
    default:
      return words(say);
  }
}

/** What is asked of whoever decides, where it is more than to act. */
const QUESTIONS: Partial<Record<Question['ask'], string>> = {
  'return-ritual': 'bastion-ask-return',
  leave: 'bastion-ask-leave',
  aim: 'bastion-ask-aim',
  lend: 'bastion-ask-lend',
  pay: 'bastion-ask-pay',
  channel: 'bastion-ask-channel',
  give: 'bastion-ask-give',
  swap: 'bastion-ask-swap',
  'swap-with': 'bastion-ask-swap-with',
  perform: 'bastion-ask-perform',
  build: 'bastion-ask-build',
};

export function question(asked: Question, view: View, choices: readonly ChoiceOf<Move>[]): Words | null {
  const id = QUESTIONS[asked.ask];
  if (asked.ask === 'aim' && !choices.some((choice) => choice.move.do === 'strike')) return words('bastion-ask-aim-short', { count: view.attack?.due ?? 0 });
  if (!id) return null;
  return words(id, {
    ...('seat' in asked ? { seat: asked.seat } : {}),
    ...('spell' in asked ? spellArguments(asked.spell) : {}),
    ...('taker' in asked ? { taker: asked.taker } : {}),
    ...('colour' in asked ? { colour: colour(asked.colour) } : {}),
    ...('ritual' in asked ? ritual(asked.ritual) : {}),
  });
}
