import { expect } from 'vitest';
import type { KeptTable } from '../../src/table/sources/hereTable.ts';
import type { Screen } from './screen.ts';

/** Runs in the page: how large the board is, how the new tile lies, and what is tried on it. */
function tried(what: 'look' | 'flick' | 'fingers' | 'gesture') {
  const tile = document.querySelector('[data-turns]');
  const board = tile?.closest<HTMLElement>('[data-zoom]');
  if (tile === null || board === null || board === undefined) return null;
  const { left, top, width, height } = board.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
  let pageZooms = false;
  const send = (event: Event) => {
    pageZooms = tile.dispatchEvent(event) || pageZooms;
  };
  if (what === 'flick')
    for (let often = 0; often < 30; often++)
      send(new WheelEvent('wheel', { ...at, deltaY: 120 / (often + 1) }));
  if (what === 'fingers')
    for (let often = 0; often < 5; often++)
      send(new WheelEvent('wheel', { ...at, deltaY: -8, ctrlKey: true }));
  if (what === 'gesture')
    for (const [type, scale] of [
      ['gesturestart', 1],
      ['gesturechange', 0.8],
      ['gestureend', 0.7],
    ] as const)
      send(Object.assign(new Event(type, at), { scale, clientX: at.clientX, clientY: at.clientY }));
  const scale = new DOMMatrix(getComputedStyle(board.firstElementChild ?? board).transform).a;
  return { lies: tile.querySelector('[data-shows]')?.getAttribute('data-shows'), scale, pageZooms };
}

/** A flick on a trackpad turns a new tile once; two fingers zoom the board, never the page, wherever they are. */
export async function wheelAndPinch(screen: Screen, table: KeptTable): Promise<void> {
  await screen.keep(table);
  await screen.walk(`/here/${table.id}`);
  await screen.sees('[data-turns]');
  const look = () => screen.until(tried, 'look' as const);
  const first = await look();
  await screen.press('[data-word=turn]');
  const once = await screen.until((lay) => {
    const lies = document.querySelector('[data-turns] [data-shows]')?.getAttribute('data-shows');
    return lies !== lay && lies;
  }, first.lies);
  // Back to how it lay, the other way round.
  while ((await look()).lies !== first.lies) await screen.press('[data-word=turn]');
  await screen.until(tried, 'flick' as const);
  const lies = () => document.querySelector('[data-turns] [data-shows]')?.getAttribute('data-shows');
  await screen.until((wanted) => {
    const now = document.querySelector('[data-turns] [data-shows]')?.getAttribute('data-shows');
    return now === wanted;
  }, once);
  await screen.run(() => new Promise<void>((over) => setTimeout(over, 300)), null);
  expect(await screen.run(lies, null)).toBe(once);

  const before = await look();
  const nearer = await screen.until(tried, 'fingers' as const);
  expect(nearer.pageZooms, 'the page zooms').toBe(false);
  await screen.until(
    ([tile, least]) => {
      const board = document.querySelector(tile)?.closest('[data-zoom]')?.firstElementChild;
      return (
        board !== null && board !== undefined && new DOMMatrix(getComputedStyle(board).transform).a > least
      );
    },
    ['[data-turns]', before.scale * 1.05] as const,
  );
  // What Safari tells on a Mac.
  const close = await look();
  const farther = await screen.until(tried, 'gesture' as const);
  expect(farther.pageZooms, 'the page zooms').toBe(false);
  await screen.until(
    ([tile, most]) => {
      const board = document.querySelector(tile)?.closest('[data-zoom]')?.firstElementChild;
      return (
        board !== null && board !== undefined && new DOMMatrix(getComputedStyle(board).transform).a < most
      );
    },
    ['[data-turns]', close.scale * 0.9] as const,
  );
  expect(await screen.run(lies, null)).toBe(once);
}
