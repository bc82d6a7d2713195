import type { Plain } from '../plain';
import type { TurnInfo, Words } from '../protocol';
import type { Line } from './log';

/** A position of the game and whose turn it was. */
export interface Then {
  view: Plain;
  turn: TurnInfo;
}

/** One thing that happened, to be shown by itself. */
export interface Step {
  version: number;
  words: Words;
  /** So many moves led to the position after it. */
  moves: number;
  /** Why a bot does it, in its own words. */
  reason: Words | null;
}

/** How long a step stays, by pace; 0: it waits until somebody asks for the next. */
export const PAUSES = { slow: 2_400, usual: 1_300, fast: 500, step: 0 } as const;
/** What somebody also gives a reason for takes so many times as long to read. */
const WITH_REASON = 2;
/** How quickly steps follow each other; `none`: nothing is shown at all. */
export type Pace = keyof typeof PAUSES | 'none';

/** The position after so many moves; null where it cannot be had. */
export type Recall = (moves: number) => Promise<Then | null>;

/**
 * What others and the enemy did, one step after the other, so that people can follow. The board
 * shows the position as it was at each step.
 */
export class Happenings {
  now = $state.raw<Step | null>(null);
  waiting = $state.raw<readonly Step[]>([]);
  /** The position at the step that is shown; null: as it is now. */
  then = $state.raw<Then | null>(null);
  /** Whether words begin a turn. What follows one's own last move is not one's own doing, and is shown. */
  begins: (words: Words) => boolean = () => false;
  /** Whether words tell what the enemy did, or what befell people; the game's face knows. */
  befalls: (words: Words) => boolean = () => false;
  private recalled = new Map<number, Promise<Then | null>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly recall: Recall,
    private readonly pace: () => Pace,
  ) {}

  /** Show what these lines tell, unless this person did it. `before` is the position until then. */
  add(lines: readonly Line[], person: number, before: Then): void {
    if (lines.some((line) => line.kind === 'took-back')) return this.clear();
    const steps = lines.flatMap((line, at) => withReason(this.stepsOf(line, person), line, lines[at - 1]));
    if (!steps.length || this.pace() === 'none') return;
    this.waiting = [...this.waiting, ...steps];
    if (this.now) return;
    this.then = before;
    this.next();
  }

  /** This position is at hand already: nobody needs to ask for it. */
  know(moves: number, then: Then): void {
    this.recalled.set(moves, Promise.resolve(then));
  }

  /** On to the next step, or to none. */
  next = (): void => {
    clearTimeout(this.timer);
    const [first, ...rest] = this.waiting;
    if (!first) return this.clear();
    this.now = first;
    this.waiting = rest;
    this.show(first);
    if (rest[0]) void this.at(rest[0].moves);
    this.wind();
  };

  /** The pace was changed. */
  wind(): void {
    clearTimeout(this.timer);
    const pace = this.pace();
    if (pace === 'none') return this.clear();
    if (this.now && PAUSES[pace]) this.timer = setTimeout(this.next, PAUSES[pace] * (this.now.reason ? WITH_REASON : 1));
  }

  /** Show nothing any more: everything is in the log, and the board is as it is now. */
  clear = (): void => {
    clearTimeout(this.timer);
    this.now = null;
    this.waiting = [];
    this.then = null;
    this.recalled.clear();
  };

  private show(step: Step): void {
    void this.at(step.moves).then((found) => {
      if (found && this.now === step) this.then = found;
    });
  }

  private at(moves: number): Promise<Then | null> {
    const found = this.recalled.get(moves) ?? this.recall(moves);
    this.recalled.set(moves, found);
    return found;
  }

  /** What chance, others or the enemy did; of one's own moves only what is not one's own doing. */
  private stepsOf(line: Line, person: number): Step[] {
    if (line.kind !== 'chance' && line.kind !== 'moved') return [];
    const mine = line.kind === 'moved' && line.by === person;
    const turns = line.words.findIndex(this.begins);
    const isShown = (words: Words, at: number): boolean => !mine || this.befalls(words) || (turns >= 0 && at >= turns);
    return line.words.filter(isShown).map((words) => ({ version: line.version, words, moves: line.moves, reason: null }));
  }
}

/** A bot says why it does something just before it does it. */
function withReason([first, ...rest]: Step[], line: Line, before: Line | undefined): Step[] {
  if (!first) return [];
  const says = before?.kind === 'intended' && before.seat === line.seat;
  return [{ ...first, reason: (says && before.words[0]) || null }, ...rest];
}
