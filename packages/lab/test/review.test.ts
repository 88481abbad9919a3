import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { agreementOf, ceilingOf, isTrue } from '../src/check.ts';
import { undercroft } from './undercroft.ts';

const record = fileURLToPath(new URL('../../kragmortha/records/rules-4-seats-2.json', import.meta.url));

interface Mistake {
  readonly turn: number;
  readonly answer: unknown;
  readonly best: unknown;
  readonly lost: number;
  readonly interval: { readonly low: number; readonly high: number };
  readonly text: string;
}

function scratch(name: string, content?: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-review-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  if (content !== undefined) writeFileSync(file, JSON.stringify(content));
  return file;
}

test('undercroft review --json: every seat adds up, whatever the number of threads', async () => {
  const args = ['review', record, '--iterations', '24', '--json', '--workers'];
  const [one, two] = await Promise.all([undercroft([...args, '1']), undercroft([...args, '2'])]);
  expect(one.code).toBe(0);
  expect(two.out).toBe(one.out);
  const { game, seats, moments, headlines } = JSON.parse(one.out);
  expect(game).toBe('kragmortha');
  const keys = ['seat', 'start', 'result', 'luck', 'own', 'partners', 'others', 'averageLuck', 'mistakes'];
  expect(seats[0].partners).toBeNull();
  expect(Object.keys(seats[0]).sort()).toEqual(keys.sort());
  expect(Object.keys(moments[0])).toEqual(['version', 'seat', 'turn', 'before', 'after', 'luck', 'choice']);
  for (const { start, luck, own, others, result } of seats) expect(start + luck + own + others).toBe(result);
  expect(headlines.map(({ seat, won }: { seat: number; won: boolean }) => [seat, won])).toEqual(
    seats.map(({ seat, result }: { seat: number; result: number }) => [seat, result > 0]),
  );
  // All mistakes of each seat, the largest first, with everything that is said of them.
  const all: Mistake[][] = seats.map(({ mistakes }: { mistakes: Mistake[] }) => mistakes);
  expect(all.flat().length).toBeGreaterThan(0);
  for (const mistakes of all) {
    expect(mistakes.map(({ lost }) => lost)).toEqual(mistakes.map(({ lost }) => lost).sort((a, b) => b - a));
    for (const { turn, answer, best, lost, interval, text } of mistakes) {
      expect(turn).toBeGreaterThanOrEqual(0);
      expect(best).not.toEqual(answer);
      expect(interval.low > 0 && interval.low < lost && lost < interval.high).toBe(true);
      expect(text).toMatch(/Better would have been .+ more games? in 100, give or take \d+/);
    }
  }
});

