import { GAME_NAMES } from '@undercroft/games';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { browserForTests, NOWHERE } from './browser.ts';
import { listenIn, playByEar } from './byEar.ts';

const { visit } = browserForTests({ painted: false });

test.each(GAME_NAMES)(
  '%s: some turns by ear and keys alone, nothing unspoken, nothing twice',
  async (game) => {
    const { page, context } = await visit(NOWHERE);
    await listenIn(page);
    await page.goto(`/play/${game}`);
    await page.getByRole('button', { name: 'Begin' }).press('Enter');
    await page.getByTestId('spoken').waitFor({ state: 'attached' });
    const played = await playByEar(page, game, { turns: 3 });
    expect(played.spoken.join(' ').length).toBeGreaterThan(500);
    expect(played.unspoken).toEqual([]);
    expect(played.twice).toEqual([]);
    expect(played.nowhere).toBe(0);
    // Wherever the focus stops, it says where.
    expect(played.spoken.filter((text) => /^→ ?(’|$)/.test(text))).toEqual([]);
    // Equal cards of a hand are equal; nothing else may be.
    expect(played.equal.filter((name) => !/Next: |: .* and /.test(name))).toEqual([]);

    const said = () => page.getByTestId('spoken').locator('p').last().textContent();
    // Each question that can be asked is answered, and what was last said is said again.
    for (const key of 'wahovcd') {
      const before = await page.getByTestId('spoken').locator('p').count();
      await page.keyboard.press(key);
      await page.waitForFunction(
        (many) => document.querySelectorAll('[data-testid=spoken] p').length !== many || many >= 60,
        before,
      );
      expect(await said()).not.toBe('');
    }
    // A cursor goes over the board, from where one stands, and its place is seen.
    await page.keyboard.press('b');
    const cell = page.locator('td:focus');
    const first = await cell.textContent();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await cell.textContent()).toBe(first);
    expect(await page.locator('[data-testid=cursor], [data-cursor]').count()).toBe(1);
    expect(await axeFinds(page)).toEqual([]);
    await context.close();
  },
);

test('a line to say what one wants: it does it, asks where two things fit, and says where nothing does', async () => {
  const { page, context } = await visit('/play/karak');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('section[data-mine]').waitFor();
  await page.getByTestId('read-board').waitFor({ state: 'attached' });
  await page.keyboard.press('i');
  const line = page.getByTestId('say-it');
  const say = async (text: string) => {
    await line.getByRole('textbox').fill(text);
    await page.keyboard.press('Enter');
  };
  const turn = await page.locator('[data-version]').getAttribute('data-version');
  await say('dance');
  await line.getByText('Nothing here fits').waitFor();
  await say('explore');
  await line.getByText('Which one?').waitFor();
  expect(await page.locator('[data-version]').getAttribute('data-version')).toBe(turn);
  const explore = page.getByRole('button', { name: /^Explore/ }).first();
  await say((await explore.getAttribute('aria-label')) ?? '');
  await page.waitForFunction(
    (before) => document.querySelector('[data-version]')?.getAttribute('data-version') !== before,
    turn,
  );
  await context.close();
});

test('a turn with steps left ends at the second press, unless one does not want to be asked', async () => {
  const { page, context } = await visit('/play/karak', {
    settings: { speed: 'still', muted: true, endings: true },
  });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('section[data-mine]').waitFor();
  const end = page.locator('[data-word=end]');
  // Wherever a tile leads, sooner or later a turn can be ended with steps left.
  for (let tries = 0; (await end.count()) === 0 && tries < 12; tries++) {
    const step = page.getByRole('button', { name: /1 step: / }).first();
    if ((await step.count()) > 0) await step.dispatchEvent('click');
    else
      await page
        .locator('[data-area=ask] [data-word]:not([data-word=turn], [data-word=take-back])')
        .last()
        .click();
    await page.locator('[data-asked] section[data-mine]').waitFor();
  }
  await end.waitFor();
  const turns = page.locator('[data-testid=log] [data-turn]');
  const before = await turns.count();
  await end.click();
  await page.getByText(/You still have \d steps?\. Press again to end your turn\./).waitFor();
  expect(await turns.count()).toBe(before);
  await end.click();
  await page.waitForFunction(
    (many) => document.querySelectorAll('[data-testid=log] [data-turn]').length > many,
    before,
  );
  await context.close();
});
