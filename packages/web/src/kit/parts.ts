import { PAUSES_MS } from './pauses.ts';

/** What the build puts around the file of every `import()`, so that it can be asked for under another address. */
declare global {
  interface Window {
    undercroftPart: (file: string) => string;
  }
}

/** Files that a browser remembers as missing, by how often: each has another address from then on. */
const anew = new Map<string, number>();
/** The file that was asked for last. */
let asked = '';

const addressOf = (file: string): string => {
  const times = anew.get(file);
  return times === undefined ? file : `${file}?again=${times}`;
};

window.undercroftPart = (file) => {
  asked = file;
  return addressOf(file);
};

/** Sheets that are there or on their way. */
const sheets = new Map<string, Promise<void>>();
/** Scripts that were asked for before it was known who needs them. */
const ahead = new Set<string>();

/**
 * Every part of the client comes this way (the build leads each `import()` here): its files, scripts and sheets, by
 * their names beside `from`. One that cannot be had is asked for again, at another address where the browser remembers
 * that it failed. Where the build it belongs to is gone, the page is fetched anew, once. Then only whoever asked can
 * say that it is not to be had.
 */
export async function fetchPart<T>(
  load: () => Promise<T>,
  needed: readonly string[] | undefined,
  from: string,
): Promise<T> {
  const styles = (needed ?? []).filter((file) => file.endsWith('.css'));
  for (const file of needed ?? []) if (!styles.includes(file)) bringAhead(new URL(file, from).href);
  let wasThere = false;
  for (let tries = 0; ; tries++) {
    try {
      await Promise.all(styles.map((file) => wear(file, from)));
      // Called now, names its file now.
      const coming = load();
      const file = asked;
      return await coming.catch((error) => {
        throw new Missing(file, error);
      });
    } catch (error) {
      const { file, cause } = error instanceof Missing ? error : new Missing('', error);
      const state = await look([...new Set([file, ...(needed ?? [])])].filter(Boolean), from);
      if (state === 'gone' && fetchPageOnce()) return new Promise(() => {});
      if (tries === PAUSES_MS.length) throw cause;
      if (state !== 'there') {
        await pause(PAUSES_MS[tries]);
        wasThere = false;
        continue;
      }
      // A file that is there and does not come: the browser remembers the failure, of it or of what it needs.
      if (wasThere && file !== '') {
        if (anew.has(file) && fetchPageOnce()) return new Promise(() => {});
        anew.set(file, (anew.get(file) ?? 0) + 1);
      }
      wasThere = true;
    }
  }
}

class Missing extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`${file} cannot be had`, { cause });
    this.file = file;
  }
}

function linkTo(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return link;
}

/** What a part needs comes beside it, not after it. */
function bringAhead(href: string): void {
  if (ahead.has(href)) return;
  ahead.add(href);
  linkTo('modulepreload', href);
}

const isWorn = (href: string): boolean =>
  [...document.querySelectorAll('link')].some((link) => link.rel === 'stylesheet' && link.href === href);

/** A sheet is put on once; one that did not come is taken off again. */
function wear(file: string, from: string): Promise<void> {
  const { href } = new URL(file, from);
  const worn = sheets.get(href) ?? (isWorn(href) ? Promise.resolve() : putOn(href));
  sheets.set(href, worn);
  return worn;
}

function putOn(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = linkTo('stylesheet', href);
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      sheets.delete(href);
      reject(new Error(`the sheet ${href} cannot be had`));
    };
  });
}

/** Whether these files are there, as the server says now. */
async function look(files: readonly string[], from: string): Promise<'there' | 'gone' | 'unreachable'> {
  try {
    const replies = await Promise.all(
      files.map((file) => fetch(new URL(file, from).href, { cache: 'no-cache' })),
    );
    if (replies.some(({ status }) => status === 404 || status === 410)) return 'gone';
    return replies.every(({ ok }) => ok) ? 'there' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** A while; without a network, until there is one. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, ms);
    else addEventListener('online', () => resolve(), { once: true });
  });
}

/** This page's own build, by the name of this file. */
const BUILD = import.meta.url;

/**
 * Fetches the page anew where it is, unless that was done for this build already. What was done is said where the
 * browser keeps the address, which needs no storage and goes along with it.
 */
export function fetchPageOnce(): boolean {
  const state: { anewFor?: string } | null = history.state;
  if (state?.anewFor === BUILD) return false;
  history.replaceState({ ...state, anewFor: BUILD }, '');
  location.reload();
  return true;
}
