import type { CDPSession, Page } from 'playwright-core';

/** What somebody who listens has heard, and what their keys did. */
export interface ByEar {
  /** Everything that would be spoken, in order: what was announced, and after an arrow what has the focus. */
  readonly spoken: readonly string[];
  /** Lines of the log that were never spoken, and sentences of the log that were spoken twice. */
  readonly unspoken: readonly string[];
  readonly twice: readonly string[];
  /** How often the focus was nowhere when somebody was asked. */
  readonly nowhere: number;
  /** Equal names among what could be answered with at one moment. */
  readonly equal: readonly string[];
  /** How many keys each turn took. */
  readonly presses: readonly number[];
  readonly over: boolean;
}

interface Heard {
  readonly text: string;
  readonly tells: string | null;
}

interface Button {
  readonly name: string;
  readonly keys: string;
}

/** Writes down, in the page, what a screen reader would say. To be called before the page is opened. */
export const listenIn = (page: Page) =>
  page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.assign(globalThis, { heard });
    const regions = '[aria-live]:not([aria-live="off"]), [role="log"], [role="status"], [role="alert"]';
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
        if (region == null) continue;
        const added = type === 'characterData' ? [target] : [...addedNodes];
        for (const node of added) {
          const text = (node.textContent ?? '').trim();
          const tells = node instanceof HTMLElement ? (node.dataset.tells ?? null) : null;
          if (text !== '') heard.push({ text, tells });
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
      const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
      heard.push({ text: `→ ${name.replace(/\s+/g, ' ').trim()}`, tells: null });
    });
  });

const heardIn = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);

/** The buttons of a page, as the tree for assistive technology has them. */
async function buttonsOf(tree: CDPSession): Promise<readonly Button[]> {
  const { nodes } = await tree.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'button')
    .map(({ name, properties = [] }) => ({
      name: String(name?.value ?? ''),
      keys: String(properties.find((one) => one.name === 'keyshortcuts')?.value.value ?? ''),
    }));
}

const ARROWS: Readonly<Record<string, string>> = {
  north: 'ArrowUp',
  east: 'ArrowRight',
  south: 'ArrowDown',
  west: 'ArrowLeft',
};
const HEXES: Readonly<Record<string, string>> = {
  east: 'Numpad6',
  southeast: 'Numpad3',
  southwest: 'Numpad1',
  west: 'Numpad4',
  northwest: 'Numpad7',
  northeast: 'Numpad9',
};

type Luck = () => number;

const oneOf = <T>(list: readonly T[], luck: Luck): T | undefined => list[Math.floor(luck() * list.length)];

/** What is not pressed by somebody who wants to get on. */
const IDLE = /^(Turn$|Take back|Hint|Back$|Penalties)/;

const answering = (buttons: readonly Button[], luck: Luck): readonly string[] | null => {
  const digits = buttons.filter(({ keys, name }) => keys !== '' && !IDLE.test(name));
  const chosen = oneOf(digits, luck);
  return chosen === undefined ? null : [chosen.keys];
};

/** The keys for one answer, by what the buttons are called; null where there is none. */
type Decide = (buttons: readonly Button[], luck: Luck) => readonly string[] | null;

/** A step by a key: into the dark if there is a way, else anywhere. */
const step =
  (ways: RegExp, keys: Readonly<Record<string, string>>, often: number): Decide =>
  (buttons, luck) => {
    const steps = buttons.flatMap(({ name, keys: digit }) => {
      const way = digit === '' ? ways.exec(name)?.[1] : undefined;
      return way !== undefined && keys[way] !== undefined ? [{ name, key: keys[way] }] : [];
    });
    const explore = steps.filter(({ name }) => name.startsWith('Explore'));
    const chosen = oneOf(explore.length > 0 ? explore : steps, luck);
    if (chosen !== undefined && luck() < often) return [chosen.key];
    return answering(buttons, luck) ?? (chosen === undefined ? null : [chosen.key]);
  };

const DECIDE: Readonly<Record<string, Decide>> = {
  karak: step(/1 step: (north|east|south|west)$/, ARROWS, 0.9),
  karak2: step(/(northeast|southeast|southwest|northwest|east|west)\b/, HEXES, 0.5),
  goblin: answering,
  // The squares that can be chosen lie under the arrow keys; one of them is pressed, and if need be a card after it.
  kragmortha: (buttons, luck) => {
    const squares = buttons.filter(({ name, keys }) => keys === '' && /\b[a-g]\d+\b/.test(name));
    const digits = answering(buttons, luck);
    if (squares.length === 0 || (digits !== null && luck() < 0.3)) return digits;
    return ['ArrowRight', ...(luck() < 0.5 ? ['ArrowRight'] : []), 'Enter'];
  },
};

