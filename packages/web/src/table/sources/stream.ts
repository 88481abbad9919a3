import { changed, difference, type Game, type Seat } from '@undercroft/kernel';
import {
  type Client,
  type Heard,
  type Message,
  type OnlineTable,
  type Pointer,
  PROTOCOL,
  type Presence,
  type Update,
} from '@undercroft/protocol';
import { hearBuild } from '../../kit/newer.ts';
import { server } from '../../kit/server/api.ts';
import { Store } from '../../kit/store.ts';
import type { Line, TableUpdate } from './client.ts';
import { asHeard } from './news.ts';
import { outOfSight } from './outOfSight.ts';

/** A phone that was looked away from for longer may have slept, and its line with it, without a word. */
const SLEPT_MS = 3_000;

/** Everything the server tells about one table, live; comes back by itself where it was when the line breaks. */
export class TableStream {
  readonly id: string;
  readonly table = new Store<OnlineTable | null>(null);
  readonly presence = new Store<Presence | null>(null);
  readonly chat = new Store<readonly Message[]>([]);
  /** Where somebody points on the board. */
  readonly pointer = new Store<Pointer | null>(null);
  readonly line = new Store<Line>('open');
  /** The server will not show this table: why. */
  readonly refused = new Store<Error | null>(null);
  /** A newer house speaks here, in words or by rules that this page does not know. */
  readonly outgrown = new Store(false);
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
  #seen: Update | null = null;
  #listener: ((update: TableUpdate) => void) | null = null;
  /** The code one came by. */
  readonly invitation: string | null;
  readonly #client: Client;
  /** The version of the rules that this page has, and of those by which it is told. */
  #knows = Number.POSITIVE_INFINITY;
  #told = 0;
  /** Ends what is being listened to; null where nobody looks. */
  #listening: AbortController | null = null;
  #since = '0';
  #hiddenAt = 0;
  /** Takes this tab out of those that nobody looks at. */
  #inSight = () => {};

  constructor(id: string, invitation: string | null, client = server) {
    this.id = id;
    this.#client = client;
    this.invitation = invitation;
    document.addEventListener('visibilitychange', this.#shown);
    addEventListener('pageshow', this.#back);
    addEventListener('online', this.#retry);
    void this.#open();
  }

  /** Where the game stands with all that was told so far; every further update goes to the listener. */
  listen(listener: (update: TableUpdate) => void): TableUpdate {
    if (this.#heard === null) throw new Error('nobody can listen before the game has begun');
    this.#listener = listener;
    return this.#heard;
  }

  /** By which rules this page shows the game: what is told by newer ones is not for it. */
  knows({ rulesVersion }: Game): void {
    this.#knows = rulesVersion;
    this.#look();
  }

  #look(): void {
    if (this.#told > this.#knows) this.outgrown.set(true);
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
    const presence = {
      here: people.filter(({ here }) => here).map(({ seat }) => seat),
      away: people.flatMap(({ seat, awaySince }) => (awaySince === null ? [] : [{ seat, since: awaySince }])),
      spectators: this.presence.value?.spectators ?? 0,
    };
    // A line that comes back tells all of it once more: what means the same stays the same.
    this.presence.set(kept(this.presence.value, presence));
    if (table.offers.takeBack !== null) this.askedAt = table.version;
    this.table.set(kept(this.table.value, table));
  }

  /** As somebody else now: whoever has just got a name is here under it before sitting down. */
  reopen(): Promise<void> {
    this.#seen = null;
    this.#since = '0';
    return this.#open();
  }

  close(): void {
    this.#inSight();
    this.#listening?.abort();
    document.removeEventListener('visibilitychange', this.#shown);
    removeEventListener('pageshow', this.#back);
    removeEventListener('online', this.#retry);
  }

  /** A tab that nobody looks at goes on listening, so that it can call; it asks for nothing. */
  readonly #shown = () => {
    this.#inSight();
    this.#inSight = () => {};
    if (document.hidden) {
      this.#hiddenAt = Date.now();
      this.#inSight = outOfSight(() => {
        this.#listening?.abort();
        this.#listening = null;
      });
    } else if (this.#listening === null || Date.now() - this.#hiddenAt > SLEPT_MS) void this.#open();
  };

  /** The page was put away whole, and is taken out again. */
  readonly #back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void this.#open();
  };

  readonly #retry = () => {
    if (this.#listening !== null && this.line.value !== 'open') void this.#open();
  };

  /** Listens from where it was. Resolves as soon as it is known whether there is a line. */
  #open(): Promise<void> {
    this.#listening?.abort();
    const listening = new AbortController();
    this.#listening = listening;
    return new Promise((known) => {
      const onLine = (line: Line) => {
        this.line.set(line);
        known();
      };
      this.#listen(listening.signal, onLine).then(known, (error: Error) => {
        this.refused.set(error);
        known();
      });
    });
  }

  async #listen(signal: AbortSignal, onLine: (line: Line) => void): Promise<void> {
    const from = { since: this.#since, seen: this.#seen, invitation: this.invitation };
    for await (const heard of this.#client.follow(this.id, { ...from, signal, onLine })) {
      if (signal.aborted) return;
      this.#hear(heard);
      this.#since = heard.id ?? this.#since;
    }
  }

  #hear({ event, data }: Heard): void {
    if (event === 'house') {
      hearBuild(data.build);
      this.#told = data.rules;
      this.#look();
      if (data.protocol > PROTOCOL) this.outgrown.set(true);
    }
    if (this.outgrown.value) return;
    if (event === 'table' && this.#newer(data)) this.#know(data);
    if (event === 'presence') this.presence.set(data);
    if (event === 'pointer') this.pointer.set(data.place === null ? null : data);
    if (event === 'chat') {
      const before = data.afresh ? [] : this.chat.value;
      const last = before.at(-1)?.id ?? -1;
      this.chat.set([...before, ...data.messages.filter(({ id }) => id > last)]);
    }
    if (event === 'update') this.#update(data);
  }

  #update(told: Update): void {
    this.#seen = told;
    const update = asHeard(told);
    const { version, ask } = update;
    if (this.table.value?.offers.takeBack) this.askedAt = version;
    if (this.#listener !== null) this.#listener(update);
    else this.#heard = { ...update, changes: [...(this.#heard?.changes ?? []), ...update.changes] };
    this.waits.set(ask === null ? null : { seat: ask.seat, since: Date.now(), version });
    this.begun.set(true);
  }
}

/** The same in all parts that have not changed. */
const kept = <T>(before: T | null, now: T): T => changed(before, difference(before, now)) as T;
