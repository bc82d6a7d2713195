import type { Component } from 'svelte';
import type { BillLine, BoardProps, Explanation, Place } from './board';
import type { Plain } from './plain';
import type { Choice, Words } from './protocol';
import type { Say } from './texts/catalogue';

/** A fact for the turn strip, in a few words. */
export interface Fact {
  words: Words;
  /** Whether it is something to worry about. */
  alarm?: boolean;
}

/** A button of the action bar: some legal moves under one name. */
export interface Action {
  id: string;
  /** What the button says. */
  words: Words;
  /** The drawing of a game-icon. */
  icon: string;
  /** The key that presses it. */
  key: string;
  choices: readonly Choice[];
  /** How many different things there are to choose; 0 where that says nothing. */
  count: number;
  /** Done already this turn: it stays, dimmed, in the past tense. */
  used?: boolean;
  /** The one thing to do now, or the way to end the turn. */
  main?: boolean;
}

export interface TeamProps {
  view: Plain;
  /** Who holds each seat, in the reader's words. */
  holders: readonly string[];
  actor: number;
  mine: readonly number[];
  choices: readonly Choice[];
  picked: Place | null;
  say: Say;
  onpick: (place: Place) => void;
}

/** What the shell needs to know of one game: everything else about it stays in its folder. */
export interface Face {
  /** The picture of the board; null while there is none. */
  Board: Component<BoardProps> | null;
  /** The board as lists, for phones, keyboards and screen readers. */
  Regions: Component<BoardProps>;
  Team: Component<TeamProps>;
  /** What a seat is called in this game, whoever holds it. */
  seatName: (seat: number) => string;
  facts: (view: Plain) => Fact[];
  /** The buttons for these moves, in the order of the action bar. */
  actions: (choices: readonly Choice[], view: Plain) => Action[];
  /** What is asked of whoever decides now, if it is not simply to act. */
  question: (view: Plain) => Words | null;
  /** The move in the reader's words. */
  describe: (choice: Choice, view: Plain) => Words;
  /** Places a legal move points at; picking one of them offers the move. */
  placesOf: (choice: Choice, view: Plain) => Place[];
  /** Whether a line of the log begins a turn. */
  beginsTurn: (words: Words) => boolean;
  /** Whether a line of the log tells what the enemy did. */
  isEnemys: (words: Words) => boolean;
  /** Places an event of the log is about. */
  placesIn: (words: Words) => Place[];
  /** Lines to ask "why not?" about when nothing can be done at a place, the likeliest first. */
  questionsAt: (place: Place, view: Plain) => string[];
  explain: (place: Place, view: Plain, say: Say) => Explanation | null;
  /** What a move costs and brings; empty where there is nothing to add up. */
  bill: (choice: Choice, view: Plain, say: Say) => BillLine[];
  /** Whether a move only agrees to what another asks. */
  isConsent: (choice: Choice) => boolean;
  /** Message that tells how the game ended, by the name of the ending. */
  ending: (name: string) => string;
}
