import { type Answer, Refused, type Seat, sameAnswer } from '@undercroft/kernel';
import { Store } from '../app/store.ts';
import type { Line, TableClient, TableInfo, TableUpdate } from './client.ts';
import type { SetUp } from './hereTable.ts';

export type ToWorker =
  | { readonly do: 'begin'; readonly setUp: SetUp }
  | { readonly do: 'resume'; readonly id: string }
  | { readonly do: 'hand-over'; readonly seat: Seat }
  | { readonly do: 'answer'; readonly version: number; readonly answer: Answer }
  | { readonly do: 'take-back'; readonly version: number }
  /** Everybody at this device agrees to take the last answer back. */
  | { readonly do: 'take-back-by-leave' }
  /** The screen has shown this version: a bot may answer. */
  | { readonly do: 'go-on'; readonly version: number };

export type FromWorker =
  | {
      readonly tell: 'update';
      readonly update: TableUpdate;
      readonly fresh: boolean;
      readonly info: TableInfo;
    }
  /** The table is played in another tab now. */
  | { readonly tell: 'elsewhere' }
  | { readonly tell: 'done'; readonly call: number }
  | { readonly tell: 'refused'; readonly call: number; readonly reason: string; readonly text: string };

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
  readonly #worker: Worker;
  readonly #calls = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  readonly #onElsewhere: () => void;
  #nextCall = 0;
  #listener: Listener | undefined;
  #latest: TableUpdate;

  private constructor(
    worker: Worker,
    first: Extract<FromWorker, { tell: 'update' }>,
    onElsewhere: () => void,
  ) {
    this.#worker = worker;
    this.#onElsewhere = onElsewhere;
    this.#latest = first.update;
    this.info = new Store(first.info);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
  }

  /** Opens a new or a kept table; rejects with what the rules or the browser had against it. */
  static open(
    first: Extract<ToWorker, { do: 'begin' | 'resume' }>,
    onElsewhere: () => void,
  ): Promise<HereClient> {
    const worker = new Worker(new URL('./here.worker.ts', import.meta.url), { type: 'module' });
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.tell === 'update') resolve(new HereClient(worker, data, onElsewhere));
        else if (data.tell === 'refused') {
          worker.terminate();
          reject(refusal(data));
        } else if (data.tell === 'elsewhere') {
          worker.terminate();
          onElsewhere();
        }
      };
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage({ call: -1, message: first });
    });
  }

  subscribe(listener: Listener): () => void {
    this.#listener = listener;
    listener(this.#latest, true);
    return () => {
      this.#listener = undefined;
    };
  }

  answer(version: number, answer: Answer): Promise<void> {
    return this.#call({ do: 'answer', version, answer });
  }

  takeBack(version: number): Promise<void> {
    return this.#call({ do: 'take-back', version });
  }

  takeBackByLeave(): Promise<void> {
    return this.#call({ do: 'take-back-by-leave' });
  }

  handOver(seat: Seat): void {
    void this.#call({ do: 'hand-over', seat });
  }

  shown(version: number): void {
    void this.#call({ do: 'go-on', version });
  }

  close(): void {
    this.#worker.terminate();
  }

  #call(message: ToWorker): Promise<void> {
    const call = this.#nextCall++;
    this.#worker.postMessage({ call, message });
    return new Promise((resolve, reject) => this.#calls.set(call, { resolve, reject }));
  }

  #hear(message: FromWorker): void {
    if (message.tell === 'update') {
      this.#latest = message.update;
      // Every message brings it; whoever draws by it need not draw again for nothing.
      if (!sameAnswer(message.info, this.info.value)) this.info.set(message.info);
      this.#listener?.(message.update, message.fresh);
      return;
    }
    if (message.tell === 'elsewhere') {
      this.#onElsewhere();
      return;
    }
    const waiting = this.#calls.get(message.call);
    this.#calls.delete(message.call);
    if (message.tell === 'done') waiting?.resolve();
    else waiting?.reject(refusal(message));
  }
}

const refusal = ({ reason, text }: { reason: string; text: string }): Error =>
  reason === 'failed' ? new Error(text) : new Refused(reason as Refused['reason'], text);
