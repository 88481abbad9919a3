import { expect, test } from 'vitest';
import { pathOf, type Route, routeOf } from '../src/kit/routes.ts';

const ROUTES: readonly Route[] = [
  { at: 'door' },
  { at: 'new', game: 'karak' },
  { at: 'here', id: 'abc' },
  { at: 'friends', game: 'karak' },
  { at: 'table', id: 'abc', invitation: null },
  { at: 'table', id: 'abc', invitation: 'H7KM-2QXP' },
  { at: 'table', id: 'abc', invitation: 'k r&b t' },
  { at: 'join', code: 'H7KM-2QXP' },
  { at: 'join', code: 'kr bt' },
  { at: 'join', code: '50%' },
  { at: 'carry', code: 'once' },
  { at: 'with', code: 'H7KM-2QXP' },
  { at: 'club', id: 'abc' },
  { at: 'replay', source: 'here', id: 'abc' },
  { at: 'replay', source: 'file', id: '' },
  { at: 'replay', source: 'here', id: 'abc', review: true },
  { at: 'replay', source: 'link', id: 'q1YqU-_A' },
  { at: 'rules', game: 'karak', rule: 'K-31' },
  { at: 'example', game: 'karak', rule: 'K-31' },
  { at: 'new', game: 'karak', with: 'abc' },
  { at: 'friends', game: 'karak', with: 'abc' },
  { at: 'shared', id: null },
  { at: 'shared', id: 'abc' },
  { at: 'workshop', game: null, id: null, packed: null },
  { at: 'workshop', game: 'goblin', id: 'abc', packed: null },
  { at: 'workshop', game: 'goblin', id: null, packed: 'q1YqU-_A' },
];

test.each(ROUTES)('every place has an address that leads back to it: $at', (route) => {
  expect(routeOf(new URL(pathOf(route), 'http://house'))).toEqual(route);
});

test('an address nobody knows leads to the front door', () => {
  expect(routeOf(new URL('http://house/cellar/rats'))).toEqual({ at: 'door' });
});

test('an address nobody can read is taken as it stands', () => {
  expect(routeOf(new URL('http://house/join/50%'))).toEqual({ at: 'join', code: '50%' });
});
