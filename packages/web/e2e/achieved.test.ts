import { karak } from '@undercroft/karak';
import { mind } from '@undercroft/karak/mind';
import { FastChance, type Game, sightOf } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { putInBrowser } from '../scripts/tables.ts';
import { HereTable, type KeptTable } from '../src/tables/hereTable.ts';
import { browserForTests, goTo } from './browser.ts';

const { visit } = browserForTests({ painted: false });

/** A game that is over: Ada has beaten the dragon and opened six chests. */
async function played(): Promise<KeptTable> {
  const chance = new FastChance(2);
  const chair = { kind: 'bot', name: '', level: null, figure: null } as const;
  const setUp = { id: 'over', game: 'karak', chairs: [chair, chair], handOver: false, options: {} };
  const seed = '2'.padStart(64, '0');
  const table = HereTable.begin(karak as unknown as Game, { ...setUp, seed }, async (at, seat) => {
    const { view, ask, answers } = at.update(seat);
    if (ask === null) throw new Error('nobody is asked');
    return mind.instinct(sightOf(at.box, view, ask, answers) as never, chance);
  });
  while ((await table.botPlays()) !== null);
  return { ...table.keep(), chairs: [{ ...chair, kind: 'person', name: 'Ada' }, chair] };
}

test('who has achieved something sees it when the game is over, and later among their games', async () => {
  const { page, context } = await visit();
  await putInBrowser(page, await played());
  await goTo(page, '/here/over');
  const achieved = page.getByTestId('achieved');
  await achieved.getByText('Barbecue, the other way round').waitFor();
  expect(await achieved.getByRole('term').allTextContents()).toEqual([
    'Barbecue, the other way round',
    'Nothing is locked',
  ]);
  await page.goto('/me/ratings');
  await page.getByTestId('achievements').getByText('Barbecue, the other way round').waitFor();
  await page.getByText('Achieved: 2 of 5').waitFor();
  await context.close();
});
