import { gamesWith } from '@undercroft/games/extras';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForTests, goTo, textOf } from './browser.ts';
import { type Obeyed, obey } from './obey.ts';
import { playByClicks } from './play.ts';

const { visit } = browserForTests({ painted: false });

const MOST_CLICKS = 80;

test.each(gamesWith('lesson'))(
  'the first lesson of %s is played to its end by doing what the screen says',
  async (game) => {
    const { page, context } = await visit(`/learn/${game}`);
    const done: Obeyed[] = [];
    while (done.at(-1)?.what !== 'done') {
      done.push(await obey(page));
      if (done.length > MOST_CLICKS) expect.fail(`it goes round in circles: ${done.at(-1)?.said}`);
    }
    expect(done.filter(({ what }) => what === 'pointed').length).toBeGreaterThan(8);
    await page.locator('[data-word=lesson-play]').click();
    await page.locator('section[data-mine]').waitFor();
    // The first game says that it is one, and whoever comes back to learn chooses a chapter.
    await page.getByTestId('guide').waitFor();
    await goTo(page, `/learn/${game}`);
    await page.locator('[data-word=chapter]').first().click();
    await page.getByTestId('said').waitFor();
    await context.close();
  },
);

test('another move is played, answered kindly and taken back; whoever leaves goes on there, or by chapter', async () => {
  const { page, context } = await visit('/');
  await page.getByRole('button', { name: 'Learn' }).first().click();
  await obey(page);
  const said = page.getByTestId('said');
  await page.getByText('Step into the dark, north.').waitFor();
  const south = page.locator('[data-gives=\'{"step":"south"}\']');
  await south.click();
  await page.getByText('That is allowed, too.').waitFor();
  expect(await textOf(page.getByTestId('log'))).toContain('Horan explores and finds');
  await page.locator('[data-word=lesson-back]').click();
  await page.getByText('Step into the dark, north.').waitFor();
  await south.waitFor();
  expect(await page.getByTestId('log').locator('li').count()).toBe(0);
  await obey(page);
  await page.getByText('Turn it until it opens to the east').waitFor();

  await page.reload();
  await page.getByText('Turn it until it opens to the east').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'The dragon · 6/6' }).click();
  await page.getByText('Many turns later.').waitFor();
  await page.locator('[data-word=chapters]').click();
  await page.getByRole('menuitem', { name: 'Into the dark · 1/6' }).click();
  await said.getByText('This is Horan, your hero.').waitFor();
  await context.close();
});

/** What the lesson says, once it has come to rest. */
async function saying(page: Page): Promise<string> {
  const found = await page.waitForFunction(() => {
    const box = document.querySelector('[data-testid=said]:not([data-quiet])');
    return box?.querySelector('[role=status]')?.textContent ?? null;
  });
  return (await found.jsonValue()) ?? '';
}

test.each(gamesWith('lesson').filter((game) => game !== 'karak'))(
  'whoever leaves the lesson of %s goes on where they were, and any chapter can be played again',
  async (game) => {
    const { page, context } = await visit(`/learn/${game}`);
    const toChapter = async (which: 'first' | 'last') => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page
        .getByRole('menuitem')
        .filter({ hasText: / · \d\/\d$/ })
        [which]()
        .click();
    };
    const first = await saying(page);
    for (let pressed = 0; pressed < 4; pressed++) await obey(page);
    const left = await saying(page);
    expect(left).not.toBe(first);
    await page.reload();
    expect(await saying(page)).toBe(left);
    await obey(page);

    await toChapter('last');
    await page.getByText(/ · (\d)\/\1$/).waitFor();
    const last = await saying(page);
    expect([first, left]).not.toContain(last);
    await obey(page);
    await toChapter('first');
    await expect.poll(() => saying(page)).toBe(first);
    await obey(page);
    await expect.poll(() => saying(page)).not.toBe(first);
    await context.close();
  },
);

test('a rule shows its example at the table, answer by answer, and leads back to the rules', async () => {
  const { page, context } = await visit('/rules/karak#K-38');
  await page.getByRole('link', { name: 'Show me: K-38' }).click();
  const log = page.getByTestId('log').locator('li');
  await page.getByTestId('said').getByText('Rule K-38').waitFor();
  const on = page.locator('[data-word=lesson-next]');
  await on.click();
  await expect.poll(() => log.count()).toBeGreaterThan(0);
  const end = page.locator('[data-word=example-rules]');
  for (let answers = 1; answers < 10 && !(await end.isVisible()); answers++) {
    await on.or(end).first().waitFor();
    if (await on.isVisible()) await on.click();
  }
  await end.click();
  await page.locator('[id="K-38"][data-marked]').waitFor();
  await context.close();
});

test('what happens for the first time gets a sentence, once; all of them can be read again', async () => {
  const { page, context } = await visit('/play/karak', {
    settings: { speed: 'still', muted: true, notes: true },
    seed: '1a'.repeat(32),
  });
  await page.getByRole('button', { name: 'Begin' }).click();
  const note = page.getByTestId('note');
  await playByClicks(page, () => note.isVisible());
  const said = await textOf(note);
  expect(said).toMatch(/K-\d+$/);
  await page.locator('[data-note]').click();
  await expect.poll(async () => (await note.count()) === 0 || (await textOf(note)) !== said).toBe(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'What is what' }).click();
  await page
    .getByRole('dialog')
    .getByText(said.replace(/ K-\d+$/, ''))
    .waitFor();
  await page.reload();
  const told = await page.evaluate(() => localStorage.getItem('undercroft.notes'));
  expect(JSON.parse(told ?? '[]').length).toBe(1);
  await context.close();
});

test('on a phone such a sentence leaves the cards in sight', async () => {
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    const { page, context } = await visit('/play/goblin', {
      viewport,
      settings: { speed: 'still', muted: true, notes: true },
    });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByTestId('note').waitFor();
    await page.locator('section[data-mine]').waitFor();
    const card = await page.locator('[data-area=ask] [data-region^=hand] button').first().boundingBox();
    expect((card?.y ?? 1e4) + (card?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    await context.close();
  }
});
