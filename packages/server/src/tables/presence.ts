import { theTime } from '../ground/clock.ts';
import type { Message } from '../line/line.ts';

/** Who another node says is there. */
interface Elsewhere {
  readonly guests: ReadonlySet<string>;
  readonly spectators: number;
  readonly heardAt: number;
}

/** A node that has not said anything for so long is gone, and so are its guests. */
const NODE_GONE_MS = 90_000;

/** So many names fit a message between nodes: PostgreSQL takes less than 8,000 bytes. The rest is counted. */
const GUESTS_NAMED = 300;

/** Who is at which table: people with a stream open here or at another node. */
export class Presence {
  readonly #node: string;
  /** Open streams by table and guest; '' counts the spectators without a name. */
  readonly #here = new Map<string, Map<string, number>>();
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();
  /** When a guest was last seen at a table. */
  readonly #seen = new Map<string, Map<string, number>>();

  constructor(node: string) {
    this.#node = node;
  }

  get tables(): string[] {
    return [...this.#here.keys()];
  }

  /** Tables where people are at another node too: only there anybody listens. */
  get shared(): string[] {
    return this.tables.filter((table) => this.#others(table).length > 0);
  }

  arrive(table: string, guest: string | null): void {
    const streams = within(this.#here, table);
    streams.set(guest ?? '', (streams.get(guest ?? '') ?? 0) + 1);
  }

  depart(table: string, guest: string | null): void {
    const streams = this.#here.get(table);
    const left = (streams?.get(guest ?? '') ?? 0) - 1;
    if (left > 0) streams?.set(guest ?? '', left);
    else streams?.delete(guest ?? '');
    if (guest !== null) this.saw(table, guest);
    if (streams?.size === 0) this.#here.delete(table);
  }

  /** Somebody without a stream did something. */
  saw(table: string, guest: string): void {
    within(this.#seen, table).set(guest, theTime());
  }

  /** How many streams a guest has open at a table of this node. */
  streams(table: string, guest: string): number {
    return this.#here.get(table)?.get(guest) ?? 0;
  }

  isHere(table: string, guest: string): boolean {
    return this.streams(table, guest) > 0 || this.#others(table).some(({ guests }) => guests.has(guest));
  }

  /** Since when somebody is away; null while here. Nobody is away from before this node looked. */
  awaySince(table: string, guest: string): number | null {
    if (this.isHere(table, guest)) return null;
    const seen = within(this.#seen, table);
    const since = seen.get(guest) ?? theTime();
    seen.set(guest, since);
    return since;
  }

  /** Streams of everybody but those who sit. */
  spectators(table: string, seated: readonly string[]): number {
    const streams = [...(this.#here.get(table) ?? [])].filter(([guest]) => !seated.includes(guest));
    const here = streams.reduce((sum, [guest, count]) => sum + (guest === '' ? count : 1), 0);
    return this.#others(table).reduce((sum, { guests, spectators }) => {
      return sum + spectators + [...guests].filter((guest) => !seated.includes(guest)).length;
    }, here);
  }

  /** What this node tells the others about a table. */
  message(table: string): Extract<Message, { kind: 'presence' }> {
    const streams = this.#here.get(table) ?? new Map<string, number>();
    const named = [...streams.keys()].filter((guest) => guest !== '');
    const guests = named.slice(0, GUESTS_NAMED);
    const spectators = (streams.get('') ?? 0) + named.length - guests.length;
    return { kind: 'presence', node: this.#node, id: table, guests, spectators };
  }

  hear(message: Extract<Message, { kind: 'presence' }>): void {
    const { node, id, guests, spectators } = message;
    const before = this.#elsewhere.get(id)?.get(node)?.guests ?? new Set();
    // When people leave a table that nobody here looks at need not be known here.
    const watched = this.#here.has(id) || this.#seen.has(id);
    if (watched) for (const guest of before) if (!guests.includes(guest)) this.saw(id, guest);
    within(this.#elsewhere, id).set(node, { guests: new Set(guests), spectators, heardAt: theTime() });
    this.#others(id);
  }

  /** Forgets what is not needed any more: other nodes that are gone, and who left tables nobody looks at. */
  sweep(inUse: (table: string) => boolean): void {
    for (const table of this.#elsewhere.keys()) this.#others(table);
    for (const table of this.#seen.keys()) {
      if (!this.#here.has(table) && !inUse(table)) this.#seen.delete(table);
    }
  }

  /** Tables about which anything is kept. */
  get known(): number {
    return new Set([...this.#here.keys(), ...this.#elsewhere.keys(), ...this.#seen.keys()]).size;
  }

  #others(table: string): Elsewhere[] {
    const nodes = this.#elsewhere.get(table);
    if (nodes === undefined) return [];
    for (const [node, { heardAt, guests, spectators }] of nodes) {
      const empty = guests.size === 0 && spectators === 0;
      if (empty || heardAt < theTime() - NODE_GONE_MS) nodes.delete(node);
    }
    if (nodes.size === 0) this.#elsewhere.delete(table);
    return [...nodes.values()];
  }
}

function within<V>(maps: Map<string, Map<string, V>>, key: string): Map<string, V> {
  const known = maps.get(key);
  if (known !== undefined) return known;
  const map = new Map<string, V>();
  maps.set(key, map);
  return map;
}
