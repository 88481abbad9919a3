import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetched, together } from '../src/app/later.ts';

const Part = () => null;
const Shield = ({ of }: { of: string }) => createElement('b', null, of);
const Sword = () => createElement('i');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Cannot be had so many times. */
function failing(times: number) {
  let tries = 0;
  return async () => {
    if (tries++ < times) throw new Error('no network');
    return Part;
  };
}

test('a piece that cannot be had without a network comes when the network is back', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const part = fetched(failing(10), () => true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await part).toBe(Part);
});

test('nobody is told of a piece that nobody wants yet', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const part = fetched(failing(10), () => false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await part).toBe(Part);
});

test('whoever wants a piece that is not to be had is told so', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const part = expect(fetched(failing(10), () => true)).rejects.toThrow('no network');
  await vi.advanceTimersByTimeAsync(60_000);
  await part;
});

test('parts of one file leave gaps until it is there, and none of them waits again', async () => {
  const load = vi.fn(async () => ({ Shield, Sword }));
  const part = together(load);
  const LateShield = part('Shield', 'g');
  const drawn = () =>
    renderToStaticMarkup(createElement('p', null, createElement(LateShield, { of: 'oak' }), 'and'));
  expect(load).not.toHaveBeenCalled();
  expect(drawn()).toBe('<p><g data-fetching=""></g>and</p>');
  expect(renderToStaticMarkup(createElement(part('Sword', 'span')))).toBe('<span data-fetching=""></span>');
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn()).toBe('<p><b>oak</b>and</p>');
  expect(renderToStaticMarkup(createElement(part('Sword', 'span')))).toBe('<i></i>');
  expect(load).toHaveBeenCalledOnce();
});

test('a page is told of parts that are not to be had', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const Lost = together(async () => ({ Lost: await failing(10)() }))('Lost', 'span');
  expect(renderToStaticMarkup(createElement(Lost))).toContain('data-fetching');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(() => renderToStaticMarkup(createElement(Lost))).toThrow('no network');
});
