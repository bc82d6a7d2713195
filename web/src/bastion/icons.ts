/** Which drawing stands for what. */
import beast from 'icon:wolf-head';
import warrior from 'icon:orc-head';
import mage from 'icon:wizard-face';
import rider from 'icon:horse-head';
import scout from 'icon:hood';
import symbiote from 'icon:curled-tentacle';
import flyer from 'icon:wyvern';
import priest from 'icon:pope-crown';
import giant from 'icon:ogre';
import archmage from 'icon:wizard-staff';
import werewolf from 'icon:werewolf';
import dragon from 'icon:dragon-head';
import spy from 'icon:spy';
import belligemin from 'icon:double-dragon';
import rokai from 'icon:griffin-symbol';
import valkyrie from 'icon:winged-sword';
import golem from 'icon:rock-golem';
import blackWing from 'icon:evil-wings';
import inquisitor from 'icon:cowled';
import shaggon from 'icon:hydra';
import knellerwyrm from 'icon:spiked-dragon-head';
import leviathan from 'icon:sea-serpent';
import alchemy from 'icon:cauldron';
import plenty from 'icon:cornucopia';
import copy from 'icon:mirror-mirror';
import lightning from 'icon:lightning-helix';
import flame from 'icon:fire-spell-cast';
import repeat from 'icon:cycle';
import prism from 'icon:prism';
import exchange from 'icon:body-swapping';
import missile from 'icon:arrow-flights';
import teleport from 'icon:teleport';
import speed from 'icon:running-shoe';
import accumulator from 'icon:crystal-ball';
import converter from 'icon:recycle';
import fountain from 'icon:water-fountain';
import obelisk from 'icon:obelisk';
import gun from 'icon:cannon';

const ENEMIES: Record<string, string> = {
  beast, warrior, mage, rider, scout, symbiote, flyer, priest, giant, archmage, werewolf, dragon,
  spy, belligemin, rokai, valkyrie, golem, 'black-wing': blackWing, inquisitor, shaggon, knellerwyrm, leviathan,
};

const SPELLS: Record<string, string> = {
  alchemy, plenty, copy, lightning, flame, repeat, prism, exchange, missile, teleport, speed,
};

const RITUALS: Record<string, string> = { accumulator, converter, source: fountain, obelisk, gun };

export const enemyIcon = (enemy: string): string => ENEMIES[enemy] ?? beast;

/** `flame 2` has the picture of Flame. */
export const spellIcon = (spell: string): string => SPELLS[spell.split(' ')[0] ?? ''] ?? alchemy;

/** `fire gun` has the picture of guns. */
export const ritualIcon = (ritual: string): string => RITUALS[ritual.split(' ').at(-1) ?? ''] ?? obelisk;
