/** A legal move as a row among others: picture, name, place, price, what it brings. */
import type { ChoiceOf, Token } from '../board';
import type { Row } from '../face';
import type { Say } from '../texts/catalogue';
import { actorSeat, cardId, ritualId, spellArguments, unitAt } from './lookup';
import { tokens } from './prices';
import type { Colour, Disc, Move, SourceName, Unit, View } from './view';

/** The move as a row; where there is nothing special about it, only its name. */
export function row(choice: ChoiceOf<Move>, view: View, say: Say): Row {
  const name = say(choice.words.id, choice.words.args);
  return special(choice, name, view, say) ?? { picture: null, name };
}

function special({ move, words }: ChoiceOf<Move>, name: string, view: View, say: Say): Row | null {
  switch (move.do) {
    case 'attack':
      return enemyRow(unitAt(view, move.target), view, say, say('bastion-act-attack', words.args));
    case 'shoot':
    case 'shoot copy':
      return enemyRow(unitAt(view, move.target), view, say);
    case 'pick':
      return enemyRow(view.wall[move.section - 1] ?? null, view, say);
    case 'move':
    case 'speed':
    case 'speed copy':
    case 'go':
      return wayRow(move.tile, view, say);
    case 'channel':
      return sourceRow(move.source, move.disc, view, say);
    case 'tower':
      return towerRow(move.disc, view, say);
    case 'cast':
      return { picture: `spell ${move.spell}`, name: spellName(move.spell, say) };
    case 'ask':
      return { picture: `spell ${move.spell}`, name: spellName(move.spell, say), place: say('bastion-board-defender', { seat: move.seat }) };
    case 'copy':
    case 'ask copy':
      return { picture: `spell ${move.spell}`, name };
    case 'perform':
    case 'return':
      return { picture: `ritual ${move.ritual}`, name: say(ritualId(move.ritual)) };
    case 'pay':
      return { picture: `mana ${move.colour}`, name, price: tokens({ [move.colour]: move.discs }, say) };
    case 'prism':
    case 'prism copy':
    case 'accumulate':
      return { picture: `mana ${move.colour}`, name };
    case 'convert':
      return { picture: `mana ${move.other}`, name, price: disc(move.own, say) };
    default:
      return null;
  }
}

/** An enemy: what it costs, what it becomes, how much time it wins. */
function enemyRow(unit: Unit | null, view: View, say: Say, act?: string): Row | null {
  if (!unit) return null;
  const spells = unit.parts.map((part) => say('bastion-row-becomes', spellArguments(part.spell)));
  const time = unit.won ? [say('bastion-row-won', { count: unit.won })] : [];
  return {
    picture: `enemy ${unit.place}`,
    name: unit.parts.map((part) => say(cardId(part.card))).join(' + '),
    place: /^\d+$/.test(unit.place) ? say('bastion-board-section', { section: Number(unit.place) }) : unit.place,
    price: tokens(unit.cost, say, actorSeat(view)?.mana ?? {}),
    brings: [...spells, ...time],
    ...(act ? { act } : {}),
  };
}

/** A district or the citadel: what one could channel there. */
function wayRow(tile: string, view: View, say: Say): Row {
  const district = view.districts.find((each) => each.place === tile);
  if (!district?.colour) return { picture: `tile ${tile}`, name: say('bastion-board-citadel') };
  const gains = district.sources.filter((each) => each.open).flatMap((each) => tokens({ [each.colour]: each.gives }, say));
  return { picture: `tile ${tile}`, name: say(`bastion-district-${district.colour}`), place: tile, gains };
}

const disc = (name: Disc | Colour, say: Say): Token[] => (name === 'reserve' ? [] : tokens({ [name]: 1 }, say));

const hereOf = (view: View) => view.districts.find((each) => each.place === actorSeat(view)?.tile);

function sourceRow(name: SourceName, given: Disc, view: View, say: Say): Row | null {
  const source = hereOf(view)?.sources.find((each) => each.source === name);
  if (!source) return null;
  return {
    picture: `mana ${source.colour}`,
    name: say('bastion-row-source', { colour: `@bastion-colour-${source.colour}` }),
    act: say('bastion-act-channel', { count: source.gives, colour: `@bastion-colour-${source.colour}` }),
    place: name,
    price: disc(given, say),
    gains: tokens({ [source.colour]: source.gives }, say),
  };
}

function towerRow(given: Disc, view: View, say: Say): Row | null {
  const here = hereOf(view);
  if (!here) return null;
  const gains = tokens(here.tower.gives, say);
  return { picture: 'tower', name: say('bastion-board-tower', { place: here.place }), act: say('bastion-act-tower'), price: disc(given, say), gains };
}

function spellName(spell: string, say: Say): string {
  const { spell: name, power } = spellArguments(spell);
  return `${say(name.slice(1))}${power}`;
}
