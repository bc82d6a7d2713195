/** What a card, a part, a player, a quest or a resource tells about itself. */
import type { Explanation, Place } from '../board';
import type { Say } from '../texts/catalogue';
import { cardLines, castleWords, goodsWords, playerWords, possibleWords } from './names';
import { percent } from './odds';
import { chanceWords, questNamed } from './quests';
import { amount, me, partId, playerAt, questId, raceId, resourceId } from './seen';
import { type Cell, type Part, PARTS, type Player, RESOURCES, type Resource, type View } from './view';

export function explain(place: Place, view: View, say: Say): Explanation | null {
  const cell = view.field.cells.find((each) => each.cell === place);
  if (cell) return explainCell(cell, view, say);
  const player = playerAt(view, place);
  if (player) return explainPlayer(player, view, say);
  const part = PARTS.find((each) => each === place);
  if (part) return explainPart(part, view, say);
  const race = view.free_races.find((each) => each.race === place);
  if (race) {
    const friend = race.friend ? [say('unbreakable-castle-web-friend-of', { race: `@${raceId(race.friend)}` })] : [];
    const lines = [say(`unbreakable-castle-faction-${race.faction}`), goodsWords(race.start, say), ...friend];
    return { about: `race.${race.race}`, title: say('unbreakable-castle-web-races', { race: `@${raceId(race.race)}` }), lines };
  }
  const resource = RESOURCES.find((each) => each === place);
  if (resource) return explainResource(resource, view, say);
  return explainQuest(place, view, say);
}

function explainCell({ cell, card }: Cell, view: View, say: Say): Explanation {
  if (card) return { about: `card.${card.number}`, title: say('unbreakable-castle-web-card', { number: card.number }), lines: cardLines(card, say) };
  const ahead = view.upcoming.cells.find((each) => each.cell === cell);
  const any = ahead?.any[0] ? [say('unbreakable-castle-web-any-match', { odds: percent(ahead.any) })] : [];
  const isFirst = ahead !== undefined && view.field.cells.every((each) => !each.card);
  const lines = isFirst ? [say('unbreakable-castle-web-first-card')] : (ahead?.joints.map((each) => possibleWords(each, say)) ?? []);
  return { about: 'opening', title: say('unbreakable-castle-web-back-at', { cell }), lines: [...lines, ...any] };
}

function explainPlayer(player: Player, view: View, say: Say): Explanation {
  const quests = player.quests.length ? [say('unbreakable-castle-web-quests', { count: player.quests.length })] : [];
  const horn = player.has_horn ? [say('unbreakable-castle-web-has-horn')] : [];
  const faction = player.faction ? [say(`unbreakable-castle-faction-${player.faction}`)] : [];
  const lines = [...faction, castleWords(player, say), goodsWords(player.goods, say), ...quests, ...horn];
  return { about: player.race ? `race.${player.race}` : 'races', title: playerWords(view, player.seat, say), lines };
}

/** What a part still lacks, and the cheapest exchanges that lead to it. */
function explainPart(part: Part, view: View, say: Say): Explanation {
  const stock = say('unbreakable-castle-web-stock', { count: view.stock[part] });
  const ahead = view.upcoming.parts.find((each) => each.part === part);
  const mine = me(view);
  const way = ahead ? wayLines(ahead.lacks, ahead.exchanges, say) : [say('unbreakable-castle-web-part-complete')];
  return { about: `part.${part}`, title: say(partId(part)), lines: mine ? [...way, stock] : [stock] };
}

type Way = View['upcoming']['parts'][number];

export function wayLines(lacks: Way['lacks'], exchanges: Way['exchanges'], say: Say): string[] {
  if (!Object.keys(lacks).length) return [say('unbreakable-castle-web-affordable')];
  const short = say('unbreakable-castle-web-lacks', { goods: goodsWords(lacks, say) });
  if (!exchanges) return [short];
  const steps = together(exchanges).map(({ step, times }) => (times > 1 ? `${times} × ${stepWords(step, say)}` : stepWords(step, say)));
  return [short, say('unbreakable-castle-web-way', { steps: steps.join(', ') })];
}

type Step = NonNullable<Way['exchanges']>[number];

/** The same exchange several times, told once. */
export function together(exchanges: readonly Step[]): { step: Step; times: number }[] {
  const isSame = (one: Step, other: Step): boolean => one.with === other.with && one.give === other.give && one.get === other.get;
  return exchanges
    .filter((step, at) => exchanges.findIndex((each) => isSame(each, step)) === at)
    .map((step) => ({ step, times: exchanges.filter((each) => isSame(each, step)).length }));
}

/** One exchange of a way, in a few words. */
function stepWords({ with: partner, give, get }: Step, say: Say): string {
  const id = partner === 'bank' ? 'unbreakable-castle-web-step-bank' : 'unbreakable-castle-web-step-trader';
  return say(id, { resource: `@${resourceId(give)}`, got: `@${resourceId(get)}` });
}

function explainResource(resource: Resource, view: View, say: Say): Explanation {
  const have = amount(me(view)?.goods ?? {}, resource);
  const left = view.bank ? [say('unbreakable-castle-web-bank-left', { count: amount(view.bank, resource) })] : [];
  return { about: `resource.${resource}`, title: say(resourceId(resource)), lines: [say('unbreakable-castle-web-you-have', { count: have }), ...left] };
}

function explainQuest(name: Place, view: View, say: Say): Explanation | null {
  const held = questNamed(name, view);
  if (!held) return null;
  const how = held.asks === 'find' ? say('unbreakable-castle-web-quest-find') : say('unbreakable-castle-web-quest-defeat');
  return { about: `quest.${name}`, title: say('unbreakable-castle-web-quest'), lines: [say(questId(name)), how, ...chanceWords(held, view, say)], source: held.source };
}
