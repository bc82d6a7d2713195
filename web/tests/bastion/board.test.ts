import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../src/board';
import Board from '../../src/bastion/Board.svelte';
import Regions from '../../src/bastion/Regions.svelte';
import { REGIONS } from '../../src/bastion/regions';
import type { Move, Question, View } from '../../src/bastion/view';
import { type Sample, SAMPLES } from './samples';
import { sayIn } from './words';

type Props = BoardProps<View, Move, Question>;

const say = sayIn('en');
const places = REGIONS.flatMap((each) => each.places);
let shown: Record<string, unknown> | null = null;
let room = 900;

beforeAll(() => {
  // The test's page has no layout; this is how wide it would be.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => room });
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  room = 900;
});

function show(component: typeof Board | typeof Regions, { view, question, choices }: Sample, given: Partial<Props> = {}): Props {
  const props: Props = {
    view,
    question,
    choices,
    picked: null,
    marked: [],
    pointed: [],
    big: false,
    say,
    still: true,
    onpick: vi.fn(),
    onhover: vi.fn(),
    ...given,
  };
  shown = mount(component, { target: document.body, props });
  flushSync();
  return props;
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const at = (place: string): HTMLElement => document.querySelector<HTMLElement>(`[data-place="${place}"]`)!;
const names = (elements: readonly HTMLElement[]): (string | undefined)[] => elements.map((each) => each.dataset.place);

describe.each([
  ['the picture', Board],
  ['the track', Regions],
])('%s', (_, component) => {
  it('has every place once, in ordered lists', () => {
    show(component, SAMPLES.middle);
    expect(names(all('ol > li > button')).toSorted()).toEqual(places.toSorted());
  });

  it('marks a place once that was pointed at twice', () => {
    show(component, SAMPLES.middle, { marked: ['3', 'D1', '3'] });
    expect(all('.marked')).toHaveLength(2);
  });

  it('names every place in words, once', () => {
    show(component, SAMPLES.middle);
    const told = [...at('1').querySelectorAll('.unseen')].map((each) => each.textContent);
    expect(told).toEqual(['Section 1, Forest Warrior, strength 4']);
  });

  it('outlines what the legal moves point at, and nothing else', () => {
    show(component, SAMPLES.late);
    expect(names(all('button.possible')).toSorted()).toEqual(['14', '16', 'D3', 'D5']);
  });

  it('hands on what is picked, possible or not', () => {
    const { onpick } = show(component, SAMPLES.late);
    at('14').click();
    at('2').click();
    expect(onpick).toHaveBeenNthCalledWith(1, '14');
    expect(onpick).toHaveBeenNthCalledWith(2, '2');
  });

  it('says which place is picked', () => {
    show(component, SAMPLES.late, { picked: '14' });
    expect(names(all('[aria-pressed="true"]'))).toEqual(['14']);
  });

  it('has one stop for the Tab key, which arrow keys carry along', () => {
    show(component, SAMPLES.middle);
    expect(names(all('[tabindex="0"]'))).toEqual(['1']);
    at('1').focus();
    at('1').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    flushSync();
    expect(document.activeElement).toBe(at('2'));
    expect(names(all('[tabindex="0"]'))).toEqual(['2']);
    at('2').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    flushSync();
    expect(document.activeElement).toBe(at('D1'));
  });
});

describe('the board', () => {
  it('is a picture that says nothing by itself, under the lists', () => {
    show(Board, SAMPLES.middle);
    expect(document.querySelector('.picture > svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(all('svg button')).toEqual([]);
  });

  it('becomes a track where there is little room', () => {
    room = 340;
    show(Board, SAMPLES.middle);
    expect(all('div.picture')).toHaveLength(0);
    expect(all('.track')).toHaveLength(1);
  });

  it.each(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])('draws the sample "%s"', (name) => {
    const sample = SAMPLES[name];
    show(Board, sample);
    const enemies = sample.view.wall.filter(Boolean).length + sample.view.districts.filter((each) => each.square).length + (sample.view.citadel.enemy ? 1 : 0);
    expect(all('.piece')).toHaveLength(enemies);
    expect(all('.defender')).toHaveLength(sample.view.seats.length);
  });

  it('shows sources that were built, on their foundations', () => {
    show(Board, SAMPLES.lateArrival);
    const built = SAMPLES.lateArrival.view.districts.flatMap((each) => each.foundations).filter((each) => each.ritual);
    expect(all('rect.built')).toHaveLength(built.length);
  });
});
