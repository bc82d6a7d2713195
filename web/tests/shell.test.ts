import { expect, test } from 'vitest';
import { defaults, gameName, parts } from '../src/names';
import { seatsOf } from '../src/options';
import { momentPath, route } from '../src/router.svelte';
import { revived, type Settings } from '../src/settings.svelte';

const edition = {
  name: '2018',
  path: 'bastion/2018',
  options: [
    { name: 'seats', valid: ['1', '2'], default: '2', several: false },
    { name: 'level', valid: ['easy', 'hard'], default: 'easy', several: false },
  ],
};

test("a game's name leaves out what is as usual", () => {
  expect(gameName(edition, defaults(edition.options))).toBe('bastion/2018');
  expect(gameName(edition, { seats: '1', level: 'hard' })).toBe('bastion/2018?seats=1&level=hard');
});

test('a name can be taken apart again', () => {
  expect(parts('bastion/2018?seats=1&level=hard')).toEqual({
    game: 'bastion',
    edition: '2018',
    values: { seats: '1', level: 'hard' },
  });
});

const at = (path: string) => route(new URL(path, 'http://here'));

test('every page has an address', () => {
  expect(at('/')).toEqual({ page: 'start' });
  expect(at('/new?game=bastion/2015')).toEqual({ page: 'new', game: 'bastion/2015' });
  expect(at('/settings')).toEqual({ page: 'settings' });
  expect(at('/nowhere')).toEqual({ page: 'unknown' });
  expect(at('/table')).toEqual({ page: 'unknown' });
});

test('the secrets of a table stand behind the #', () => {
  expect(at('/table/abc#invite=xyz')).toEqual({ page: 'table', id: 'abc', invite: 'xyz', me: '', line: 0 });
  expect(at('/table/abc#me=secret&line=12')).toMatchObject({ me: 'secret', line: 12 });
});

test('a moment of a game has an address of its own', () => {
  expect(at('/table/abc?move=57')).toEqual({ page: 'moment', of: 'table', id: 'abc', move: 57 });
  expect(at('/record/xyz?move=3')).toEqual({ page: 'moment', of: 'record', id: 'xyz', move: 3 });
  expect(at('/record/xyz')).toEqual({ page: 'moment', of: 'record', id: 'xyz', move: 0 });
  expect(at('/table/abc?move=nonsense')).toMatchObject({ page: 'moment', move: 0 });
  expect(at(momentPath('table', 'abc', 12))).toMatchObject({ of: 'table', id: 'abc', move: 12 });
});

test('a game has as many seats as its name tells, or as is usual', () => {
  const offer = { version: '', languages: [], phrases: [], bots: [], games: [{ name: 'bastion', editions: [edition] }] };
  expect(seatsOf('bastion/2018?seats=1', offer)).toBe(1);
  expect(seatsOf('bastion/2018', offer)).toBe(2);
});

const usual: Settings = {
  language: 'en', theme: 'auto', motion: 'auto', board: 'auto',
  confirm: false, consent: false, pass: false, decline: false, sounds: { turn: false, enemy: false, deeds: false, alarm: false, end: false }, pace: 'usual', chance: false, hints: false, name: '',
};

test('settings that make no sense get their default', () => {
  expect(revived('{"theme":"light","language":"xx","name":"Ann"}', usual)).toEqual({ ...usual, theme: 'light', name: 'Ann' });
  expect(revived('not json', usual)).toEqual(usual);
  expect(revived(null, usual)).toEqual(usual);
});
