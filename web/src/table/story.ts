/** The log as a story: one line for a turn, what the enemy does between, what people say. */
import type { Face } from '../face';
import type { Words } from '../protocol';
import type { Line } from './log';

/** Words of the log and the entry they stand in. */
export interface Sentence {
  words: Words;
  line: Line;
}

/** What a bot said it was up to, and the seat it said it from. */
export interface Thought {
  words: Words;
  seat: number | null;
}

/** Everything somebody did in one turn. */
export interface TurnPart {
  kind: 'turn';
  key: string;
  /** Whose turn it is; null while the game is laid out. */
  seat: number | null;
  /** What the turn is told by. */
  telling: Sentence[];
  steps: Sentence[];
  thoughts: Thought[];
  /** What it began with, if that tells something: it is told where nothing came of it. */
  opening: Sentence | null;
}

/** What the enemy did. */
export interface EnemyPart extends Sentence {
  kind: 'enemy';
  key: string;
}

/** Anything else: somebody comes, goes, says something, takes something back. */
export interface OtherPart {
  kind: 'other';
  key: string;
  line: Line;
}

export type Part = TurnPart | EnemyPart | OtherPart;

type Teller = Pick<Face, 'beginsTurn' | 'isEnemys' | 'isTelling' | 'seatName' | 'seatArguments'>;

const SEATS = 8;

export function storyOf(log: readonly Line[], face: Teller): Part[] {
  const parts: Part[] = [];
  let turn: TurnPart | null = null;
  /** Whether that turn was begun by the game, not by somebody's doing something before the first one. */
  let isInTurn = false;
  /** What chance lays out before anybody acts. */
  const setUp = began('set-up', null);
  let begun = false;
  /** What was said of a move that is still to come: it may begin a turn. */
  let said: { words: Words; line: Line }[] = [];

  /** The turn this line belongs to. What is done before the first turn begins is told of each seat by itself. */
  function current(line: Line): TurnPart {
    const seat = line.seat ?? null;
    if (turn && (isInTurn || seat === null || turn.seat === null || turn.seat === seat)) return turn;
    turn = began(`${line.version}`, seat);
    parts.push(turn);
    return turn;
  }

  /** Only what the turn that begins does not wait for; null: none begins. */
  function tellThoughts(into: (line: Line) => TurnPart, beginning: number | null = null): void {
    const isOfTheNext = ({ line }: { line: Line }): boolean => beginning !== null && line.seat === beginning;
    for (const { words, line } of said.filter((each) => !isOfTheNext(each))) into(line).thoughts.push({ words, seat: line.seat ?? null });
    said = said.filter(isOfTheNext);
  }

  for (const line of log) {
    if (line.kind === 'intended') {
      said.push(...line.words.map((words) => ({ words, line })));
    } else if (line.kind !== 'moved' && line.kind !== 'chance') {
      if (line.words.length || line.text) parts.push({ kind: 'other', key: `${line.version}`, line });
    } else {
      if (line.kind === 'moved') begun = true;
      // A move whose outcome chance is still to decide has no words yet.
      if (line.words[0]) tellThoughts(current, beginnerIn(line.words[0], face));
      line.words.forEach((words, at) => {
        const key = `${line.version}.${at}`;
        if (!begun && line.kind === 'chance') {
          setUp.steps.push({ words, line });
        } else if (face.beginsTurn(words)) {
          begun = isInTurn = true;
          const opened = began(key, seatIn(words, face) ?? null);
          tellThoughts(() => opened);
          turn = opened;
          if (face.isTelling(words) && !line.struck) turn.opening = { words, line };
          parts.push(turn);
        } else if (face.isEnemys(words)) {
          parts.push({ kind: 'enemy', key, words, line });
        } else {
          current(line).steps.push({ words, line });
        }
      });
    }
  }
  tellThoughts(current);
  return [setUp, ...parts].filter(says).map((part) => (part.kind === 'turn' ? toldBriefly(part, face) : part));
}

const began = (key: string, seat: number | null): TurnPart => ({ kind: 'turn', key, seat, telling: [], steps: [], thoughts: [], opening: null });

const says = (part: Part): boolean => part.kind !== 'turn' || part.steps.length > 0 || part.thoughts.length > 0 || part.opening !== null;

/** A turn is told by what matters in it, or else by what was done last, or by what it began with. */
function toldBriefly(part: TurnPart, face: Teller): TurnPart {
  const standing = part.steps.filter((each) => !each.line.struck);
  const telling = standing.filter((each) => face.isTelling(each.words));
  const last = standing.at(-1) ?? part.opening;
  return { ...part, telling: telling.length || !last ? telling : [last] };
}

/** The seat whose turn these words begin; null: they begin none. */
const beginnerIn = (words: Words, face: Teller): number | null => (face.beginsTurn(words) ? (seatIn(words, face) ?? null) : null);

/** The seat words are about. */
function seatIn(words: Words, face: Teller): number | undefined {
  const names = face.seatArguments.map((argument) => words.args?.[argument]);
  return Array.from({ length: SEATS }, (_, seat) => seat).find((seat) => names.includes(face.seatName(seat)));
}
