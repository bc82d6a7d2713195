/** What a move costs and brings, added up like a bill. Every number comes from the view. */
import type { BillLine, ChoiceOf, Token } from '../board';
import type { Say } from '../texts/catalogue';
import { actorSeat, cardId, ritualId, spellArguments, spellParts, unitAt } from './lookup';
import { tokens } from './prices';
import type { Disc, Mana, Move, Part, SourceName, Unit, View } from './view';

/** The bill of a legal move; empty where there is nothing to add up. */
export function bill({ move }: ChoiceOf<Move>, view: View, say: Say): BillLine[] {
  switch (move.do) {
    case 'attack':
    case 'shoot':
    case 'shoot copy': {
      const unit = unitAt(view, move.target);
      return unit ? [...strength(unit, say), pays(unit.cost, view, say), ...brings(unit, say)] : [];
    }
    case 'channel':
      return channelBill(move.source, move.disc, view, say);
    case 'tower':
      return towerBill(move.disc, view, say);
    case 'gather':
      return [gets(view.citadel.gives, say)];
    default:
      return view.attack?.unit ? underWay(move, view.attack.unit, view, say) : [];
  }
}

/** An attack under way: the spells cast for it, each by whom, what is due, and what this move adds. */
function underWay(move: Move, unit: Unit, view: View, say: Say): BillLine[] {
  const attack = view.attack;
  if (!attack) return [];
  const helps = attack.spells.map(({ seat, spell }) => lends(seat, spell, say));
  const free = attack.alchemy ? [{ text: say('bastion-bill-alchemy') }] : [];
  const open = { text: say('bastion-bill-due'), amount: String(attack.due), total: true };
  const offered = 'spell' in move ? [lends('seat' in move ? move.seat : String(view.actor), move.spell, say)] : [];
  return [...strength(unit, say), ...helps, ...free, open, ...offered, ...brings(unit, say)];
}

const strength = (unit: Unit, say: Say): BillLine[] => unit.parts.flatMap((part) => partLines(part, say));

function partLines(part: Part, say: Say): BillLine[] {
  const printed = { text: say('bastion-bill-strength', { enemy: `@${cardId(part.card)}` }), amount: String(part.printed) };
  return [printed, ...part.modifiers.map((each) => ({ text: say(each.id), amount: signed(each.amount) }))];
}

/** A spell and whose it is; one without a power takes nothing off. */
function lends(seat: string, spell: string, say: Say): BillLine {
  const { power } = spellParts(spell);
  const text = say('bastion-bill-lends', { seat, ...spellArguments(spell) });
  return power ? { text, amount: signed(-power) } : { text };
}

const pays = (cost: Mana, view: View, say: Say): BillLine => due('bastion-bill-pay', tokens(cost, say, actorSeat(view)?.mana ?? {}), say);
const gets = (mana: Mana, say: Say): BillLine => due('bastion-bill-get', tokens(mana, say), say);

const due = (id: string, amount: readonly Token[], say: Say): BillLine =>
  amount.length ? { text: say(id), tokens: amount, total: true } : { text: say(id), amount: say('bastion-board-nothing'), total: true };

/** What a victory brings: spells, rituals that may follow, time. */
function brings(unit: Unit, say: Say): BillLine[] {
  const spells = unit.parts.map((part) => ({ text: say('bastion-bill-keep', spellArguments(part.spell)) }));
  const rituals = unit.rituals.map((each) => ({ text: say('bastion-bill-ritual', { ritual: `@${ritualId(each)}` }) }));
  const time = unit.won ? [{ text: say('bastion-bill-won', { count: unit.won }) }] : [];
  return [...spells, ...rituals, ...time];
}

function channelBill(name: SourceName, disc: Disc, view: View, say: Say): BillLine[] {
  const source = tileOf(view)?.sources.find((each) => each.source === name);
  return source ? [puts(disc, say), gets({ [source.colour]: source.gives }, say)] : [];
}

function towerBill(disc: Disc, view: View, say: Say): BillLine[] {
  const district = tileOf(view);
  return district ? [puts(disc, say), gets(district.tower.gives, say)] : [];
}

const tileOf = (view: View) => view.districts.find((each) => each.place === actorSeat(view)?.tile);

function puts(disc: Disc, say: Say): BillLine {
  if (disc === 'reserve') return { text: say('bastion-bill-put', { disc: '@bastion-board-reserve' }) };
  return { text: say('bastion-bill-put', { disc: `@bastion-colour-${disc}` }), amount: signed(-1) };
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);
