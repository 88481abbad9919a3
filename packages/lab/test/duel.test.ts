import { expect, test } from 'vitest';
import { said } from './said.ts';

/** The figures of a duel in which masters think by iterations. */
async function figures(...flags: string[]) {
  const { code, out } = await said(['duel', 'kragmortha', '--iterations', '20', '--json', ...flags]);
  expect(code).toBe(0);
  return JSON.parse(out);
}

test('by iterations a duel is the same with any number of workers, and the shares add up', async () => {
  const one = await figures('--pairs', '3', '--workers', '1');
  expect(await figures('--pairs', '3', '--workers', '2')).toEqual(one);
  expect(one).toMatchObject({ game: 'kragmortha', games: 6, unfinished: 0 });
  expect(one.a.share + one.b.share).toBeCloseTo(1);
  expect(one.a.low).toBeLessThanOrEqual(one.a.share);
  expect(one.a.high).toBeGreaterThanOrEqual(one.a.share);
});

test('every deal is played with a at each seat: among equals nobody is ahead', async () => {
  const { games, a } = await figures('--a', 'adept', '--b', 'adept', '--seats', '3', '--pairs', '40');
  expect(games).toBe(120);
  expect(a.low).toBeLessThan(1 / 3);
  expect(a.high).toBeGreaterThan(1 / 3);
});

test('milliseconds may be those of the core alone, which iterations are not', async () => {
  const duel = ['duel', 'kragmortha', '--b', 'reference', '--pairs', '1', '--core', '--json'];
  const { code, out } = await said([...duel, '--ms', '2']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 2, unfinished: 0 });
  const refused = await said([...duel, '--iterations', '20']);
  expect(refused.code).toBe(2);
  expect(refused.error).toContain('expected --core or --iterations, not both');
});

test('people read it in lines', async () => {
  const { out } = await said(['duel', 'karak', '--a', 'adept', '--b', 'random', '--pairs', '1']);
  expect(out).toMatch(/^2 games of one adept against 1 random; a fair share is 50.0 %\n {2}a, adept .+ %/);
});

test('the first master is an opponent to be measured against, and no level to play with', async () => {
  const against = ['--a', 'reference', '--b', 'random', '--pairs', '1'];
  const once = await figures(...against);
  expect(once).toMatchObject({ games: 2, unfinished: 0, a: { share: 1 } });
  expect(await figures(...against)).toEqual(once);
  const { code, error } = await said(['play', 'karak', '--seats', 'any,any:reference']);
  expect(code).toBe(2);
  expect(error).toContain('expected a figure, or a figure with one of');
});
