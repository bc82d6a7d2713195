/** What a player gets from the server at arranged positions; `samples/make.py` makes them. */
import type { Choice } from '../../src/last-bastion/places';
import type { Words } from '../../src/protocol';
import type { Question, View } from '../../src/last-bastion/view';
import beaten from './samples/beaten.json';
import dispensary from './samples/dispensary.json';
import fight from './samples/fight.json';
import fountain from './samples/fountain.json';
import net from './samples/net.json';
import place from './samples/place.json';
import reroll from './samples/reroll.json';
import standard from './samples/standard.json';
import tavern from './samples/tavern.json';
import tomb from './samples/tomb.json';
import tower from './samples/tower.json';

export interface Sample {
  view: View;
  question: Question | null;
  asked: Words | null;
  choices: Choice[];
}

/** What the server sends is what the game declares. */
const sample = (found: object): Sample => found as Sample;

const FOUND = { beaten, dispensary, fight, fountain, net, place, reroll, standard, tavern, tomb, tower };

export const SAMPLES = Object.fromEntries(Object.entries(FOUND).map(([name, found]) => [name, sample(found)])) as Record<
  keyof typeof FOUND,
  Sample
>;
