import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../../src/garrison/texts', import.meta.url));
const GAMES = readdirSync(fileURLToPath(new URL('../../src/garrison/games', import.meta.url)), { withFileTypes: true })
  .filter((each) => each.isDirectory() && !each.name.startsWith('_'))
  .map((each) => each.name.replaceAll('_', '-'));
const NOT_HERE = ['cli', 'bench', 'library', 'rules'];
/** Pages that only some people open: their words come with them. */
const PAGES = ['rulebook', 'aside'];

/** Which part of a catalogue a file belongs to: one game's, or the shell's. */
export function partOf(file: string): string | undefined {
  const name = basename(file, '.ftl');
  if (NOT_HERE.some((area) => name === area || name.startsWith(`${area}-`))) return undefined;
  // Tables are named by their options on every page.
  if (name.endsWith('-options')) return 'shell';
  if (PAGES.includes(name)) return name;
  // What is learned is fetched where somebody learns.
  if (name === 'lessons' || name.startsWith('lessons-')) return 'lessons';
  const game = GAMES.filter((each) => name === each || name.startsWith(`${each}-`));
  return game[0] ?? 'shell';
}

/**
 * `import catalogues from 'texts:all'`: the Fluent catalogues the Python side uses, each language
 * and each game a chunk of its own that is fetched when somebody needs it.
 */
export function texts(): Plugin {
  const languages = readdirSync(FOLDER, { withFileTypes: true })
    .filter((each) => each.isDirectory() && !each.name.startsWith('_'))
    .map((each) => each.name);
  const parts = ['shell', 'lessons', ...PAGES, ...GAMES];

  function files(language: string, part: string): string[] {
    const folder = join(FOLDER, language);
    const found = readdirSync(folder).filter((each) => each.endsWith('.ftl')).sort();
    return found.filter((each) => partOf(each) === part).map((each) => join(folder, each));
  }

  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0texts:')) return undefined;
      const wanted = id.slice('\0texts:'.length);
      if (wanted === 'all') {
        const line = (language: string) =>
          parts.map((part) => `'${part}': () => import('texts:${language}/${part}')`).join(', ');
        return `export default { ${languages.map((each) => `'${each}': { ${line(each)} }`).join(', ')} }`;
      }
      const [language = '', part = ''] = wanted.split('/');
      const sources = files(language, part);
      sources.forEach((file) => this.addWatchFile(file));
      const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
