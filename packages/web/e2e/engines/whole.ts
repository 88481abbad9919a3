import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameName, onShelf } from '@undercroft/games';
import { karak } from '@undercroft/karak';
import type { Game } from '@undercroft/kernel';
import { afterAll, beforeAll, describe, expect, inject, onTestFailed, test } from 'vitest';
import { gameUntil } from '../../scripts/tables.ts';
import { toldUntil } from '../../scripts/toldTables.ts';
import { FUTURES, judgeBy } from '../browser.ts';
import type { Engine, Size } from './driver.ts';
import { type EngineName, findEngine } from './find.ts';
import { PLAYED, type Played } from './games.ts';
import { wheelAndPinch } from './pinch.ts';
import { Screen } from './screen.ts';
import { thinksAsNode } from './thinking.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Answers of one person among computer players at one device, from the front door on, and after a reload. */
async function playHere(screen: Screen, { game, next }: Played, left: boolean): Promise<void> {
  await screen.press(`[data-game=${game}] button`, 'Play here');
  await screen.press('button[data-word=begin]', 'Begin');
  // Computer players have answered, too.
  await Screen.play([screen], next, async (done) => done >= 3 && (await screen.version()) > done);
  await screen.sees('section[data-mine]');
  const before = await screen.version();
  await screen.reload();
  await screen.sees('section[data-mine]');
  expect(await screen.version()).toBeGreaterThanOrEqual(before);
  if (!left) return;
  // Left in the midst of being kept, by a reload and by the way back: whoever comes again plays on.
  for (const leave of [() => screen.reload(), () => screen.awayAndBack()]) {
    const version = await screen.version();
    await Screen.play([screen], next, async () => (await screen.version()) > version);
    await leave();
    await screen.sees('section[data-mine]');
  }
}

/** Runs in the page: each die that lies there, as it was rolled and by the face that is in front. */
function dice(): [rolled: string | null, seen: string][] {
  const all = [...document.querySelectorAll('[data-region=fight] [data-shows^="die "]')];
  return all.map((die) => {
    const { left, top, width, height } = die.getBoundingClientRect();
    const faces = document.elementsFromPoint(left + width / 2, top + height / 2);
    const front = faces.find((one) => one.matches('svg') && die.contains(one));
    return [die.getAttribute('data-shows'), `die ${front?.querySelectorAll('circle').length}`];
  });
}

async function fight(screen: Screen, { next, fight: begun }: Played): Promise<void> {
  const table = await begun(3);
  await screen.keep(table);
  await screen.walk(`/here/${table.id}`);
  await screen.sees('section[data-mine]');
  const { version } = table.saved;
  expect(await screen.version()).toBe(version);
  for (const [rolled, seen] of await screen.run(dice, null)) expect(seen).toBe(rolled);
  // Until it is over, and the others have played.
  const others = async () => (await screen.version()) > version + 1;
  await Screen.play([screen], next, async (done) => done > 0 && (await others()));
}

/** Somebody leaves the front door while it still reads what is kept: that page sleeps, and holds up no other. */
async function leaveReading(screen: Screen, { midst }: Played): Promise<void> {
  const table = await midst(2);
  await screen.keep(table);
  await screen.walk(`/here/${table.id}`);
  await screen.sees('section[data-mine]');
  await screen.run(() => {
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...wanted) {
      // It takes for as long as there is a page.
      const goOn = () => {
        this.get('').onsuccess = goOn;
      };
      goOn();
      location.assign('/healthz');
      return getAll.apply(this, wanted);
    };
  }, null);
  // The page goes on by itself while it is being walked to.
  await screen.walk('/').catch(() => {});
  await screen.until(() => location.pathname === '/healthz', null);
  await screen.goto(`/here/${table.id}`);
  await screen.sees('section[data-mine]');
  const unkept = () => document.querySelector('[data-testid=unkept]')?.textContent;
  expect(await screen.run(unkept, null)).toBe(null);
}

