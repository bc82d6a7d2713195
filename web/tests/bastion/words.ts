/** The real catalogues, as the client reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, Catalogue, type Say } from '../../src/texts/catalogue';

const FOLDER = join(process.cwd(), '..', 'src', 'garrison', 'texts');

export const LANGUAGES = ['en', 'ru', 'pl'] as const;

/** Says messages of one language alone: what it lacks shows as its id. */
export function sayIn(language: (typeof LANGUAGES)[number]): Say {
  const files = readdirSync(join(FOLDER, language)).filter((each) => each.endsWith('.ftl'));
  const texts = files.map((each) => readFileSync(join(FOLDER, language, each), 'utf8'));
  return new Catalogue([bundle(language, texts)]).say;
}
