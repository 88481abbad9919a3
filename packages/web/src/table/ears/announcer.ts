import { Store } from '../../kit/store.ts';

/** One sentence or several that stand in the page, where screen readers find them. */
export interface Sentence {
  readonly key: number;
  readonly text: string;
  /** Which entries of the log it tells, from the first up to before the last; null for what is no part of the log. */
  readonly tells: readonly [from: number, to: number] | null;
}

/** What is to be spoken. */
export type ToSpeak = Omit<Sentence, 'key'>;

/**
 * What is told at once stands together, in its order; what comes later comes this much later, and until then one still listens
 * to it. A browser tells a screen reader of several changes in any order, if they are made shortly after each other: Orca has
 * read a round of Goblin backwards.
 */
const APART_MS = 1000;
/** What follows within so short a time, a question after what led to it, is told at once. */
const GATHER_MS = 60;
/** Then a screen reader has begun to say it, and the focus may move: Orca forgets what still waits to be said when it does. */
const HEARD_MS = 350;
/** A table that is just opened is full of changes: until then a browser has told of them all, and of the place to listen to. */
const OPENED_MS = 600;
/** So many stay in the page; whoever reads slowly has them all. */
const STAY = 60;
/** So many are remembered to be heard again. */
const REMEMBERED = 400;

/** Which sentence is to be heard again. */
type Again = 'last' | 'previous' | 'next' | 'since';

/** When the page has been drawn with all that is in it now; where nothing is drawn, at once. */
function drawn(then: () => void): void {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) then();
  else requestAnimationFrame(() => requestAnimationFrame(then));
}

/** Speaks one sentence after the other, however many come at once, and remembers each. */
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
  /** Which table is told of: what was begun for another comes to nothing. */
  #round = 0;
  /** Nothing more is put into the page before then. */
  #notBefore = 0;

  /** Another table: nothing of the last one is heard here. */
  begin(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#round++;
    this.#waiting = [];
    this.#heard = [];
    this.#at = 0;
    this.#mark = 0;
    this.#notBefore = performance.now() + OPENED_MS;
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

  /** Whoever listens has answered: what comes now is new, and nobody listens to what came before. */
  answered(): void {
    this.#mark = this.#heard.length;
    this.#notBefore = 0;
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
    this.#wait();
  }

  /** Until what came before is told, and what belongs to this has come. */
  #wait(): void {
    const left = Math.max(GATHER_MS, this.#notBefore - performance.now());
    this.#timer ??= setTimeout(() => this.#go(), left);
  }

  #go(): void {
    // Whoever wants pauses hears each sentence by itself.
    this.#put(together(this.#waiting.splice(0, this.pause > 0 ? 1 : this.#waiting.length)));
    const round = this.#round;
    // A browser that is behind has told of nothing yet.
    drawn(() => {
      if (round !== this.#round) return;
      this.#notBefore = performance.now() + Math.max(APART_MS, this.pause);
      this.#timer = setTimeout(() => this.#rest(), HEARD_MS);
    });
  }

  #rest(): void {
    this.#timer = undefined;
    if (this.#waiting.length > 0) this.#wait();
    else this.silent.set(true);
  }

  #put(next: ToSpeak): void {
    this.spoken.set([...this.spoken.value.slice(1 - STAY), { key: this.#key++, ...next }]);
  }
}

/** Several sentences as one, telling what all of them tell. */
function together(all: readonly ToSpeak[]): ToSpeak {
  const ranges = all.flatMap(({ tells }) => (tells === null ? [] : [tells]));
  const [first, last] = [ranges[0], ranges.at(-1)];
  return {
    text: all.map(({ text }) => text).join(' '),
    tells: first === undefined || last === undefined ? null : [first[0], last[1]],
  };
}

/** A page has one table and one voice. */
export const announcer = new Announcer();