async function learn(screen: Screen, { game }: Played): Promise<void> {
  await screen.walk(`/learn/${game}`);
  const chapter = () =>
    screen.run(
      (kept) => JSON.parse(localStorage.getItem(kept) ?? '{}').chapter ?? 0,
      `undercroft.lesson.${game}`,
    );
  while ((await chapter()) < 1) await screen.obey();
}

/** With the box on the table: what was drawn is said, found again after a reload, and gone on from. */
async function tellLuck(screen: Screen): Promise<void> {
  const table = await toldUntil(karak as Game, 2, 6, 'tokens');
  await screen.keep(table);
  await screen.walk(`/here/${table.id}`);
  await screen.press('[data-word=said]');
  await screen.sees('[data-word=said][aria-label="1 + 1"]');
  await screen.reload();
  await screen.press('[data-word=said][aria-label="1 + 1"]');
  await screen.until(() => document.querySelector('[data-word=said]') === null, null);
}

/** Two people, each at a screen of their own, and a computer player. */
async function playOnline(ada: Screen, ben: Screen, { game, next }: Played): Promise<void> {
  await ada.call('PUT', '/me', { name: 'Ada' });
  await ben.call('PUT', '/me', { name: 'Ben' });
  const { id, you } = await ada.call<{ id: string; you: { invitation: string } }>('POST', '/tables', {
    game,
  });
  await ada.call('PUT', `/tables/${id}/seats/2/bot`, { level: 'adept' });
  await ben.call('POST', `/tables/${id}/seats`, { invitation: you.invitation });
  await ben.call('PATCH', `/tables/${id}/seats/1`, { ready: true });
  await ada.call('POST', `/tables/${id}/start`);
  for (const screen of [ada, ben]) await screen.walk(`/table/${id}`);
  for (const screen of [ada, ben]) await screen.sees('[data-testid=ask]');
  await Screen.play([ada, ben], next, (each) => each >= 2);
  await ben.shows(await ada.version());
}

/** The board on a television, the hand on a phone. */
async function livingRoom(phone: Screen, television: Screen, { game, next }: Played): Promise<void> {
  await phone.call('PUT', '/me', { name: 'Ben' });
  await television.goto('/tv');
  const code = await television.until(() => document.querySelector('[data-testid=code]')?.textContent, null);
  await phone.goto(`/join/${code}`);
  await phone.press('button', 'Sit down');
  const { title, seats } = onShelf(game);
  await phone.press(`[data-word=game][aria-label="${title}"]`);
  const headed = (name: string) =>
    [...document.querySelectorAll('h1, h2')].some((one) => one.textContent === name);
  await television.until(headed, title);
  const sit = (count: number) => document.querySelectorAll('ol li').length >= count;
  for (let there = 1; there < Math.max(seats.min, 2); there++) {
    await phone.press('[data-word=add-bot]');
    await television.until(sit, there + 1);
  }
  await phone.press('[data-word=start]');
  await Screen.play([phone], next, (done) => done === 2);
  await television.shows(await phone.version());
}

/** A match is opened from a file, and what happened in it is judged. */
async function lookBack(screen: Screen, { game }: Played): Promise<void> {
  const [file] = globSync(join(import.meta.dirname, `../../../${game}/records/*-seats-2.json`));
  await screen.sees('input[type=file]');
  await screen.run(
    (match) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (input === null) throw new Error('nowhere to put a file');
      const held = new DataTransfer();
      held.items.add(new File([match], 'match.json', { type: 'application/json' }));
      input.files = held.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    readFileSync(file, 'utf8'),
  );
  await screen.run(judgeBy, FUTURES);
  await screen.press('button', 'How it went');
  // Figures come at once, and get better while one reads them.
  await screen.until(() => {
    const review = document.querySelector('[data-testid=review]');
    const progress = review?.querySelector('progress');
    return review !== null && (progress === null || progress === undefined || progress.value > 2);
  }, null);
}

/** What is done once in each engine, and with which game: another one in each. */
interface Once {
  /** Left in the midst of being kept, and come back to. */
  readonly left: GameName;
  readonly lesson: GameName;
  readonly online: GameName;
  readonly livingRoom: GameName;
  readonly review: GameName;
}

