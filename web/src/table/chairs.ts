import type { Session } from './session.svelte';

/** The seats nobody holds. */
export const freeSeats = (session: Session): number[] =>
  (session.table?.chairs ?? []).flatMap((chair, seat) => (!chair.person && !chair.bot ? [seat] : []));

/** The name of whoever has to decide and is not here; empty: nobody is missed. */
export function missedName(session: Session): string {
  const chair = session.table?.chairs[session.turn.actor];
  const person = session.table?.people.find((each) => each.id === chair?.person);
  return person && !chair?.bot && person.id !== session.you.person && !session.here.includes(person.id) ? person.name : '';
}
