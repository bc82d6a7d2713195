import type { GameSetup } from './games';
import type { Listed } from './listed';
import { gameName } from './names';
import type { GameInfo, NewTable, Ticket, Words } from './protocol';
import { openTable, playOn, RestRefused, type Story } from './rest';
import { go } from './router.svelte';
import { change, settings } from './settings.svelte';
import type { Session } from './table/session.svelte';
import { t } from './texts/language.svelte';
import { keepTicket } from './tickets';
import { keepSetup } from './last-setups';

/** How a table is run, beyond the game itself. */
export interface Running {
  /** Whether others find it in the list of open tables. */
  listed: boolean;
  /** What that list says of it. */
  language?: Listed['language'];
  level?: Listed['level'];
  /** The bot that plays for somebody who is away, and after how long; no bot: the table waits. */
  away: { bot: string; seconds: number };
  /** After so many seconds the table says no to an offer for whoever does not answer; 0: it waits. */
  answer: number;
}

const WAITING: Running = { listed: false, away: { bot: '', seconds: 180 }, answer: 0 };

/**
 * Open a table as it was set up, with its bots, and go there. Returns why it was refused, if it
 * was.
 */
export const begin = (game: GameInfo, setup: GameSetup, running: Running = WAITING): Promise<Words | null> =>
  opening(game, setup, running, (ticket) => go(`/table/${ticket.table}`));

/** Open a table for the people of a game that is over, tell them where, and go there. */
export const openAgain = (game: GameInfo, setup: GameSetup, before: Session): Promise<Words | null> =>
  opening(game, setup, WAITING, async (ticket) => {
    await before.chat(`${window.location.origin}/table/${ticket.table}#invite=${ticket.invite}`);
    go(`/table/${ticket.table}`);
  });

async function opening(game: GameInfo, setup: GameSetup, running: Running, opened: (ticket: Ticket) => unknown): Promise<Words | null> {
  const edition = game.editions.find((each) => each.path === setup.path);
  if (!edition) return { id: 'web-unreachable' };
  try {
    const name = gameName(edition, setup.values);
    const ticket = await openTable({ game: name, name: settings.name || t('web-guest'), ...seating(setup, running) });
    keepTicket(ticket, name);
    if (!setup.holders.includes('friend')) keepSetup(game.name, setup);
    await opened(ticket);
    return null;
  } catch (error) {
    if (error instanceof RestRefused) return error.reason;
    throw error;
  }
}

/** Who sits where, and how the table is run. */
function seating({ holders }: GameSetup, { listed, language = '', level = '', away, answer }: Running): Pick<NewTable, 'seats' | 'bots' | 'settings'> {
  const isPerson = (holder: string): boolean => holder === 'me' || holder === 'friend';
  const withFriends = holders.includes('friend');
  return {
    seats: holders.flatMap((holder, seat) => (holder === 'me' ? [seat] : [])),
    bots: holders.flatMap((holder, seat) => (isPerson(holder) ? [] : [{ seat, bot: holder }])),
    settings: { public: listed, language, level, consent: withFriends ? 'ask' : 'auto', wait_for_all: withFriends && listed, away_bot: away.bot, away_seconds: away.seconds, answer_seconds: answer },
  };
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
