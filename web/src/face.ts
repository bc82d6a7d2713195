import type { Component } from 'svelte';
import type { BillLine, Board, ChoiceOf, Explanation, Place, Token } from './board';
import type { Plain } from './plain';
import type { Words } from './protocol';
import type { Cue } from './table/sounds';
import type { Say } from './texts/catalogue';

/** A fact for the top bar, in a few words. */
export interface Fact {
  words: Words;
  /** Whether it is something to worry about. */
  alarm?: boolean;
}

/** How near the end is: `near` from about six enemy moves on, `grave` from three. */
export type Level = 'calm' | 'near' | 'grave';

/** One of the things the enemy does next, in their order. */
export interface Menace {
  /** Whose turn comes before it; null: nobody's. */
  seat: number | null;
  /** What the enemy does then, in a word or two: "9 → 7". */
  words: Words;
  /** Whether everything is lost then. */
  falls?: boolean;
}

/** A number that counts down, and what it counts. */
export interface Countdown {
  /** Null where there is nothing to count. */
  left: number | null;
  /** One or two short lines; the number stands before them and is not repeated. */
  words: readonly Words[];
}

/** What threatens: how long until all is lost if nobody acts. */
export interface Threat extends Countdown {
  level: Level;
  /** The next enemy moves, told once the level is no longer calm. */
  next: readonly Menace[];
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
  /** How sensible it is as the next thing: the largest becomes the main button, 0 never does. */
  use: number;
  /** It ends the turn: the main button once nothing else is of use; until then it asks once. */
  ends?: boolean;
  /** It opens a dialogue, even where the game lists no move for it. */
  opens?: boolean;
  /** What can still be done, said to whoever is about to end the turn: "You can still attack." */
  reminder?: Words;
}

/** A choice as a row: a small picture, what it is, where, what it costs, what it brings. */
export interface Row {
  /** What `Thumb` draws; null: nothing. */
  picture: string | null;
  name: string;
  /** What the main button says beside the price; without it, the move in words. */
  act?: string;
  place?: string;
  price?: readonly Token[];
  brings?: readonly string[];
  /** The same in tokens. */
  gains?: readonly Token[];
}

/** A line of the table at the end: one figure, for each seat. */
export interface Figure {
  words: Words;
  amounts: readonly number[];
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

/** What one seat owns, in one line that stays visible on a phone whatever else is open. */
export interface PurseProps<View = Plain, Move = Plain> {
  view: View;
  seat: number;
  /** The move in the preview: the purse shows what it would change. */
  ready: ChoiceOf<Move> | null;
  say: Say;
}

/** What one seat holds in its hand, as chips below the purse of a phone. */
export interface HandProps<View = Plain, Move = Plain> {
  view: View;
  seat: number;
  choices: readonly ChoiceOf<Move>[];
  picked: Place | null;
  say: Say;
  onpick: (place: Place) => void;
}

/** A game's own small dialogue in the place of the rows: a fight, a market, an offer. */
export interface DialogueProps<View = Plain, Move = Plain, Question = Plain> {
  view: View;
  question: Question | null;
  choices: readonly ChoiceOf<Move>[];
  /** The moves that fit what is picked; empty while nothing is. */
  offered: readonly ChoiceOf<Move>[];
  /** The move in the preview; the shell's main button does it. */
  ready: ChoiceOf<Move> | null;
  holders: readonly string[];
  say: Say;
  /** Shows a move in the preview; also one the game allows without listing it. Null: none any more. */
  onchoose: (choice: ChoiceOf<Move> | null) => void;
  onpick: (place: Place) => void;
  /** Presses an action, by its id: it may have a dialogue of its own. */
  onact: (id: string) => void;
}

/** What somebody wants done without being asked. */
export interface AutomaticAnswers {
  /** Agree to what costs nothing of use. */
  consent: boolean;
  /** End the turn once nothing useful is left. */
  pass: boolean;
  /** Decline every offer. */
  decline: boolean;
}

/** What a game tells of its end. */
export interface ResultProps<View = Plain> {
  view: View;
  /** Whether whoever looks had no part in the game. */
  watched: boolean;
  say: Say;
}

/** What a race shows above the board in the place of threat and goal. */
export interface OutlookProps<View = Plain> {
  view: View;
  holders: readonly string[];
  actor: number;
  mine: readonly number[];
  say: Say;
}

/** A step that is shown as a picture beside its words: what caused it, what it does, what comes after it. */
export interface HappeningProps<View = Plain> {
  words: Words;
  /** The steps that follow. */
  waiting: readonly Words[];
  view: View;
  say: Say;
}

/**
 * What the shell needs to know of one game: everything else about it stays in its folder. A game's
 * face is a `Face<View, Move, Question>` of the types in its `view.ts`, which its rules declare; to
 * the shell they are plain data that it hands on (see `faces.ts`).
 */
export interface Face<View = Plain, Move = Plain, Question = Plain> {
  /** The picture of the board; null while there is none. */
  Board: Board<View, Move, Question> | null;
  /** The board as lists, for keyboards and screen readers. */
  Regions: Board<View, Move, Question>;
  Team: Component<TeamProps<View, Move>>;
  /** Null where a seat owns nothing that can be told in one line. */
  Purse: Component<PurseProps<View, Move>> | null;
  Hand: Component<HandProps<View, Move>> | null;
  /** A large twin of what is small on the board of a phone, where there is room for it. */
  Track: Board<View, Move, Question> | null;
  /** The height from which there is room for it, if it needs less than most. */
  trackRoom?: number;
  /** Draws what a row names as its picture. */
  Thumb: Component<{ picture: string; view: View; say: Say }> | null;
  /** Draws a place large, beside what it tells of itself; nothing where there is nothing to draw. */
  Portrait?: Component<{ place: Place; view: View }>;
  /** Draws one token of a price; null: prices are told in words. */
  Token: Component<{ token: string; size: number }> | null;
  Outlook?: Component<OutlookProps<View>>;
  Happening?: Component<HappeningProps<View>>;
  /**
   * The dialogue for these choices, for the action or place that is picked and the moves that fit it;
   * null: the shell's rows will do.
   */
  dialogue?: (
    choices: readonly ChoiceOf<Move>[],
    view: View,
    question: Question | null,
    picked: string | null,
    offered: readonly ChoiceOf<Move>[],
  ) => Component<DialogueProps<View, Move, Question>> | null;
  /** Whether a question is one the table answers with no after its deadline. */
  isTimed?: (question: Question) => boolean;
  /** The move to make at once because this person asked for that; null: they decide themselves. */
  automatic?: (choices: readonly ChoiceOf<Move>[], view: View, wanted: AutomaticAnswers) => ChoiceOf<Move> | null;
  /** What a game tells of its end besides how it ended: a score sheet, the standings. */
  Result?: Component<ResultProps<View>>;

