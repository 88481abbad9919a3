import { type ComponentType, lazy } from 'react';

/** The page is there and has nothing to do. */
const idle = new Promise<void>((resolve) => {
  const rest = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1500 });
    else setTimeout(resolve, 200);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
});

/** A part of a page that nobody needs at first sight: fetched once the rest is there. */
export function later<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    await idle;
    return { default: await load() };
  });
}

/** A part of a page that is fetched together with it. */
export const now = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));
