/** Which drawing stands for what. */
import abyss from 'icon:giant-squid';
import all from 'icon:two-shadows';
import archdaemon from 'icon:diablo-skull';
import axe from 'icon:battle-axe';
import baron from 'icon:crowned-skull';
import bearer from 'icon:plague-doctor-profile';
import berserker from 'icon:orc-head';
import block from 'icon:padlock';
import brute from 'icon:golem-head';
import butcher from 'icon:meat-cleaver';
import call from 'icon:rally-the-troops';
import callCard from 'icon:fire-ring';
import cannon from 'icon:cannon';
import catapult from 'icon:catapult';
import chain from 'icon:crossed-chains';
import chanter from 'icon:candle-skull';
import colossus from 'icon:spiky-eclipse';
import crawler from 'icon:curled-tentacle';
import crossbow from 'icon:crossbow';
import crypt from 'icon:coffin';
import dice from 'icon:rolling-dices';
import discard from 'icon:card-discard';
import draw from 'icon:card-draw';
import dread from 'icon:floating-ghost';
import dwarf from 'icon:dwarf-face';
import empress from 'icon:queen-crown';
import equipment from 'icon:light-backpack';
import eye from 'icon:warlock-eye';
import executioner from 'icon:executioner-hood';
import faceless from 'icon:domino-mask';
import falcon from 'icon:hawk-emblem';
import fallen from 'icon:tombstone';
import ferryman from 'icon:paddles';
import fire from 'icon:fire-spell-cast';
import fountain from 'icon:fountain';
import ghoul from 'icon:shambling-zombie';
import glass from 'icon:angular-spider';
import gloom from 'icon:cowled';
import goblin from 'icon:goblin-head';
import golem from 'icon:rock-golem';
import gorge from 'icon:sea-serpent';
import grasp from 'icon:evil-hand';
import graspHero from 'icon:shadow-grasp';
import heart from 'icon:hearts';
import heartMinus from 'icon:heart-minus';
import heartPlus from 'icon:heart-plus';
import herald from 'icon:trumpet-flag';
import horn from 'icon:hunting-horn';
import horned from 'icon:horned-skull';
import hound from 'icon:hound';
import imp from 'icon:imp';
import incubus from 'icon:imp-laugh';
import knight from 'icon:visored-helm';
import leech from 'icon:leeching-worm';
import lich from 'icon:skull-staff';
import lieDown from 'icon:falling';
import lyre from 'icon:lyre';
import market from 'icon:shop';
import matriarch from 'icon:spider-face';
import meditation from 'icon:meditation';
import net from 'icon:fishing-net';
import noEquipment from 'icon:broken-shield';
import pact from 'icon:stabbed-note';
import pit from 'icon:devil-mask';
import plunderer from 'icon:robber';
import pony from 'icon:cavalry';
import prophet from 'icon:oppression';
import quarry from 'icon:mining';
import rider from 'icon:wolf-head';
import robber from 'icon:hasty-grave';
import rust from 'icon:overlord-helm';
import scout from 'icon:hooded-figure';
import shaman from 'icon:tribal-mask';
import shield from 'icon:goblin';
import shooter from 'icon:bowman';
import silence from 'icon:silenced';
import skeleton from 'icon:skeleton-inside';
import skeletonRider from 'icon:mounted-knight';
import spell from 'icon:music-spell';
import speaks from 'icon:discussion';
import squire from 'icon:hood';
import stalker from 'icon:hanging-spider';
import summoner from 'icon:daemon-pull';
import sword from 'icon:winged-sword';
import tavern from 'icon:tavern-sign';
import thief from 'icon:brain-tentacle';
import thorn from 'icon:thorny-vine';
import token from 'icon:swap-bag';
import tower from 'icon:watchtower';
import trap from 'icon:wolf-trap';
import treatment from 'icon:medicines';
import troll from 'icon:troll';
import trollKing from 'icon:ogre';
import tyrant from 'icon:octopus';
import warband from 'icon:goblin-camp';
import white from 'icon:star-formation';
import widow from 'icon:long-legged-spider';
import zombie from 'icon:raise-zombie';
import tomb from 'icon:graveyard';
import warlord from 'icon:crown';
import steps from 'icon:footsteps';
import swords from 'icon:crossed-swords';

