import { setTimeout as pause } from 'node:timers/promises';
import type { Level } from '@undercroft/bots';
import { type Game, Table } from '@undercroft/kernel';
import { theTime } from '../ground/clock.ts';
import { newCode } from '../ground/codes.ts';
import { asProblem, Problem } from '../ground/problem.ts';
import type { Line } from '../line/line.ts';
import type { Commit, Store } from '../storage/store.ts';
import { type Drawn, dayLobby, newLobby, tournamentLobby } from './gathering.ts';
import {
  botSeats,
  continued,
  type Deed,
  entryOf,
  type Live,
  mustKnow,
  playedOn,
  resume,
  type Step,
  shelfOf,
  storedPlay,
  storedSet,
  storesState,
} from './live.ts';
import { type Guest, type Lobby, luckAt, mustSee, mustSit, type NewWishes, type OfDay } from './lobby.ts';
import { botOf, dueAt, endByOutcome, rematchLobby, startLobby, turnIsOver, withRematch } from './playing.ts';
import { Queues } from './queues.ts';

const IDLE_CHECK_MS = 15_000;
/** Nobody needs to know to the second when a table was last touched, and lists are spared the change. */
const TOUCH_GRAIN_MS = 60_000;
/** Tries to write a change before giving up: each failure means that another node was faster. */
const TRIES = 8;
/** How often a storage that failed is asked again. */
const AGAIN_MS = 500;
/** Codes of one length to try before a longer one. */
const CODE_TRIES = 4;

/** The game begins at a table. */
function begun(live: Live, by: string): Deed {
  const { lobby, seed } = startLobby(live.lobby, live.game, by, theTime());
  const figures = lobby.chairs.map((chair) => (chair.kind === 'free' ? null : chair.figure));
  const { options } = lobby;
  const { table, told } = Table.begin(live.game, {
    ...{ figures, seed, options, set: live.set },
    ...luckAt(lobby),
  });
  table.bots = botSeats(lobby);
  live.table = table;
  const first = table.keep().state;
  return { lobby, step: { by: null, answer: null, tookBack: false, told, first } };
}

/** The room with all the tables. What is done at one table is done one after the other. */
export class Hall {
  readonly games: Readonly<Record<string, Game>>;
  readonly node: string;
  readonly #store: Store;
  /** Other nodes write to the same storage where there is a line to them. */
  readonly #line: Line | null;
  readonly #codeLetters: number;
  readonly #live = new Map<string, { live: Live; usedAt: number }>();
  readonly #queues = new Queues();
  readonly #idleTimer: NodeJS.Timeout;
  /** Tables whose last change failed on the way: it may have been stored all the same. */
  readonly #doubted = new Set<string>();
  readonly #stopping = new AbortController();
  /** How often another node was faster with a change. */
  conflicts = 0;
  /** Called when a change is safely stored, and when a table was opened without a change. */
  onChange: (live: Live, deed: Deed) => void = () => {};
  onOpen: (live: Live) => void = () => {};
  /** Called when other nodes may know more of a table that is heard of from now on. */
  onFollow: (id: string) => void = () => {};
  /** Whether somebody here reads a table, also while it is not in memory. */
  isRead: (id: string) => boolean = () => false;
  /** Called when it is certain again where a table stands. */
  onSettled: (id: string) => void = () => {};

  constructor(
    store: Store,
    games: Readonly<Record<string, Game>>,
    {
      node,
      line,
      idleMs,
      codeLetters,
    }: { node: string; line: Line | null; idleMs: number; codeLetters: number },
  ) {
    this.#store = store;
    this.#line = line;
    this.#codeLetters = codeLetters;
    this.games = games;
    this.node = node;
    this.#idleTimer = setInterval(() => this.#putAway(idleMs), Math.min(IDLE_CHECK_MS, idleMs));
    this.#idleTimer.unref();
  }

  holds(id: string): boolean {
    return this.#live.has(id);
  }

