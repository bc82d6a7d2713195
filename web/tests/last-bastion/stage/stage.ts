/** Shows a sample on the board: `?sample=fight&theme=light&as=lists&language=ru&picked=N1`. */
import { mount } from 'svelte';
import '../../../src/styles/fonts.css';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import { learn, speak, type Language } from '../../../src/texts/language.svelte';
import { SAMPLES } from '../samples';
import Stage from './Stage.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
await speak((query.get('language') ?? 'en') as Language);
await learn('last-bastion');
const name = (query.get('sample') ?? 'fight') as keyof typeof SAMPLES;
const target = document.getElementById('stage')!;
target.style.maxWidth = query.get('width') ?? '860px';
target.style.margin = 'auto';
mount(Stage, { target, props: { sample: SAMPLES[name], as: query.get('as') ?? '', first: query.get('picked') } });
