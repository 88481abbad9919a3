import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { browserForTests, NOWHERE } from './browser.ts';
import { countDrawings, drawingsOf } from './drawings.ts';
import { adaAndBenPlay } from './friends.ts';

const { visit } = browserForTests({ painted: false });

/** A visit in which everything that is drawn is counted. */
const counted = async (path: string) => {
  const visited = await visit(NOWHERE);
  await countDrawings(visited.context);
  if (path !== NOWHERE) await visited.page.goto(path);
  return visited;
};

test.each(['karak', 'karak2'])(
  'who points at a place in %s draws the way there and its chances, and nothing of the board',
  async (game) => {
    const { page, context } = await counted(`/play/${game}`);
    await page.getByRole('button', { name: 'Begin' }).click();
    const goals = page.locator('[data-region=board] g[role=button]');
    await goals.first().waitFor();
    await goals.first().focus();
    // What comes once the page rests is drawn, too.
    await expect.poll(async () => (await drawingsOf(page)).length, { interval: 300 }).toBe(0);
    await goals.nth(1).focus();
    if (game === 'karak')
      await page.locator('[data-region=board] path[d^=M][class*=way]').waitFor({ state: 'attached' });
    const parts: string[] = [];
    await expect.poll(async () => parts.push(...(await drawingsOf(page)).flat())).toBeGreaterThan(0);
    expect(parts.length).toBeLessThan(40);
    expect(parts.filter((part) => part === 'board' || part.startsWith('tile '))).toEqual([]);
    await context.close();
  },
);

test('where nothing happens, nothing is drawn; who leaves is drawn as gone, and nothing else', async () => {
  const visiting = async (path: string) => {
    const visited = await counted(path);
    await visited.page.clock.install();
    return visited;
  };
  const { ada, ben } = await adaAndBenPlay('karak', visiting, visiting);
  const { page } = ada;
  // The computer has played, and it is for one of them to go on.
  await Promise.race([ada, ben].map((one) => one.page.locator('section[data-mine]').waitFor()));
  // What is fetched when a page rests has come once nothing has been drawn for a while that is real.
  const rests = async () => {
    await page.clock.runFor(100);
    return (await drawingsOf(page)).length;
  };
  await page.clock.runFor(3_000);
  for (let quiet = 0; quiet < 10; quiet = (await rests()) === 0 ? quiet + 1 : 0) await pause(200);
  // Not so long that the server, whose own time has not gone by, would seem to be silent.
  await page.clock.runFor(12_000);
  expect(await drawingsOf(page)).toEqual([]);

  await ben.context.close();
  await page.locator('[data-gone]').waitFor();
  const parts = (await drawingsOf(page)).flat();
  expect(parts).toContain('seat 1');
  expect(parts.filter((part) => part === 'board' || part === 'log' || part.startsWith('tile '))).toEqual([]);
  expect(parts.filter((part) => part === 'li')).toEqual([]);
  await ada.context.close();
});
