/** A legal move as a row among others: picture, name, place, price, what it brings. */
import type { ChoiceOf } from '../board';
import type { Row } from '../face';
import type { Say } from '../texts/catalogue';
import { describe } from './describe';
import { manaWords, sourceLine } from './explain';
import { tokens } from './prices';
import { actorSeat, cardId, ritualId, seatAt, spellArguments, unitAt } from './lookup';
import type { Move, View } from './view';

type Fields = Record<string, unknown> & { do: string };
type Maker = (move: Fields, view: View, say: Say, name: string) => Row | null;

/** The move as a row; where there is nothing special about it, only its name. */
export function row(choice: ChoiceOf<Move>, view: View, say: Say): Row {
  const { id, args } = describe(choice, view);
  const name = say(id, args);
  return MAKERS[choice.move.do]?.(choice.move, view, say, name) ?? { picture: null, name };
}

const enemyRow = (place: unknown, view: View, say: Say): Row | null => {
  const unit = unitAt(view, String(place));
  if (!unit) return null;
  const purse = actorSeat(view)?.mana ?? {};
  const spells = unit.parts.map((part) => say('bastion-row-becomes', spellArguments(part.spell)));
  const time = unit.won ? [say('bastion-row-won', { count: unit.won })] : [];
  return {
    picture: `enemy ${unit.place}`,
    name: unit.parts.map((part) => say(cardId(part.card))).join(' + '),
    place: placeName(unit.place, say),
    price: tokens(unit.cost, say, purse),
    brings: [...spells, ...time],
  };
};

const attack: Maker = (move, view, say) => enemyRow(move.target, view, say);

const placeName = (place: string, say: Say): string =>
  /^\d+$/.test(place) ? say('bastion-board-section', { section: Number(place) }) : place;

/** A district or the citadel: what one could channel there. */
const way: Maker = (move, view, say) => {
  const tile = String(move.tile);
  const district = view.districts.find((each) => each.place === tile);
  if (!district?.colour) return { picture: `tile ${tile}`, name: say('bastion-board-citadel') };
  const open = district.sources.filter((each) => each.open).map((each) => sourceLine(each, say));
  return { picture: `tile ${tile}`, name: say(`bastion-district-${district.colour}`), place: tile, brings: open };
};

const given = (move: Fields, say: Say) => (move.disc === 'reserve' ? [] : tokens({ [String(move.disc)]: 1 }, say));

const channel: Maker = (move, view, say) => {
  const here = view.districts.find((each) => each.place === actorSeat(view)?.tile);
  const source = here?.sources.find((each) => each.source === move.source);
  if (!source) return null;
  const name = say('bastion-row-source', { colour: `@bastion-colour-${source.colour}` });
  const brings = [`+${manaWords({ [source.colour]: source.gives }, say)}`];
  return { picture: `mana ${source.colour}`, name, place: source.source, price: given(move, say), brings };
};

const tower: Maker = (move, view, say) => {
  const here = view.districts.find((each) => each.place === actorSeat(view)?.tile);
  if (!here) return null;
  const brings = [`+${manaWords(here.tower.gives, say)}`];
  return { picture: 'tower', name: say('bastion-board-tower', { place: here.place }), price: given(move, say), brings };
};

const spell: Maker = (move, view, say) => {
  const owner = seatAt(view, String(move.seat ?? view.actor))?.seat ?? '';
  const named = spellArguments(String(move.spell));
  const name = move.do.endsWith('copy') ? say('bastion-do-copy', named) : `${say(named.spell.slice(1))}${named.power}`;
  return { picture: `spell ${String(move.spell)}`, name, ...(move.seat ? { place: say('bastion-board-defender', { seat: owner }) } : {}) };
};

const ritual: Maker = (move, _view, say) => ({ picture: `ritual ${String(move.ritual)}`, name: say(ritualId(String(move.ritual))) });

const mana =
  (field: string, count: (move: Fields) => number = () => 1): Maker =>
  (move, _view, say, name) => {
    return { picture: `mana ${String(move[field])}`, name, price: move.do === 'pay' ? tokens({ [String(move[field])]: count(move) }, say) : [] };
  };

const section: Maker = (move, view, say) =>
  enemyRow(move.section, view, say) ?? { picture: null, name: placeName(String(move.section), say) };

const MAKERS: Record<string, Maker> = {
  attack,
  shoot: attack,
  'shoot copy': attack,
  move: way,
  speed: way,
  'speed copy': way,
  go: way,
  channel,
  tower,
  cast: spell,
  copy: spell,
  ask: spell,
  'ask copy': spell,
  perform: ritual,
  return: ritual,
  pay: mana('colour', (move) => Number(move.discs)),
  prism: mana('colour'),
  'prism copy': mana('colour'),
  convert: mana('other'),
  accumulate: mana('colour'),
  pick: section,
};
