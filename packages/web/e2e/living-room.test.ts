import { expect, inject, test } from 'vitest';
import { browserForTests, overPlainHttp, textOf } from './browser.ts';
import { caughtUp, joinByPhone, turnOn } from './living.ts';
import { nextOnBoard, playTogether } from './play.ts';

const { visit } = browserForTests({ painted: false });

test('a television, two phones: they join by its code, choose, start, and play while it shows the table', async () => {
  const server = overPlainHttp(inject('server'));
  const television = await turnOn(visit, server);
  expect(television.code).toMatch(/^[A-Z]{4}$/);
  await television.page.getByText('Nobody yet.').waitFor();
  // Arrow keys alone: the first lid, the next one, OK.
  await television.page.keyboard.press('ArrowRight');
  await television.page.keyboard.press('ArrowRight');
  await television.page.keyboard.press('Enter');
  await television.page.getByRole('heading', { name: 'Karak 2' }).waitFor();
  await television.page.keyboard.press('ArrowLeft');
  await television.page.keyboard.press('Enter');
  await television.page.getByRole('heading', { name: 'Karak', exact: true }).waitFor();

  const ada = await joinByPhone(visit, server, television.code, 'Ada');
  await television.page.getByText('Ada', { exact: true }).waitFor();
  const ben = await joinByPhone(visit, server, television.code.toLowerCase(), 'Ben');
  await television.page.getByText('Start on any phone').waitFor();
  await ben.page.locator('[data-word=start]').click();

  const both = [ada.page, ben.page];
  await playTogether(both, nextOnBoard, 2);
  await caughtUp(television.page, ada.page);
  expect(await television.page.locator('[data-viewer]').getAttribute('data-viewer')).toBe('nobody');
  expect(await textOf(television.page.getByTestId('ask'))).not.toBe('');

  // A set that was turned off and on shows the same table.
  const version = await television.page.locator('[data-version]').getAttribute('data-version');
  await television.page.goto('/tv');
  await television.page.locator(`[data-version="${version}"]`).waitFor();
  await playTogether(both, nextOnBoard, 1);
  await caughtUp(television.page, ben.page);
  for (const { context } of [television, ada, ben]) await context.close();
});
