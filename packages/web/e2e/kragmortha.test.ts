import { KRAGMORTHA_SET, squareOf } from '@undercroft/kragmortha';
import { expect, test } from 'vitest';
import { PAINTS } from '../src/kit/theme/colours.ts';
import { axeFinds } from './axe.ts';
import { browserForTests, PHONE, textOf } from './browser.ts';
import { setUpTable, sitDown } from './friends.ts';
import { playKragmortha, sitDownAt } from './kragmortha.ts';
import { comeToRest } from './rest.ts';

const { visit, atDesk } = browserForTests({ painted: false });

/** How a reader hears what is drawn on the map, and the signs of its squares. */
const READ_AS: Readonly<Record<string, string>> = { '#': 'a bookcase', '.': 'closed off', D: 'desk' };
const SYMBOLS: Readonly<Record<string, string>> = { B: 'book', S: 'scroll', P: 'potion', G: 'gems' };

test('Kragmortha: alone against the computer, the screen sees to the penalties unless one says otherwise', async () => {
  const { page, context } = await visit('/play/kragmortha');
  // Alone nobody sees whether a dare is kept, and nobody listens.
  await page.getByText('Table options').click();
  await page.getByRole('radio', { name: 'a handicap, none about talking', checked: true }).waitFor();
  await page.getByRole('radio', { name: 'a dare, done for real' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  expect((await playKragmortha(page, (clicks) => clicks.length >= 3)).length).toBe(3);
  await context.close();
});

test('Kragmortha: so it is online, as long as only computer players have sat down', async () => {
  const ada = await visit('/friends/kragmortha');
  const { code } = await setUpTable(ada);
  const { page } = ada;
  await page.locator('[data-word=add-bot]').last().click();
  await page.getByText('Table options').click();
  const isChosen = (name: string) => page.getByRole('radio', { name, checked: true }).waitFor();
  await isChosen('a handicap, none about talking');
  const ben = await visit(`/join/${code}`);
  await sitDown(ben.page, 'Ben');
  await isChosen('a dare, done for real');
  await ben.page.close();
  await page.locator('li').filter({ hasText: 'Ben' }).getByRole('button', { name: 'Remove' }).click();
  await isChosen('a handicap, none about talking');
  const path = new URL(page.url()).pathname.replace('table', 'api/tables');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByTestId('ask').waitFor();
  expect((await (await page.request.get(path)).json()).options.looks).toBe('quiet');
  for (const { context } of [ada, ben]) await context.close();
});

test('Kragmortha: a dare that a lone host has chosen stays chosen when the page is reloaded', async () => {
  const { page, context } = await visit('/friends/kragmortha');
  await setUpTable({ page, context });
  const isChosen = async (name: string) => {
    await page.getByText('Table options').click();
    await page.getByRole('radio', { name, checked: true }).waitFor();
  };
  await page.locator('[data-word=add-bot]').last().click();
  await isChosen('a handicap, none about talking');
  await page.getByRole('radio', { name: 'a dare, done for real' }).click();
  await page.getByRole('radio', { name: 'a dare, done for real', checked: true }).waitFor();
  await page.reload();
  await isChosen('a dare, done for real');
  const path = new URL(page.url()).pathname.replace('table', 'api/tables');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByTestId('ask').waitFor();
  expect((await (await page.request.get(path)).json()).options.looks).toBe('dare');
  await context.close();
});

test('Kragmortha: a screen reader reads the library square by square, symbols and bookcases too', async () => {
  const page = await atDesk();
  await sitDownAt(page, {
    people: ['Ada'],
    bots: 1,
    table(state) {
      state.at = [squareOf('c7'), squareOf('a5')];
      state.rigor = squareOf('e6');
      state.asks = [{ kind: 'card', seat: 0 }];
    },
  });
  const library = page.getByRole('grid', { name: 'The library' });
  await library.waitFor({ state: 'attached' });
  const rows = await library.getByRole('row').all();
  const read = await Promise.all(rows.map((row) => row.getByRole('gridcell').allTextContents()));
  const { board, maps } = KRAGMORTHA_SET;
  const symbols = board.symbols.map((row) => row.split(' '));
  // Rows that nobody can be in are no part of this table.
  const expected = maps[0].rows.flatMap((row, down) =>
    /[^. ]/.test(row)
      ? [row.split(' ').map((mark, across) => READ_AS[mark] ?? SYMBOLS[symbols[down][across]])]
      : [],
  );
  expect(read.map((row) => row.map((square) => square.split(/: |, /)[1]))).toEqual(expected);
  const squares = read.flat();
  expect(squares.filter((square) => square.endsWith('Ada'))).toEqual([expect.stringMatching(/^c7: /)]);
  expect(squares.filter((square) => square.endsWith('Rigor Mortis'))).toEqual([
    expect.stringMatching(/^e6: /),
  ]);
  expect(
    squares.filter((square) => square.includes('teleport square')).map((square) => square.slice(0, 2)),
  ).toContain('e7');
  // Assistive technology hears the same words as the page holds.
  const heard = await library.ariaSnapshot();
  for (const square of squares) expect(heard).toContain(square);
});

test('Kragmortha: two people pass the device on, and each sees only their own cards', async () => {
  const page = await atDesk();
  await sitDownAt(page, {
    people: ['Ada', 'Ben'],
    bots: 0,
    table(state) {
      state.at = [squareOf('c7'), squareOf('f5')];
      state.hands[0] = ['book-ball', 'scroll-ball', 'rigor-book-gems'];
      state.hands[1] = ['potion-ball', 'gems-ball', 'book-scroll'];
      state.asks = [{ kind: 'card', seat: 0 }];
    },
  });
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await page.getByRole('button', { name: /your goblin: scroll and crystal ball/ }).waitFor();
  expect(await page.getByRole('button', { name: /potion and crystal ball/ }).count()).toBe(0);
  await playKragmortha(page, (all) => all.at(-1) === 'hand-over');
  await page.getByRole('button', { name: /potion and crystal ball/ }).waitFor();
  expect(await page.getByRole('button', { name: /your goblin: scroll and crystal ball/ }).count()).toBe(0);
});

test('Kragmortha: a card shows both steps at once, and two steps are one click', async () => {
  const page = await atDesk();
  await sitDownAt(page, {
    people: ['Ada'],
    bots: 2,
    table(state) {
      state.at = [squareOf('c7'), squareOf('a5'), squareOf('f5')];
      state.hands[0] = ['scroll-potion', 'rigor-book-gems', 'book-gems'];
      state.asks = [{ kind: 'card', seat: 0 }];
    },
  });
  await page.getByRole('button', { name: /your goblin: scroll and potion/ }).click();
  const steps = (count: number) =>
    page
      .locator(`[data-square][data-steps="${count}"]`)
      .evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-square')).sort());
  // c6 and d7 fit the card; from there the other symbol leads on.
  expect(await steps(1)).toEqual(['c6', 'd7']);
  expect(await steps(2)).toEqual(['b6', 'c7']);
  expect(await axeFinds(page)).toEqual([]);
  await page.locator('[data-square=b6]').click();
  await page.getByTestId('log').getByText('walks from c7 to c6 and b6').waitFor();
});

test('Kragmortha: pointing at a card hides no square where no card is asked for', async () => {
  const page = await atDesk();
  await sitDownAt(page, {
    people: ['Ada'],
    bots: 1,
    table(state) {
      state.turn = 0;
      state.at = [-1, -1];
      state.asks = [{ kind: 'place', seat: 0 }];
    },
  });
  const squares = page.locator('[data-square]');
  await squares.first().waitFor();
  const before = await squares.count();
  await page.getByRole('group', { name: 'Your cards' }).getByRole('button').first().hover();
  await comeToRest(page);
  expect(await squares.count()).toBe(before);
});

test('Kragmortha: whoever is pushed is told so out of turn and chooses', async () => {
  const page = await atDesk();
  await sitDownAt(page, {
    people: ['Ada'],
    bots: 2,
    table(state) {
      state.seat = 1;
      state.played = 1;
      state.walker = 'goblin';
      state.at = [squareOf('e6'), squareOf('d6'), squareOf('e6')];
      state.chain = [1, 0];
      state.origin = squareOf('c6');
      state.cameFrom = squareOf('d6');
      state.asks = [
        { kind: 'walk', seat: 1 },
        { kind: 'arrive', seat: 1 },
        { kind: 'arrive', seat: 0 },
        { kind: 'push', seat: 0, goblin: 2 },
      ];
    },
  });
  expect(await textOf(page.getByTestId('asked'))).toContain('Your goblin was pushed!');
  await page.getByTestId('own-goblin').waitFor();
  await page.locator('[data-square=e5]').click();
  await page
    .getByText(/is pushed from e6 to e5/)
    .first()
    .waitFor();
});

test('Kragmortha: a broken penalty is called in two taps and voted on in one', async () => {
  const page = await atDesk();
  await sitDownAt(page, {
    people: ['Ada', 'Ben', 'Cleo'],
    bots: 0,
    table(state) {
      state.at = [squareOf('c7'), squareOf('a5'), squareOf('f5')];
      state.looks[1] = ['crown'];
      state.asks = [{ kind: 'card', seat: 0 }];
    },
  });
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await page.locator('[data-word=penalties]').click();
  await page.getByText('Balance a card on your head.').first().waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await page.locator('[data-word=call]').click();
  await page.getByRole('button', { name: 'I am Cleo' }).click();
  await page.getByRole('button', { name: 'Broken', exact: true }).click();
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await page.getByTestId('log').getByText('Ben broke the penalty and draws another look.').waitFor();
  await page.getByRole('img', { name: '2 of 4 looks' }).first().waitFor();
});

test('Kragmortha: a look does to the screen what it says, if the table chose so', async () => {
  const page = await atDesk();
  const sit = (looks: string[], option: string) =>
    sitDownAt(page, {
      people: ['Ada'],
      bots: 2,
      options: { looks: option },
      table(state) {
        state.at = [squareOf('c7'), squareOf('a5'), squareOf('f5')];
        state.hands[0] = ['scroll-ball', 'book-ball', 'gems-ball'];
        state.looks[0] = looks;
        state.asks = [{ kind: 'card', seat: 0 }];
      },
    });
  const own = page.getByTestId('own-goblin');
  const turned = () => page.getByTestId('library').evaluate((board) => getComputedStyle(board).transform);

  await sit(['crown', 'tiptoe'], 'dare');
  await own.waitFor();
  const straight = await turned();

  await sit(['crown', 'tiptoe'], 'screen');
  await page.locator('[data-square]').first().waitFor();
  expect(await own.count()).toBe(0);
  expect(await turned()).not.toBe(straight);

  await sit(['bow'], 'both');
  expect(await page.locator('[data-square]').count()).toBe(0);
  await page.getByRole('button', { name: 'Yes, dark lord' }).click();
  await page.locator('[data-square]').first().waitFor();

  await sit(['splayed'], 'screen');
  await page.locator('[data-word=card]').first().waitFor();
  expect(await page.getByRole('button', { name: 'A card, face down' }).count()).toBe(3);

  await sit(['elbow'], 'screen');
  const card = page.locator('[data-word=card]').first();
  await card.click();
  expect(await card.getAttribute('aria-pressed')).toBe('false');
  await card.click();
  expect(await card.getAttribute('aria-pressed')).toBe('true');

  await sit(['armpit'], 'screen');
  await card.click();
  expect(await card.getAttribute('aria-pressed')).toBe('false');
  await card.click({ delay: 1700 });
  expect(await card.getAttribute('aria-pressed')).toBe('true');
});

test('Kragmortha: whoever sees one card at a time comes to the one that leads where they mean to go', async () => {
  const page = await atDesk();
  await sitDownAt(page, {
    people: ['Ada'],
    bots: 2,
    options: { looks: 'screen' },
    table(state) {
      state.at = [squareOf('c7'), squareOf('a5'), squareOf('f5')];
      // The one that shows leads nowhere, and both others to the same squares.
      state.hands[0] = ['rigor-book-gems', 'scroll-ball', 'potion-ball'];
      state.looks[0] = ['one-hand'];
      state.asks = [{ kind: 'card', seat: 0 }];
    },
  });
  await page.locator('[data-square]').first().waitFor();
  expect(await page.locator('[data-word=card]').count()).toBe(1);
  const done = await playKragmortha(page, (clicks) => clicks.includes('card'));
  expect(done).toContain('next-card');
  await page.getByTestId('log').getByText('walks from c7').waitFor();
});

test('Kragmortha: eight players fit on a phone, and every square is large enough for a finger', async () => {
  const { page, context } = await visit('/', { viewport: PHONE });
  await sitDownAt(page, {
    people: ['Ada'],
    bots: 7,
    table(state) {
      state.at = ['c7', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'a4'].map(squareOf);
      state.hands[0] = ['scroll-ball', 'book-ball', 'gems-ball'];
      state.asks = [{ kind: 'card', seat: 0 }];
    },
  });
  await page.locator('[data-square]').first().waitFor();
  await comeToRest(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const seats = await page.locator('nav > section').evaluateAll((all) =>
    all.map((seat) => {
      const { left, right, height } = seat.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && height >= 44;
    }),
  );
  expect(seats).toEqual(Array.from({ length: 8 }, () => true));
  const sizes = await page
    .locator('[data-square] rect:first-child')
    .evaluateAll((spots) => spots.map((spot) => Math.round(spot.getBoundingClientRect().width)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  expect(await axeFinds(page)).toEqual([]);
  await context.close();
});

test('Kragmortha: whoever comes in on a phone sees where, though Rigor stands at the other end', async () => {
  const { page, context } = await visit('/', { viewport: PHONE });
  await sitDownAt(page, {
    people: ['Ada'],
    bots: 7,
    table(state) {
      state.turn = 0;
      state.at = Array.from({ length: 8 }, () => -1);
      state.asks = [{ kind: 'place', seat: 0 }];
    },
  });
  const ways = page.locator('[data-square]');
  await ways.first().waitFor();
  await comeToRest(page);
  const inSight = await ways.evaluateAll((squares) =>
    squares.map((square) => {
      const { left, top, width, height } = square.getBoundingClientRect();
      return square.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  expect(inSight).toEqual(Array.from({ length: 7 }, () => true));
  await context.close();
});

test('Kragmortha: the keyboard alone is enough', async () => {
  const { page, context } = await visit('/play/kragmortha');
  await page.getByRole('button', { name: 'Begin' }).click();
  const turns = async () => (await textOf(page.getByTestId('log'))).match(/Turn \d+/g)?.length ?? 0;
  const arrows = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'];
  for (let press = 0; press < 400 && (await turns()) < 7; press++) {
    await page.locator('section[data-mine]').waitFor();
    if ((await page.locator('[data-waiting]').count()) > 0) {
      await page.locator('[data-word=card][data-can]').first().focus();
      await page.keyboard.press('Enter');
    } else if ((await page.locator('[data-square]').count()) > 0) {
      await page.keyboard.press(arrows[press % 4]);
      if (press % 3 === 2) await page.keyboard.press('Enter');
    } else {
      await page.locator('[data-word=stop], [data-word=pass], [data-word=kept]').first().focus();
      await page.keyboard.press('Enter');
    }
  }
  expect(await turns()).toBeGreaterThanOrEqual(7);
  await context.close();
});

test.each([
  ['en', ['Cherry', 'Marmalade', 'Mustard', 'Pickle', 'Blueberry', 'Plum', 'Chalk', 'Soot']],
  ['de', ['Kirsche', 'Karotte', 'Senf', 'Gurke', 'Blaubeere', 'Pflaume', 'Kreide', 'Ruß']],
  ['pl', ['Buraczek', 'Marchewek', 'Musztardek', 'Ogór', 'Borówek', 'Śliwek', 'Kredek', 'Kopciuch']],
  ['cs', ['Třešeň', 'Mrkvička', 'Hořčice', 'Okurka', 'Borůvka', 'Švestka', 'Křída', 'Mour']],
] as const)('goblins wear the colours they are called after, in %s', async (language, called) => {
  const { page, context } = await visit('/', { settings: { speed: 'still', muted: true, language } });
  await sitDownAt(page, { people: [''], bots: 7, table: () => {} });
  const worn = await page
    .locator('nav > section')
    .evaluateAll((seats) =>
      seats.map((seat) => [
        seat.querySelector('[class*=name]')?.firstElementChild?.nextSibling?.textContent ?? '',
        /--seat:(#\w+)/.exec(decodeURIComponent(seat.querySelector('img')?.src ?? ''))?.[1],
      ]),
    );
  expect(Object.fromEntries(worn)).toEqual(
    Object.fromEntries(called.map((name, at) => [name, PAINTS[at].colour])),
  );
  await context.close();
});
