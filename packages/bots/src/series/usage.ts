import { type Answer, type Ask, type GameEvent, type Seat, wordOf } from '@undercroft/kernel';

/** How often something was there in one game, and for which seats (one bit each). */
interface Noted {
  times: number;
  seats: number;
}

/** How often an answer could have been given, and how often it was. */
export interface Choice {
  offered: number;
  taken: number;
}

/** A name such as 'skeleton-king'; squares, coordinates and directions like 'NE' are not names. */
const NAME = /^[a-z]+(-[a-z]+)*$/;
const MOST_KNOWN = 5000;
const known = new Map<string, string | null>();

/** The name in a text, without the number of a copy: 'farm' for 'farm-2'; null when it names nothing. */
function nameIn(text: string): string | null {
  let name = known.get(text);
  if (name === undefined) {
    const bare = text.replace(/-\d+$/, '');
    name = NAME.test(bare) ? bare : null;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, name);
  }
  return name;
}

/** Two words as one name: each is made once, for to make it costs more than to count it. */
const pairs = new Map<string, Map<string, string>>();

function pairOf(kind: string, word: string): string {
  let of = pairs.get(kind);
  if (of === undefined) {
    of = new Map();
    pairs.set(kind, of);
  }
  let pair = of.get(word);
  if (pair === undefined) {
    if (of.size >= MOST_KNOWN) of.clear();
    pair = `${kind} ${word}`;
    of.set(word, pair);
  }
  return pair;
}

/**
 * What was used in one game, told from its events and answers alone, so that every game is watched alike.
 * An event counts under its kind and, for each name in it, under kind and name: 'got', 'got sword'.
 */
export class Usage {
  readonly events = new Map<string, Noted>();
  readonly choices = new Map<string, Choice>();

  readonly hear = (event: GameEvent): void => {
    const { kind, seat } = event as GameEvent & { seat?: unknown };
    const bit = typeof seat === 'number' ? 1 << seat : 0;
    this.#note(kind, bit);
    for (const field in event) {
      if (field === 'kind') continue;
      const value = (event as unknown as Record<string, unknown>)[field];
      if (typeof value === 'string') this.#noteName(kind, value, bit);
      else if (Array.isArray(value)) {
        for (const item of value) if (typeof item === 'string') this.#noteName(kind, item, bit);
      }
    }
  };

  /** What a seat could have answered, and what it did. */
  see(ask: Ask, answers: readonly Answer[], given: Answer): void {
    if (answers.length < 2) return;
    let last = '';
    const seen: string[] = [];
    for (const answer of answers) {
      const word = wordOf(answer);
      // Answers of one word stand together, so most need no look at what was seen.
      if (word === last || seen.includes(word)) continue;
      last = word;
      seen.push(word);
      this.#choice(ask.kind, word).offered++;
    }
    this.#choice(ask.kind, wordOf(given)).taken++;
  }

  #choice(kind: string, word: string): Choice {
    const key = pairOf(kind, word);
    let choice = this.choices.get(key);
    if (choice === undefined) {
      choice = { offered: 0, taken: 0 };
      this.choices.set(key, choice);
    }
    return choice;
  }

  #noteName(kind: string, text: string, bit: number): void {
    const name = nameIn(text);
    if (name !== null) this.#note(pairOf(kind, name), bit);
  }

  #note(key: string, bit: number): void {
    const noted = this.events.get(key);
    if (noted === undefined) this.events.set(key, { times: 1, seats: bit });
    else {
      noted.times++;
      noted.seats |= bit;
    }
  }
}

/** Whether a seat is among those noted. */
export const isNoted = (noted: Readonly<Noted>, seat: Seat): boolean => (noted.seats & (1 << seat)) !== 0;