  get inMemory(): number {
    return this.#live.size;
  }

  game(name: string): Game {
    if (Object.hasOwn(this.games, name)) return this.games[name];
    throw new Problem('no-such-game', { game: name, games: Object.keys(this.games).join(', ') });
  }

  /** A new table; those who are barred may neither see it nor sit down. By an `id` that is there already, that one. */
  async create(
    name: string,
    host: Guest,
    wishes: NewWishes,
    bots: readonly Level[],
    barred: readonly string[] = [],
    id?: string,
  ): Promise<Live> {
    const lobby = await allowed(() => newLobby(this.game(name), host, wishes, bots, theTime()));
    return this.#open({ ...lobby, ...(id !== undefined && { id }), removed: barred }, wishes.set);
  }

  /** The table of a day, begun; by an `id` that is there already, that one. */
  async createOfDay(name: string, guest: Guest, day: OfDay, id: string): Promise<Live> {
    const lobby = await allowed(() => dayLobby(this.game(name), guest, day, theTime()));
    return this.#begun(await this.#open({ ...lobby, id }, null));
  }

  /** The table of a tournament, begun; by an `id` that is there already, that one. */
  async createOfTournament(name: string, chairs: readonly (Guest | Level)[], made: Drawn): Promise<Live> {
    const lobby = await allowed(() => tournamentLobby(this.game(name), chairs, made, theTime()));
    return this.#begun(await this.#open(lobby, null));
  }

