import { type Answer, Refused, type SavedTable, type Seat, sameAnswer } from '@undercroft/kernel';
import { Store } from '../../kit/store.ts';
import { Thinker } from '../../kit/thinker.ts';
import {
  type Line,
  type Saying,
  type TableClient,
  type TableInfo,
  type TableUpdate,
  Unkept,
  Unread,
} from './client.ts';
import type { KeptTable, SetUp } from './hereTable.ts';

export type ToWorker =
  | { readonly do: 'begin'; readonly setUp: SetUp }
  | { readonly do: 'resume'; readonly id: string }
  | { readonly do: 'hand-over'; readonly seat: Seat }
  | { readonly do: 'answer'; readonly version: number; readonly answer: Answer; readonly by?: Seat }
  | { readonly do: 'take-back'; readonly version: number }
  | {
      readonly do: 'say';
      readonly version: number;
      readonly sayings: readonly Saying[];
      readonly answer: Answer | null;
    }
  /** What happened at this version was told wrongly. */
  | { readonly do: 'go-back'; readonly version: number }
  /** It was right after all. */
  | { readonly do: 'was-right' }
  /** The table lies so now. */
  | { readonly do: 'lay'; readonly state: SavedTable['state'] }
  /** Everybody at this device agrees to take the last answer back. */
  | { readonly do: 'take-back-by-leave' }
  /** The screen has shown this version: a bot may answer. */
  | { readonly do: 'go-on'; readonly version: number }
  /** The device could not keep the table: it is tried again, or people go on without. */
  | { readonly do: 'keep'; readonly unkept: boolean }
  /** The table as it stands, kept or not. */
  | { readonly do: 'record' };

/** Whether a table stands in this browser for another day; `unkept` where people go on although it does not. */
export type Keeping = 'kept' | 'failed' | 'unkept';

export type FromWorker =
  | {
      readonly tell: 'update';
      readonly update: TableUpdate;
      readonly fresh: boolean;
      readonly info: TableInfo;
      readonly keeping: Keeping;
    }
  | { readonly tell: 'keeping'; readonly keeping: Keeping }
  /** The table is played in another tab now. */
  | { readonly tell: 'elsewhere' }
  | { readonly tell: 'done'; readonly call: number; readonly record?: KeptTable }
  | { readonly tell: 'refused'; readonly call: number; readonly reason: string; readonly text: string };

type HereWorker = Thinker<{ call: number; message: ToWorker }, FromWorker>;

interface Waiting {
  readonly resolve: (record: KeptTable | undefined) => void;
  readonly reject: (error: Error) => void;
}

type Listener = (update: TableUpdate, fresh: boolean) => void;

const bytesOfLuck = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** 32 bytes of luck nobody knows. */
export const newSeed = (): string => bytesOfLuck(32);

/** The name of a table on this device. Not `crypto.randomUUID`: over plain HTTP a browser has none. */
export const newId = (): string => bytesOfLuck(16);

/** A table whose rules and bots run in a worker on this device. */
export class HereClient implements TableClient {
  readonly kind = 'here';
  readonly info: Store<TableInfo>;
  readonly line = new Store<Line>('open');
  readonly keeping: Store<Keeping>;
  readonly #worker: HereWorker;
  readonly #calls = new Map<number, Waiting>();
  readonly #onElsewhere: () => void;
  #nextCall = 0;
  #listener: Listener | undefined;
  #latest: TableUpdate;

  private constructor(
    worker: HereWorker,
    first: Extract<FromWorker, { tell: 'update' }>,
    onElsewhere: () => void,
  ) {
    this.#worker = worker;
    this.#onElsewhere = onElsewhere;
    this.#latest = first.update;
    this.info = new Store(first.info);
    this.keeping = new Store(first.keeping);
    worker.onmessage = ({ data }) => this.#hear(data);
  }

