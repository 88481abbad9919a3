import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Statement } from './sql.ts';
import { SqliteDatabase } from './sqlite-database.ts';

/** What the server's thread wants; a transaction is known by the number of the call that began it. */
export type Call =
  | {
      readonly number: number;
      readonly kind: 'ask';
      readonly parts: readonly Statement[];
      readonly within: number | null;
    }
  | { readonly number: number; readonly kind: 'begin' | 'shrink' | 'close' }
  | { readonly number: number; readonly kind: 'end'; readonly within: number; readonly keep: boolean };
type Ask = Extract<Call, { kind: 'ask' }>;

export interface Reply {
  readonly number: number;
  readonly rows?: readonly object[];
  readonly error?: string;
}

/** Whoever has begun something and then says no more keeps everybody from the storage: not for longer than this. */
const PATIENCE_MS = 10_000;

if (parentPort !== null) {
  const port = parentPort;
  const file = new SqliteDatabase(workerData);
  /** The transaction that has the file for itself. */
  let alone: { readonly number: number; readonly patience: NodeJS.Timeout } | null = null;
  /** What waits until it is over. */
  const held: Call[] = [];

  port.on('message', (first: Call) => {
    const calls = [first];
    for (let more = receiveMessageOnPort(port); more !== undefined; more = receiveMessageOnPort(port)) {
      calls.push(more.message);
    }
    work(calls);
  });

  const reply = (said: Reply) => port.postMessage(said);
  const tried = ({ number }: Call, deed: () => Omit<Reply, 'number'>): Reply => {
    try {
      return { number, ...deed() };
    } catch (error) {
      return { number, error: String(error) };
    }
  };

  function work(calls: readonly Call[]): void {
    let together: Ask[] = [];
    const flush = () => {
      if (together.length > 0) for (const said of answerTogether(together)) reply(said);
      together = [];
    };
    for (const call of calls) {
      if ('within' in call && call.within !== null) within(call, call.within);
      else if (alone !== null) held.push(call);
      else if (call.kind === 'ask') together.push(call);
      else {
        flush();
        if (call.kind === 'begin') begin(call);
        if (call.kind === 'shrink') reply(tried(call, () => ({ rows: file.shrink() })));
        if (call.kind === 'close') close(call);
      }
    }
    flush();
  }

  /** Everything that waits is done in one transaction: one trip to the disk confirms them all. */
  function answerTogether(calls: readonly Ask[]): Reply[] {
    const replies: Reply[] = [];
    try {
      file.together(calls.map((call) => () => answer(call, replies)));
      return replies;
    } catch (error) {
      // The transaction as a whole did not reach the disk: nobody may believe otherwise.
      return calls.map(({ number }) => ({ number, error: String(error) }));
    }
  }

  /** Where the first part touches nothing, nothing else is done. */
  function answer({ number, parts: [first, ...rest] }: Ask, replies: Reply[]): void {
    try {
      const rows = file.ask(first);
      if (rows.length > 0) for (const statement of rest) file.ask(statement);
      replies.push({ number, rows });
    } catch (error) {
      replies.push({ number, error: String(error) });
      throw error;
    }
  }

  function begin(call: Call): void {
    const { number } = call;
    const said = tried(call, () => {
      file.begin();
      alone = { number, patience: setTimeout(giveUp, PATIENCE_MS, number) };
      return {};
    });
    reply(said);
  }

  function within(call: Extract<Call, { within: unknown }>, number: number): void {
    if (alone?.number !== number) {
      reply({ number: call.number, error: 'the transaction took too long' });
      return;
    }
    if (call.kind === 'end') {
      reply(tried(call, () => over(number, call.keep)));
      work(held.splice(0));
      return;
    }
    alone.patience.refresh();
    const replies: Reply[] = [];
    file.try(() => answer(call, replies));
    for (const said of replies) reply(said);
  }

  function giveUp(number: number): void {
    over(number, false);
    work(held.splice(0));
  }

  function over(number: number, keep: boolean): object {
    if (alone?.number !== number) return {};
    clearTimeout(alone.patience);
    alone = null;
    file.end(keep);
    return {};
  }

  function close(call: Call): void {
    file.close();
    reply({ number: call.number });
    port.close();
  }
}