/** Where the number pad reads the screen, one walks by the cursor of the board. */
const walkByCursor: Decide = (buttons, luck) => {
  const ways = buttons.some(({ name, keys }) => keys === '' && /^(Explore|Go) /.test(name));
  return ways && luck() < 0.6
    ? ['b', 'x', ...(luck() < 0.5 ? ['x'] : []), 'Enter']
    : answering(buttons, luck);
};

interface Wanted {
  /** So many turns of one's own at most. */
  readonly turns: number;
  /** How a key is pressed, where a keyboard presses it; and whether its number pad walks, or reads the screen. */
  readonly press?: (key: string) => Promise<void>;
  readonly pad?: boolean;
  /** So long somebody waits for anything, in milliseconds. */
  readonly patience?: number;
}

/** Plays a table by the tree for assistive technology and by keys alone. `listenIn` must have been called. */
export async function playByEar(page: Page, game: string, wanted: Wanted): Promise<ByEar> {
  const tree = await page.context().newCDPSession(page);
  const { press = (key) => page.keyboard.press(key), pad = true } = wanted;
  const decide = (pad || game !== 'karak2' ? DECIDE[game] : walkByCursor) ?? answering;
  let seed = 11;
  const luck = () => {
    seed = (seed * 16807) % 2147483647;
    return (seed % 1000) / 1000;
  };
  const presses: number[] = [];
  const equal = new Set<string>();
  let nowhere = 0;
  let turn: string | null = null;
  let over = false;
  for (let idle = 0; ; ) {
    const found = await page
      .waitForFunction(
        () => {
          if (document.querySelector('[data-testid=result]') !== null) return 'over';
          const silent = document.querySelector('[data-testid=spoken][data-silent]') !== null;
          const mine = document.querySelector('[data-asked] section[data-mine]') !== null;
          if (!silent || !mine) return null;
          const { activeElement: at } = document;
          const turns = [...document.querySelectorAll('[data-testid=log] [data-turn]')];
          return {
            nowhere: at === null || at === document.body,
            turn: `${turns.length} ${turns.at(-1)?.textContent}`,
          };
        },
        undefined,
        { timeout: wanted.patience ?? 60_000 },
      )
      .then((handle) => handle.jsonValue());
    if (found === 'over' || found === null) {
      over = found === 'over';
      break;
    }
    // Sooner than anybody could press the next key.
    const lost = () => document.activeElement === null || document.activeElement === document.body;
    if (found.nowhere) await page.waitForTimeout(150);
    if (found.nowhere && (await page.evaluate(lost))) nowhere++;
    if (found.turn !== turn) {
      if (presses.length >= wanted.turns) break;
      presses.push(0);
      turn = found.turn;
    }
    const buttons = await buttonsOf(tree);
    const answers = buttons.filter(({ keys }) => keys !== '').map(({ name }) => name);
    for (const [at, name] of answers.entries()) if (answers.indexOf(name) !== at) equal.add(name);
    const keys = decide(buttons, luck);
    if (keys === null) {
      // What goes by itself, or is just being counted.
      await page.waitForTimeout(50);
      if (++idle > 400) throw new Error(`nothing to press: ${buttons.map(({ name }) => name).join(' | ')}`);
      continue;
    }
    idle = 0;
    for (const key of keys) {
      await press(key);
      presses[presses.length - 1]++;
    }
    // A key that was taken changes something at once, or never.
    await page.waitForTimeout(20);
  }
  await page.locator('[data-testid=spoken][data-silent]').waitFor({ state: 'attached' });
  const heard = await heardIn(page);
  return {
    spoken: heard.map(({ text }) => text),
    ...(await compared(page, heard)),
    nowhere,
    equal: [...equal],
    presses,
    over,
  };
}

/** What the log says against what was spoken, entry by entry: a walk may be told in parts. */
async function compared(page: Page, heard: readonly Heard[]) {
  const lines = await page
    .locator('[data-testid=log] li')
    .evaluateAll((all) =>
      all.map((line) => ({ at: Number(line.dataset.entry), text: line.textContent ?? '' })),
    );
  const told = heard.flatMap(({ text, tells }) => {
    const [from = 0, to = 0] = tells?.split(' ').map(Number) ?? [];
    return tells === null ? [] : [{ from, to, text }];
  });
  const unspoken = lines.filter(({ at }) => !told.some(({ from, to }) => from <= at && at < to));
  const twice = told.filter(({ from }, nth) => from < (told[nth - 1]?.to ?? 0));
  return { unspoken: unspoken.map(({ text }) => text), twice: twice.map(({ text }) => text) };
}

export const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
