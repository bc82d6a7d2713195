import type { BillLine, Explanation, Place } from '../board';
import type { Choice } from '../protocol';
import type { Say } from '../texts/catalogue';
import { actorSeat, cardId, COLOURS, districtOf, ritualId, spellParts, unitAt } from './view';
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
  if (first === 'spell') return explainSpell(named, say);
  if (first === 'ritual' || first === 'artifact') return explainRitual(named, say);
  if (/^\d+$/.test(place)) return explainSection(Number(place), view, say);
  if (place === 'citadel') return explainCitadel(view, say);
  const district = view.districts.find((each) => each.place === first);
  if (district) return second ? explainIn(district, second, say) : explainDistrict(district, say);
  const seat = view.seats.find((each) => each.seat === place);
  if (!seat) return null;
  const at = say('bastion-board-stands', { seat: seat.seat, place: seat.tile });
  return { title: say('bastion-board-defender', { seat: seat.seat }), lines: [at, say('bastion-board-has', { mana: manaWords(seat.mana, say) })] };
}

function explainSection(section: number, view: View, say: Say): Explanation {
  const unit = view.wall[section - 1];
  if (unit) return explainUnit(unit, say);
  const lines = [say('bastion-board-section-free')];
  const { landing, marcher } = view.foresight;
  if (landing === section) lines.push(say('bastion-board-lands-here'));
  if (marcher?.to === section) lines.push(say('bastion-board-marches-here', { from: marcher.from }));
  if (section > view['usable-sections']) lines.push(say('bastion-board-section-deck'));
  const district = districtOf(view, section);
  if (district?.colour) lines.push(say(`bastion-district-${district.colour}`));
  return { title: say('bastion-board-section', { section }), lines };
}

/** An enemy with each of its parts: what it does, what it costs and what it becomes. */
export function explainUnit(unit: Unit, say: Say): Explanation {
  const lines = unit.parts.flatMap((part) => partLines(part, say));
  if (unit.shielded) lines.push(say(unit.shielded));
  lines.push(say('bastion-board-costs', { mana: manaWords(unit.cost, say) }));
  const names = unit.parts.map((part) => say(cardId(part.card))).join(' + ');
  return { title: say('bastion-board-enemy-at', { name: names, place: unit.place }), lines };
}

function partLines(part: Part, say: Say): string[] {
  const { kind, power } = spellParts(part.spell);
  const lines = [say(`bastion-enemy-${part.enemy}-text`)];
  if (part.blocks) lines.push(say('bastion-board-blocks', { colour: `@bastion-colour-${part.blocks}` }));
  lines.push(say('bastion-board-becomes', { spell: `@bastion-spell-${kind}`, power: power || '' }));
  return lines;
}

function explainCitadel(view: View, say: Say): Explanation {
  const { enemy, under, defenders } = view.citadel;
  if (enemy) {
    const about = explainUnit(enemy, say);
    const more = under.length ? [say('bastion-board-dragons-under', { count: under.length })] : [];
    return { ...about, lines: [...about.lines, ...more] };
  }
  const lines = [say('bastion-board-citadel-text')];
  if (defenders.length) lines.push(say('bastion-board-here', { who: defenders.join(', ') }));
  return { title: say('bastion-board-citadel'), lines };
}

function explainDistrict(district: District, say: Say): Explanation {
  if (district.square) return explainUnit(district.square, say);
  const lines = district.sources.map((source) => sourceLine(source, say));
  if (district.closed) lines.push(say('bastion-board-district-closed'));
  if (district.defenders.length) lines.push(say('bastion-board-here', { who: district.defenders.join(', ') }));
  return { title: say('bastion-board-district-at', { name: `@bastion-district-${district.colour}`, place: district.place }), lines };
}

