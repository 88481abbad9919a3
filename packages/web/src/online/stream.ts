import type { Seat } from '@undercroft/kernel';
import type { Chat, Message, News, OnlineTable, Presence } from '@undercroft/protocol';
import { BASE } from '../app/base.ts';
import { Store } from '../app/store.ts';
import type { Line, TableUpdate } from '../tables/client.ts';
import { api, NoServer, type Problem } from './api.ts';
import { wholeUpdate } from './news.ts';

/** A hidden tab lets go of its stream after this, so that browsers with few streams to a host have one free. */
const LET_GO_MS = 8_000;
const TRY_AGAIN_MS = 2_000;

/** Everything the server tells about one table, live; comes back by itself where it was when the line breaks. */
export class TableStream {
  readonly id: string;
  readonly table = new Store<OnlineTable | null>(null);
  readonly presence = new Store<Presence | null>(null);
  readonly chat = new Store<readonly Message[]>([]);
  readonly line = new Store<Line>('open');
  /** Nobody looks at the tab: the stream is closed until somebody does. */
  readonly letGo = new Store(false);
  /** The server will not show this table: why. */
  readonly refused = new Store<Problem | null>(null);
  /** The game has begun, and where it stands is known. */
  readonly begun = new Store(false);
  /** Whom the game waits for, and since when as far as this screen knows. */
  readonly waits = new Store<{
    readonly seat: Seat;
    readonly since: number;
    readonly version: number;
  } | null>(null);
  /** The version of the game when somebody last asked to take an answer back. */
  askedAt: number | null = null;
  /** What was told before anyone listened, folded into one update. */
  #heard: TableUpdate | null = null;
  /** Where the game stood when it was last told. */
  #seen: TableUpdate | null = null;
  #listener: ((update: TableUpdate) => void) | null = null;
  readonly #invitation: string | null;
  #source: EventSource | null = null;
  #since = '0';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string, invitation: string | null) {
    this.id = id;
    this.#invitation = invitation;
    document.addEventListener('visibilitychange', this.#shown);
    addEventListener('online', this.#retry);
    this.#open();
  }

  /** Where the game stands with all that was told so far; every further update goes to the listener. */
  listen(listener: (update: TableUpdate) => void): TableUpdate {
    if (this.#heard === null) throw new Error('nobody can listen before the game has begun');
    this.#listener = listener;
    return this.#heard;
  }

  /** What the server replied to a request. The stream may have been faster: older news change nothing. */
  take(table: OnlineTable): void {
    const before = this.table.value?.seq ?? -1;
    if (table.seq > before) this.#know(table);
    else if (table.seq === before) this.table.set(table);
  }

  #newer({ seq }: OnlineTable): boolean {
    return seq >= (this.table.value?.seq ?? 0);
  }

  /** Seats may have moved: who is here is told with them. */
  #know(table: OnlineTable): void {
    const people = table.seats.filter(({ kind }) => kind === 'person');
    this.presence.set({
      here: people.filter(({ here }) => here).map(({ seat }) => seat),
      away: people.flatMap(({ seat, awaySince }) => (awaySince === null ? [] : [{ seat, since: awaySince }])),
      spectators: this.presence.value?.spectators ?? 0,
    });
    if (table.offers.takeBack !== null) this.askedAt = table.version;
    this.table.set(table);
  }

  /** Something between was never told: everything is looked at anew. */
  #lookAgain(): EventSource {
    this.#source?.close();
    this.#since = '0';
    return this.#open();
  }

  /** As somebody else now: whoever has just got a name is here under it before sitting down. */
  async reopen(): Promise<void> {
    this.#seen = null;
    const source = this.#lookAgain();
    await new Promise((resolve) => {
      source.addEventListener('open', resolve);
      source.addEventListener('error', resolve);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
    document.removeEventListener('visibilitychange', this.#shown);
    removeEventListener('online', this.#retry);
  }

  readonly #shown = () => {
    clearTimeout(this.#timer);
    if (document.hidden) {
      this.#timer = setTimeout(() => {
        this.#source?.close();
        this.#source = null;
        this.letGo.set(true);
      }, LET_GO_MS);
    } else if (this.#source === null) {
      this.letGo.set(false);
      this.#open();
    }
  };

  readonly #retry = () => {
    if (this.#closed || this.line.value === 'open') return;
    this.#source?.close();
    this.#open();
  };

  #open(): EventSource {
    const query = new URLSearchParams({ since: this.#since });
    if (this.#invitation !== null) query.set('invitation', this.#invitation);
    const source = new EventSource(`${BASE}/api/tables/${this.id}/stream?${query}`);
    this.#source = source;
    source.onopen = () => this.line.set('open');
    source.onerror = () => {
      this.line.set('lost');
      // The browser tries again by itself, unless it was turned away.
      if (source.readyState === EventSource.CLOSED) void this.#turnedAway();
    };
    const hear = <T>(name: string, take: (data: T) => void) => {
      source.addEventListener(name, (event: MessageEvent<string>) => {
        if (event.lastEventId !== '') this.#since = event.lastEventId;
        this.line.set('open');
        take(JSON.parse(event.data));
      });
    };
    hear<OnlineTable>('table', (table) => this.#newer(table) && this.#know(table));
    hear<News>('update', (news) => {
      const update = wholeUpdate(news, this.#seen);
      if (update === null) {
        this.#lookAgain();
        return;
      }
      this.#seen = update;
      if (this.table.value?.offers.takeBack) this.askedAt = update.version;
      if (this.#listener !== null) this.#listener(update);
      else this.#heard = { ...update, changes: [...(this.#heard?.changes ?? []), ...update.changes] };
      this.waits.set(
        update.ask === null ? null : { seat: update.ask.seat, since: Date.now(), version: update.version },
      );
      this.begun.set(true);
    });
    hear<Presence>('presence', (presence) => this.presence.set(presence));
    hear<Chat>('chat', ({ messages }) => {
      const last = this.chat.value.at(-1)?.id ?? -1;
      this.chat.set([...this.chat.value, ...messages.filter(({ id }) => id > last)]);
    });
    return source;
  }

  /** Finds out why the stream was refused: for good, or because nobody answers just now. */
  async #turnedAway(): Promise<void> {
    const query = this.#invitation === null ? '' : `?invitation=${this.#invitation}`;
    try {
      await api('GET', `/tables/${this.id}${query}`);
    } catch (error) {
      if (!(error instanceof NoServer) && (error as Problem).reason !== 'too-many') {
        this.refused.set(error as Problem);
        return;
      }
    }
    if (this.#closed || document.hidden) return;
    // Not all in the same moment, when a server comes back.
    this.#timer = setTimeout(() => this.#retry(), TRY_AGAIN_MS * (1 + Math.random()));
  }
}
