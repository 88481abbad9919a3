import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type KarakView, karak } from '@undercroft/karak';
import { kragmortha } from '@undercroft/kragmortha';
import { expect, test } from 'vitest';
import { gameUntil, putInBrowser } from '../scripts/tables.ts';
import { packed } from '../src/kit/packed.ts';
import { browserForTests, goTo, NOWHERE, textOf } from './browser.ts';
import { startServer } from './server.ts';

const { visit } = browserForTests({ painted: false });

test('a flick on a trackpad turns a new tile once, and the next one once more', async () => {
  const { page, context } = await visit('/');
  // A tile that can be laid in more than two ways: turned twice it lies otherwise than turned once.
  const laying = ({ asks }: KarakView) => asks.at(-1)?.kind === 'lay';
  const table = await gameUntil(karak, 2, laying);
  await putInBrowser(page, table);
  await goTo(page, `/here/${table.id}`);
  const tile = page.locator('[data-turns]');
  await tile.waitFor();
  const lies = () => tile.locator('[data-shows]').first().getAttribute('data-shows');
  // Every way there is, by the button, which turns once.
  const ways = [await lies()];
  for (;;) {
    await page.locator('[data-word=turn]').click();
    const way = await lies();
    if (way === ways[0]) break;
    ways.push(way);
  }
  expect(ways.length).toBeGreaterThan(1);
  /** As a trackpad tells it: a push, and what it rolls on by; so often that all of it together would lie otherwise. */
  const flick = (down: number) =>
    tile.evaluate((turning, way) => {
      for (let often = 0; often < 30; often++)
        turning.dispatchEvent(
          new WheelEvent('wheel', { deltaY: (way * 120) / (often + 1), bubbles: true, cancelable: true }),
        );
    }, down);
  const pause = () => page.evaluate(() => new Promise((over) => setTimeout(over, 300)));
  await flick(1);
  await expect.poll(lies).toBe(ways[1]);
  await pause();
  expect(await lies()).toBe(ways[1]);
  await flick(-1);
  await expect.poll(lies).toBe(ways[0]);
  await context.close();
});

test('in another language a replay stays at its step, and its review is not begun anew', async () => {
  const file = `../../kragmortha/records/rules-${kragmortha.rulesVersion}-seats-2.json`;
  const { match } = JSON.parse(readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8'));
  // By a link: unlike a file that was opened, what is found in it anew would be another match.
  const { page, context } = await visit(`/replay/link#${await packed(JSON.stringify(match))}`);
  await page.getByRole('button', { name: 'How it went' }).click();
  // Figures come at once; all of them take longer than this test looks.
  await page.getByTestId('review').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('review').waitFor({ state: 'detached' });
  const step = page.getByRole('slider', { name: /4 (of|von)/ });
  for (let often = 0; often < 4; often++)
    await page.getByRole('button', { name: 'One step forward' }).click();
  await step.waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Einen Schritt vor' }).waitFor();
  expect(await step.count()).toBe(1);
  // What was found out is there at once.
  expect(await page.getByTestId('chances').locator('[data-seat]').count()).toBe(2);
  await context.close();
});

test('what breaks beside a room takes nothing of the room with it', async () => {
  const { page, context } = await visit(NOWHERE, { failing: true });
  // No server of ours says this; another one may.
  const strange = JSON.stringify({ notice: { text: { by: 'a newer server' }, until: null }, build: null });
  await page.route('**/api/notice', (asked) =>
    asked.fulfill({ contentType: 'application/json', body: strange }),
  );
  const broken = page.waitForResponse((one) => one.url().endsWith('/api/page-errors'));
  await page.goto('/rules/karak');
  await broken;
  await page.getByRole('heading', { name: 'Karak: the rules' }).waitFor();
  await context.close();
});

test('a coach that cannot think says so, and is asked again', async () => {
  const { page, context } = await visit('/', { failing: true });
  const begun = ({ turn, asks }: KarakView) => turn > 4 && asks.at(-1)?.kind === 'step';
  const table = { ...(await gameUntil(karak, 2, begun)), coach: true };
  await putInBrowser(page, table);
  await goTo(page, `/here/${table.id}`);
  await page.locator('section[data-mine]').waitFor();
  await page.route('**/assets/mind-*.js', (asked) => asked.abort());
  await page.locator('[data-testid=ask-hint]').click();
  await page.locator('section[data-mine] [role=status]', { hasText: 'Something went wrong' }).waitFor();
  expect(await page.getByTestId('hint').count()).toBe(0);

  await page.unroute('**/assets/mind-*.js');
  await page.locator('[data-testid=ask-hint]').click();
  await page.getByTestId('hint').filter({ hasNotText: 'The coach is thinking…' }).waitFor();
  await context.close();
});

test('what goes wrong in pages and their workers is on the operator’s page, without a word about anybody', async () => {
  const OPERATOR_KEY = 'the-key-of-the-test-house-17';
  const server = await startServer({ OPERATOR_KEY, LOG_LEVEL: 'silent' });
  const at = { server: server.address, failing: true };
  const { page, context } = await visit('/', at);
  const table = { ...(await gameUntil(karak, 2, ({ asks }) => asks.at(-1)?.kind === 'step')), coach: true };
  await putInBrowser(page, table);
  await goTo(page, `/here/${table.id}`);
  await page.locator('section[data-mine]').waitFor();
  const sent = (where: string) =>
    page.waitForResponse(
      (one) => one.url().endsWith('/api/page-errors') && one.request().postDataJSON().where === where,
    );

  let heard = sent('worker');
  await page.route('**/assets/mind-*.js', (asked) => asked.abort());
  await page.locator('[data-testid=ask-hint]').click();
  await heard;
  heard = sent('promise');
  await page.evaluate(() => void Promise.reject(new RangeError('the table of "Adam Novák" is too long')));
  await heard;
  heard = sent('page');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new SyntaxError('Unexpected token A, "Adam" is not valid JSON');
    });
  });
  expect(JSON.stringify((await heard).request().postDataJSON())).not.toContain('Adam');
  await context.close();

  const operator = await visit('/operator', at);
  const desk = operator.page;
  await desk.getByLabel('Operator’s key').fill(OPERATOR_KEY);
  await desk.getByRole('button', { name: 'Enter' }).click();
  await desk.getByRole('tab', { name: 'Page errors' }).click();
  const card = desk.locator('section', { hasText: /Chromium \d+ · Build [\w-]+ \(served here\)/ });
  await card.waitFor();
  const said = await textOf(card);
  expect(said).toMatch(/1 × RangeError the table of … is too long/);
  expect(said).toMatch(/1 × TypeError Failed to fetch dynamically imported module: [\w-]+\.js/);
  expect(said).toMatch(/1 × SyntaxError/);
  expect(said).not.toContain('Adam');
  await operator.context.close();
  await server.stop();
});
