import type { Seat, Viewer } from '@undercroft/kernel';
import type { Page } from 'playwright-core';

/** Something drawn on a screen, as the screen names it, and where it lies. */
export interface Thing {
  /** The part of the screen: 'board', 'seat 1', 'hand'. */
  readonly region: string;
  /** The seat it belongs to, where it is one's piece on the board. */
  readonly seat: Seat | null;
  /** What is drawn, or what is counted. */
  readonly word: string;
  /** The number that is written, for a counter. */
  readonly count: number | null;
  /** The middle of it in the measure of its board; null outside boards. */
  readonly at: readonly [x: number, y: number] | null;
}

/** What lay on the screen when it had come to rest at a version of the table. */
export interface Note {
  readonly version: number;
  readonly viewer: Viewer;
  readonly things: readonly Thing[];
}

export interface Watched {
  readonly notes: Note[];
  /** Versions that passed while a part of the screen was still being fetched. */
  readonly unfinished: Set<number>;
  /** Versions at which something was fetched although everything had been fetched before. */
  readonly again: Set<number>;
  /** How much of the table could be found in the page each time the curtain was down. */
  readonly curtains: number[];
}

/** Notes down what lies on the screen, each time it comes to rest, from the next page load on. */
export async function watch(page: Page): Promise<Watched> {
  const watched: Watched = { notes: [], unfinished: new Set(), again: new Set(), curtains: [] };
  // As text: a browser hands a long list of things over piece by piece otherwise.
  await page.exposeFunction('noteScreen', (note: string) => watched.notes.push(JSON.parse(note)));
  await page.exposeFunction('noteUnfinished', (version: number) => watched.unfinished.add(version));
  await page.exposeFunction('noteAgain', (version: number) => watched.again.add(version));
  await page.exposeFunction('noteCurtain', (things: number) => watched.curtains.push(things));
  await page.addInitScript(lookAtEveryChange);
  return watched;
}

declare function noteScreen(note: string): void;
declare function noteUnfinished(version: number): void;
declare function noteAgain(version: number): void;
declare function noteCurtain(things: number): void;

/** Runs in the page. */
function lookAtEveryChange(): void {
  const DRAWN = '[data-shows], [data-counts]';
  let before = '';
  let fetching: 'not yet' | 'now' | 'done' = 'not yet';

  /** What moves arrives at once: where things are on their way to is what counts. */
  const arrive = () => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (typeof endTime === 'number' && Number.isFinite(endTime)) animation.finish();
    }
  };

  const middleOf = (drawn: Element, region: Element): [number, number] | null => {
    // All drawings of a board have one measure.
    const board = region.matches('[data-region=board]') ? region.querySelector<SVGSVGElement>('svg') : null;
    if (!(drawn instanceof SVGGraphicsElement) || board === null) return null;
    const [own, its] = [drawn.getScreenCTM(), board.getScreenCTM()];
    if (own === null || its === null) return null;
    const { x, y, width, height } = drawn.getBBox();
    const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(own);
    const { x: across, y: down } = middle.matrixTransform(its.inverse());
    return [Math.round(across), Math.round(down)];
  };

  const thingOf = (drawn: Element): Thing[] => {
    const place = drawn.closest('[data-region]');
    const region = place?.getAttribute('data-region');
    if (place === null || region === null || region === undefined) return [];
    const seat = drawn.closest('[data-seat]')?.getAttribute('data-seat');
    const counted = drawn.getAttribute('data-counts');
    const word = counted ?? drawn.getAttribute('data-shows') ?? '';
    const lacks = drawn.closest('[data-lacks]') !== null;
    return [
      {
        region,
        seat: seat === null || seat === undefined ? null : Number(seat),
        word: lacks ? `no ${word}` : word,
        count:
          counted === null
            ? null
            : Number((drawn.textContent ?? '').replace(/[^\d.½-]/g, '').replace('½', '.5')),
        at: middleOf(drawn, place),
      },
    ];
  };

  const look = () => {
    const table = document.querySelector('[data-version]');
    if (table === null) {
      if (document.querySelector('[data-word=hand-over]') === null || before === 'curtain') return;
      before = 'curtain';
      noteCurtain(document.querySelectorAll(DRAWN).length);
      return;
    }
    const version = Number(table.getAttribute('data-version'));
    if (document.querySelector('[data-fetching]') !== null) {
      if (fetching === 'done') noteAgain(version);
      else fetching = 'now';
      return noteUnfinished(version);
    }
    if (fetching === 'now') fetching = 'done';
    arrive();
    const viewer = table.getAttribute('data-viewer');
    const note: Note = {
      version,
      viewer: viewer === 'nobody' ? null : Number(viewer),
      things: [...document.querySelectorAll(DRAWN)].flatMap(thingOf),
    };
    const now = JSON.stringify(note);
    if (now === before) return;
    before = now;
    noteScreen(now);
  };

  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}
