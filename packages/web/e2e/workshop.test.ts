import { goblin, OURS } from '@undercroft/goblin';
import { readSetText, setAsYaml } from '@undercroft/sets/workshop';
import { loadSpeaker } from '@undercroft/words';
import { saidIn } from '@undercroft/words/said';
import { expect, test } from 'vitest';
import { en as m } from '../src/kit/language/en.ts';
import { en } from '../src/table/box/words/en.ts';
import { axeFinds } from './axe.ts';
import { browserForTests, PHONE, textOf } from './browser.ts';
import { fromMenu, setUpTable } from './friends.ts';
import { startServer } from './server.ts';

const { visit } = browserForTests({ painted: false });

// What is said is read where it is written: whoever words it better breaks nothing here.
const words = saidIn('en', en);
const { fields, sections, wrong } = words;
const [inCaves, inDungeon] = [await loadSpeaker('goblin', 'en'), await loadSpeaker('karak', 'en')];
const haymaker = inCaves.called('haymaker');

/** A line of the comparison: where, what it was and what it is. */
const change = (where: readonly string[], was: unknown, is: unknown) =>
  `${where.join(' › ')}${was ?? words.absent}${is}`;
const STRONGER = change([sections.actions, haymaker, fields.attack], 2, 3);

/** Another deck, as an owner might have typed it, with two slips: a card that nobody described, and a card too few. */
const TYPED = setAsYaml({
  ...OURS,
  heroes: { ...OURS.heroes, horan: ['hack', 'hack', 'haymaker', 'shield-bash', 'brace', 'warcry'] },
  monsters: { ...OURS.monsters, 'mud-orc': { ...OURS.monsters['mud-orc'], backs: ['pot-lid'] } },
}).replace('actions:', '# typed in on a rainy Sunday\nactions:');

