/** What places are called, with everything on them, for whoever does not see the picture. */
import type { Place } from '../board';
import type { Say } from '../texts/catalogue';
import { type Spot, sourceAt, spot } from './spots';
import { gaps } from './scene';
import { cardId, ritualId } from './lookup';
import type { District, Part, Source, Unit, View } from './view';

const colourId = (colour: string): string => `bastion-colour-${colour}`;

export function tileName(tile: string, view: View, say: Say): string {
  if (tile === 'citadel') return say('bastion-board-citadel');
  const colour = view.districts.find((each) => each.place === tile)?.colour;
  return colour ? say('bastion-board-district-at', { place: tile, name: `@bastion-district-${colour}` }) : tile;
}

function partName(part: Part, say: Say): string {
  const args = { enemy: `@${cardId(part.card)}`, strength: part.strength, printed: part.printed };
  return part.strength === part.printed
    ? say('bastion-picture-enemy', args)
    : say('bastion-picture-enemy-changed', args);
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
      return say('bastion-picture-tower');
    case 'foundation':
      return say('bastion-picture-foundation', { index: found.index });
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
  return source ? say('bastion-picture-source', { colour: `@${colourId(source.colour)}` }) : say('bastion-picture-source-none');
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
  if (section > view['usable-sections']) return [say('bastion-picture-deck-here', { count: view.deck.left })];
  const found = [say('bastion-picture-free')];
  if (gaps(view).includes(section)) found.push(say('bastion-picture-gap'));
  if (nextLanding(view) === section) found.push(say('bastion-picture-next-here'));
  return found;
}

/** The section the next enemy comes to: a card of the deck, or the last enemy of the camp. */
export function nextLanding(view: View): number | null {
  if (view.stage === 'over') return null;
  return view.deck.left > 0 ? view.upcoming.landing : (view.upcoming.marcher?.to ?? null);
}

function inCitadel(view: View, say: Say): string[] {
  const { enemy, under, defenders } = view.citadel;
  const found = enemy ? [unitName(enemy, say)] : [];
  if (under.length) found.push(say('bastion-picture-under', { count: under.length }));
  return [...found, ...standing(defenders, say)];
}

const standing = (defenders: readonly string[], say: Say): string[] =>
  defenders.length ? [say('bastion-picture-defenders', { seats: defenders.join(', ') })] : [];

function inDistrict(found: Spot, district: District, view: View, say: Say): string[] {
  switch (found.kind) {
    case 'district':
      return [
        ...(district.square ? [`${say('bastion-picture-square')}: ${unitName(district.square, say)}`] : []),
        ...(district.closed ? [say('bastion-picture-closed')] : []),
        ...standing(district.defenders, say),
      ];
    case 'tower':
      if (district.tower.mana) return [say('bastion-board-tower-mana', { colour: `@${colourId(district.tower.mana)}` })];
      return [say(district.occupied ? 'bastion-picture-occupied' : 'bastion-board-tower-open')];
    case 'foundation':
      return onFoundation(found, district, view, say);
    default:
      return sourceState(sourceOf(view, found), district, say);
  }
}

function onFoundation(found: Spot & { index: number }, district: District, view: View, say: Say): string[] {
  const ritual = district.foundations[found.index - 1]?.ritual;
  if (!ritual) return [say('bastion-picture-empty')];
  const source = sourceOf(view, found);
  return [say(ritualId(ritual)), ...(source ? sourceState(source, district, say) : [])];
}

function sourceState(source: Source | undefined, district: District, say: Say): string[] {
  if (!source) return [];
  const found: string[] = [];
  if (source.damaged) found.push(say('bastion-picture-damaged'));
  if (source.blocked) found.push(say('bastion-picture-blocked'));
  if (district.occupied) found.push(say('bastion-picture-occupied'));
  if (source.mana) found.push(say('bastion-picture-shut', { colour: `@${colourId(source.mana)}` }));
  if (source.open) found.push(say('bastion-picture-open'));
  return [...found, say('bastion-picture-gives', { count: source.gives })];
}

/** A place with everything on it, in one breath; `can` tells that something can be done there. */
export function placeName(place: Place, view: View, say: Say, can = false): string {
  const told = [placeTitle(place, view, say), ...contents(place, view, say)];
  return [...told, ...(can ? [say('web-possible')] : [])].join(', ');
}
