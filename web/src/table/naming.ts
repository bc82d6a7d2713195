import type { Face } from '../face';
import type { Words } from '../protocol';

/** The same words with people's names in the place of the seats they hold; namesakes keep their seats' letters too. */
export function named(words: Words, face: Pick<Face, 'seatName' | 'seatArguments'>, holders: readonly string[]): Words {
  const args = { ...words.args };
  for (const argument of face.seatArguments) {
    const seat = holders.findIndex((_, at) => face.seatName(at) === args[argument]);
    const holder = holders[seat];
    if (!holder) continue;
    const isAlone = holders.indexOf(holder) === holders.lastIndexOf(holder);
    args[argument] = isAlone ? holder : `${face.seatName(seat)} · ${holder}`;
  }
  return { ...words, args };
}
