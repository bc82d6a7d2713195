import type { Place } from '../board';
import type { Say } from '../texts/catalogue';
import { boardOf, cardAt, colourName, heroName, heroOf, isSeat, isSlot, slotAt, tileAt } from './position';
import type { Card, CardEffect, Hero, View } from './view';

/** What a place is called with everything on it, for whoever does not see the picture. */

export const nameOf = (card: Card, say: Say): string => (card.name.startsWith('@') ? say(card.name.slice(1)) : card.name);

export const effectWords = (effect: CardEffect, say: Say): string =>
  say(effect.netted ? 'last-bastion-effect-netted' : 'last-bastion-effect-at', {
    effect: `@last-bastion-effect-${effect.effect}`,
    when: `@last-bastion-when-${effect.when}`,
  });

/** A card with its colour, its resistance now, its effects and what lies on it. */
export function cardWords(card: Card, say: Say): string[] {
  const printed = card['printed-resistance'];
  const args = { card: nameOf(card, say), colour: colourName(card.colour), resistance: card.resistance, printed };
  return [
    say(card.warlord ? 'last-bastion-warlord-named' : 'last-bastion-card-named', args),
    ...card.effects.map((each) => effectWords(each, say)),
    ...(card.grasp ? [say('last-bastion-bears-grasp')] : []),
    ...(card.spell ? [say('last-bastion-bears-spell')] : []),
  ];
}

function onTile(place: Place, view: View, say: Say): string[] {
  const tile = tileAt(view, place);
  const heroes = (tile?.heroes ?? []).map((seat) => heroTitle(heroOf(view, seat), say));
  return [
    say(`last-bastion-tile-${place}`),
    ...(tile?.grasped ? [say('last-bastion-is-grasped')] : []),
    ...(tile?.figure ? [say(`last-bastion-figure-${tile.figure}`)] : []),
    ...(tile?.figure === 'standard' && view.standard ? [say(`last-bastion-colour-${view.standard}`)] : []),
    ...heroes,
  ];
}

function onSlot(place: Place, view: View, say: Say): string[] {
  const colour = boardOf(view, place)?.colour;
  const title = say('last-bastion-slot', { slot: place, colour: colourName(colour) });
  const card = cardAt(view, place);
  if (card) return [title, ...cardWords(card, say)];
  return [title, say(slotAt(view, place)?.trap ? 'last-bastion-slot-trap' : 'last-bastion-slot-free')];
}

export const heroTitle = (hero: Hero | undefined, say: Say): string =>
  hero?.hero ? say('last-bastion-hero-of', { hero: heroName(hero.hero), seat: hero.seat }) : '';

/** What a hero has and how it fares. */
export function heroWords(hero: Hero, say: Say): string[] {
  if (!hero.hero) return [say('last-bastion-hero-none', { seat: hero.seat })];
  const tokens = Object.entries(hero.tokens).flatMap(([token, count]) =>
    count ? [say('last-bastion-counted', { token: `@last-bastion-token-${token}`, count })] : [],
  );
  return [heroTitle(hero, say), ...stateWords(hero, say), ...(hero.down ? [] : tokens)];
}

/** Everything that is amiss with a hero. */
export function stateWords(hero: Hero, say: Say): string[] {
  return [
    ...(hero.dead ? [say('last-bastion-state-dead')] : hero.down ? [say('last-bastion-state-down')] : []),
    ...(hero.wounded && !hero.dead && !hero.down ? [say('last-bastion-state-wounded')] : []),
    ...(hero.grasped ? [say('last-bastion-state-grasped')] : []),
    ...(hero.prone ? [say('last-bastion-state-prone')] : []),
  ];
}

/** A place with everything on it, in one breath; `can` tells that something can be done there. */
export function placeName(place: Place, view: View, say: Say, can = false): string {
  const hero = isSeat(place) ? heroOf(view, place) : undefined;
  const told = hero ? heroWords(hero, say) : isSlot(place) ? onSlot(place, view, say) : onTile(place, view, say);
  return [...told, ...(can ? [say('web-possible')] : [])].join(', ');
}
