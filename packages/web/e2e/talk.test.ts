import { expect, test } from 'vitest';
import { call } from './api.ts';
import { browserForTests, textOf } from './browser.ts';
import { adaAndBenPlay, fromMenu } from './friends.ts';
import { resize } from './layout.ts';

const { visit } = browserForTests({ painted: false });

test('beside the board words are seen and not only the line to write them in, what was not seen is counted, and whoever gave up is told so', async () => {
  const { ada, ben } = await adaAndBenPlay(
    'karak',
    (path) => visit(path, { viewport: { width: 1280, height: 800 } }),
    (path) => visit(path, { viewport: { width: 390, height: 844 } }),
  );
  const { page } = ada;
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const words = ['Good evening.', 'Where does this way lead?', 'Into the dark, as always.'];
  for (const text of words) await call(ben.context, 'POST', `/tables/${id}/chat`, { text });
  const unread = page.getByRole('tab').getByTestId('unread');
  await expect.poll(() => textOf(unread)).toBe('3');

  await page.getByRole('tab', { name: 'Talk' }).click();
  const chat = page.getByTestId('chat');
  const seen = await chat.boundingBox();
  for (const text of words) {
    const said = await chat.getByText(text).boundingBox();
    expect(said?.y ?? 0, text).toBeGreaterThanOrEqual((seen?.y ?? 1e4) - 1);
    expect((said?.y ?? 1e4) + (said?.height ?? 0), text).toBeLessThanOrEqual(
      (seen?.y ?? 0) + (seen?.height ?? 0) + 1,
    );
  }
  expect(await unread.count()).toBe(0);
  // Signs are folded until somebody wants one.
  expect(await page.getByRole('button', { name: 'gasps' }).count()).toBe(0);
  await page.locator('[data-word=moods]').click();
  await page.getByRole('button', { name: 'gasps' }).click();
  await chat.getByText('gasps').waitFor();

  // On a phone the log is a drawer: what opens it says that somebody spoke.
  await resize(page, [390, 844]);
  await call(ben.context, 'POST', `/tables/${id}/chat`, { text: 'Are you still there?' });
  await expect.poll(() => textOf(page.locator('header').getByTestId('unread'))).toBe('1');

  await fromMenu(ben.page, 'Give up');
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await ben.page.getByText('You gave up.').waitFor();
  for (const { context } of [ada, ben]) await context.close();
});
