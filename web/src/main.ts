import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { renewOnNewerClient } from './renewed';
import { startRouter } from './router.svelte';
import { settings, show } from './settings.svelte';

/** Milliseconds that the first picture waits for its fonts: words that change their shape make everything move. */
const LONGEST_WAIT = 600;
const FONTS = ["400 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'", "700 1em Alegreya"];
/** Letters of each range a language needs. */
const LETTERS = { en: 'A', ru: 'Aя', pl: 'Aą' };

async function fonts(): Promise<void> {
  const loaded = Promise.all(FONTS.map((font) => document.fonts.load(font, LETTERS[settings.language]))).catch(() => undefined);
  await Promise.race([loaded, new Promise((done) => setTimeout(done, LONGEST_WAIT))]);
}

renewOnNewerClient();
startRouter();
await Promise.all([show(), fonts()]);
mount(App, { target: document.getElementById('app') ?? document.body });