export const TILE_ICONS: Record<string, string> = {
  trebuchet: catapult, tower, market, tavern, standard: call, fountain, dispensary: treatment, tomb, quarry,
};

export const HERO_ICONS: Record<string, string> = {
  elmer: pony, mylfaar: lyre, arne: falcon, sindara: sword, teagaan: meditation, 'feng-li': fire, kazgin: dwarf, twindalli: crossbow,
};

export const EFFECT_ICONS: Record<string, string> = {
  grasp,
  draw,
  'lose-life': heartMinus,
  'lose-token': token,
  corruption: dice,
  'grasp-hero': graspHero,
  'all-lose-token': token,
  'all-grasp-hero': graspHero,
  'all-lose-move': lieDown,
  'lose-move': lieDown,
  'discard-last': discard,
  'gain-equipment': equipment,
  'gain-life': heartPlus,
  'gain-call': call,
  'remove-grasp': grasp,
  'gain-life-and-call': heartPlus,
  'no-white': white,
  'block-die': block,
  'no-equipment': noEquipment,
};

export const FIGURE_ICONS = { net, trap, standard: call, spell, grasp, life: heart, call, equipment, dice, fallen, warlord, all, steps, swords, draw, speaks };

const CARDS: Record<string, string> = {
  'cinder-imp': imp,
  'ember-hound': hound,
  'pact-binder': pact,
  'flame-caller': callCard,
  'chain-fiend': chain,
  incubus,
  butcher,
  'horned-ravager': horned,
  'magma-brute': brute,
  'pit-lord': pit,
  'goblin-skulker': goblin,
  'goblin-shieldling': shield,
  'hex-shaman': shaman,
  'horn-blower': horn,
  'wolf-rider': rider,
  'orc-berserker': axe,
  plunderer,
  'orc-warband': warband,
  'cave-troll': troll,
  'thornback-troll': thorn,
  'void-crawler': crawler,
  'glass-spider': glass,
  'whispering-eye': eye,
  'hollow-summoner': summoner,
  'web-stalker': stalker,
  'abyssal-leech': leech,
  'thought-thief': thief,
  'gorge-matriarch': matriarch,
  'deep-colossus': colossus,
  'abyss-tyrant': tyrant,
  'restless-skeleton': skeleton,
  'zombie-shooter': shooter,
  'grave-chanter': chanter,
  'crypt-opener': crypt,
  'skeleton-rider': skeletonRider,
  'plague-bearer': bearer,
  'tomb-robber': robber,
  'zombie-lord': zombie,
  'carrion-golem': golem,
  'lich-regent': lich,
  'gloom-herald': gloom,
  'shadow-scout': scout,
  'shadow-knight': knight,
  'shadow-squire': squire,
  'soul-ferryman': ferryman,
  'night-widow': widow,
  'rust-warden': rust,
  'nefarious-cannon': cannon,
  'formless-dread': dread,
  'queens-executioner': executioner,
  'herald-of-the-horde': herald,
  'plague-prophet': prophet,
  'archdaemon-of-torment': archdaemon,
  'mistress-of-silence': silence,
  warmonger: berserker,
  'void-empress': empress,
  'troll-king': trollKing,
  'death-baron': baron,
  'the-faceless': faceless,
  'lord-of-the-gorge': gorge,
};

/** Cards of a player's own file that ours does not know. */
const BY_COLOUR: Record<string, string> = { red: imp, green: goblin, blue: abyss, yellow: ghoul, black: squire };

export const cardIcon = (id: string, colour: string): string => CARDS[id] ?? BY_COLOUR[colour] ?? imp;
