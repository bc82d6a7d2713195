import type { Say } from '../texts/catalogue';
import type { Session } from './session.svelte';

/** Whose turn it is, in words: for the strip and the title of the tab. */
export function turnWords(session: Session, holder: (seat: number) => string, say: Say): string {
  if (session.isOver()) return say('web-turn-over');
  if (session.isMyTurn()) {
    const several = session.you.seats.length > 1;
    return several ? say('web-turn-mine-as', { seat: holder(session.turn.actor) }) : say('web-turn-mine');
  }
  return say('web-turn-of', { seat: holder(session.turn.actor) });
}
