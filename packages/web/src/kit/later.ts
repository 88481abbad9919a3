import { type ComponentType, createElement, lazy, Suspense, useEffect } from 'react';
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

/** How soon what nobody waits for is asked for again. */
const AGAIN_MS = 2000;

/** Fetches a part. Whoever does not want it yet is not told that it cannot be had: it is asked for again and again. */
async function fetched<T>(load: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isWanted()) throw error;
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }
}

/** What forgets that something could not be had. */
const failed = new Set<() => void>();

/** People have been told that a part cannot be had: whoever wants it next is not answered from memory. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Like a map of promises, of which those that fail are kept only until somebody has been told. */
export function untilTold<T>(promise: Promise<T>, forget: () => void): Promise<T> {
  promise.catch(() => failed.add(forget));
  return promise;
}

type Loaded<P> = ComponentType<P> | { readonly default: ComponentType<P> };

/** A part of a page that is fetched when it is drawn. React's own `lazy` keeps a failure for ever. */
export function part<P extends object>(load: () => Promise<Loaded<P>>): ComponentType<P> {
  const fresh = () => {
    const Now = lazy(() =>
      untilTold(
        load().then((there) => ('default' in there ? there : { default: there })),
        () => {
          Part = fresh();
        },
      ),
    );
    return Now as unknown as ComponentType<P>;
  };
  let Part = fresh();
  return (props: P) => createElement(Part, props);
}

/** A part of a page that nobody needs at first sight: fetched once the rest is there. */
export const later = <P extends object>(load: Load<P>) => hurried(load).Part;

/** The same, unless somebody hurries because they want it before. */
export function hurried<P extends object>(load: Load<P>) {
  let isWanted = false;
  let goOn = () => {};
  const wanted = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const hurry = () => {
    isWanted = true;
    goOn();
  };
  const Part = part<P>(async () => {
    await Promise.race([rest(), wanted]);
    return fetched(load, () => isWanted);
  });
  return { Part, hurry };
}

/** The same for what is shown once it is open: whoever opens it hurries. */
export function opened<P extends { readonly open: boolean }>(load: Load<P>) {
  const { Part, hurry } = hurried(load);
  return (props: P) => {
    if (props.open) hurry();
    return createElement(Suspense, null, createElement(Part, props));
  };
}

/** A part of a page that is drawn only when something happens: until then it can be fetched at rest. */
export function ahead<P extends object>(load: Load<P>) {
  // Nobody has asked for it: if it cannot be had now, it is fetched when it is drawn.
  const fetchAhead = () =>
    void rest()
      .then(load)
      .catch(() => {});
  return { Part: part<P>(load), fetchAhead };
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
    untilTold(load(), () => {
      isAsked = false;
      there.set(null);
    }).then(
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
