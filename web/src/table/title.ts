import type { TurnInfo } from '../protocol';
import type { Say } from '../texts/catalogue';

/** Whose turn it is, in words: for the bar and the title of the tab; `nobodys` is the message for chance. */
export function turnWords(turn: TurnInfo, mine: readonly number[], holder: (seat: number) => string, nobodys: string, say: Say): string {
  if (turn.actor === -2) return say('web-turn-over');
  if (turn.actor < 0) return say(nobodys);
  if (!mine.includes(turn.actor)) return say('web-turn-of', { seat: holder(turn.actor) });
  return mine.length > 1 ? say('web-turn-mine-as', { seat: holder(turn.actor) }) : say('web-turn-mine');
}
