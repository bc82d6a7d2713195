import type { TableSettings } from './protocol';

/** What the list of open tables says of one. */
export type Listed = Required<Pick<TableSettings, 'language' | 'level'>>;

/** The message for each language people may speak at a table; the first is any. */
export const LANGUAGES: Readonly<Record<Listed['language'], string>> = {
  '': 'host-language-any',
  en: 'host-language-en',
  ru: 'host-language-ru',
  pl: 'host-language-pl',
};

/** The message for each kind of people a table may be for; the first is anybody. */
export const LEVELS: Readonly<Record<Listed['level'], string>> = {
  '': 'host-level-any',
  new: 'host-level-new',
  experienced: 'host-level-experienced',
};
