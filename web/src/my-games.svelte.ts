import { untrack } from 'svelte';
import type { TableSummary } from './protocol';
import { RestRefused, showTable } from './rest';
import { forget, tickets, type StoredTicket } from './tickets';

/** Where a game of this device stands: my turn, another's, over, a seat is free, or not yet known. */
export interface MyGame extends StoredTicket {
  state: 'mine' | 'theirs' | 'over' | 'waiting' | 'running';
  /** Whose turn it is, if somebody else's. */
  name: string;
}

const EVERY = 15_000;
/** So many are asked about; older ones are shown as they were. */
const ASKED = 12;
const ORDER: readonly MyGame['state'][] = ['mine', 'waiting', 'theirs', 'running', 'over'];

/** Lessons stand where one learns. */
const games = (): StoredTicket[] => tickets().filter((each) => !each.lesson);

/** The games of this device, those that wait for me first. */
export class MyGames {
  private kept = $state.raw(games());
  private known = $state.raw<Record<string, TableSummary>>({});

  get list(): MyGame[] {
    const all = this.kept.map((each): MyGame => ({ ...each, ...standing(each, this.known[each.table]) }));
    return all.sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || other.touched - one.touched);
  }

  /** Ask now and from time to time, while somebody looks. Returns how to stop. */
  watch(): () => void {
    // What is found out must not be a reason to ask again.
    untrack(() => void this.ask());
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.ask(), EVERY);
    return () => clearInterval(timer);
  }

  forget(table: string): void {
    forget(table);
    this.kept = games();
  }

  private async ask(): Promise<void> {
    const wanted = this.kept.filter((each) => !this.known[each.table]?.over).slice(0, ASKED);
    const told = await Promise.all(wanted.map((each) => this.tell(each.table)));
    this.known = { ...this.known, ...Object.fromEntries(told.flatMap((each) => (each ? [[each.id, each]] : []))) };
  }

  /** A table that was deleted is forgotten; one that cannot be asked about just now is not. */
  private async tell(table: string): Promise<TableSummary | null> {
    try {
      return await showTable(table);
    } catch (error) {
      if (!(error instanceof RestRefused)) throw error;
      if (error.status === 404) this.forget(table);
      return null;
    }
  }
}

function standing(kept: StoredTicket, table: TableSummary | undefined): Pick<MyGame, 'state' | 'name'> {
  if (!table) return { state: 'running', name: '' };
  if (table.over) return { state: 'over', name: '' };
  if (table.turn && table.turn === kept.person) return { state: 'mine', name: '' };
  if (table.turn) return { state: 'theirs', name: table.turn_name };
  return { state: table.free_seats ? 'waiting' : 'running', name: '' };
}
