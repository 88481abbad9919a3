import { readFileSync } from 'node:fs';
import { karak } from '@undercroft/karak';
import { checkMatch } from '@undercroft/kernel';
import { expect, test, vi } from 'vitest';
import { matchIn, matchLinkOf } from '../src/table/sources/link.ts';

test('a match goes into a link and comes out of it as it was', async () => {
  vi.stubGlobal('location', { origin: 'https://club.example' });
  const file = new URL(`../../karak/records/rules-${karak.rulesVersion}-seats-5.json`, import.meta.url);
  const match = checkMatch(JSON.parse(readFileSync(file, 'utf8')).match);
  const link = await matchLinkOf(match);
  expect(link).toMatch(/^https:\/\/club\.example\/replay\/link#[\w-]+$/);
  expect(await matchIn(new URL(link).hash.slice(1))).toEqual(match);
  await expect(matchIn('nonsense')).rejects.toThrow();
});
