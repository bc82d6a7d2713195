import type { TableSettings } from './protocol';

/** What the list of open tables says of one. */
export type Listed = Required<Pick<TableSettings, 'language' | 'level'>>;

/** The message for a language people speak at a table; without one, any. */
export const languageId = (language: Listed['language']): string => `host-language-${language || 'any'}`;

/** The message for each kind of people a table may be for; the first is anybody. */
export const LEVELS: Readonly<Record<Listed['level'], string>> = {
  '': 'host-level-any',
  new: 'host-level-new',
  experienced: 'host-level-experienced',
};