test('who owns the box types in the Goblin deck, is told of two mistakes, compares it and plays it', async () => {
  const { page, context } = await visit('/workshop/goblin');
  const thing = (path: string) => page.locator(`[data-thing="${path}"]`);
  await page.getByLabel(words.openFile).setInputFiles({
    name: 'mine.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(TYPED),
  });
  const mistakes = page.locator('[data-mistake]');
  await expect.poll(() => mistakes.count()).toBe(2);
  expect(await mistakes.allTextContents()).toEqual([
    expect.stringContaining(wrong.backs({ wanted: '20', level: '1', are: '19' })),
    expect.stringContaining(wrong.noCard({ name: 'warcry' })),
  ]);

  // Both are mended where they are.
  await mistakes.nth(1).getByRole('button').first().click();
  await page.getByRole('combobox', { name: words.place({ number: 6 }) }).click();
  await page.getByRole('option', { name: inCaves.called('war-cry'), exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => mistakes.count()).toBe(1);
  await thing('monsters.mud-orc').click();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: words.addItem }).click();
  await expect.poll(() => mistakes.count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByText(words.flawless).waitFor();

  // A card as it is printed: the picture follows, and it counts as typed in.
  await thing('actions.haymaker').click();
  await page.getByLabel(fields.attack, { exact: true }).fill('3');
  await page.getByText(words.thisIsPrinted).click();
  await page.keyboard.press('Escape');
  const card = () => textOf(thing('actions.haymaker'));
  expect(await card()).toMatch(new RegExp(`${haymaker}3.*${words.changed}.*${words.marks.public}`));
  expect(await textOf(page.locator('[data-counts=printed]'))).toBe(words.printed({ done: '1', all: '119' }));

  await page.getByRole('button', { name: words.undo }).click();
  await page.getByRole('button', { name: words.undo }).click();
  expect(await card()).toContain(`${haymaker}2`);
  await page.getByRole('button', { name: words.redo }).click();
  await page.getByRole('button', { name: words.redo }).click();

  await page.getByRole('button', { name: words.about }).click();
  // Safari hears an address a hundred times in half a minute and no more: it is not said anew with every key.
  await page.evaluate(() => {
    const { replaceState } = history;
    history.replaceState = function (...given) {
      document.documentElement.setAttribute('data-said', '');
      return replaceState.apply(this, given);
    };
  });
  await page.getByLabel(words.name, { exact: true }).pressSequentially('Sunday box');
  await page.getByRole('combobox', { name: words.picture }).click();
  await page.getByRole('option', { name: `${sections.monsters}: ${inCaves.called('mud-orc')}` }).click();
  await page.keyboard.press('Escape');
  await page.getByText(words.kept).waitFor();
  expect(await page.locator('html[data-said]').count()).toBe(0);
  await page.reload();
  await page.getByText('Sunday box').waitFor();
  expect(await card()).toContain(`${haymaker}3`);

  await page.getByRole('button', { name: words.more }).click();
  await page.getByRole('menuitem', { name: words.compare }).click();
  await expect.poll(() => page.locator('[data-change]').allTextContents()).toEqual([STRONGER]);
  await page.keyboard.press('Escape');

  // Games by the hundred, beside those of the box; whoever has seen enough stops.
  const [, afterwards] = words.judge
    .played({ done: '#', all: '1,000', seats: '#', against: words.judge.boxSet })
    .split('#');
  const played = new RegExp(`^[1-9]\\d*${afterwards}`);
  await page.getByRole('button', { name: words.judge.button }).click();
  await expect.poll(() => page.getByText(played).count()).toBe(1);
  await page.getByRole('button', { name: words.judge.stop }).click();
  await page.locator('[data-judged=stopped]').getByText(words.judge.byFigure).waitFor();
  // With another number of seats it begins anew, and there are so many to look at.
  await page.getByRole('combobox', { name: words.judge.seats }).click();
  await page.getByRole('option', { name: '2', exact: true }).click();
  const byTwo = new RegExp(
    `^[1-9]\\d* .*${words.judge.played({ done: '', all: '1,000', seats: 2, against: words.judge.boxSet }).slice(-24)}`,
  );
  await expect.poll(() => page.getByText(byTwo).count()).toBe(1);
  await page.getByRole('button', { name: words.judge.stop }).click();
  await page
    .locator('[data-judged=stopped]')
    .getByText(words.judge.seatName({ seat: 2 }))
    .waitFor();
  expect(await page.getByText(words.judge.seatName({ seat: 3 })).count()).toBe(0);
  await page.getByText(words.judge.often).click();
  await page.locator('details td').first().waitFor();
  await page.keyboard.press('Escape');

  // The file is what the terminal takes, with what was written beside the cards.
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words.more }).click();
  await page.getByRole('menuitem', { name: words.saveFile }).click();
  const file = await (await saving).createReadStream();
  let saved = '';
  for await (const part of file) saved += part;
  expect(saved).toContain('# typed in on a rainy Sunday');
  expect(readSetText(goblin as never, saved).mistakes).toEqual([]);

  await page.locator('[data-word=play]').click();
  await page.getByText(`${words.mine}: Sunday box`).waitFor();
  // With the picture that stands for it.
  const shown = page.getByText('Sunday box', { exact: true }).locator('xpath=../..');
  await shown.locator('img, svg').first().waitFor({ state: 'attached' });
  await page.locator('[data-word=begin]').click();
  await page.getByTestId('ask').waitFor();
  await fromMenu(page, m.table.ownSet);
  await expect.poll(() => page.locator('[data-change]').allTextContents()).toEqual([STRONGER]);
  await page.keyboard.press('Escape');
  const set = await page.evaluate(async () => {
    const open = indexedDB.open('undercroft-tables');
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
  await ada.page.getByLabel(fields.strength, { exact: true }).fill('16');
  await ada.page.keyboard.press('Escape');
  // A spell and a monster that are in no box, and a hero with other powers.
  await ada.page.getByRole('button', { name: words.addTo({ section: sections.spells }) }).click();
  await ada.page.getByLabel(words.name, { exact: true }).fill('Höllen Lanze');
  await ada.page.keyboard.press('Enter');
  await ada.page.getByLabel(fields.bonus, { exact: true }).fill('3');
  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('button', { name: words.addTo({ section: sections.monsters }) }).click();
  await ada.page.getByLabel(words.name, { exact: true }).fill('Cellar troll');
  await ada.page.keyboard.press('Enter');
  await ada.page.getByLabel(fields.strength, { exact: true }).fill('11');
  await ada.page.getByRole('combobox', { name: fields.reward }).click();
  await ada.page.getByRole('option', { name: 'Höllen Lanze' }).click();
  await ada.page.keyboard.press('Escape');
  await ada.page.locator('[data-thing="heroes.horan"]').click();
  await ada.page.getByRole('button', { name: inDungeon.called('stealth'), exact: true }).click();
  await ada.page.keyboard.press('Escape');
  // A power that nobody has printed, told in a sentence, for a hero under another name.
  await ada.page.getByRole('button', { name: words.addTo({ section: sections.powers }) }).click();
  await ada.page.getByLabel(words.name, { exact: true }).fill('Grudge');
  await ada.page.keyboard.press('Enter');
  await ada.page.getByRole('combobox', { name: fields.kind }).click();
  await ada.page.getByRole('option', { name: words.values.add }).click();
  await ada.page.getByLabel(fields.more, { exact: true }).fill('2');
  await ada.page.getByRole('button', { name: 'Cellar troll', exact: true }).click();
  await ada.page.keyboard.press('Escape');
  const grudge = ada.page.locator('[data-thing="powers.grudge"]');
  expect(await textOf(grudge)).toContain('+2 strength in every fight against Cellar troll.');
  await ada.page.locator('[data-thing="heroes.taia"]').click();
  await ada.page.getByLabel(words.name, { exact: true }).fill('Marta');
  await ada.page.keyboard.press('Enter');
  await ada.page.getByRole('button', { name: 'Grudge', exact: true }).click();
  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('button', { name: words.host }).click();
  await ada.page.getByText(`${words.mine}: `).waitFor();
  const { link } = await setUpTable(ada);

  // Who chooses a hero there is told what that hero is called and can do at this table.
  await ada.page.locator('[data-word=figure]').first().click();
  await ada.page.getByRole('button', { name: /Marta.*Grudge/ }).waitFor();
  await ada.page.keyboard.press('Escape');

  const ben = await visit(new URL(link).pathname + new URL(link).search);
  await ben.page.getByText(words.ownSet).waitFor();
  await ben.page.locator('[data-word=look-at-set]').click();
  await ben.page.locator('[data-change]').first().waitFor();
  const troll = [sections.monsters, 'Cellar troll'];
  const lance = [sections.spells, 'Höllen Lanze'];
  expect(await ben.page.locator('[data-change]').allTextContents()).toEqual([
    change(
      [sections.heroes, inDungeon.called('horan'), fields.powers],
      ['double-attack', 'reincarnation'].map((skill) => inDungeon.called(skill)).join(', '),
      ['double-attack', 'reincarnation', 'stealth'].map((skill) => inDungeon.called(skill)).join(', '),
    ),
    change(
      [sections.heroes, 'Marta', fields.powers],
      ['foresight', 'fateweaver'].map((skill) => inDungeon.called(skill)).join(', '),
      [...['foresight', 'fateweaver'].map((skill) => inDungeon.called(skill)), 'Grudge'].join(', '),
    ),
    change([...troll, fields.count], null, 0),
    change([...troll, fields.reward], null, 'Höllen Lanze'),
    change([...troll, fields.strength], null, 11),
    change([sections.powers, 'Grudge', fields.against], null, 'Cellar troll'),
    change([sections.powers, 'Grudge', fields.kind], null, words.values.add),
    change([sections.powers, 'Grudge', fields.more], null, 2),
    change([sections.powers, 'Grudge', fields.when], null, words.values.always),
    change([...lance, fields.bonus], null, 3),
    change([...lance, fields.kind], null, inDungeon.called('flames')),
    change([sections.tokens, inDungeon.called('dragon'), fields.strength], 15, 16),
  ]);
  for (const { context } of [ada, ben]) await context.close();
});

