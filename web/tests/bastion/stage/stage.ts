/** Shows a sample on the board: `?sample=middle&theme=light&as=track&language=ru&picked=7`. */
import { mount } from 'svelte';
import '../../../src/styles/fonts.css';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import { learn, speak, type Language } from '../../../src/texts/language.svelte';
import Stage from './Stage.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
await speak((query.get('language') ?? 'en') as Language);
await learn('bastion');
mount(Stage, { target: document.getElementById('stage')!, props: { query } });
