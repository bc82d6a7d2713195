import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './plugins/icons.ts';
import { texts } from './plugins/texts.ts';

const SERVER = process.env.GARRISON_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [gameIcons(), texts(), svelte()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: fileURLToPath(new URL('../src/garrison/server/static', import.meta.url)),
    emptyOutDir: true,
    // The server's content policy knows no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: true,
    // What always comes together comes as one file: dozens of small ones compress badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: /src[\\/]App\.svelte$/, priority: 2 },
            { name: 'table', test: /src[\\/]pages[\\/]Table\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/ws': { target: SERVER, ws: true, changeOrigin: true },
    },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
}));
