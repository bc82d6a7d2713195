/** Shows samples without a server: `?sample=market&as=offer&theme=light&language=ru&picked=b2&width=390px`. */
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
await learn('unbreakable-castle');
const name = (query.get('sample') ?? 'open') as keyof typeof SAMPLES;
const target = document.getElementById('stage')!;
target.style.maxWidth = query.get('width') ?? '860px';
target.style.margin = 'auto';
mount(Stage, { target, props: { sample: SAMPLES[name], as: query.get('as') ?? '', picked: query.get('picked') } });
