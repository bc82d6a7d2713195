import type { Face } from '../face';
import type { Words } from '../protocol';

type Namer = Pick<Face, 'seatName' | 'seatArguments'>;

/** What whoever holds a seat is called; namesakes keep their seats' letters too, and who plays every seat is told by those alone. */
export function nameOf(seat: number, face: Namer, holders: readonly string[]): string {
  const holder = holders[seat];
  if (!holder) return face.seatName(seat);
  const isAlone = holders.indexOf(holder) === holders.lastIndexOf(holder);
  if (!isAlone && holders.every((each) => each === holder)) return face.seatName(seat);
  return isAlone ? holder : `${face.seatName(seat)} · ${holder}`;
}

/** What happens at the table itself is told of the seats, by their letters: somebody takes seat A. */
const isOfTable = (words: Words): boolean => words.id.startsWith('table-');

/** The same words with people's names in the place of the seats they hold. */
export function named(words: Words, face: Namer, holders: readonly string[]): Words {
  if (isOfTable(words)) return words;
  const args = { ...words.args };
  for (const argument of face.seatArguments) {
    const seat = holders.findIndex((_, at) => face.seatName(at) === args[argument]);
    if (seat >= 0) args[argument] = nameOf(seat, face, holders);
  }
  return { ...words, args };
}
