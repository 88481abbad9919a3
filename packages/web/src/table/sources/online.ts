import { type Answer, changed, difference, type Json, Refused, sameAnswer } from '@undercroft/kernel';
import { type Away, type OnlineTable, type Presence, ProblemError } from '@undercroft/protocol';
import { server } from '../../kit/server/api.ts';
import { Store } from '../../kit/store.ts';
import { lookNamed } from '../../kit/theme/colours.ts';
import { keepShown, withMissed } from './away.ts';
import type { Line, SeatInfo, TableClient, TableInfo, TableUpdate } from './client.ts';
import type { TableStream } from './stream.ts';

/** Reasons that are the rules' own. */
const RULES = ['illegal', 'not-asked', 'stale'] as const;

/** Times to ask again at a table where computer players answer meanwhile. */
const MOST_TRIES = 5;

type Listener = (update: TableUpdate, fresh: boolean) => void;

/** A table on the server, while it is played. */
export class OnlineClient implements TableClient {
  readonly kind = 'online';
  readonly info: Store<TableInfo>;
  readonly line: Store<Line>;
  readonly #stream: TableStream;
  readonly #leave: (() => void)[];
  #first: TableUpdate;
  /** When the server last told how the table stands. */
  #toldAt = Date.now();
  #listener: Listener | undefined;

  constructor(stream: TableStream, set: Json, away: Away | null = null) {
    this.#stream = stream;
    this.#first = withMissed(
      stream.listen((update) => this.#hear(update)),
      away,
    );
    this.line = stream.line;
    const describe = () => infoOf(stream.table.value, stream.presence.value, set, this.#due());
    this.info = new Store(describe());
    // Most that is told changes nothing of it: then it stays the same, and nobody draws it again.
    const again = () => this.info.set(changed(this.info.value, difference(this.info.value, describe())));
    this.#leave = [
      stream.table.subscribe(() => {
        this.#toldAt = Date.now();
        again();
      }),
      ...[stream.presence.subscribe(again), stream.waits.subscribe(again)],
    ];
  }

  /** Whose time runs, and when it is up by this device's clock. */
  #due(): { readonly seat: number; readonly at: number } | null {
    const table = this.#stream.table.value;
    const waits = this.#stream.waits.value;
    if (table === null || table.clock === null || table.status !== 'playing' || waits === null) return null;
    const { kind, standIn, resigned } = table.seats[waits.seat];
    if (kind !== 'person' || standIn !== null || resigned) return null;
    // The server knows best, as long as nothing has moved since it spoke.
    const said = table.version === waits.version ? table.timeLeft : null;
    return { seat: waits.seat, at: said === null ? waits.since + table.clock * 1000 : this.#toldAt + said };
  }

  picture(): TableUpdate {
    return this.#first;
  }

  subscribe(listener: Listener): () => void {
    this.#listener = listener;
    return () => {
      if (this.#listener === listener) this.#listener = undefined;
    };
  }

  answer(version: number, answer: Answer): Promise<void> {
    const { id } = this.#stream;
    return asRules(server.ask('POST /tables/:id/answers', { id, body: { version, answer } }));
  }

  takeBack(version: number): Promise<void> {
    const { id } = this.#stream;
    return asRules(server.ask('POST /tables/:id/take-back', { id, body: { version } }));
  }

  /** Asks the others for leave to take the last answer back; what computer players do meanwhile does not matter. */
  async askBack(): Promise<void> {
    const { id } = this.#stream;
    let { version } = this.#first;
    for (let tries = 1; ; tries++) {
      try {
        await server.ask('PUT /tables/:id/take-back/wish', { id, body: { version } });
        return;
      } catch (error) {
        if (!(error instanceof ProblemError) || error.reason !== 'stale' || tries === MOST_TRIES) throw error;
        version = (await server.ask('GET /tables/:id', { id })).version ?? version;
      }
    }
  }

  /** Whoever sits here is shown the rest when they come back. */
  shown(version: number): void {
    if (this.#stream.table.value?.you.seat !== null) keepShown(this.#stream.id, version);
  }

  /** Whether something happened while the viewer was away, and is shown first. */
  get missed(): boolean {
    return this.#first.missed !== undefined;
  }

  close(): void {
    for (const leave of this.#leave) leave();
  }

  /** A line cut in the middle of catching up may tell something twice: each version is heard once. */
  #hear(update: TableUpdate): void {
    const before = this.#first.version;
    const changes = update.changes.filter(({ version }) => version > before);
    // Ended by agreement or resignation: the same version, but nobody is asked any more.
    if (update.version < before || (update.version === before && sameAnswer(update.ask, this.#first.ask)))
      return;
    const fresh = changes.length === 0 && update.version > before;
    this.#first = { ...update, changes };
    this.#listener?.(this.#first, fresh);
  }
}

/** What the rules have against it comes back as at a table on this device. */
async function asRules(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const reason = RULES.find((known) => known === error.reason);
    throw reason === undefined ? error : new Refused(reason, error.message);
  }
}

function infoOf(
  table: OnlineTable | null,
  presence: Presence | null,
  set: Json,
  due: { readonly seat: number; readonly at: number } | null,
): TableInfo {
  if (table === null) throw new Error('a client is made once its table is known');
  const seats = table.seats
    .filter(({ kind }) => kind !== 'free')
    .map(
      (seat, index): SeatInfo => ({
        seat: index,
        kind: seat.kind === 'bot' ? 'bot' : 'person',
        name: seat.name,
        level: seat.level ?? null,
        figure: seat.figure ?? '',
        look: lookNamed(seat.colour, index),
        here: presence === null ? seat.here : seat.kind === 'bot' || presence.here.includes(index),
        standIn: seat.standIn !== null,
        ...(due?.seat === index && { due: due.at }),
      }),
    );
  const { id, game, options, you } = table;
  return { id, game, options, set, seats, viewer: you.seat };
}
