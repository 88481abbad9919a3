import { karak } from '@undercroft/karak';
import { achievements } from '@undercroft/karak/achievements';
import { mind } from '@undercroft/karak/mind';
import { boxOf, FastChance, type Game, type GameEvent, replay, sightOf } from '@undercroft/kernel';
import { achievedBy } from '@undercroft/kit/achievements';
import { expect, test } from 'vitest';
import { putInBrowser } from '../scripts/tables.ts';
import { HereTable, type KeptTable } from '../src/table/sources/hereTable.ts';
import { browserForTests, goTo } from './browser.ts';

const { visit } = browserForTests({ painted: false });

/** A game that is over, played by instinct. */
async function playedBy(luck: number): Promise<KeptTable> {
  const chance = new FastChance(luck);
  const chair = { kind: 'bot', name: '', level: null, figure: null } as const;
  const setUp = { id: 'over', game: 'karak', chairs: [chair, chair], handOver: false, options: {} };
  const seed = luck.toString().padStart(64, '0');
  const table = HereTable.begin(karak as unknown as Game, { ...setUp, seed }, async (at, seat) => {
    const { view, ask, answers } = at.update(seat);
    if (ask === null) throw new Error('nobody is asked');
    return mind.instinct(sightOf(at.box, view, ask, answers) as never, chance);
  });
  while ((await table.botPlays()) !== null);
  return { ...table.keep(), chairs: [{ ...chair, kind: 'person', name: 'Ada' }, chair] };
}

/** The first in which Ada has beaten the dragon and opened chests enough, and nothing else: whatever instinct is like. */
async function played(): Promise<KeptTable> {
  for (let luck = 1; luck <= 500; luck++) {
    const table = await playedBy(luck);
    const { match } = table.saved;
    const events: GameEvent[] = [];
    let winners: readonly number[] = [];
    for (const { told, state } of replay(karak, match)) {
      events.push(...told.map(({ event }) => event));
      winners = karak.outcome(boxOf(karak, match), state)?.winners ?? [];
    }
    const achieved = achievedBy(0, events, winners, achievements);
    if (achieved.map(({ id }) => id).join() === 'dragon-slayer,key-ring') return table;
  }
  throw new Error('in 500 games nobody has done what this test is about');
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
