import { type ComponentType, createElement, lazy, useEffect } from 'react';
import { Store, useStore } from './store.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/** How many parts of the page somebody looks forward to, and who gives way to them. */
let awaited = 0;
const givingWay = new Set<() => void>();

/** While this is shown, nothing is fetched that can come later. */
export const useAwaited = () =>
  useEffect(() => {
    awaited++;
    return () => {
      awaited--;
      if (awaited > 0) return;
      for (const goOn of givingWay) goOn();
      givingWay.clear();
    };
  }, []);

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else addEventListener('load', resolve, { once: true });
  });

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1500 });
    else setTimeout(resolve, 200);
  });

/** The page is there, nobody waits for anything, and it has nothing to do. */
async function rest(): Promise<void> {
  await loaded();
  do {
    if (awaited > 0) await new Promise<void>((goOn) => givingWay.add(goOn));
    await idle();
  } while (awaited > 0);
}

/** How soon what could not be fetched is tried again, and how often while somebody looks at the gap. */
const AGAIN_MS = 2000;
const MOST_TRIES = 3;

/**
 * Fetches a part. A page is not lost because a piece of it cannot be had while the network is gone: it is tried again
 * and again. Whoever wants it now and has a network is told after some tries that it is not to be had.
 */
export async function fetched<T>(load: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (let tries = 1; ; ) {
    try {
      return await load();
    } catch (error) {
      if (isWanted() && navigator.onLine && tries++ >= MOST_TRIES) throw error;
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }
}

/** A part of a page that nobody needs at first sight: fetched once the rest is there. */
export const later = <P>(load: Load<P>) => hurried(load).Part;

/** The same, unless somebody hurries because they want it before. */
export function hurried<P>(load: Load<P>) {
  let isWanted = false;
  let goOn = () => {};
  const wanted = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const hurry = () => {
    isWanted = true;
    goOn();
  };
  const Part = lazy(async () => {
    await Promise.race([rest(), wanted]);
    return { default: await fetched(load, () => isWanted) };
  });
  return { Part, hurry };
}

/** A part of a page that is fetched together with it. */
export const now = <P>(load: Load<P>) => lazy(async () => ({ default: await load() }));

/** A part of a page that is drawn only when something happens: until then it can be fetched at rest. */
export function ahead<P>(load: Load<P>) {
  // Nobody has asked for it: if it cannot be had now, it is fetched when it is drawn.
  const fetchAhead = () =>
    void rest()
      .then(load)
      .catch(() => {});
  const Part = lazy(async () => ({ default: await fetched(load, () => true) }));
  return { Part, fetchAhead };
}

type PropsOf<C> = C extends ComponentType<infer P> ? P & object : never;

/**
 * Parts of a table that come in one file, fetched when the first of them is drawn. Until then each leaves a gap, and
 * what is drawn beside it stays: a Suspense around them would take all of it away for a third of a second, and again
 * for every part that is drawn for the first time.
 */
export function together<File extends object>(load: () => Promise<File>) {
  const there = new Store<File | Error | null>(null);
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    fetched(load, () => true).then(
      (file) => there.set(file),
      (error) => there.set(error instanceof Error ? error : new Error(String(error))),
    );
  };
  return <Name extends keyof File>(name: Name, gap: 'g' | 'span') =>
    (props: PropsOf<File[Name]>) => {
      const file = useStore(there);
      if (file instanceof Error) throw file;
      if (file === null) {
        ask();
        return createElement(gap, { 'data-fetching': '' });
      }
      return createElement(file[name] as ComponentType<PropsOf<File[Name]>>, props);
    };
}