test('a set is printed: every piece with its back, what is different marked in the rules, on pages of paper', async () => {
  const { page, context } = await visit('/workshop/karak');
  await page.locator('[data-thing="tokens.rat"]').click();
  await page.getByLabel(fields.strength, { exact: true }).fill('6');
  await page.getByLabel(fields.count, { exact: true }).fill('7');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.more }).click();
  await page.getByRole('menuitem', { name: words.paper.title }).click();

  const fronts = page.locator('[data-side=front] [data-cut]');
  const rats = page.locator(`[data-side=front] [data-cut="${inDungeon.called('rat')}"]`);
  await expect.poll(() => rats.count()).toBe(7);
  expect(await rats.first().locator('[data-shows="rat 6"]').count()).toBe(1);
  const backs = page.locator(`[data-side=back] [data-cut="${inDungeon.called('rat')}"]`);
  expect(await backs.first().locator('[data-shows=daggers]').count()).toBe(1);
  expect(await page.getByTestId('paper-rules').locator('[data-change]').count()).toBe(2);
  expect(await page.locator('[data-changed] > b').allTextContents()).toContain('K-36');
  expect(await axeFinds(page)).toEqual([]);

  // On paper there is nothing but sheets, at their own size: two pages for each, and the rules.
  const sheets = Number((await page.locator('[data-counts=sheets]').textContent())?.match(/\d+/)?.[0]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(2 * sheets);
  expect(pages).toBeLessThan(2 * sheets + 8);
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.locator('[data-side=front]').first().boundingBox();
  const inPixels = (millimetres: number) => (millimetres * 96) / 25.4;
  expect(sheet?.width).toBeCloseTo(inPixels(210), 0);
  expect(sheet?.height).toBeCloseTo(inPixels(297), 0);
  expect(await page.locator('[data-word=print]').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('radio', { name: 'Letter' }).click();
  await page.getByRole('switch', { name: words.paper.onlyChanged }).click();
  await expect.poll(() => fronts.count()).toBe(7);
  await context.close();

  // Somebody else's device does not have it, and says so.
  const other = await visit('/paper/karak?with=nobody');
  await other.page.getByText(words.paper.gone).waitFor();
  await other.context.close();
});

