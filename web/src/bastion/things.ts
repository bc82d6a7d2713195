/** What somebody holds: spells, rituals, artifacts, each a thing that can be picked. */
import type { Say } from '../texts/catalogue';
import { ritualIcon, spellIcon } from './icons';
import { ritualId, spellParts } from './lookup';
import type { Seat } from './view';

export interface Thing {
  place: string;
  icon: string;
  name: string;
  /** How many alike there are. */
  count: number;
  colour?: string;
  used?: boolean;
}

function spellName(spell: string, say: Say): string {
  const { kind, power } = spellParts(spell);
  return power ? `${say(`bastion-spell-${kind}`)} ${power}` : say(`bastion-spell-${kind}`);
}

/** Spells that are alike are one thing: any of them does the same. */
export function spellsOf({ seat, spells }: Seat, say: Say): Thing[] {
  const kinds = [...new Set(spells.map((each) => each.spell))];
  return kinds.map((spell) => ({
    place: `spell ${seat} ${spell}`,
    icon: spellIcon(spell),
    name: spellName(spell, say),
    count: spells.filter((each) => each.spell === spell).length,
  }));
}

const ritual = (kind: string, seat: string, card: string, say: Say, used = false): Thing => ({
  place: `${kind} ${seat} ${card}`,
  icon: ritualIcon(card),
  name: say(ritualId(card)),
  count: 1,
  colour: card.split(' ')[0] ?? '',
  used,
});

export const ritualsOf = ({ seat, rituals, offered }: Seat, say: Say): Thing[] =>
  [...rituals, ...offered].map((each) => ritual('ritual', seat, each, say));

export const artifactsOf = ({ seat, artifacts }: Seat, say: Say): Thing[] =>
  artifacts.map((each) => ritual('artifact', seat, each.ritual, say, each.used));
