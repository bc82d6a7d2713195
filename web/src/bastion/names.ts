/** What things are called: cards, spells, places with everything on them. */
import type { Place } from '../board';
import type { Say } from '../texts/catalogue';
import { COLOURS } from './colours';
import { type Spot, spot } from './places';
import { gaps } from './scene';
import type { BastionView, District, Mana, Part, Source, Unit } from './view';

export const cardId = (card: string): string => `bastion-card-${card.replaceAll(' ', '-')}`;
export const ritualId = (ritual: string): string => `bastion-ritual-${ritual.replaceAll(' ', '-')}`;
export const colourId = (colour: string): string => `bastion-colour-${colour}`;

/** `flame 2` as people call it. */
export function spellName(spell: string, say: Say): string {
  const [kind = '', power] = spell.split(' ');
  return [say(`bastion-spell-${kind}`), power].filter(Boolean).join(' ');
}

/** A tile as an argument of a message, so that the language can inflect it. */
export function tileArgument(tile: string, view: BastionView): string {
  if (tile === 'citadel') return '@bastion-web-citadel';
  const colour = view.districts[Number(tile.slice(1)) - 1]?.colour;
  return colour ? `@bastion-district-${colour}` : tile;
}

export function tileName(tile: string, view: BastionView, say: Say): string {
  const argument = tileArgument(tile, view);
  return argument.startsWith('@') ? say(argument.slice(1)) : argument;
}

/** `3 Fire, 1 Dark`. */
export function manaText(mana: Mana, say: Say): string {
  const colours = COLOURS.filter((each) => mana[each]);
  const told = colours.map((each) => say('bastion-web-mana', { count: mana[each], colour: `@${colourId(each)}` }));
  if (mana.any) told.push(say('bastion-web-mana-any', { count: mana.any }));
  return told.join(', ') || '0';
}

function partName(part: Part, say: Say): string {
  const args = { enemy: `@${cardId(part.card)}`, strength: part.strength, printed: part.printed };
  return part.strength === part.printed
    ? say('bastion-web-enemy', args)
    : say('bastion-web-enemy-changed', args);
}

/** An enemy with its parts, its strength and its shield. */
export function unitName(unit: Unit, say: Say): string {
  const parts = unit.parts.map((part) => partName(part, say)).join(' + ');
  return [parts, ...(unit.shielded ? [say(unit.shielded)] : [])].join('; ');
}

/** A place without what is on it. */
export function placeTitle(place: Place, view: BastionView, say: Say): string {
  const found = spot(place);
  if (!found) return place;
  switch (found.kind) {
    case 'section':
      return say('bastion-web-section', { section: found.section });
    case 'district':
      return tileName(place, view, say);
    case 'citadel':
      return say('bastion-web-citadel');
    case 'tower':
      return say('bastion-web-tower');
    case 'foundation':
      return say('bastion-web-foundation', { index: found.index });
    case 'source':
      return sourceTitle(sourceOf(view, found), say);
    case 'seat':
      return say('bastion-web-seat', { seat: found.seat });
    case 'spell':
      return spellName(found.card, say);
    default:
      return say(ritualId(found.card));
  }
}

export function sourceOf(view: BastionView, found: Spot): Source | undefined {
  if (found.kind !== 'source' && found.kind !== 'foundation') return undefined;
  const name = `S${found.kind === 'source' ? found.index : found.index + 3}`;
  return view.districts[found.district - 1]?.sources.find((each) => each.source === name);
}

function sourceTitle(source: Source | undefined, say: Say): string {
  return source ? say('bastion-web-source', { colour: `@${colourId(source.colour)}` }) : say('bastion-web-source-none');
}

/** Everything that can be seen at a place, phrase by phrase. */
export function contents(place: Place, view: BastionView, say: Say): string[] {
  const found = spot(place);
  if (!found) return [];
  switch (found.kind) {
    case 'section':
      return onSection(found.section, view, say);
    case 'citadel':
      return inCitadel(view, say);
    case 'district':
    case 'tower':
    case 'source':
    case 'foundation': {
      const district = view.districts[found.district - 1];
      return district ? inDistrict(found, district, view, say) : [];
    }
    default:
      return [];
  }
}

function onSection(section: number, view: BastionView, say: Say): string[] {
  const unit = view.wall[section - 1];
  if (unit) return [unitName(unit, say)];
  if (section > view['usable-sections']) return [say('bastion-web-deck-here', { count: view.deck.left })];
  const found = [say('bastion-web-free')];
  if (gaps(view).includes(section)) found.push(say('bastion-web-gap'));
  if (nextLanding(view) === section) found.push(say('bastion-web-next-here'));
  return found;
}

/** The section the next enemy comes to: a card of the deck, or the last enemy of the camp. */
export function nextLanding(view: BastionView): number | null {
  if (view.stage === 'over') return null;
  return view.deck.left > 0 ? view.foresight.landing : (view.foresight.marcher?.to ?? null);
}

function inCitadel(view: BastionView, say: Say): string[] {
  const { enemy, under, defenders } = view.citadel;
  const found = enemy ? [unitName(enemy, say)] : [];
  if (under.length) found.push(say('bastion-web-under', { count: under.length }));
  return [...found, ...standing(defenders, say)];
}

const standing = (defenders: readonly string[], say: Say): string[] =>
  defenders.length ? [say('bastion-web-defenders', { seats: defenders.join(', ') })] : [];

function inDistrict(found: Spot, district: District, view: BastionView, say: Say): string[] {
  switch (found.kind) {
    case 'district':
      return [
        ...(district.square ? [`${say('bastion-web-square')}: ${unitName(district.square, say)}`] : []),
        ...(district.closed ? [say('bastion-web-closed')] : []),
        ...standing(district.defenders, say),
      ];
    case 'tower':
      if (district.tower.mana) return [say('bastion-web-shut', { colour: `@${colourId(district.tower.mana)}` })];
      return [say(district.occupied ? 'bastion-web-occupied' : 'bastion-web-open')];
    case 'foundation':
      return onFoundation(found, district, view, say);
    default:
      return sourceState(sourceOf(view, found), district, say);
  }
}

function onFoundation(found: Spot & { index: number }, district: District, view: BastionView, say: Say): string[] {
  const ritual = district.foundations[found.index - 1]?.ritual;
  if (!ritual) return [say('bastion-web-empty')];
  const source = sourceOf(view, found);
  return [say(ritualId(ritual)), ...(source ? sourceState(source, district, say) : [])];
}

function sourceState(source: Source | undefined, district: District, say: Say): string[] {
  if (!source) return [];
  const found: string[] = [];
  if (source.damaged) found.push(say('bastion-web-damaged'));
  if (source.blocked) found.push(say('bastion-web-blocked'));
  if (district.occupied) found.push(say('bastion-web-occupied'));
  if (source.mana) found.push(say('bastion-web-shut', { colour: `@${colourId(source.mana)}` }));
  if (source.open) found.push(say('bastion-web-open'));
  return [...found, say('bastion-web-gives', { count: source.gives })];
}

/** A place with everything on it, in one breath; `can` tells that something can be done there. */
export function placeName(place: Place, view: BastionView, say: Say, can = false): string {
  const told = [placeTitle(place, view, say), ...contents(place, view, say)];
  return [...told, ...(can ? [say('bastion-web-can')] : [])].join(', ');
}
