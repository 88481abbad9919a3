import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES } from '@undercroft/games';
import { describe, expect, it } from 'vitest';
import type { SourceFile } from './arrows.ts';
import { exportedBy, saidTwice } from './names.ts';

/** Packages in which a name that is exported means one thing. */
const ROOMS = [
  'web',
  'server',
  'protocol',
  'bots',
  'games',
  'goblin',
  'kit',
  'sets',
  'words',
  'kernel',
  'karak',
  'karak2',
  'kragmortha',
  'lab',
  'undercroft',
  'mcp',
];

/** What every file of a kind is fetched for: a command is run, a deed begins. Nobody imports one by that name. */
const ENTRANCES: Readonly<Record<string, readonly string[]>> = { lab: ['run', 'begin'], undercroft: ['run'] };

/** Words of a language are called after it; parts that come later are called after the part. */
const CALLED_AFTER = /(^|\/)(en|de|cs|pl|later)\.ts$/;

const readRoom = (name: string): SourceFile[] => {
  const cwd = join(import.meta.dirname, '../packages', name, 'src');
  return globSync('**/*.{ts,tsx}', { cwd })
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(cwd, path), 'utf8') }))
    .filter(({ path }) => !CALLED_AFTER.test(path));
};

/** Each game's screen and drawings are a scope of their own. */
const gameOf = (path: string): string | null => /^(?:games|art)\/([^/]+)\//.exec(path)?.[1] ?? null;

const files = (texts: Record<string, string>): SourceFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

describe('one word, one thing', () => {
  it.each(ROOMS)('%s: no exported name means two things', (room) => {
    const found = readRoom(room);
    expect(found.flatMap(exportedBy).length).toBeGreaterThan(3);
    const twice = saidTwice(found, gameOf);
    const entrances = ENTRANCES[room] ?? [];
    const isEntrance = (said: string) => entrances.includes(said.split(':')[0]);
    expect(twice.filter((said) => !isEntrance(said))).toEqual([]);
    expect(twice.filter(isEntrance)).toHaveLength(entrances.length);
    const taken = new RegExp(`import \\{[^}]*\\b(${entrances.join('|')})\\b[^}]*\\} from '\\.`);
    if (entrances.length > 0) expect(found.filter(({ text }) => taken.test(text))).toEqual([]);
  });

  it('the words of the house mean one thing in all rooms, whatever they mean inside a game', () => {
    const page = readFileSync(join(import.meta.dirname, '../docs/architecture.md'), 'utf8');
    const [, told] = page.split("## The house's words");
    const words = [...told.split('\n## ')[0].matchAll(/\*\*(\w)(\w*)\*\*/g)];
    expect(words.length).toBeGreaterThan(30);
    const types = words.map(([, first, rest]) => first.toUpperCase() + rest);
    const rooms = ROOMS.filter((room) => !GAME_NAMES.some((game) => game === room));
    const all = rooms.flatMap((room) =>
      readRoom(room)
        .filter(({ path }) => gameOf(path) === null)
        .map(({ path, text }) => ({ path: `${room}/${path}`, text })),
    );
    expect(saidTwice(all).filter((said) => types.includes(said.split(':')[0]))).toEqual([]);
  });

  it('knows what a file hands out', () => {
    const text = `
export const a = 1;
export async function b() {}
export default function C() {}
export interface D {}
export type E = 1;
export class F {}
const g = 1;
export { g };
export * from './h.ts';
  export const inside = 1;
`;
    expect(exportedBy({ path: 'x.ts', text })).toEqual(['a', 'b', 'C', 'D', 'E', 'F']);
  });

  it('finds a name that two files use', () => {
    const two = files({ 'a.ts': 'export const placeOf = 1;', 'b.ts': 'export function placeOf() {}' });
    expect(saidTwice(two)).toEqual(['placeOf: a.ts, b.ts']);
  });

  it('lets a value and its type share a name', () => {
    expect(saidTwice(files({ 'a.ts': 'export const Side = 1;\nexport type Side = 1;' }))).toEqual([]);
  });

  it('lets games say the same in their own way, but not as the house does', () => {
    const games = {
      'games/karak/a.ts': 'export const beat = 1;',
      'games/goblin/a.ts': 'export const beat = 1;',
    };
    expect(saidTwice(files(games), gameOf)).toEqual([]);
    const house = { ...games, 'table/stage/stage.ts': 'export const beat = 1;' };
    expect(saidTwice(files(house), gameOf)).toHaveLength(1);
    const one = { 'games/karak/a.ts': 'export const beat = 1;', 'art/karak/b.ts': 'export const beat = 1;' };
    expect(saidTwice(files(one), gameOf)).toHaveLength(1);
  });
});