test('undercroft review tells it in words, and as a page in any language', async () => {
  const page = scratch('page.html');
  const [told, written] = await Promise.all([
    undercroft(['review', record, '--iterations', '24']),
    undercroft(['review', record, '--iterations', '8', '--lang', 'cs', '--html', page]),
  ]);
  expect(told.out).toMatch(
    /wins, most of all by [\s\S]*Turning points[\s\S]*With average luck[\s\S]*Mistakes, the largest first:\n +Turn \d+: /,
  );
  expect(written).toMatchObject({ code: 0, out: '' });
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(/<html lang="cs">[\s\S]*Zlomové okamžiky[\s\S]*<\/html>/);
  expect(text).not.toMatch(/<script|https?:\/\//);
});

test('undercroft review --keep judges nothing twice, and does not believe what is kept of another match', async () => {
  const { match } = JSON.parse(readFileSync(record, 'utf8'));
  const file = scratch('match.json', { ...match, answers: match.answers.slice(0, 12) });
  const args = ['review', file, '--iterations', '4', '--json', '--keep'];
  const first = await undercroft(args);
  expect(first.error).toContain('12/12 answers');
  const again = await undercroft(args);
  expect(again).toMatchObject({ code: 0, out: first.out, error: '' });
  writeFileSync(file, JSON.stringify({ ...match, answers: match.answers.slice(0, 14) }));
  expect((await undercroft(args)).error).toContain('14/14 answers');
});

test('undercroft review --check says what is said against what is true, and goes on from its log', async () => {
  const log = scratch('check.jsonl');
  const args = ['review', '--check', 'kragmortha', '--iterations', '12', '--playouts', '6', '--log', log];
  const two = await undercroft([...args, '--mistakes', '2']);
  expect(two.out).toMatch(
    /^2 named mistakes of kragmortha, .+ each then played to the end 6 times by adepts/,
  );
  const kept = readFileSync(log, 'utf8');
  const three = await undercroft([...args, '--mistakes', '3']);
  expect(three.out).toMatch(
    /judged after 2 rounds: slope .+\njudged after 4 .+\n.+\njudged at the end: slope /,
  );
  expect(readFileSync(log, 'utf8').startsWith(kept)).toBe(true);
  expect(readFileSync(log, 'utf8').trim().split('\n')).toHaveLength(4);
  const other = await undercroft([...args, '--mistakes', '3', '--seed', 'another']);
  expect(other).toMatchObject({ code: 2, out: '' });
  expect(other.error).toContain('is of another check');
});

test('figures are true where what is found grows as what is said, and keeps close to it', () => {
  const exact = agreementOf([0.04, 0.1, 0.2].map((said) => [said, said]));
  expect(exact.slope).toBeCloseTo(1, 12);
  expect(exact.doubt).toBeCloseTo(0, 6);
  expect(isTrue(exact)).toBe(true);
  expect(isTrue(agreementOf([0.04, 0.1, 0.2].map((said) => [said, said / 2])))).toBe(false);
  expect(
    isTrue(
      agreementOf([
        [0.05, 0.2],
        [0.1, 0.01],
        [0.15, 0.3],
      ]),
    ),
  ).toBe(false);
});

test('undercroft review refuses what it cannot review, and says why', async () => {
  const { match } = JSON.parse(readFileSync(record, 'utf8'));
  const old = await undercroft(['review', scratch('old.json', { ...match, rules: 1 })]);
  expect(old).toMatchObject({ code: 2, out: '' });
  expect(old.error).toContain('played under rules version 1');
  const wrong = await undercroft(['review', scratch('wrong.json', { game: 'karak' })]);
  expect(wrong).toMatchObject({ code: 2, out: '' });
  expect(wrong.error).toContain('not a match');
});

test('undercroft review over many games: luck by seat, mistakes, heroes, and whether chances come true', async () => {
  const args = ['review', 'kragmortha', '--games', '4', '--seats', '2', '--iterations', '4'];
  const [played, fitted, files] = await Promise.all([
    undercroft([...args, '--bots', 'novice,adept']),
    undercroft([...args, '--calibrate']),
    undercroft(['review', record, record, '--iterations', '4']),
  ]);
  expect(played).toMatchObject({ code: 0 });
  expect(played.out).toMatch(/^4 games of kragmortha[\s\S]*Luck by seat[\s\S]*seat 2: /);
  expect(played.out).toMatch(
    /Lost by choosing[\s\S]*adept: [\s\S]*novice: [\s\S]*Who is misplayed[\s\S]*Common mistakes/,
  );
  expect(fitted.out).toMatch(/90–100 %: judged .+\non average chances are off by \d/);
  // Four games of twelve moments and two seats.
  const counts = [...fitted.out.matchAll(/, (\d+)$/gm)].map(([, count]) => Number(count));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4 * 12 * 2);
  expect(files.out).toMatch(/^2 games of kragmortha/);
});

test('of figures that are samples themselves no exact agreement is asked', () => {
  const found = (error: number) => ceilingOf([0.05, 0.1, 0.15].map((one) => ({ true: one, error })));
  expect(found(0)).toBe(1);
  expect(found(0.02)).toBeCloseTo(Math.sqrt(1 - 0.0012 / 0.005), 12);
});
