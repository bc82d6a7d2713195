import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

interface Sheet {
  fileName: string;
  source: string;
}

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const SET = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
const NAMED = /'icon:([\w-]+)'/g;

/** Which sheet a source file takes its drawings from: its game's, or the shell's. */
function sheetOf(file: string): string {
  const [folder = ''] = relative(SOURCES, file).split(sep);
  return existsSync(join(SOURCES, folder, 'face.ts')) ? folder : 'shell';
}

const isSource = (file: string): boolean => /\.(ts|svelte)$/.test(file);

/** The names of the icons that the files of each sheet import. */
function named(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(isSource)) {
    const path = join(SOURCES, file);
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(NAMED)) {
      const sheet = sheetOf(path);
      found.set(sheet, (found.get(sheet) ?? new Set()).add(name));
    }
  }
  return found;
}

/**
 * `import swords from 'icon:crossed-swords'`: the inside of an SVG that shows one game-icon.
 *
 * Drawings are pictures, not code: a build puts those of a game into one sheet, an SVG file that
 * browsers keep, and the module only points into it. While developing the drawing itself is there.
 */
export function gameIcons(): Plugin {
  const set = JSON.parse(readFileSync(SET, 'utf8')) as IconSet;
  const sheets = new Map<string, Sheet>();
  let building = false;

  const bodyOf = (name: string): string => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`game-icons has no icon called "${name}"`);
    return icon.body;
  };

  const drawn = (names: Iterable<string>): string => {
    const symbols = [...names].sort().map((name) => `<g id="${name}">${bodyOf(name)}</g>`);
    return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${symbols.join('')}</defs></svg>`;
  };

  return {
    name: 'game-icons',
    enforce: 'pre',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    buildStart() {
      if (!building) return;
      for (const [name, icons] of named()) {
        const source = drawn(icons);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const sheet = { fileName: `assets/icons-${name}-${hash}.svg`, source };
        sheets.set(name, sheet);
        this.emitFile({ type: 'asset', ...sheet });
      }
    },
    resolveId: (id, importer) => (id.startsWith('icon:') ? `\0${id}@${sheetOf(importer ?? '')}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      const [name = '', sheet = ''] = id.slice('\0icon:'.length).split('@');
      const file = sheets.get(sheet);
      return `export default ${JSON.stringify(file ? `<use href="/${file.fileName}#${name}"/>` : bodyOf(name))}`;
    },
  };
}
