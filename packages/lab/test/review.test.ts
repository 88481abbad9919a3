import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { undercroft } from './undercroft.ts';

const record = fileURLToPath(new URL('../../kragmortha/records/rules-3-seats-2.json', import.meta.url));

function scratch(name: string, content?: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-review-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  if (content !== undefined) writeFileSync(file, JSON.stringify(content));
  return file;
}

test('undercroft review --json: every seat adds up, whatever the number of threads', async () => {
  const args = ['review', record, '--iterations', '8', '--json', '--workers'];
  const [one, two] = await Promise.all([undercroft([...args, '1']), undercroft([...args, '2'])]);
  expect(one.code).toBe(0);
  expect(two.out).toBe(one.out);
  const { game, seats, moments } = JSON.parse(one.out);
  expect(game).toBe('kragmortha');
  expect(Object.keys(seats[0])).toEqual(['seat', 'start', 'result', 'luck', 'own', 'others', 'accuracy']);
  expect(Object.keys(moments[0])).toEqual(['version', 'seat', 'before', 'after', 'luck', 'choice']);
  for (const { start, luck, own, others, result } of seats) expect(start + luck + own + others).toBe(result);
});

test('undercroft review tells it in words, and as a page in any language', async () => {
  const page = scratch('page.html');
  const [told, written] = await Promise.all([
    undercroft(['review', record, '--iterations', '8']),
    undercroft(['review', record, '--iterations', '8', '--lang', 'cs', '--html', page]),
  ]);
  expect(told.out).toMatch(/wins[\s\S]*Turning points[\s\S]*→[\s\S]*With average luck[\s\S]*Accuracy/);
  expect(written).toMatchObject({ code: 0, out: '' });
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(/<html lang="cs">[\s\S]*Zlomové okamžiky[\s\S]*<\/html>/);
  expect(text).not.toMatch(/<script|https?:\/\//);
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
