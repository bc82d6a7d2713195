/** Small questions about a view, and the messages that name what is in it. */
import type { District, Seat, Unit, View } from './view';

/** The message that names an enemy card. */
export const cardId = (card: string): string => `bastion-card-${card.replaceAll(' ', '-')}`;

/** The message that names a ritual card. */
export const ritualId = (ritual: string): string => `bastion-ritual-${ritual.replaceAll(' ', '-')}`;

/** `flame 2` is the spell Flame with power 2. */
export function spellParts(spell: string): { kind: string; power: number } {
  const [, kind = spell, power = '0'] = /^(.*?)(?: (\d+))?$/.exec(spell) ?? [];
  return { kind, power: Number(power ?? 0) || 0 };
}

/** A spell as arguments of a message: its name to be inflected, and ` 2` where it has a power. */
export function spellArguments(spell: string): { spell: string; power: string } {
  const { kind, power } = spellParts(spell);
  return { spell: `@bastion-spell-${kind}`, power: power ? `\u00a0${power}` : '' };
}

export const seatAt = (view: View, letter: string): Seat | undefined =>
  view.seats.find((seat) => seat.seat === letter);

/** The defender who decides, if one does. */
export const actorSeat = (view: View): Seat | undefined => seatAt(view, view.actor ?? '');

/** The enemy standing at a place: a section, a district's square, the citadel. */
export function unitAt(view: View, place: string): Unit | null {
  if (place === 'citadel') return view.citadel.enemy;
  if (/^\d+$/.test(place)) return view.wall[Number(place) - 1] ?? null;
  return view.districts.find((district) => district.place === place)?.square ?? null;
}

/** The district a section belongs to. */
export const districtOf = (view: View, section: number): District | undefined =>
  view.districts.find((district) => district.sections.includes(section));
