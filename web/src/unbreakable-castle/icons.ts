/** Which drawing stands for what. */
import wood from 'icon:wood-pile';
import clay from 'icon:brick-pile';
import ore from 'icon:ore';
import stone from 'icon:stone-pile';
import gold from 'icon:two-coins';
import mana from 'icon:crystal-growth';
import human from 'icon:knight-banner';
import elf from 'icon:elf-ear';
import gnome from 'icon:dwarf-face';
import mage from 'icon:wizard-face';
import golem from 'icon:rock-golem';
import necromancer from 'icon:skull-staff';
import werewolf from 'icon:wolf-head';
import vampire from 'icon:vampire-dracula';
import orc from 'icon:orc-head';
import demon from 'icon:imp-laugh';
import citadel from 'icon:elven-castle';
import tower from 'icon:tower-flag';
import gates from 'icon:medieval-gate';
import wall from 'icon:stone-wall';
import scroll from 'icon:scroll-unfurled';
import trader from 'icon:trade';
import barrier from 'icon:magic-gate';
import horn from 'icon:cornucopia';
import type { Part, Race, Resource } from './view';

export const RESOURCE_ICONS: Record<Resource, string> = { wood, clay, ore, stone, gold, mana };

/** What castles are built of. */
export const BUILDING = ['wood', 'clay', 'ore', 'stone'] as const;

export const RACE_ICONS: Record<Race, string> = {
  human, elf, gnome, mage, golem, necromancer, werewolf, vampire, orc, demon,
};

export const PART_ICONS: Record<Part, string> = { citadel, tower, gates, wall };

export { barrier, horn, scroll, trader };
