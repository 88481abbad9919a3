import type { ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@undercroft/kernel';
import type { Pointer, StreamEvent } from '@undercroft/protocol';
import type { Config } from '../ground/config.ts';
import { Problem } from '../ground/problem.ts';
import type { Entry, Store } from '../storage/store.ts';
import type { Hall } from './hall.ts';
import { presenceInfo, tableInfo } from './info.ts';
import type { Deed, Live } from './live.ts';
import { maySee, mustSee, seatOf } from './lobby.ts';
import type { Presence } from './presence.ts';
import { changeInfo, fold, isHeard, messageInfo, newsInfo, updateInfo } from './updates.ts';

/** One reader of a table. */
interface Stream {
  readonly table: string;
  readonly guest: string | null;
  readonly address: string;
  readonly invitation: string | undefined;
  readonly response: ServerResponse;
  /** The last change it was told of. */
  sent: number;
  /** Guests the reader does not want to hear. */
  muted: ReadonlySet<string>;
  /** Whose view it was last given; undefined before the first. */
  viewer?: Seat | null;
}

/** Somebody who wants to read. */
type Reader = Omit<Stream, 'sent' | 'muted' | 'viewer'>;

/** An event as it is written. */
interface Written {
  readonly event: StreamEvent['event'];
  readonly data: string;
}

export const HEARTBEAT_MS = 15_000;
/** A reader with more than this unread is too slow: it is cut off and may come back. */
const UNREAD_BYTES = 1_000_000;
const MESSAGES_SHOWN = 100;
const NOBODY: ReadonlySet<string> = new Set();
const STREAMS_A_GUEST = 8;
/** Those who only watch one table, at one node. */
const SPECTATORS_A_TABLE = 200;
/** Players in one house have so many times the streams of spectators there. */
const SEATED_SHARE = 10;

/** Everybody who watches a table, each with their own view of it. */
export class Streams {
  readonly #hall: Hall;
  readonly #store: Store;
  readonly #presence: Presence;
  readonly #limits: Pick<Config, 'maxStreams' | 'addressStreams'>;
  readonly #byTable = new Map<string, Set<Stream>>();
  readonly #byAddress = new Map<string, number>();
  readonly #heartbeat: NodeJS.Timeout;
  #open = 0;
  #closing = false;
  /** How many readers were too slow. */
  dropped = 0;
  /** Whom a guest does not want to hear. */
  mutedBy: (guest: string) => Promise<ReadonlySet<string>> = async () => NOBODY;
  /** Called when somebody came to a table or left it. */
  onPresence: (table: string) => void = () => {};
  /** Called when readers could not be told what they have missed. */
  onFault: (error: unknown) => void = () => {};

  constructor(
    hall: Hall,
    store: Store,
    presence: Presence,
    limits: Pick<Config, 'maxStreams' | 'addressStreams'>,
  ) {
    this.#hall = hall;
    this.#store = store;
    this.#presence = presence;
    this.#limits = limits;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  get open(): number {
    return this.#open;
  }

  /** Tables that somebody reads here. */
  get tables(): string[] {
    return [...this.#byTable.keys()];
  }

  reads(table: string): boolean {
    return this.#byTable.has(table);
  }

  /** Whether somebody here has not heard of a change yet. */
  isBehind(table: string, seq: number): boolean {
    return [...(this.#byTable.get(table) ?? [])].some(({ sent }) => sent < seq);
  }

  /** A new reader: hears what it missed since, or how things stand when it names no place. */
  async add(reader: Reader, since: number | undefined, begin: (live: Live) => void): Promise<void> {
    const { table, guest, invitation, response } = reader;
    const muted = await this.#muted(guest);
    const welcome = async (live: Live) => {
      mustSee(live.lobby, guest === null ? null : { id: guest }, invitation);
      const seated = seatOf(live.lobby, guest) !== null;
      this.#mustFit(reader, seated);
      const known = since !== undefined && since <= live.seq;
      const entries = known
        ? await this.#store.entries(table, since)
        : await this.#store.entries(table, 0, 'chat', MESSAGES_SHOWN);
      // Others may have come meanwhile.
      this.#mustFit(reader, seated);
      begin(live);
      const stream: Stream = { ...reader, muted, sent: known ? since : -1 };
      this.#register(stream);
      response.on('close', () => this.#remove(stream));
      this.#catchUp(stream, live, entries);
      // A reader that fails before this point was never there.
      if (response.destroyed) this.#remove(stream);
    };
    await this.#hall.look(table, welcome, since);
    this.tellPresence(table);
    this.onPresence(table);
  }

  /** Refuses a reader who would be one too many. Players get theirs: if need be, a spectator makes room. */
  #mustFit({ table, guest, address }: Reader, seated: boolean): void {
    if (guest !== null && this.#presence.streams(table, guest) >= STREAMS_A_GUEST) {
      throw new Problem('streams-of-guest', { most: STREAMS_A_GUEST });
    }
    const { maxStreams, addressStreams } = this.#limits;
    if ((this.#byAddress.get(address) ?? 0) >= addressStreams * (seated ? SEATED_SHARE : 1)) {
      throw new Problem('streams-of-address');
    }
    if (!seated && spectatorsOf(this.#byTable.get(table)).length >= SPECTATORS_A_TABLE) {
      throw new Problem('table-watched');
    }
    if (this.#open < maxStreams || (seated && this.#makeRoom())) return;
    throw new Problem('house-watched');
  }

  #makeRoom(): boolean {
    for (const streams of this.#byTable.values()) {
      const last = spectatorsOf(streams).at(-1);
      if (last === undefined) continue;
      last.response.end();
      this.#remove(last);
      return true;
    }
    return false;
  }

  #register(stream: Stream): void {
    const streams = this.#byTable.get(stream.table) ?? new Set();
    this.#byTable.set(stream.table, streams.add(stream));
    this.#presence.arrive(stream.table, stream.guest);
    this.#open++;
    this.#byAddress.set(stream.address, (this.#byAddress.get(stream.address) ?? 0) + 1);
    if (this.#closing) stream.response.end();
  }

  #remove(stream: Stream): void {
    const streams = this.#byTable.get(stream.table);
    if (streams?.delete(stream) !== true) return;
    if (streams.size === 0) this.#byTable.delete(stream.table);
    this.#presence.depart(stream.table, stream.guest);
    this.#open--;
    const left = (this.#byAddress.get(stream.address) ?? 0) - 1;
    if (left > 0) this.#byAddress.set(stream.address, left);
    else this.#byAddress.delete(stream.address);
    this.tellPresence(stream.table);
    this.onPresence(stream.table);
  }

  /** Tells everyone of a change made here. Whoever has not heard of the one before it hears of both, in order. */
  tell(live: Live, { lobby, step, course, said }: Deed): void {
    const { table, seq } = live;
    const news = new Map<Seat | null, Written>();
    const chat = said && event('chat', { messages: [messageInfo(seq, said)] });
    const readers = this.#readers(live);
    if (readers.some(({ sent }) => sent < seq - 1)) void this.catchUp(live.id);
    // Who has sat down or stood up is counted among those who watch no more, or again.
    const moved = readers.some((one) => (one.viewer ?? null) !== seatOf(live.lobby, one.guest));
    for (const stream of readers.filter(({ sent }) => sent === seq - 1)) {
      const viewer = seatOf(live.lobby, stream.guest);
      const events: Written[] = lobby ? [tableEvent(live, stream, this.#presence)] : [];
      if (chat && isHeard(said, viewer, stream.muted)) events.push(chat);
      if (table !== null && step && course && stream.viewer === viewer) {
        // Its view is that of the change before: what has changed since is enough.
        const update = news.get(viewer) ?? event('update', newsInfo(live, table, viewer, step, course));
        news.set(viewer, update);
        events.push(update);
      } else if (table !== null && (step || needsUpdate(live, stream, viewer))) {
        const changes = step ? [changeInfo(table.version, step, viewer)] : [];
        events.push(event('update', updateInfo(live, table, viewer, changes)));
      }
      this.#write(stream, events, seq, viewer);
    }
    if (moved) this.tellPresence(live.id);
  }

  /** Everyone here hears what they have missed: another node was faster, or a line was cut. */
  async catchUp(table: string): Promise<void> {
    if (!this.#byTable.has(table)) return;
    try {
      await this.#hall.look(table, async (live) => {
        const behind = this.#readers(live).filter(({ sent }) => sent < live.seq);
        if (behind.length === 0) return;
        const entries = await this.#store.entries(table, Math.min(...behind.map(({ sent }) => sent)));
        for (const stream of behind) this.#catchUp(stream, live, entries);
      });
    } catch (error) {
      this.onFault(error);
      // Whoever cannot be told now is let go: they come back and say where they were.
      for (const { response } of this.#byTable.get(table) ?? []) response.end();
    }
  }

  #catchUp(stream: Stream, live: Live, entries: readonly Entry[]): void {
    const { lobby, table, seq } = live;
    const viewer = seatOf(lobby, stream.guest);
    const fresh = stream.sent < 0;
    // What another node has stored meanwhile belongs to a later table than this one.
    const missed = entries.filter((entry) => entry.seq > stream.sent && entry.seq <= seq);
    const { changes, messages } = fold(missed, viewer, stream.muted);
    const events: Written[] = [];
    // Since 0 means from the very beginning, and the lobby of a fresh table is at 0 too.
    if (fresh || stream.sent === 0 || lobby.seq > stream.sent)
      events.push(tableEvent(live, stream, this.#presence));
    if (messages.length > 0) events.push(event('chat', { messages }));
    const behind = fresh || changes.length > 0 || stream.sent === 0;
    if (table !== null && (behind || needsUpdate(live, stream, viewer))) {
      events.push(event('update', updateInfo(live, table, viewer, changes)));
    }
    this.#write(stream, events, seq, viewer);
  }

  /** Those who may still watch; whoever may not any more is let go. */
  #readers(live: Live): Stream[] {
    const streams = [...(this.#byTable.get(live.id) ?? [])];
    return streams.filter((stream) => {
      const may = maySee(live.lobby, stream.guest, stream.invitation);
      // The reader asks again at once, and is told why it may not.
      if (!may) stream.response.end('retry: 100\n\n');
      return may;
    });
  }

  /** Only the last event carries the id: a line cut in between is told again from before. */
  #write(stream: Stream, events: readonly Written[], seq: number, viewer: Seat | null): void {
    stream.sent = seq;
    stream.viewer = viewer;
    const text = events.map(({ event, data }, at) => {
      const id = at === events.length - 1 ? `id: ${seq}\n` : '';
      return `event: ${event}\n${id}data: ${data}\n\n`;
    });
    this.#send(stream, text.join(''));
  }

  #send({ response }: Stream, text: string): void {
    if (text === '' || response.destroyed || response.writableEnded) return;
    if (response.writableLength > UNREAD_BYTES) {
      this.dropped++;
      response.destroy();
    } else {
      response.write(text);
    }
  }

  /** Everybody with a name who reads here. */
  get guests(): ReadonlySet<string> {
    const streams = [...this.#byTable.values()].flatMap((readers) => [...readers]);
    return new Set(streams.flatMap(({ guest }) => (guest === null ? [] : [guest])));
  }

  /** Somebody is forgotten or banned: so are their streams. */
  dismiss(isMeant: (reader: Pick<Stream, 'guest' | 'address'>) => boolean): void {
    for (const streams of this.#byTable.values()) {
      for (const stream of streams) if (isMeant(stream)) stream.response.end();
    }
  }

  async #muted(guest: string | null): Promise<ReadonlySet<string>> {
    return guest === null ? NOBODY : this.mutedBy(guest);
  }

  /** Where somebody hears others than before, what was said is told afresh, without those they do not want to hear. */
  async retell(guest: string): Promise<void> {
    const streams = [...this.#byTable.values()].flatMap((readers) => [...readers]);
    const theirs = streams.filter((stream) => stream.guest === guest);
    if (theirs.length === 0) return;
    try {
      const muted = await this.#muted(guest);
      for (const stream of theirs) {
        if (isDeepStrictEqual(muted, stream.muted)) continue;
        await this.#hall.look(stream.table, async ({ seq }) => {
          stream.muted = muted;
          const entries = await this.#store.entries(stream.table, 0, 'chat', MESSAGES_SHOWN);
          const said = entries.filter((entry) => entry.seq <= Math.min(seq, stream.sent));
          const { messages } = fold(said, stream.viewer ?? null, muted);
          const { data } = event('chat', { messages, afresh: true });
          this.#send(stream, `event: chat\ndata: ${data}\n\n`);
        });
      }
    } catch (error) {
      this.onFault(error);
      // Whoever cannot be told now comes back, and is told then.
      for (const { response } of theirs) response.end();
    }
  }

  /** Somebody points at a place: whoever looks sees it, and nobody keeps it. */
  point(table: string, pointer: Pointer): void {
    const { data } = event('pointer', pointer);
    for (const stream of this.#byTable.get(table) ?? []) {
      if (stream.viewer !== pointer.seat) this.#send(stream, `event: pointer\ndata: ${data}\n\n`);
    }
  }

  tellPresence(table: string): void {
    if (!this.#byTable.has(table) || this.#closing) return;
    this.#hall
      .look(table, (live) => {
        const { data } = event('presence', presenceInfo(live, this.#presence));
        for (const stream of this.#readers(live)) this.#send(stream, `event: presence\ndata: ${data}\n\n`);
      })
      .catch(() => {
        // The storage is out of reach; presence is told again with the next coming or going.
      });
  }

  #beat(): void {
    for (const streams of this.#byTable.values()) {
      for (const stream of streams) this.#send(stream, ':\n\n');
    }
  }

  /** Ends every stream; browsers come back by themselves. */
  close(): void {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    for (const streams of this.#byTable.values()) {
      for (const { response } of streams) response.end();
    }
  }
}

/** The game did not move, but it ended by agreement, or the reader's seat is another now. */
function needsUpdate({ lobby }: Live, { sent, viewer: before }: Stream, viewer: Seat | null): boolean {
  return (lobby.status === 'over' && lobby.seq > sent) || (before !== undefined && before !== viewer);
}

const spectatorsOf = (streams: Iterable<Stream> = []): Stream[] =>
  [...streams].filter(({ viewer }) => viewer === null);

function event<E extends StreamEvent['event']>(
  name: E,
  data: Extract<StreamEvent, { event: E }>['data'],
): Written {
  return { event: name, data: JSON.stringify(data) };
}

function tableEvent(live: Live, { guest }: Stream, presence: Presence): Written {
  return event('table', tableInfo(live, guest, presence));
}
