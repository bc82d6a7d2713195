import type { Component } from 'svelte';
import type { BillLine, BoardProps, Explanation, Place } from './board';
import type { Choice, Plain, Words } from './protocol';
import type { Say } from './texts/catalogue';

/** A fact for the turn strip. `alarm` is 0 (calm) to 2 (now). */
export interface Fact {
  words: Words;
  alarm?: 0 | 1 | 2;
}

/** A group of legal moves that the action bar shows as one button. */
export interface Action {
  /** The verb, as the command language has it. */
  verb: string;
  /** What the button says: a message id. */
  label: string;
  /** The drawing of a game-icon. */
  icon: string;
  key?: string;
}

export interface TeamProps {
  view: Plain;
  names: readonly string[];
  /** The seat that decides, and the seats of whoever looks. */
  actor: number;
  mine: readonly number[];
  choices: readonly Choice[];
  picked: Place | null;
  say: Say;
  onpick: (place: Place) => void;
  onhover: (place: Place | null) => void;
}

/** What the shell needs to know of one game: everything else about it stays in its folder. */
export interface Face {
  /** Part of the catalogues that has its words. */
  part: string;
  /** The picture of the board; null while there is none. */
  Board: Component<BoardProps> | null;
  /** The board as lists, for phones, keyboards and screen readers. */
  Regions: Component<BoardProps>;
  Team: Component<TeamProps> | null;
  /** What a seat is called in this game, before it is anybody's. */
  seatName(view: Plain, seat: number, say: Say): string;
  facts(view: Plain): Fact[];
  action(verb: string): Action;
  /** The move in the reader's words, shorter than the log tells it. */
  describe(choice: Choice, view: Plain, say: Say): string;
  /** Places a legal move points at; picking one of them offers the move. */
  placesOf(choice: Choice, view: Plain): Place[];
  /** Places an event of the log is about, from its arguments. */
  placesIn(words: Words): Place[];
  /** Lines to ask "why not?" about when nothing can be done at a place, the likeliest first. */
  questionsAt(place: Place, view: Plain): string[];
  explain(place: Place, view: Plain, say: Say): Explanation | null;
  bill(choice: Choice, view: Plain, say: Say): BillLine[];
}
