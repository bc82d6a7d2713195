import done from 'icon:check-mark';
import card from 'icon:card-pick';
import type { Action } from '../face';
import type { ChoiceOf } from '../board';
import type { Words } from '../protocol';
import { verbOf } from '../texts/naming';

/** Verbs that end something come last. */
const ENDS = /^(end|done|pass|finish)/;

/** Keys the shell uses itself. */
const TAKEN = 'uyrhn';

const verb = (choice: ChoiceOf): string => String(choice.move.do ?? choice.say);

/** A button for each verb; its key is the first letter that is still free. */
export function actions(game: string, choices: readonly ChoiceOf[]): Action[] {
  const verbs = [...new Set(choices.map(verb))].sort((one, other) => Number(ENDS.test(one)) - Number(ENDS.test(other)));
  const keys = new Set<string>(TAKEN);
  return verbs.map((each) => {
    const mine = choices.filter((choice) => verb(choice) === each);
    const letters = [...each.replace(/[^a-z]/g, ''), ...'abcdefgijklmopqstvwxz'];
    const key = letters.find((letter) => !keys.has(letter)) ?? '';
    keys.add(key);
    const ends = ENDS.test(each);
    // Nobody knows which of them is best; the first stands for all until another is picked.
    const use = ends ? 0 : 1;
    const reminder = { id: 'table-still', args: { what: verbOf(game, each) } };
    return { id: each, words: plain(verbOf(game, each)), icon: ends ? done : card, key, choices: mine, count: mine.length, use, ends, reminder };
  });
}

/** Words that are already in the reader's language. */
const plain = (text: string): Words => ({ id: 'web-plain', args: { text } });
