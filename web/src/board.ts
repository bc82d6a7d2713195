import type { Component } from 'svelte';
import type { Plain } from './plain';
import type { Words } from './protocol';
import type { Say } from './texts/catalogue';

/**
 * Somewhere on the board, or something on it, named as the game's command language names it:
 * what a ping carries, what an event marks, what a person points at.
 */
export type Place = string;

/** A place somebody points at: the board shows it with the name, in the colour of the seat. */
export interface Pointed {
  place: Place;
  name: string;
  /** The seat of whoever points; -1 for an onlooker. */
  seat: number;
}

/** Some tokens of one kind: mana, resources, coins. */
export interface Token {
  /** What the face's `Token` draws. */
  token: string;
  count: number;
  /** So many of them are missing: they are drawn faintly. */
  missing?: number;
  /** The same in words, for screen readers. */
  label: string;
}

/** A legal move: its line, and the same with named fields, as the game's `Move` declares them. */
export interface ChoiceOf<Move = Plain> {
  say: string;
  move: Move;
  /** The move in words. */
  words: Words;
}

/** What every game's board is given and what it gives back. See `bastion/README.md`. */
export interface BoardProps<View = Plain, Move = Plain, Question = Plain> {
  view: View;
  /** What is asked of whoever decides, as far as the person who looks may know. */
  question: Question | null;
  /** The legal moves of the person who looks; empty while others decide. */
  choices: readonly ChoiceOf<Move>[];
  /** What is picked and shown in the preview; the board outlines it. */
  picked: Place | null;
  /** Where something happened just now. */
  marked: readonly Place[];
  /** Where somebody points just now. */
  pointed: readonly Pointed[];
  /** Whether it is drawn for a small screen: thicker, with larger tokens. */
  big: boolean;
  /** Puts message ids into the reader's words. */
  say: Say;
  /** Whether motion is to be left out. */
  still: boolean;
  onpick: (place: Place) => void;
  onhover: (place: Place | null) => void;
}

export type Board<View = Plain, Move = Plain, Question = Plain> = Component<BoardProps<View, Move, Question>>;

/** What a card, a token or a place tells about itself. Every word is a message of the catalogues. */
export interface Explanation {
  title: string;
  lines: readonly string[];
  /** Lines of these that a bill tells as well: beside one they are left out. */
  billed?: readonly string[];
  /** What of the rules it is: a component's key or a section; empty for a game without a book. */
  about: string;
  /** Where the facts come from: `rulebook: …`, `published: …` or `reconstructed: …`. */
  source?: string;
  /** The same for what else is told along with it. */
  sources?: readonly string[];
}

/** A line of a bill: what it is for and how much. */
export interface BillLine {
  text: string;
  amount?: string;
  /** The amount as tokens, in the place of words. */
  tokens?: readonly Token[];
  /** A line under what was added up. */
  total?: boolean;
}
