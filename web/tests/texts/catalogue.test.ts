import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle, Catalogue } from '../../src/texts/catalogue';
import { preferred } from '../../src/texts/language.svelte';

const TEXTS = join(import.meta.dirname, '../../../src/garrison/texts');

function catalogue(language: string): Catalogue {
  const folder = join(TEXTS, language);
  const files = readdirSync(folder).filter((each) => each.endsWith('.ftl'));
  return new Catalogue([bundle(language, files.map((each) => readFileSync(join(folder, each), 'utf8')))]);
}

const made = new Catalogue([
  bundle('ru', ['enemy = зверь\n    .acc = зверя\nhit = Вы бьёте: { $enemy-acc } ({ $enemy }, { $enemy-gen })']),
  bundle('en', ['hit = You hit { $enemy }\nonly = English alone']),
]);

test('an argument that names a message brings its cases along', () => {
  expect(made.say('hit', { enemy: '@enemy' })).toBe('Вы бьёте: зверя (зверь, зверь)');
});

test('what a language lacks is said in English, and what nobody has by its id', () => {
  expect(made.say('only')).toBe('English alone');
  expect(made.say('no-such-message')).toBe('no-such-message');
});

test.each([
  ['en', 1, 'one free seat'],
  ['en', 3, '3 free seats'],
  ['ru', 1, '1 свободное место'],
  ['ru', 3, '3 свободных места'],
  ['ru', 11, '11 свободных мест'],
  ['pl', 1, '1 wolne miejsce'],
  ['pl', 3, '3 wolne miejsca'],
  ['pl', 12, '12 wolnych miejsc'],
])('plurals are right: %s %d', (language, count, words) => {
  expect(catalogue(language).say('web-free-seats', { count })).toBe(words);
});

test('the language to begin with is the first the browser asks for that we speak', () => {
  expect(preferred(['de-DE', 'pl-PL', 'ru'])).toBe('pl');
  expect(preferred(['de'])).toBe('en');
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((each) => /\.(ts|svelte)$/.test(each))
    .map((each) => readFileSync(join(folder, each), 'utf8'));
}

test('every message the client names exists', () => {
  const text = sources(join(import.meta.dirname, '../../src')).join('\n');
  const named = [...text.matchAll(/['@]((?:web|bastion|last-bastion|phrase|source)-[a-z0-9]+(?:-[a-z0-9]+)*)'(?!:)/g)].map(([, id = '']) => id);
  const english = catalogue('en');
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((id) => !english.has(id))).toEqual([]);
});
