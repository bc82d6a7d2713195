/** Shows samples on the board: `?sample=middle,late&theme=light&as=track&language=ru&picked=7`. */
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
await learn('bastion');
const names = (query.get('sample') ?? 'middle').split(',') as (keyof typeof SAMPLES)[];
const samples = names.map((name) => SAMPLES[name]);
const target = document.getElementById('stage')!;
target.style.maxWidth = query.get('width') ?? '860px';
target.style.margin = 'auto';
mount(Stage, { target, props: { samples, as: query.get('as') ?? '', picked: query.get('picked'), still: query.has('still') } });
