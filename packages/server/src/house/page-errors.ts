import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageError } from '@undercroft/protocol';
import { Counter } from 'prom-client';
import { theTime } from '../ground/clock.ts';
import { BUILT } from '../ground/config.ts';

/** Different errors that are remembered; one that was not heard for longest gives way. */
const MOST = 200;

/** By kind alone: what a page says of itself must not make ever new figures. */
export const pageErrors = new Counter({
  name: 'undercroft_page_errors_total',
  help: 'Errors that pages have told of',
  labelNames: ['where', 'engine'],
  registers: [],
});

interface Heard extends PageError {
  count: number;
  readonly firstAt: string;
  lastAt: string;
}

/** What went wrong in pages, each once, with how often; in memory alone, for the log has it for good. */
export class PageErrors {
  readonly #heard = new Map<string, Heard>();

  hear(error: PageError): void {
    pageErrors.inc({ where: error.where, engine: error.engine.split(' ')[0] });
    const key = JSON.stringify([
      error.build,
      error.engine,
      error.where,
      error.name,
      error.message,
      error.stack[0],
    ]);
    const now = new Date(theTime()).toISOString();
    const known = this.#heard.get(key) ?? { ...error, count: 0, firstAt: now, lastAt: now };
    known.count++;
    known.lastAt = now;
    this.#heard.delete(key);
    this.#heard.set(key, known);
    const [oldest] = this.#heard.keys();
    if (this.#heard.size > MOST) this.#heard.delete(oldest);
  }

  /** The latest first. */
  all(): readonly Heard[] {
    return [...this.#heard.values()].reverse();
  }
}

/** The mark of the screens that are served here, as pages made from them name it. */
export function builtHere(folder = BUILT): string {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return '';
  return /src="[^"]*\/index-([\w-]+)\.js"/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
}
