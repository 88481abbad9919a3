import type { PageError } from '@undercroft/protocol';
import { BASE } from './base.ts';

/** So many of a page are told, each once: the first ones say what broke, the rest what broke after it. */
const MOST = 5;
const MOST_FRAMES = 6;
const MOST_LETTERS = 200;

/** What the browser itself says speaks of code. Any other sentence may hold what somebody typed, and stays here. */
const BY_THE_BROWSER = ['TypeError', 'ReferenceError', 'RangeError', 'InternalError'];
/** A line that is gone, and what rules or server refuse, is nothing wrong with the page. */
const NO_FAULT = ['AbortError', 'NoServer', 'Refused', 'ProblemError'];

const told = new Set<string>();
let unwanted = false;

/** Tells those who run the server what went wrong in this page, and nothing of whoever looks at it. */
export function tellError(where: PageError['where'], error: unknown): void {
  const found = describe(error);
  const key = `${found.name} ${found.message} ${found.stack[0] ?? ''}`;
  if (unwanted || told.size >= MOST || told.has(key) || NO_FAULT.includes(found.name)) return;
  told.add(key);
  const body: PageError = { build: buildOf(), engine: engineOf(navigator.userAgent), where, ...found };
  fetch(`${BASE}/api/page-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }).then(
    ({ ok }) => {
      // Nobody listens, or too many speak: then this page says no more.
      if (!ok) unwanted = true;
    },
    () => {},
  );
}

/** From now on whatever goes wrong in this page, and is caught by nobody, is told. */
export function listenForErrors(): void {
  addEventListener('error', ({ error }) => {
    // What other sites' scripts and the browser's own grumbling are about is not said; nobody could mend it.
    if (error instanceof Error) tellError('page', error);
  });
  addEventListener('unhandledrejection', ({ reason }) => tellError('promise', reason));
}

/** A worker of this page; what goes wrong in it is told, too. */
export function listenTo(worker: Worker): Worker {
  worker.addEventListener('error', ({ message, filename, lineno, colno }) => {
    const [, name = 'Error', said = ''] =
      /^(?:Uncaught )?(?:(\w*(?:Error|Exception)): )?(.*)$/s.exec(message ?? '') ?? [];
    const error = new Error(said);
    error.name = name;
    error.stack = `${filename}:${lineno}:${colno}`;
    tellError('worker', error);
  });
  return worker;
}

/** What can be said of an error without saying anything of anybody. */
export function describe(error: unknown): Pick<PageError, 'name' | 'message' | 'stack'> {
  if (!(error instanceof Error)) return { name: 'unknown', message: '', stack: [] };
  const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
  const own = error instanceof DOMException || BY_THE_BROWSER.includes(name);
  return { name, message: own ? plain(error.message) : '', stack: frames(error.stack ?? '') };
}

/** Names in code stay. Values, addresses, codes and whatever is longer than a name in code do not. */
function plain(message: string): string {
  return (
    message
      .replaceAll(/\p{Cc}/gu, ' ')
      .replaceAll(/\b\w+:\/\/[^\s)]*?([\w.-]*)(?:[?#][^\s)]*)?(?=[\s)]|$)/g, '$1')
      .replaceAll(/string (["'`]).*?\1(?!\w)/g, 'string …')
      // An apostrophe within a word opens and closes nothing.
      .replaceAll(/(^|\W)(["'`])(.*?)\2(?!\w)/g, (all, before, _quote, inside) =>
        /^[\w$.]{1,30}$/.test(inside) ? all : `${before}…`,
      )
      .replaceAll(/“.*?”/g, '…')
      .replaceAll(/\S*@\S*/g, '…')
      .replaceAll(/\b(?=\w*\d)\w{8,}\b(?!\.(?:js|css))/g, '…')
      .slice(0, MOST_LETTERS)
  );
}

const frames = (stack: string): string[] =>
  [...stack.matchAll(/([\w.-]{1,60}\.[cm]?[jt]sx?)(?:\?[^:\s)]*)?:(\d{1,7}):(\d{1,7})/g)]
    .slice(0, MOST_FRAMES)
    .map(([, file, line, column]) => `${file}:${line}:${column}`);

/** Every build gives the first file of its page another name. */
function buildOf(): string {
  const [first] = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
  return /-([\w-]{6,40})\.js$/.exec(first?.src ?? '')?.[1] ?? 'unbuilt';
}

/** Who draws the page, as far as it matters for mending it. */
export function engineOf(userAgent: string): string {
  const [, firefox] = /Firefox\/(\d+)/.exec(userAgent) ?? [];
  const [, chromium] = /Chrom(?:e|ium)\/(\d+)/.exec(userAgent) ?? [];
  const [, webkit] = /Version\/(\d{1,4}(?:\.\d{1,3})?)\S* .*Safari/.exec(userAgent) ?? [];
  if (firefox !== undefined) return `Firefox ${firefox}`;
  if (chromium !== undefined) return `Chromium ${chromium}`;
  return webkit === undefined ? 'other' : `WebKit ${webkit}`;
}