/** An expansion as somebody sends it. */
const CELLARS = `adds to: karak # from a friend
variant: { name: Cellars, author: Ben, licence: CC0, history: [A troll.] }
more: { tiles: { room: { cross: 2 } }, tokens: { rat: { strength: 1 } } }
monsters: { troll: { count: 2, strength: 11, reward: axe, source: mine } }
`;

test('two expansions, one made here and one sent, are played with together; what cannot be is said in words', async () => {
  const { page, context } = await visit('/workshop/karak/expansion');
  const rename = async (name: string) => {
    await page.getByRole('button', { name: words.about }).click();
    await page.getByLabel(words.name, { exact: true }).fill(name);
    await page.getByLabel(words.licence, { exact: true }).fill('CC BY 4.0');
    await page.getByLabel(words.whatChanged).fill('Stronger rats.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByText(words.kept).waitFor();
  };
  await page.locator('[data-thing="tokens.rat"]').click();
  await page.getByLabel(fields.strength, { exact: true }).fill('7');
  // What only the box has cannot be taken out of it.
  expect(await page.getByRole('button', { name: words.remove, exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await rename('Rats');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words.more }).click();
  await page.getByRole('menuitem', { name: words.saveFile }).click();
  let saved = '';
  for await (const some of await (await saving).createReadStream()) saved += some;
  expect(saved).toBe(
    'adds to: karak\nmore:\n  tokens:\n    rat:\n      strength: 2\n' +
      'variant:\n  name: Rats\n  licence: CC BY 4.0\n  history: [ Stronger rats. ]\n',
  );

  // The same page opens what a friend has sent, and a link holds it.
  await page.goto('/workshop/karak/expansion');
  await page.getByLabel(words.openFile).setInputFiles({
    name: 'cellars.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(CELLARS),
  });
  await page.locator('[data-thing="monsters.troll"]').waitFor();
  await page.getByText(words.kept).waitFor();

  await page.goto('/play/karak');
  const together = page.locator('[data-region=expansions]');
  await together.getByRole('switch', { name: 'Rats' }).click();
  await together.getByRole('switch', { name: 'Cellars' }).click();
  await page.getByText('Rats + Cellars', { exact: true }).waitFor();
  expect(await page.locator('[data-region=expansions-in] li').allTextContents()).toEqual([
    '+ Rats · CC BY 4.0',
    `+ Cellars · ${words.by({ name: 'Ben' })} · CC0`,
  ]);
  await page.locator('[data-word=begin]').click();
  await page.getByTestId('ask').waitFor();
  await fromMenu(page, m.table.ownSet);
  await expect
    .poll(() => page.locator('[data-change]').allTextContents())
    .toContain(change([sections.tokens, inDungeon.called('rat'), fields.strength], 5, 8));
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: m.table.rules }).click();
  await page.getByText(/^Played with Rats \(CC BY 4\.0\) \+ Cellars \(Ben, CC0\)\./).waitFor();
  await page.locator('[data-touched]').first().waitFor();

  // Another troll under the same name: which one it would be nobody could say.
  await page.goto('/workshop/karak/expansion');
  await page.getByLabel(words.openFile).setInputFiles({
    name: 'others.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(CELLARS.replace('Cellars', 'Vaults').replace('strength: 11', 'strength: 12')),
  });
  await page.getByText(words.kept).waitFor();
  await page.goto('/play/karak');
  for (const name of ['Cellars', 'Vaults']) await together.getByRole('switch', { name }).click();
  await page.getByText(wrong.bothSay({ a: 'Cellars', b: 'Vaults' })).waitFor();
  expect(await page.locator('[data-word=begin]').isDisabled()).toBe(true);
  await together.getByRole('switch', { name: 'Vaults' }).click();
  await page.locator('[data-word=begin]:enabled').waitFor();
  await context.close();
});