  /** A table as it is made, by a code no other has: longer where short ones are taken. Where it is there already, that one. */
  async #open(made: Lobby, set: unknown): Promise<Live> {
    const { id, createdAt: at } = made;
    for (let tries = 0; ; tries++) {
      const invitation = newCode(this.#codeLetters + Math.floor(tries / CODE_TRIES));
      const lobby = { ...made, invitation };
      const stored = { lobby: JSON.stringify(lobby), shelf: shelfOf(lobby), set: storedSet(set) };
      const isNew = await this.#store.create({ id, invitation, ...stored, at });
      if (isNew || Object.hasOwn(await this.#store.seqs([id]), id)) return this.look(id, (live) => live);
    }
  }

  /** Reads a table between two changes, never in the middle of one; `since` is a change it must have seen. */
  look<T>(id: string, read: (live: Live) => T | Promise<T>, since = 0): Promise<T> {
    return this.#queues.run(id, () => this.#use(id, read, since));
  }

  /**
   * Reads a table as it stands in the storage. Whoever asks may have come from another node with what they have just
   * done there: they are shown that, even where this node has not heard of it yet.
   */
  see<T>(id: string, read: (live: Live) => T | Promise<T>): Promise<T> {
    return this.#queues.run(id, async () => {
      if (this.#line === null || !this.#live.has(id)) return this.#use(id, read);
      const { [id]: stands = Number.POSITIVE_INFINITY } = await this.#store.seqs([id]);
      return this.#use(id, read, stands);
    });
  }

  /** What is in memory may be older than what another node has stored: it refuses nobody before it is read again. */
  async #use<T>(id: string, use: (live: Live) => T | Promise<T>, since = 0): Promise<T> {
    const known = this.#live.get(id)?.live;
    if (known === undefined || this.#line === null) return use(await this.#load(id));
    try {
      if (known.seq >= since) return await use(await this.#load(id));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const stored = await this.#store.table(id);
      if (stored === null || stored.seq === known.seq) throw error;
    }
    this.forget(id);
    return use(await this.#load(id));
  }

  /** Changes a table: `act` says what happened, or throws and nothing has. Heard of only when stored. */
  change(id: string, act: (live: Live) => Deed | null | Promise<Deed | null>): Promise<Live> {
    return this.#queues.run(id, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const { live, deed } = await this.#use(id, async (live) => ({
          live,
          deed: await allowed(() => act(live)),
        }));
        if (deed === null || (await this.#commit(live, deed))) return live;
        this.conflicts++;
        this.forget(id);
      }
      throw new Problem('table-busy');
    });
  }

  async #commit(live: Live, deed: Deed): Promise<boolean> {
    const { table } = live;
    const seq = live.seq + 1;
    const now = theTime();
    const raised = deed.step === undefined ? undefined : continued(live, deed.lobby ?? live.lobby);
    let lobby = raised ?? deed.lobby;
    if (deed.step && table) {
      const back = turnIsOver(lobby ?? live.lobby, table.turn);
      if (back !== live.lobby) lobby = back;
    }
    if (deed.step && table?.outcome) lobby = endByOutcome(lobby ?? live.lobby, table.outcome, now);
    const game = lobby?.status === 'gathering' ? this.game(lobby.game) : live.game;
    if (lobby?.status === 'gathering') lobby = { ...lobby, rules: game.rulesVersion };
    if (lobby !== undefined) lobby = { ...lobby, seq };
    const whole = deed.step !== undefined && storesState(live, deed.step, raised !== undefined);
    const at = Math.floor(now / TOUCH_GRAIN_MS) * TOUCH_GRAIN_MS;
    const waitsFor = (lobby ?? live.lobby).status === 'playing' ? (table?.waitsFor ?? null) : null;
    try {
      const stored = await this.#store.commit({
        id: live.id,
        from: live.seq,
        node: this.node,
        waitsFor,
        dueAt: dueAt(lobby ?? live.lobby, waitsFor, deed.step ? now : live.movedAt),
        botAsked: waitsFor !== null && botOf(lobby ?? live.lobby, waitsFor) !== null,
        asked: personAsked(lobby ?? live.lobby, waitsFor, table?.version ?? 0),
        now,
        at,
        again: at === live.touchedAt && !live.archived,
        ...(lobby && { lobby: JSON.stringify(lobby), shelf: shelfOf(lobby) }),
        ...(lobby && lobby.set !== live.lobby.set && { set: storedSet(deed.set) }),
        ...(whole && table && { play: JSON.stringify(storedPlay(table, now)) }),
        ...entryOf(deed, table, now),
      });
      if (!stored) return false;
    } catch (error) {
      // Whether it was written is unknown: what is in memory may not be true any more.
      this.forget(live.id);
      void this.#settle(live.id);
      throw error;
    }
    live.seq = seq;
    if (deed.step) {
      live.movedAt = now;
      live.sinceKept = whole ? 0 : live.sinceKept + 1;
    }
    live.archived = false;
    live.touchedAt = at;
    if (lobby !== undefined) live.lobby = lobby;
    live.game = game;
    if (deed.set !== undefined) live.set = deed.set;
    // Views shown under older rules may be laid out otherwise: whoever reads gets a whole one.
    const { course, ...told } = deed;
    this.onChange(live, { ...told, ...(course && !raised && { course }), ...(lobby && { lobby }) });
    return true;
  }

  /** Looks again and again until the storage says where a table stands: somebody may not have been told. */
  async #settle(id: string): Promise<void> {
    if (this.#doubted.has(id)) return;
    this.#doubted.add(id);
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await pause(AGAIN_MS, undefined, { signal }).catch(() => {});
      const certain = await this.look(id, () => true).catch((error) => error instanceof Problem);
      if (!certain) continue;
      this.#doubted.delete(id);
      return this.onSettled(id);
    }
  }

  start(id: string, by: Guest): Promise<Live> {
    return this.change(id, (live) => {
      mustSee(live.lobby, by, undefined);
      return begun(live, by.id);
    });
  }

  /** A table that begins as it is made: by whoever comes first, and for whoever comes second as it is. */
  #begun({ id }: Live): Promise<Live> {
    return this.change(id, (live) =>
      live.lobby.status === 'gathering' ? begun(live, live.lobby.host) : null,
    );
  }

  /**
   * The next match with the same people. Its id follows from the old table's, so that all who press at once, at
   * whatever node, get the same one. Where some do not play together, `seated` says who comes along.
   */
  async rematch(id: string, by: Guest, seated?: (live: Live) => Promise<ReadonlySet<string>>): Promise<Live> {
    const old = await this.look(id, (live) => {
      mustSee(live.lobby, by, undefined);
      mustSit(live.lobby, by.id);
      return live;
    });
    if (old.lobby.rematch === null) {
      const together = await seated?.(old);
      const lobby = await allowed(() => rematchLobby(old.lobby, old.set, old.game, by, theTime(), together));
      const fresh = await this.#open(lobby, old.set);
      await this.change(id, ({ lobby }) =>
        lobby.rematch === null ? { lobby: withRematch(lobby, fresh.lobby) } : null,
      );
    }
    const rematch = await this.look(id, ({ lobby }) => lobby.rematch);
    return this.look(rematch ?? id, (live) => {
      mustSee(live.lobby, by, undefined);
      return live;
    });
  }

  /** Lets go of what is in memory; the next one who comes reads it from the storage. */
  forget(id: string): void {
    this.#live.delete(id);
  }

  forgetAll(): void {
    this.#live.clear();
  }

  /** Another node has changed a table: what is in memory, or just being read, may be older than that. */
  async refresh(id: string, seq: number): Promise<void> {
    if (!this.#live.has(id) && !this.#queues.isBusy(id)) return;
    await this.#queues.run(id, async () => {
      const known = this.#live.get(id);
      if (known !== undefined && known.live.seq < seq) this.forget(id);
    });
  }

  async #load(id: string): Promise<Live> {
    const known = this.#live.get(id);
    if (known !== undefined) {
      known.usedAt = theTime();
      return known.live;
    }
    // What is changed from now on is heard of, so nothing is missed between reading and hearing.
    if (await this.#line?.follow(id)) this.onFollow(id);
    const stored = await this.#store.table(id);
    if (stored === null) {
      await this.#line?.leave([id]);
      throw new Problem('no-table');
    }
    const lobby: Lobby = JSON.parse(stored.lobby);
    const steps = stored.steps.map((step): Step => JSON.parse(step));
    const play = stored.play === null ? null : playedOn(JSON.parse(stored.play), steps);
    const game = mustKnow(this.games, lobby, play);
    const set = stored.set === null ? null : JSON.parse(stored.set);
    const live: Live = {
      ...{ id, game, seq: stored.seq, lobby, set, archived: stored.archived, touchedAt: stored.touchedAt },
      table: play === null ? null : resume(game, lobby, set, play),
      movedAt: play?.movedAt ?? theTime(),
      sinceKept: steps.length,
    };
    this.#live.set(id, { live, usedAt: theTime() });
    this.onOpen(live);
    return live;
  }

  #putAway(idleMs: number): void {
    const since = theTime() - idleMs;
    for (const [id, { usedAt }] of this.#live) {
      if (usedAt >= since || this.#queues.isBusy(id)) continue;
      this.#live.delete(id);
    }
    const needed = (id: string) => this.#live.has(id) || this.#queues.isBusy(id) || this.isRead(id);
    void this.#line?.leave([...this.#line.followed].filter((id) => !needed(id)));
  }

  /** Waits until everything begun is stored. */
  async close(): Promise<void> {
    clearInterval(this.#idleTimer);
    this.#stopping.abort();
    await this.#queues.empty();
  }
}

/** Whose answer it is that the game waits for, where it is a person's. */
function personAsked(lobby: Lobby, seat: number | null, version: number): Commit['asked'] {
  const chair = seat === null || botOf(lobby, seat) !== null ? null : lobby.chairs[seat];
  return chair?.kind === 'person' && chair.guest !== '' ? { guest: chair.guest, version } : null;
}

/** What the rules or the table refuse becomes a problem the asker can read. */
async function allowed<T>(act: () => T | Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw asProblem(error);
  }
}
