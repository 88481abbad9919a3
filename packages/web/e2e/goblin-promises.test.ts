import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { browserForTests, textOf } from './browser.ts';
import { sitDownInCaves } from './goblin.ts';

const { atDesk } = browserForTests({ painted: false });

test('Goblin: the fight panel says what stopping now does, and with what one could win', async () => {
  const page = await atDesk();
  // Three against three hits, but two hearts do not outlive a blow of three.
  const given = {
    taia: {
      hand: ['falling-star', 'omen', 'vision', 'staff-blow'],
      hearts: 2,
      potions: ['healing'],
      keys: 1,
    },
    fight: 'goblin-sapper',
  };
  await sitDownInCaves(page, ['taia', 'horan'], given, true);
  const stopping = page.getByTestId('stopping');
  expect(await textOf(stopping)).toBe('Stopping now loses: knocked out');
  await page.getByRole('button', { name: 'Play Falling Star' }).click();
  await page.getByRole('button', { name: 'Play Omen' }).click();
  await page.getByTestId('ask').getByText('your attack is 3 of 3. The blow would knock you out').waitFor();
  expect(await textOf(stopping)).toBe('Stopping now loses: knocked out');
  await page.getByText('Best play: Drink the healing potion. 100% to win').waitFor();
  await page
    .getByRole('button', { name: /Play Vision.* 0% to win with cards alone, 100% with Healing Potion/ })
    .waitFor();
  expect(await axeFinds(page)).toEqual([]);

  const stop = page.locator('[data-word=stop]');
  expect(await stop.getAttribute('data-look')).not.toBe('ember');
  expect(await textOf(stop)).toContain('Stopping now loses: knocked out');
  // What is best is a hint: nobody reads it where there is no coach.
  await sitDownInCaves(page, ['taia', 'horan'], given);
  await page.getByRole('button', { name: 'Play Falling Star' }).click();
  await page.getByRole('button', { name: 'Play Omen' }).click();
  await page.getByRole('button', { name: /Play Vision.* 100% with Healing Potion/ }).waitFor();
  expect(await page.getByText('Best play').count()).toBe(0);

  await page.locator('[data-word=drink]').click();
  await page.getByText('Stopping now wins, 2 hearts left').first().waitFor();
  expect(await stop.getAttribute('data-look')).not.toBe('ember');
  await stop.click();
  await page.getByTestId('log').getByText('Taia wins against Goblin Sapper').waitFor();
});

test('Goblin: foes show the hearts they would cost, and the Oracle sees the chances of her two cards', async () => {
  const page = await atDesk();
  await sitDownInCaves(page, ['taia', 'horan'], {
    taia: { hand: ['vision', 'omen', 'falling-star', 'staff-blow'], deck: ['staff-blow', 'vision'] },
    rows: { I: ['goblin-slinger'] },
  });
  await page
    .getByRole('button', { name: /Goblin Slinger.*% to win, [\d.]+ hearts? lost on average/ })
    .first()
    .waitFor();
  await page.locator('[data-word=fight]').first().click();
  await page.getByRole('button', { name: /Play Vision/ }).click();
  const kept = page.locator('[data-word=keep]');
  await kept.first().waitFor();
  await expect.poll(() => kept.first().getAttribute('aria-label')).toMatch(/\d% to win/);
});

test('Goblin: the price is chosen and seen before anything is bought', async () => {
  const page = await atDesk();
  await sitDownInCaves(page, ['taia', 'horan'], {
    taia: { hand: ['vision', 'omen', 'staff-blow', 'staff-blow'], weapon: 'bone-knife' },
  });
  await page.locator('[data-word=merchant]').last().click();
  await page.getByRole('button', { name: /^Healing Potion\./ }).click();
  const pay = page.getByRole('button', {
    name: /^Pay with Bone Knife.*Then there is nothing more you can buy/,
  });
  await pay.waitFor();
  expect(await axeFinds(page)).toEqual([]);
  const log = page.getByTestId('log');
  expect(await textOf(log)).not.toContain('buys');
  // One may still think of something else.
  await page.getByRole('button', { name: 'Something else' }).click();
  await pay.waitFor({ state: 'hidden' });
  expect(await page.locator('[data-word=leave]').getAttribute('data-look')).not.toBe('ember');
  await page.getByRole('button', { name: /^Strength Potion\./ }).click();
  await pay.click();
  await log.getByText('Taia buys Strength Potion for Bone Knife.').waitFor();
});

test('Goblin: a visit without anything to pay with is a pass, and looks like one', async () => {
  const page = await atDesk();
  await sitDownInCaves(page, ['taia', 'horan'], {
    taia: { hand: ['vision', 'omen', 'staff-blow', 'staff-blow'] },
  });
  await page.getByText('a visit is a pass').first().waitFor();
  for (const visitStall of await page.locator('[data-word=merchant]').all()) {
    expect(await visitStall.getAttribute('data-look')).not.toBe('ember');
    expect(await visitStall.getAttribute('data-open')).toBeNull();
  }
});
