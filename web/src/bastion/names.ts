/** What things are called: cards, spells, places with everything on them. */
import type { Place } from '../board';
import type { Say } from '../texts/catalogue';
import { type Spot, sourceAt, spot } from './spots';
import { gaps } from './scene';
import { cardId, COLOURS, type District, type Mana, type Part, ritualId, type Source, spellParts, type Unit, type View } from './view';

export const colourId = (colour: string): string => `bastion-colour-${colour}`;

/** `flame 2` as people call it. */
export function spellName(spell: string, say: Say): string {
  const { kind, power } = spellParts(spell);
  return power ? `${say(`bastion-spell-${kind}`)} ${power}` : say(`bastion-spell-${kind}`);
}

/** A tile as an argument of a message, so that the language can inflect it. */
export function tileArgument(tile: string, view: View): string {
  if (tile === 'citadel') return '@bastion-board-citadel';
  const colour = view.districts[Number(tile.slice(1)) - 1]?.colour;
  return colour ? `@bastion-district-${colour}` : tile;
}

export function tileName(tile: string, view: View, say: Say): string {
  const argument = tileArgument(tile, view);
  return argument.startsWith('@') ? say(argument.slice(1)) : argument;
}

/** `3 Fire, 1 Dark`. */
export function manaText(mana: Mana, say: Say): string {
  const colours = COLOURS.filter((each) => mana[each]);
  const told = colours.map((each) => say('bastion-board-mana', { count: mana[each], colour: `@${colourId(each)}` }));
  if (mana.any) told.push(say('bastion-board-mana-any', { count: mana.any }));
  return told.join(', ') || '0';
}

function partName(part: Part, say: Say): string {
  const args = { enemy: `@${cardId(part.card)}`, strength: part.strength, printed: part.printed };
  return part.strength === part.printed
    ? say('bastion-board-enemy', args)
    : say('bastion-board-enemy-changed', args);
}

/** An enemy with its parts, its strength and its shield. */
export function unitName(unit: Unit, say: Say): string {
  const parts = unit.parts.map((part) => partName(part, say)).join(' + ');
  return [parts, ...(unit.shielded ? [say(unit.shielded)] : [])].join('; ');
}

/** A place without what is on it. */
export function placeTitle(place: Place, view: View, say: Say): string {
  const found = spot(place);
  if (!found) return place;
  switch (found.kind) {
    case 'section':
      return say('bastion-board-section', { section: found.section });
    case 'district':
      return tileName(place, view, say);
    case 'citadel':
      return say('bastion-board-citadel');
    case 'tower':
      return say('bastion-board-tower');
    case 'foundation':
      return say('bastion-board-foundation', { index: found.index });
    default:
      return sourceTitle(sourceOf(view, found), say);
  }
}

export function sourceOf(view: View, found: Spot): Source | undefined {
  if (found.kind !== 'source' && found.kind !== 'foundation') return undefined;
  const name = sourceAt(found);
  return view.districts[found.district - 1]?.sources.find((each) => each.source === name);
}

function sourceTitle(source: Source | undefined, say: Say): string {
  return source ? say('bastion-board-source', { colour: `@${colourId(source.colour)}` }) : say('bastion-board-source-none');
}

/** Everything that can be seen at a place, phrase by phrase. */
export function contents(place: Place, view: View, say: Say): string[] {
  const found = spot(place);
  if (!found) return [];
  switch (found.kind) {
    case 'section':
      return onSection(found.section, view, say);
    case 'citadel':
      return inCitadel(view, say);
    default: {
      const district = view.districts[found.district - 1];
      return district ? inDistrict(found, district, view, say) : [];
    }
  }
}

function onSection(section: number, view: View, say: Say): string[] {
  const unit = view.wall[section - 1];
  if (unit) return [unitName(unit, say)];
  if (section > view['usable-sections']) return [say('bastion-board-deck-here', { count: view.deck.left })];
  const found = [say('bastion-board-free')];
  if (gaps(view).includes(section)) found.push(say('bastion-board-gap'));
  if (nextLanding(view) === section) found.push(say('bastion-board-next-here'));
  return found;
}

/** The section the next enemy comes to: a card of the deck, or the last enemy of the camp. */
export function nextLanding(view: View): number | null {
  if (view.stage === 'over') return null;
  return view.deck.left > 0 ? view.foresight.landing : (view.foresight.marcher?.to ?? null);
}

function inCitadel(view: View, say: Say): string[] {
  const { enemy, under, defenders } = view.citadel;
  const found = enemy ? [unitName(enemy, say)] : [];
  if (under.length) found.push(say('bastion-board-under', { count: under.length }));
  return [...found, ...standing(defenders, say)];
}

const standing = (defenders: readonly string[], say: Say): string[] =>
  defenders.length ? [say('bastion-board-defenders', { seats: defenders.join(', ') })] : [];

function inDistrict(found: Spot, district: District, view: View, say: Say): string[] {
  switch (found.kind) {
    case 'district':
      return [
        ...(district.square ? [`${say('bastion-board-square')}: ${unitName(district.square, say)}`] : []),
        ...(district.closed ? [say('bastion-board-closed')] : []),
        ...standing(district.defenders, say),
      ];
    case 'tower':
      if (district.tower.mana) return [say('bastion-board-shut', { colour: `@${colourId(district.tower.mana)}` })];
      return [say(district.occupied ? 'bastion-board-occupied' : 'bastion-board-open')];
    case 'foundation':
      return onFoundation(found, district, view, say);
    default:
      return sourceState(sourceOf(view, found), district, say);
  }
}

function onFoundation(found: Spot & { index: number }, district: District, view: View, say: Say): string[] {
  const ritual = district.foundations[found.index - 1]?.ritual;
  if (!ritual) return [say('bastion-board-empty')];
  const source = sourceOf(view, found);
  return [say(ritualId(ritual)), ...(source ? sourceState(source, district, say) : [])];
}

function sourceState(source: Source | undefined, district: District, say: Say): string[] {
  if (!source) return [];
  const found: string[] = [];
  if (source.damaged) found.push(say('bastion-board-damaged'));
  if (source.blocked) found.push(say('bastion-board-blocked'));
  if (district.occupied) found.push(say('bastion-board-occupied'));
  if (source.mana) found.push(say('bastion-board-shut', { colour: `@${colourId(source.mana)}` }));
  if (source.open) found.push(say('bastion-board-open'));
  return [...found, say('bastion-board-gives', { count: source.gives })];
}

/** A place with everything on it, in one breath; `can` tells that something can be done there. */
export function placeName(place: Place, view: View, say: Say, can = false): string {
  const told = [placeTitle(place, view, say), ...contents(place, view, say)];
  return [...told, ...(can ? [say('bastion-board-can')] : [])].join(', ');
}