function explainIn(district: District, what: string, say: Say): Explanation | null {
  const where = `${district.place} ${what}`;
  if (what === 'tower') {
    const line = district.tower.mana
      ? say('bastion-board-tower-mana', { colour: `@bastion-colour-${district.tower.mana}` })
      : say('bastion-board-tower-open');
    return { title: say('bastion-board-tower', { place: district.place }), lines: [say('bastion-board-tower-text'), line] };
  }
  const source = district.sources.find((each) => each.source === what);
  if (source) return { title: say('bastion-board-source', { place: where, colour: `@bastion-colour-${source.colour}` }), lines: [say('bastion-board-source-text'), sourceLine(source, say)] };
  const foundation = district.foundations.find((each) => each.foundation === where);
  if (foundation?.ritual) return explainRitual(foundation.ritual, say);
  return foundation ? { title: say('bastion-board-foundation', { place: where }), lines: [say('bastion-board-foundation-text')] } : null;
}

/** A source in one line: what it gives, or what keeps it shut. */
export function sourceLine(source: Source, say: Say): string {
  const args = { source: source.source, colour: `@bastion-colour-${source.colour}`, count: source.gives };
  if (source.damaged) return say('bastion-board-source-damaged', args);
  if (source.mana) return say('bastion-board-source-closed', { ...args, disc: `@bastion-colour-${source.mana}` });
  if (source.blocked) return say('bastion-board-source-barred', args);
  return say('bastion-board-source-open', args);
}

function explainSpell(spell: string, say: Say): Explanation {
  const { kind, power } = spellParts(spell);
  const title = power ? `${say(`bastion-spell-${kind}`)} ${power}` : say(`bastion-spell-${kind}`);
  return { title, lines: [say(`bastion-spell-${kind}-text`, { power })] };
}

function explainRitual(ritual: string, say: Say): Explanation {
  const kind = ritual.split(' ').slice(1).join('-');
  return { title: say(ritualId(ritual)), lines: [say(`bastion-ritual-${kind}-text`)] };
}

/** What a move costs and brings, added up like a bill. */
export function bill(choice: Choice, view: View, say: Say): BillLine[] {
  const target = choice.move.target ?? (choice.move.do === 'strike' ? view.attack?.unit?.place : undefined);
  const unit = target === undefined ? null : unitAt(view, String(target));
  if (unit) return attackBill(unit, view, say);
  if (choice.move.do === 'channel') return channelBill(choice, view, say);
  return [];
}

function attackBill(unit: Unit, view: View, say: Say): BillLine[] {
  const lines = unit.parts.flatMap((part): BillLine[] => [
    { text: say('bastion-bill-strength', { enemy: `@${cardId(part.card)}` }), amount: String(part.printed) },
    ...part.modifiers.map((each) => ({ text: say(each.id), amount: signed(each.amount) })),
  ]);
  const relief = view.attack?.unit?.place === unit.place ? view.attack.relief : 0;
  if (relief) lines.push({ text: say('bastion-bill-spells'), amount: signed(-relief) });
  if (view.attack?.alchemy) lines.push({ text: say('bastion-bill-alchemy') });
  lines.push({ text: say('bastion-bill-pay'), amount: relief ? String(Math.max(1, unit.total - relief)) : manaWords(unit.cost, say), total: true });
  for (const part of unit.parts) {
    const { kind, power } = spellParts(part.spell);
    lines.push({ text: say('bastion-bill-keep', { spell: `@bastion-spell-${kind}`, power: power || '' }) });
  }
  return lines;
}

function channelBill(choice: Choice, view: View, say: Say): BillLine[] {
  const here = view.districts.find((each) => each.place === actorSeat(view)?.tile);
  const source = here?.sources.find((each) => each.source === choice.move.source);
  if (!source) return [];
  const put = choice.move.disc === 'reserve' ? '@bastion-board-reserve' : `@bastion-colour-${String(choice.move.disc)}`;
  return [
    { text: say('bastion-bill-put', { disc: put }), amount: signed(choice.move.disc === 'reserve' ? 0 : -1) },
    { text: say('bastion-bill-get', { colour: `@bastion-colour-${source.colour}` }), amount: signed(source.gives), total: true },
  ];
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0');