  /** Opens a new or a kept table; rejects with what the rules or the browser had against it. */
  static open(
    start: () => Worker,
    first: Extract<ToWorker, { do: 'begin' | 'resume' }>,
    onElsewhere: () => void,
    signal: AbortSignal,
  ): Promise<HereClient> {
    const worker: HereWorker = new Thinker(start);
    letGoWithPage(worker, signal);
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data.tell === 'update') resolve(new HereClient(worker, data, onElsewhere));
        else if (data.tell === 'refused') {
          worker.terminate();
          reject(refusal(data));
        } else if (data.tell === 'elsewhere') {
          worker.terminate();
          onElsewhere();
        }
      };
      worker.onerror = reject;
      // Whoever leaves before it is open leaves nobody behind who plays it.
      signal.addEventListener('abort', () => worker.terminate());
      worker.postMessage({ call: -1, message: first });
    });
  }

  picture(): TableUpdate {
    return this.#latest;
  }

  subscribe(listener: Listener): () => void {
    this.#listener = listener;
    return () => {
      if (this.#listener === listener) this.#listener = undefined;
    };
  }

  async answer(version: number, answer: Answer): Promise<void> {
    await this.#call({ do: 'answer', version, answer });
  }

  async answerAs(by: Seat, answer: Answer): Promise<void> {
    await this.#call({ do: 'answer', version: this.#latest.version, answer, by });
  }

  async takeBack(version: number): Promise<void> {
    await this.#call({ do: 'take-back', version });
  }

  async say(version: number, sayings: readonly Saying[], answer: Answer | null): Promise<void> {
    await this.#call({ do: 'say', version, sayings, answer });
  }

  /** Tells anew what happened at this version. */
  goBack(version: number): void {
    this.#tell({ do: 'go-back', version });
  }

  /** Leaves what was to be told anew as it was. */
  wasRight(): void {
    this.#tell({ do: 'was-right' });
  }

  /** The table lies otherwise, as people have laid it. */
  async lay(state: SavedTable['state']): Promise<void> {
    await this.#call({ do: 'lay', state });
  }

  async takeBackByLeave(): Promise<void> {
    await this.#call({ do: 'take-back-by-leave' });
  }

  /** The table as it stands; nothing once another tab plays it. */
  record(): Promise<KeptTable | undefined> {
    return this.#call({ do: 'record' });
  }

  handOver(seat: Seat): void {
    this.#tell({ do: 'hand-over', seat });
  }

  shown(version: number): void {
    this.#tell({ do: 'go-on', version });
  }

  /** Keeps what could not be kept, or goes on without. */
  keep(unkept: boolean): void {
    this.#tell({ do: 'keep', unkept });
  }

  close(): void {
    this.#worker.terminate();
  }

  /** Nobody waits for it. What could not be kept is said beside the board. */
  #tell(message: ToWorker): void {
    this.#call(message).catch((error: unknown) => {
      if (!(error instanceof Unkept)) throw error;
    });
  }

  #call(message: ToWorker): Promise<KeptTable | undefined> {
    const call = this.#nextCall++;
    this.#worker.postMessage({ call, message });
    return new Promise((resolve, reject) => this.#calls.set(call, { resolve, reject }));
  }

  #hear(message: FromWorker): void {
    if (message.tell === 'update') {
      this.#latest = message.update;
      this.keeping.set(message.keeping);
      // Every message brings it; whoever draws by it need not draw again for nothing.
      if (!sameAnswer(message.info, this.info.value)) this.info.set(message.info);
      this.#listener?.(message.update, message.fresh);
      return;
    }
    if (message.tell === 'keeping') {
      this.keeping.set(message.keeping);
      return;
    }
    if (message.tell === 'elsewhere') {
      this.#onElsewhere();
      return;
    }
    const waiting = this.#calls.get(message.call);
    this.#calls.delete(message.call);
    if (message.tell === 'done') waiting?.resolve(message.record);
    else waiting?.reject(refusal(message));
  }
}

/**
 * A page that is left takes its worker with it. WebKit keeps both for the way back, asleep in the midst of keeping: until
 * then no other page could read what this device keeps. Whoever does come back finds the table as it was kept.
 */
function letGoWithPage(worker: HereWorker, signal: AbortSignal): void {
  const letGo = () => {
    worker.terminate();
    window.addEventListener('pageshow', () => location.reload());
  };
  addEventListener('pagehide', letGo, { signal });
}

function refusal({ reason, text }: { reason: string; text: string }): Error {
  if (reason === 'unkept') return new Unkept(text);
  if (reason === 'unread') return new Unread(text);
  return reason === 'failed' ? new Error(text) : new Refused(reason as Refused['reason'], text);
}
