import { gameName, type Values } from './names';
import type { EditionInfo, Words } from './protocol';
import { openTable, playOn, RestRefused, type Story } from './rest';
import { go } from './router.svelte';
import { change, settings } from './settings.svelte';
import { t } from './texts/language.svelte';
import { keepTicket } from './tickets';

/** Who shall hold a seat of a new table. */
export type Holder = { who: 'me' } | { who: 'friend' } | { who: 'bot'; bot: string };

/**
 * Open a table, with its bots, and go there. Returns why it was refused, if it was.
 */
export async function begin(
  edition: EditionInfo,
  values: Values,
  holders: readonly Holder[],
  listed: boolean,
): Promise<Words | null> {
  const game = gameName(edition, values);
  const mine = holders.flatMap((holder, seat) => (holder.who === 'me' ? [seat] : []));
  const alone = holders.every((holder) => holder.who !== 'friend');
  const bots = holders.flatMap((holder, seat) => (holder.who === 'bot' ? [{ seat, bot: holder.bot }] : []));
  const wanted = { public: listed, consent: alone ? ('auto' as const) : ('ask' as const) };
  try {
    const name = settings.name || t('web-guest');
    const ticket = await openTable({ game, name, seats: mine, bots, settings: wanted });
    keepTicket(ticket, game);
    go(`/table/${ticket.table}`);
    return null;
  } catch (error) {
    if (error instanceof RestRefused) return error.reason;
    throw error;
  }
}

/**
 * Open a table that goes on from a moment of a game, with every seat one's own, and go there.
 * Returns why it was refused, if it was.
 */
export async function seatAt(story: Story, move: number, seats: number, game: string, token: string): Promise<Words | null> {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const wanted = { name: settings.name || t('web-guest'), seats: all, settings: { consent: 'auto' as const } };
  try {
    const ticket = await playOn(story, move, wanted, token);
    keepTicket(ticket, game);
    go(`/table/${ticket.table}`);
    return null;
  } catch (error) {
    if (error instanceof RestRefused) return error.reason;
    throw error;
  }
}

/** Remember the name somebody plays under. */
export const remember = (name: string): Promise<void> => change({ name: name.trim() });
