import type { Explanation, Place } from '../board';
import type { Say } from '../texts/catalogue';
import { cardId, districtOf, ritualId, spellArguments, spellParts, unitAt } from './lookup';
import { COLOURS } from './view';
import type { District, Mana, Part, Source, Unit, View } from './view';

/** Discs in words: "3 Fire, 1 Forest". */
export function manaWords(mana: Mana, say: Say): string {
  const told = [...COLOURS, 'any' as const].filter((colour) => mana[colour]);
  if (!told.length) return say('bastion-board-nothing');
  return told.map((colour) => say('bastion-board-discs', { count: mana[colour] ?? 0, colour: colour === 'any' ? '@bastion-board-any' : `@bastion-colour-${colour}` })).join(', ');
}

/** What a place, a card or a defender tells about itself. */
export function explain(place: Place, view: View, say: Say): Explanation | null {
  const [first = '', second = '', ...rest] = place.split(' ');
  const named = [second, ...rest].slice(1).join(' ');
  if (first === 'spell') return explainSpell(named, view, say);
  if (first === 'ritual' || first === 'artifact') return explainRitual(named, view, say);
  if (/^\d+$/.test(place)) return explainSection(Number(place), view, say);
  if (place === 'citadel') return explainCitadel(view, say);
  const district = view.districts.find((each) => each.place === first);
  if (district) return second ? explainIn(district, second, view, say) : explainDistrict(district, view, say);
  const seat = view.seats.find((each) => each.seat === place);
  if (!seat) return null;
  const at = say('bastion-board-stands', { seat: seat.seat, place: seat.tile });
  return { about: 'piece.defender', title: say('bastion-board-defender', { seat: seat.seat }), lines: [at, say('bastion-board-has', { mana: manaWords(seat.mana, say) })] };
}

function explainSection(section: number, view: View, say: Say): Explanation {
  const unit = view.wall[section - 1];
  if (unit) return explainUnit(unit, view, say);
  const lines = [say('bastion-board-section-free')];
  const { landing, marcher } = view.upcoming;
  if (landing === section) lines.push(say('bastion-board-lands-here'));
  if (marcher?.to === section) lines.push(say('bastion-board-marches-here', { from: marcher.from }));
  const isCamp = section > view['usable-sections'];
  if (isCamp) lines.push(say('bastion-board-section-deck'));
  const district = districtOf(view, section);
  if (district?.colour) lines.push(say(`bastion-district-${district.colour}`));
  return { about: isCamp ? 'place.camp' : 'place.wall', title: say('bastion-board-section', { section }), lines };
}

/** An enemy with each of its parts: what it does, what it costs and what it becomes. */
export function explainUnit(unit: Unit, view: View, say: Say): Explanation {
  const lines = unit.parts.flatMap((part) => partLines(part, view, say));
  if (unit.shielded) lines.push(say(unit.shielded));
  const costs = say('bastion-board-costs', { mana: manaWords(unit.cost, say) });
  const becomes = unit.parts.map((part) => say('bastion-board-becomes', spellArguments(part.spell)));
  lines.push(costs);
  const names = unit.parts.map((part) => say(cardId(part.card))).join(' + ');
  const spells = unit.parts.flatMap(({ enemy }) => view.sources[`spell.${enemy}`] ?? []);
  const facts = unit.parts.flatMap(({ enemy }) => [`classes.${enemy}`, `legends.${enemy}`]);
  return { about: `enemy.${unit.parts[0]?.enemy ?? ''}`, title: say('bastion-board-enemy-at', { name: names, place: unit.place }), lines, billed: [costs, ...becomes], ...whence(facts, view), sources: spells };
}

/** Where the first of these facts that is told comes from. */
function whence(facts: readonly string[], view: View): { source?: string } {
  const source = facts.map((fact) => view.sources[fact]).find((each) => each !== undefined);
  return source === undefined ? {} : { source };
}

function partLines(part: Part, view: View, say: Say): string[] {
  const lines = [say(`bastion-enemy-${part.enemy}-text`, { ...view.wording, strength: part.printed })];
  if (part.blocks) lines.push(say('bastion-board-blocks', { colour: `@bastion-colour-${part.blocks}` }));
  lines.push(say('bastion-board-becomes', spellArguments(part.spell)));
  return lines;
}

function explainCitadel(view: View, say: Say): Explanation {
  const { enemy, under, defenders } = view.citadel;
  if (enemy) {
    const about = explainUnit(enemy, view, say);
    const more = under.length ? [say('bastion-board-dragons-under', { count: under.length })] : [];
    return { ...about, lines: [...about.lines, ...more] };
  }
  const lines = [say('bastion-board-citadel-text')];
  if (defenders.length) lines.push(say('bastion-board-here', { who: defenders.join(', ') }));
  return { about: 'place.citadel', title: say('bastion-board-citadel'), lines };
}

function explainDistrict(district: District, view: View, say: Say): Explanation {
  if (district.square) return explainUnit(district.square, view, say);
  const lines = district.sources.map((source) => sourceLine(source, say));
  if (district.closed) lines.push(say('bastion-board-district-closed'));
  if (district.defenders.length) lines.push(say('bastion-board-here', { who: district.defenders.join(', ') }));
  return { about: 'place.district', title: say('bastion-board-district-at', { name: `@bastion-district-${district.colour}`, place: district.place }), lines };
}

function explainIn(district: District, what: string, view: View, say: Say): Explanation | null {
  const where = `${district.place} ${what}`;
  if (what === 'tower') {
    const line = district.tower.mana
      ? say('bastion-board-tower-mana', { colour: `@bastion-colour-${district.tower.mana}` })
      : say('bastion-board-tower-open');
    return { about: 'place.tower', title: say('bastion-board-tower', { place: district.place }), lines: [say('bastion-board-tower-text'), line] };
  }
  const source = district.sources.find((each) => each.source === what);
  if (source) return { about: 'place.source', title: say('bastion-board-source', { place: where, colour: `@bastion-colour-${source.colour}` }), lines: [say('bastion-board-source-text'), sourceLine(source, say)] };
  const foundation = district.foundations.find((each) => each.foundation === where);
  if (foundation?.ritual) return explainRitual(foundation.ritual, view, say);
  return foundation ? { about: 'place.foundation', title: say('bastion-board-foundation', { place: where }), lines: [say('bastion-board-foundation-text')] } : null;
}

/** A source in one line: what it gives, or what keeps it shut. */
export function sourceLine(source: Source, say: Say): string {
  const args = { source: source.source, colour: `@bastion-colour-${source.colour}`, count: source.gives };
  if (source.damaged) return say('bastion-board-source-damaged', args);
  if (source.mana) return say('bastion-board-source-closed', { ...args, disc: `@bastion-colour-${source.mana}` });
  if (source.blocked) return say('bastion-board-source-barred', args);
  return say('bastion-board-source-open', args);
}

function explainSpell(spell: string, view: View, say: Say): Explanation {
  const { kind, power } = spellParts(spell);
  const title = power ? `${say(`bastion-spell-${kind}`)} ${power}` : say(`bastion-spell-${kind}`);
  return { about: `spell.${kind}`, title, lines: [say(`bastion-spell-${kind}-text`, { ...view.wording, power })], ...whence([`spells.${kind}`], view) };
}

function explainRitual(ritual: string, view: View, say: Say): Explanation {
  const kind = ritual.split(' ').slice(1).join('-');
  return { about: `ritual.${kind}`, title: say(ritualId(ritual)), lines: [say(`bastion-ritual-${kind}-text`, view.wording)], ...whence([`rituals.${kind}`], view) };
}