test('an expansion is published, found by somebody else, tried and reported; whoever runs the house hides it', async () => {
  const OPERATOR_KEY = 'the-key-of-the-test-house-17';
  const house = await startServer({ OPERATOR_KEY });
  const at = { server: house.address };
  const ada = await visit('/workshop/karak/expansion', at);
  await ada.page.getByLabel(words.openFile).setInputFiles({
    name: 'cellars.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(CELLARS),
  });
  await ada.page.locator('[data-thing="monsters.troll"]').waitFor();
  const publish = async () => {
    await ada.page.getByRole('button', { name: words.more }).click();
    await ada.page.getByRole('menuitem', { name: words.shared.publish }).click();
    await ada.page.getByLabel(m.friends.yourName).fill('Ada');
    await ada.page.locator('[data-word=sit]').click();
    await ada.page.getByText(words.shared.published).waitFor();
  };
  await publish();
  await ada.page.keyboard.press('Escape');
  // Once more it is a newer version of the same, also after the page was left.
  await ada.page.locator('[data-thing="tokens.rat"]').click();
  await ada.page.getByLabel(fields.strength, { exact: true }).fill('9');
  await ada.page.keyboard.press('Escape');
  await ada.page.getByText(words.kept).waitFor();
  await ada.page.reload();
  await publish();

  const ben = await visit('/shared', { ...at, viewport: PHONE });
  await ben.page.getByLabel(words.shared.search).fill('cellar');
  await ben.page.locator('[data-shared=Cellars]').click();
  await ben.page.getByRole('combobox', { name: words.shared.version }).waitFor();
  const stronger = change([sections.tokens, inDungeon.called('rat'), fields.strength], 5, 9);
  await expect.poll(() => ben.page.locator('[data-change]').allTextContents()).toContain(stronger);
  const wide = await ben.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  const url = ben.page.url();
  await ben.page.locator('[data-word=try]').click();
  await ben.page.locator('[data-region=expansions] [role=switch][aria-checked=true]').waitFor();
  await ben.page.locator('[data-word=begin]:enabled').waitFor();
  await ben.page.goto(url);
  await ben.page.locator('[data-word=report]').click();
  await ben.page.getByLabel(m.friends.yourName).fill('Ben');
  await ben.page.getByRole('button', { name: 'Send the report' }).click();
  await ben.page.getByRole('dialog').waitFor({ state: 'detached' });

  const desk = await visit('/operator', at);
  await desk.page.getByLabel('Operator’s key').fill(OPERATOR_KEY);
  await desk.page.getByRole('button', { name: 'Enter' }).click();
  await desk.page.getByRole('tab', { name: 'Published sets' }).click();
  await desk.page.locator('[data-set]', { hasText: 'Cellars' }).getByText('reported by Ben').waitFor();
  await desk.page.getByRole('button', { name: 'Hide' }).click();
  await desk.page.locator('[data-set]').waitFor({ state: 'detached' });
  await ben.page.goto('/shared');
  await ben.page.getByText(words.shared.none).waitFor();
  for (const { context } of [ada, ben, desk]) await context.close();
  await house.stop();
});
