import type { Explanation, Place } from '../board';
import type { Say } from '../texts/catalogue';
import { effectWords, heroTitle, nameOf, stateWords } from './names';
import { boardOf, cardAt, colourName, heroOf, isSeat, isSlot, slotAt, tileAt, tileName } from './position';
import type { Card, View } from './view';

/** What a place tells about itself. */
export function explain(place: Place, view: View, say: Say): Explanation | null {
  if (isSeat(place)) return aboutHero(place, view, say);
  if (!isSlot(place)) return aboutTile(place, view, say);
  const card = cardAt(view, place);
  return card ? aboutCard(card, place, view, say) : aboutSlot(place, view, say);
}

function aboutTile(place: Place, view: View, say: Say): Explanation | null {
  const tile = tileAt(view, place);
  if (!tile) return null;
  const lines = [say(`last-bastion-tile-does-${place}`, { market: 2, healed: 3 })];
  if (tile.grasped) lines.push(say('last-bastion-figure-does-grasp'));
  if (place === 'standard' && view.standard) lines.push(say('last-bastion-standard-shows', { colour: colourName(view.standard) }));
  const heroes = (tile.heroes ?? []).map((seat) => heroTitle(heroOf(view, seat), say));
  if (heroes.length) lines.push(heroes.join(', '));
  return { about: `tile.${place}`, title: say(`last-bastion-tile-${place}`), lines };
}

function aboutCard(card: Card, place: Place, view: View, say: Say): Explanation {
  const args = { kind: card.warlord ? 'warlord' : 'monster', colour: colourName(card.colour), resistance: card.resistance };
  const lines = [say('last-bastion-card-about', args)];
  if (card.resistance !== card['printed-resistance']) lines.push(say('last-bastion-weakened', { printed: card['printed-resistance'] }));
  for (const each of card.effects) lines.push(`${effectWords(each, say)}. ${say(`last-bastion-effect-does-${each.effect}`)}`);
  if (card.grasp) lines.push(graspAhead(place, view, say));
  if (card.spell) lines.push(say('last-bastion-figure-does-spell'));
  if (card.source === 'reconstructed') lines.push(say('last-bastion-card-reconstructed'));
  return { about: `card.${card.id}`, title: nameOf(card, say), lines };
}

/** Where the Grasp on a card goes next. */
function graspAhead(place: Place, view: View, say: Say): string {
  const tile = isSlot(place) ? view.upcoming?.['next-grasped'][place] : null;
  return tile ? say('last-bastion-grasp-ahead', { tile: tileName(tile) }) : say('last-bastion-bears-grasp');
}

function aboutSlot(place: Place, view: View, say: Say): Explanation {
  const board = boardOf(view, place);
  const trap = slotAt(view, place)?.trap;
  const lines = [say(trap ? 'last-bastion-figure-does-trap' : 'last-bastion-slot-free')];
  if (board?.colour) lines.push(say(`last-bastion-board-does-${board.colour}`));
  const speaker = heroTitle(heroOf(view, board?.speaker ?? null), say);
  if (board?.neutral && speaker) lines.push(say('last-bastion-speaks', { hero: speaker }));
  return { about: trap ? 'figure.trap' : board?.colour ? `board.${board.colour}` : 'placement', title: say('last-bastion-slot', { slot: place, colour: colourName(board?.colour) }), lines };
}

function aboutHero(seat: Place, view: View, say: Say): Explanation | null {
  const hero = heroOf(view, seat);
  if (!hero?.hero) return null;
  const lines = [say(`last-bastion-hero-does-${hero.hero}`), ...stateWords(hero, say)];
  if (!hero.power && !hero.down) lines.push(say('last-bastion-power-off'));
  return { about: `hero.${hero.hero}`, title: say(`last-bastion-hero-${hero.hero}`), lines };
}
