import { goblin, OURS } from '@undercroft/goblin';
import { readSetText, setAsYaml } from '@undercroft/kernel/sets';
import { expect, test, vi } from 'vitest';
import { browserForTests, textOf } from './browser.ts';
import { fromMenu, setUpTable } from './friends.ts';

const { visit } = browserForTests({ painted: false });
vi.setConfig({ testTimeout: 240_000 });

/** Another deck, as an owner might have typed it, with two slips: a card that nobody described, and a card too few. */
const TYPED = setAsYaml({
  ...OURS,
  heroes: { ...OURS.heroes, horan: ['hack', 'hack', 'haymaker', 'shield-bash', 'brace', 'warcry'] },
  monsters: { ...OURS.monsters, 'mud-orc': { ...OURS.monsters['mud-orc'], backs: ['pot-lid'] } },
}).replace('actions:', '# typed in on a rainy Sunday\nactions:');

test('who owns the box types in the Goblin deck, is told of two mistakes, compares it and plays it', async () => {
  const { page, context } = await visit('/workshop/goblin');
  const thing = (path: string) => page.locator(`[data-thing="${path}"]`);
  await page.getByLabel('Open a file').setInputFiles({
    name: 'mine.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(TYPED),
  });
  const mistakes = page.locator('[data-mistake]');
  await expect.poll(() => mistakes.count()).toBe(2);
  expect(await mistakes.allTextContents()).toEqual([
    expect.stringContaining('Level 1 has 20 monster cards in the box; here are 19.'),
    expect.stringContaining('There is no card “warcry”.'),
  ]);

  // Both are mended where they are.
  await mistakes.nth(1).getByRole('button').first().click();
  await page.getByRole('combobox', { name: 'No. 6' }).click();
  await page.getByRole('option', { name: 'War Cry', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => mistakes.count()).toBe(1);
  await thing('monsters.mud-orc').click();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => mistakes.count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByText('The game accepts this set.').waitFor();

  // A card as it is printed: the picture follows, and it counts as typed in.
  await thing('actions.haymaker').click();
  await page.getByLabel('Attack', { exact: true }).fill('3');
  await page.getByText('These are the printed values').click();
  await page.keyboard.press('Escape');
  expect(await textOf(thing('actions.haymaker'))).toMatch(/Haymaker3.*changed.*printed on the card/);
  expect(await textOf(page.locator('[data-counts=printed]'))).toBe('1 of 119 with printed values');

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await textOf(thing('actions.haymaker'))).toContain('Haymaker2');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();

  await page.getByRole('button', { name: 'About this set' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Sunday box');
  await page.getByRole('combobox', { name: 'Picture' }).click();
  await page.getByRole('option', { name: 'Monsters: Mud Orc' }).click();
  await page.keyboard.press('Escape');
  await page.getByText('Saved in this browser.').waitFor();
  await page.reload();
  await page.getByText('Sunday box').waitFor();
  expect(await textOf(thing('actions.haymaker'))).toContain('Haymaker3');

  await page.getByRole('button', { name: 'File, link, compare' }).click();
  await page.getByRole('menuitem', { name: 'Compare with the box' }).click();
  await expect
    .poll(() => page.locator('[data-change]').allTextContents())
    .toEqual(['Action cards › Haymaker › Attack23']);
  await page.keyboard.press('Escape');

  // Games by the hundred, beside those of the box; whoever has seen enough stops.
  await page.getByRole('button', { name: 'Judge it' }).click();
  await expect.poll(() => page.getByText(/^[1-9]\d* of 1,000 games/).count()).toBe(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.locator('[data-judged=stopped]').getByText('Wins by figure').waitFor();
  await page.keyboard.press('Escape');

  // The file is what the terminal takes, with what was written beside the cards.
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'File, link, compare' }).click();
  await page.getByRole('menuitem', { name: 'Save as a file' }).click();
  const file = await (await saving).createReadStream();
  let saved = '';
  for await (const part of file) saved += part;
  expect(saved).toContain('# typed in on a rainy Sunday');
  expect(readSetText(goblin as never, saved).mistakes).toEqual([]);

  await page.locator('[data-word=play]').click();
  await page.getByText('Mine: Sunday box').waitFor();
  // With the picture that stands for it.
  const card = page.getByText('Sunday box', { exact: true }).locator('xpath=../..');
  await card.locator('svg').first().waitFor({ state: 'attached' });
  await page.locator('[data-word=begin]').click();
  await page.getByTestId('ask').waitFor();
  await fromMenu(page, 'The table’s own components');
  await expect
    .poll(() => page.locator('[data-change]').allTextContents())
    .toEqual(['Action cards › Haymaker › Attack23']);
  await page.keyboard.press('Escape');
  const set = await page.evaluate(async () => {
    const open = indexedDB.open('undercroft');
    await new Promise((done) => {
      open.onsuccess = done;
    });
    const all = open.result.transaction('tables').objectStore('tables').getAll();
    await new Promise((done) => {
      all.onsuccess = done;
    });
    return all.result[0].saved.match.set;
  });
  expect(set.actions.haymaker.attack).toBe(3);
  await context.close();
});

test('friends see that a table has a set of its own, and look at it', async () => {
  const ada = await visit('/workshop/karak');
  await ada.page.locator('[data-thing="tokens.dragon"]').click();
  await ada.page.getByLabel('Strength', { exact: true }).fill('16');
  await ada.page.keyboard.press('Escape');
  // A spell and a monster that are in no box, and a hero with other powers.
  await ada.page.getByRole('button', { name: 'Spells: one more' }).click();
  await ada.page.getByLabel('Name', { exact: true }).fill('Ice lance');
  await ada.page.keyboard.press('Enter');
  await ada.page.getByLabel('Bonus', { exact: true }).fill('3');
  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('button', { name: 'Monsters: one more' }).click();
  await ada.page.getByLabel('Name', { exact: true }).fill('Cellar troll');
  await ada.page.keyboard.press('Enter');
  await ada.page.getByLabel('Strength', { exact: true }).fill('11');
  await ada.page.getByRole('combobox', { name: 'Reward' }).click();
  await ada.page.getByRole('option', { name: 'Ice lance' }).click();
  await ada.page.keyboard.press('Escape');
  await ada.page.locator('[data-thing="heroes.horan"]').click();
  await ada.page.getByRole('button', { name: 'Stealth', exact: true }).click();
  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('button', { name: 'Play it with friends' }).click();
  await ada.page.getByText(/^Mine: /).waitFor();
  const { link } = await setUpTable(ada);

  const ben = await visit(new URL(link).pathname + new URL(link).search);
  await ben.page.getByText('This table plays with a set of its own.').waitFor();
  await ben.page.locator('[data-word=look-at-set]').click();
  await ben.page.locator('[data-change]').first().waitFor();
  expect(await ben.page.locator('[data-change]').allTextContents()).toEqual([
    'Heroes › Horan › Powers["double-attack","reincarnation"]["double-attack","reincarnation","stealth"]',
    'Monsters › cellar troll › How manynot there0',
    'Monsters › cellar troll › Rewardnot there"ice-lance"',
    'Monsters › cellar troll › Strengthnot there11',
    'Spells › ice lance › Bonusnot there3',
    'Spells › ice lance › Kindnot there"flames"',
    'Tokens › dragon › Strength1516',
  ]);
  for (const { context } of [ada, ben]) await context.close();
});
