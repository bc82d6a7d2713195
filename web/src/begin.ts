import type { Wish } from './games';
import { gameName } from './names';
import type { EditionInfo, GameInfo, Words } from './protocol';
import { openTable, playOn, RestRefused, type Story } from './rest';
import { go } from './router.svelte';
import { change, settings } from './settings.svelte';
import { t } from './texts/language.svelte';
import { keepTicket } from './tickets';
import { keepWish } from './wishes';

/** How a table is run, beyond the game itself. */
export interface Running {
  /** Whether others find it in the list of open tables. */
  listed: boolean;
  /** The bot that plays for somebody who is away, and after how long; no bot: the table waits. */
  away: { bot: string; seconds: number };
}

const WAITING: Running = { listed: false, away: { bot: '', seconds: 180 } };

/**
 * Open a table as somebody wishes, with its bots, and go there. Returns why it was refused, if it
 * was.
 */
export async function begin(game: GameInfo, wish: Wish, running: Running = WAITING): Promise<Words | null> {
  const edition = game.editions.find((each) => each.path === wish.path);
  return edition ? openFor(game.name, edition, wish, running) : { id: 'web-unreachable' };
}

async function openFor(game: string, edition: EditionInfo, wish: Wish, { listed, away }: Running): Promise<Words | null> {
  const name = gameName(edition, wish.values);
  const seats = wish.holders.flatMap((holder, seat) => (holder === 'me' ? [seat] : []));
  const bots = wish.holders.flatMap((holder, seat) => (holder === 'me' || holder === 'friend' ? [] : [{ seat, bot: holder }]));
  const alone = !wish.holders.includes('friend');
  const consent = alone ? ('auto' as const) : ('ask' as const);
  const wanted = { public: listed, consent, away_bot: away.bot, away_seconds: away.seconds };
  try {
    const ticket = await openTable({ game: name, name: settings.name || t('web-guest'), seats, bots, settings: wanted });
    keepTicket(ticket, name);
    if (alone) keepWish(game, wish);
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
