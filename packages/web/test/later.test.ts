import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetFailures, together } from '../src/kit/later.ts';

const Shield = ({ of }: { of: string }) => createElement('b', null, of);
const Sword = () => createElement('i');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

test('a page is told of parts that are not to be had, and once it was they are asked for again', async () => {
  const load = vi.fn(async () => ({ Sword }));
  load.mockRejectedValueOnce(new Error('no network'));
  const Late = together(load)('Sword', 'span');
  const drawn = () => renderToStaticMarkup(createElement(Late));
  expect(drawn()).toContain('data-fetching');
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn).toThrow('no network');
  expect(drawn).toThrow('no network');
  forgetFailures();
  expect(drawn()).toContain('data-fetching');
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn()).toBe('<i></i>');
});
