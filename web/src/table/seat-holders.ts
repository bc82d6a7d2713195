import type { Session } from './session.svelte';

/** The seats nobody holds. */
export const freeSeats = (session: Session): number[] =>
  (session.table?.holders ?? []).flatMap((holder, seat) => (!holder.person && !holder.bot ? [seat] : []));

/** The name of whoever has to decide and is not here; empty: nobody is missed. */
export function missedName(session: Session): string {
  const holder = session.table?.holders[session.turn.actor];
  const person = session.table?.people.find((each) => each.id === holder?.person);
  return person && !holder?.bot && person.id !== session.you.person && !session.here.includes(person.id) ? person.name : '';
}
