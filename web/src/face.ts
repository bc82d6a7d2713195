import type { Component } from 'svelte';
import type { BillLine, Board, ChoiceOf, Explanation, Place } from './board';
import type { Plain } from './plain';
import type { Words } from './protocol';
import type { Say } from './texts/catalogue';

/** A fact for the turn strip, in a few words. */
export interface Fact {
  words: Words;
  /** Whether it is something to worry about. */
  alarm?: boolean;
}

/** A button of the action bar: some legal moves under one name. */
export interface Action<Move = Plain> {
  id: string;
  /** What the button says. */
  words: Words;
  /** The drawing of a game-icon. */
  icon: string;
  /** The key that presses it. */
  key: string;
  choices: readonly ChoiceOf<Move>[];
  /** How many different things there are to choose; 0 where that says nothing. */
  count: number;
  /** Done already this turn: it stays, dimmed, in the past tense. */
  used?: boolean;
  /** The one thing to do now, or the way to end the turn. */
  main?: boolean;
}

export interface TeamProps<View = Plain, Move = Plain> {
  view: View;
  /** Who holds each seat, in the reader's words. */
  holders: readonly string[];
  actor: number;
  mine: readonly number[];
  choices: readonly ChoiceOf<Move>[];
  picked: Place | null;
  say: Say;
  onpick: (place: Place) => void;
}

/**
 * What the shell needs to know of one game: everything else about it stays in its folder. A game's
 * face is a `Face<View, Move, Question>` of the types in its `view.ts`, which its rules declare; to
 * the shell they are plain data that it hands on (see `faces.ts`).
 */
export interface Face<View = Plain, Move = Plain, Question = Plain> {
  /** The picture of the board; null while there is none. */
  Board: Board<View, Move, Question> | null;
  /** The board as lists, for phones, keyboards and screen readers. */
  Regions: Board<View, Move, Question>;
  Team: Component<TeamProps<View, Move>>;
  /** What a seat is called in this game, whoever holds it. */
  seatName: (seat: number) => string;
  facts: (view: View) => Fact[];
  /** The buttons for these moves, in the order of the action bar. */
  actions: (choices: readonly ChoiceOf<Move>[], view: View, question: Question | null) => Action<Move>[];
  /** What is asked of whoever decides now in words, if it is not simply to act. */
  question: (question: Question, view: View) => Words | null;
  /** The move in the reader's words. */
  describe: (choice: ChoiceOf<Move>, view: View, question: Question | null) => Words;
  /** Places a legal move points at; picking one of them offers the move. */
  placesOf: (choice: ChoiceOf<Move>, view: View) => Place[];
  /** Whether a line of the log begins a turn. */
  beginsTurn: (words: Words) => boolean;
  /** Whether a line of the log tells what the enemy did. */
  isEnemys: (words: Words) => boolean;
  /** Places an event of the log is about. */
  placesIn: (words: Words) => Place[];
  /** Lines to ask "why not?" about when nothing can be done at a place, the likeliest first. */
  questionsAt: (place: Place, view: View) => string[];
  explain: (place: Place, view: View, say: Say) => Explanation | null;
  /** What a move costs and brings; empty where there is nothing to add up. */
  bill: (choice: ChoiceOf<Move>, view: View, say: Say) => BillLine[];
  /** Whether a move only agrees to what another asks. */
  isConsent: (choice: ChoiceOf<Move>) => boolean;
  /** Message that tells how the game ended, by the name of the ending. */
  ending: (name: string) => string;
}
