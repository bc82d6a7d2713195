import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** `import swords from 'icon:crossed-swords'`: the drawing of one game-icon, and no other. */
export function gameIcons(): Plugin {
  const file = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
  let set: IconSet | undefined;
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      set ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const name = id.slice('\0icon:'.length);
      const icon = set.icons[name];
      if (!icon) this.error(`game-icons has no icon called "${name}"`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