function played(game: GameName): Played {
  const found = PLAYED.find((one) => one.game === game);
  if (found === undefined) throw new Error(`${game} is not played here`);
  return found;
}

/** A short whole of each game, in one engine. */
export function describeEngine(name: EngineName, once: Once): void {
  const start = findEngine(name);
  describe.skipIf(start === undefined)(name, () => {
    let engine: Engine | undefined;
    /** Two people's browsers, by the size of their screens: they play one thing after the other, as people do. */
    const screens = new Map<Size, Screen>();
    const leave = async () => {
      for (const screen of screens.values()) await screen.close();
      screens.clear();
    };
    beforeAll(async () => {
      engine = await start?.('flat');
    });
    afterAll(async () => {
      await leave();
      await engine?.close();
    });

    /** Somebody at the front door. Whoever comes after something went wrong has a new browser. */
    async function seated(size: Size): Promise<Screen> {
      if (engine === undefined) throw new Error(`${name} has not been started`);
      onTestFailed(leave);
      const screen =
        screens.get(size) ?? (await Screen.open(await engine.open(size), inject('server'), false));
      screens.set(size, screen);
      await screen.goto('/');
      return screen;
    }

    test('what is thought of the same tables is the same as in Node, to the last digit', async () => {
      if (engine !== undefined) await thinksAsNode(engine);
    });

    test.each(PLAYED)('$game: here, reloaded, and a fight', async (game) => {
      const ada = await seated(DESKTOP);
      // How a table is kept is the same in all games: in each engine one of them is left in its midst.
      await playHere(ada, game, game.game === once.left);
      await fight(ada, game);
      expect(await ada.complaints()).toEqual([]);
    });

    test('a page that is left while it reads what is kept holds up no other', async () => {
      const ada = await seated(DESKTOP);
      await leaveReading(ada, played(once.review));
      expect(await ada.complaints()).toEqual([]);
    });

    test('a flick turns a tile once, and two fingers zoom the board and not the page', async () => {
      const ada = await seated(DESKTOP);
      await wheelAndPinch(ada, await gameUntil(karak, 2, ({ asks }) => asks.at(-1)?.kind === 'lay'));
      expect(await ada.complaints()).toEqual([]);
    });

    test(`${once.lesson}: a lesson's first chapter`, async () => {
      const ada = await seated(DESKTOP);
      await learn(ada, played(once.lesson));
      expect(await ada.complaints()).toEqual([]);
    });

    test.each([
      ['online', once.online, playOnline],
      ['in the living room', once.livingRoom, livingRoom],
    ] as const)('two screens %s: %s', async (_, game, play) => {
      const [phone, large] = [await seated(PHONE), await seated(DESKTOP)];
      await play(phone, large, played(game));
      for (const screen of [phone, large]) expect(await screen.complaints()).toEqual([]);
    });

    test('with the box on the table people say what came', async () => {
      const ada = await seated(PHONE);
      await tellLuck(ada);
      expect(await ada.complaints()).toEqual([]);
    });

    test(`${once.review}: looked back at`, async () => {
      const ada = await seated(DESKTOP);
      await lookBack(ada, played(once.review));
      expect(await ada.complaints()).toEqual([]);
    });

    test('in the workshop one may type for as long as one likes', async () => {
      const ada = await seated(DESKTOP);
      await ada.walk('/workshop/karak');
      await ada.press('button', 'About this set');
      await ada.press('[role=dialog] input');
      await ada.run(() => {
        const field = document.querySelector<HTMLInputElement>('[role=dialog] input');
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        for (let letters = 0; letters < 104; letters++) {
          set?.call(field, letters % 2 === 0 ? 'a' : '');
          field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
      }, null);
      await ada.type('Mine');
      await ada.until(
        () => document.querySelector<HTMLInputElement>('[role=dialog] input')?.value === 'Mine',
        null,
      );
      expect(await ada.complaints()).toEqual([]);
    });
  });
}
