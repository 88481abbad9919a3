import { Store } from '../../kit/store.ts';

/** A sentence that stands in the page, where screen readers find it. */
export interface Sentence {
  readonly key: number;
  readonly text: string;
  /** Which entries of the log it tells, from the first up to before the last; null for what is no part of the log. */
  readonly tells: readonly [from: number, to: number] | null;
}

/** What is to be spoken. */
export type ToSpeak = Omit<Sentence, 'key'>;

/** Two sentences never come in the same moment: some screen readers would swallow one of them. */
const APART_MS = 40;
/** So many stay in the page; whoever reads slowly has them all. */
const STAY = 60;
/** So many are remembered to be heard again. */
const REMEMBERED = 400;

/** Which sentence is to be heard again. */
type Again = 'last' | 'previous' | 'next' | 'since';

/** Speaks one sentence after the other, however many come at once, and remembers them. */
export class Announcer {
  /** What stands in the page, the newest last. */
  readonly spoken = new Store<readonly Sentence[]>([]);
  /** Nothing waits to be spoken. */
  readonly silent = new Store(true);
  /** A pause after each sentence, in milliseconds, for whoever wants one. */
  pause = 0;
  #waiting: ToSpeak[] = [];
  #heard: string[] = [];
  /** Where in what was heard one is listening again. */
  #at = 0;
  /** What was heard before one's last answer. */
  #mark = 0;
  #key = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Another table: nothing of the last one is heard here. */
  begin(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#heard = [];
    this.#at = 0;
    this.#mark = 0;
    this.spoken.set([]);
    this.silent.set(true);
  }

  /** Something happened, or is asked: it waits until what came before it is out. */
  say(text: string, tells: ToSpeak['tells'] = null): void {
    if (text === '') return;
    this.#heard.push(text);
    if (this.#heard.length > REMEMBERED) {
      this.#heard.shift();
      this.#mark = Math.max(0, this.#mark - 1);
    }
    this.#at = this.#heard.length;
    this.#queue({ text, tells });
  }

  /** Answers somebody who asked: at once, before what still waits, and it is nothing that happened. */
  reply(text: string): void {
    if (text !== '') this.#put({ text, tells: null });
  }

  /** Whoever listens has answered: what comes now is new. */
  answered(): void {
    this.#mark = this.#heard.length;
  }

  /** Says something again; null where there is nothing further. */
  again(which: Again): string | null {
    const last = this.#heard.length - 1;
    if (last < 0) return null;
    if (which === 'since') {
      const since = this.#heard.slice(this.#mark);
      this.#at = this.#heard.length;
      return since.length === 0 ? null : since.join(' ');
    }
    const to = which === 'last' ? last : Math.min(this.#at, last + 1) + (which === 'previous' ? -1 : 1);
    if (to < 0 || to > last) return null;
    this.#at = to;
    return this.#heard[to];
  }

  #queue(next: ToSpeak): void {
    this.#waiting.push(next);
    this.silent.set(false);
    if (this.#timer === undefined) this.#go();
  }

  #go(): void {
    const next = this.#waiting.shift();
    if (next === undefined) {
      this.#timer = undefined;
      this.silent.set(true);
      return;
    }
    this.#put(next);
    this.#timer = setTimeout(() => this.#go(), APART_MS + this.pause);
  }

  #put(next: ToSpeak): void {
    this.spoken.set([...this.spoken.value.slice(1 - STAY), { key: this.#key++, ...next }]);
  }
}

/** A page has one table and one voice. */
export const announcer = new Announcer();
