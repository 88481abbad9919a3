import { expect, test } from 'vitest';
import { browserForTests } from './browser.ts';
import { setUpTable, sitDown } from './friends.ts';

const { visit } = browserForTests({ painted: false });

test('online, hero and colour are chosen in a gallery, and nobody else can have them', async () => {
  const ada = await visit('/friends/karak');
  const { code } = await setUpTable(ada);
  const chosen = ada.page.locator('[data-word=figure]');
  await chosen.click();
  const gallery = ada.page.getByRole('dialog');
  await gallery.getByText('The Oracle: strong on her first step').waitFor();
  await gallery.getByRole('button', { name: 'teal' }).click();
  await gallery.locator('[data-word=colour][aria-pressed=true][aria-label=teal]').waitFor();
  await gallery.getByRole('button', { name: /Taia/ }).click();
  await ada.page.getByRole('button', { name: 'Hero: Taia' }).waitFor();

  const ben = await visit(`/join/${code}`);
  await sitDown(ben.page, 'Ben');
  await ben.page.locator('[data-word=figure]').click();
  const his = ben.page.getByRole('dialog');
  expect(await his.getByRole('button', { name: /Taia/ }).isDisabled()).toBe(true);
  expect(await his.getByRole('button', { name: 'teal' }).isDisabled()).toBe(true);
  await his.getByRole('button', { name: /Horan/ }).click();
  await ben.page.getByRole('button', { name: 'Hero: Horan' }).waitFor();
});