  /** What a seat is called in this game, whoever holds it. */
  seatName: (seat: number) => string;
  /** The message that says whose turn it is while chance decides, where that is not the enemy's. */
  nobodysTurn?: string;
  /** Arguments of messages that hold such a name; the shell puts the holder's name in its place. */
  seatArguments: readonly string[];
  /** Whose turn it is while dice roll or cards are drawn and nobody decides; −1: nobody's. */
  inTurn?: (view: View) => number;
  /** Whom a seat plays, by a name of the game; null while that is open. */
  figureName?: (seat: number, view: View, say: Say) => string | null;
  facts: (view: View) => Fact[];
  /** What wins; null where nothing is to be said. */
  goal: (view: View) => Countdown | null;
  /** What loses; null where nothing threatens. */
  threat: (view: View) => Threat | null;
  /** How the number of the threat would change by this move; null: not at all. */
  relief: (choice: ChoiceOf<Move>, view: View) => number | null;
  /** The buttons for these moves, in the order of the action bar. */
  actions: (choices: readonly ChoiceOf<Move>[], view: View, question: Question | null) => Action<Move>[];
  /** The move in words: the server's, unless the face has more to say. */
  describe: (choice: ChoiceOf<Move>, view: View) => Words;
  /** The move as a row among others. */
  row: (choice: ChoiceOf<Move>, view: View, say: Say, question: Question | null) => Row;
  /** Of several moves at a picked place the one that is most likely meant: it stands ready. */
  meant?: (offered: readonly ChoiceOf<Move>[]) => ChoiceOf<Move> | null;
  /** Places a legal move points at; picking one of them offers the move. */
  placesOf: (choice: ChoiceOf<Move>, view: View) => Place[];
  /** Whether a line of the log begins a turn. */
  beginsTurn: (words: Words) => boolean;
  /** Whether a line of the log tells what the enemy did. */
  isEnemys: (words: Words) => boolean;
  /** Whether a line tells of something good that befell people without their doing. */
  isBoon?: (words: Words) => boolean;
  /** Whether a line belongs to what a turn is told by; the others are folded away. */
  isTelling: (words: Words) => boolean;
  /** What an event sounds like; null: like nothing. */
  cue: (words: Words) => Cue | null;
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
  /** What each seat did in a game that is over, by its view and what the log told. */
  figures: (view: View, told: readonly Words[]) => Figure[];
}
