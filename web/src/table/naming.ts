import type { Face } from '../face';
import type { Words } from '../protocol';

/** The same words with people's names in the place of the seats they hold. */
export function named(words: Words, face: Pick<Face, 'seatName' | 'seatArguments'>, holders: readonly string[]): Words {
  const args = { ...words.args };
  for (const argument of face.seatArguments) {
    const seat = holders.findIndex((_, at) => face.seatName(at) === args[argument]);
    if (seat >= 0 && holders[seat]) args[argument] = holders[seat];
  }
  return { ...words, args };
}
