/** Where a quest could be fulfilled by the next card. */
import type { Say } from '../texts/catalogue';
import { span } from './odds';
import { raceId } from './seen';
import type { Joint, Meeting, Quest, QuestAsks, Race, View } from './view';

/** As whom a character has to be met. */
const MEETINGS: Record<QuestAsks, readonly Meeting[]> = { find: ['ally', 'friend'], defeat: ['enemy', 'friend'] };

export interface Chance {
  cell: string;
  joint: Joint;
  race: Race;
  odds: readonly [number, number];
}

/** The edges that could fulfil a quest if their card were opened now, and how likely. */
export function chancesOf({ asks, races }: Quest, view: View): Chance[] {
  return view.upcoming.cells.flatMap(({ cell, joints }) =>
    joints.flatMap((each) =>
      'race' in each && races.includes(each.race) && MEETINGS[asks].includes(each.meets) ? [{ cell, joint: each.joint, race: each.race, odds: each.odds }] : [],
    ),
  );
}

/** The quest of this name, if its face is to be seen. */
export function questNamed(name: string | null, view: View): Quest | undefined {
  return view.players.flatMap((each) => each.quests).find((each): each is Quest => 'quest' in each && each.quest === name);
}

/** Which races could fulfil a quest now, how likely, and where. */
export function chanceWords(quest: Quest, view: View, say: Say): string[] {
  const chances = chancesOf(quest, view);
  const told = quest.races.flatMap((race) => {
    const own = chances.filter((each) => each.race === race);
    return own.length ? [`${say(raceId(race))} ${span(own.map((each) => each.odds))} (${own.map((each) => each.cell).join(', ')})`] : [];
  });
  return told.length ? [say('unbreakable-castle-web-quest-now', { chances: told.join('; ') })] : [];
}
