import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { openFile } from './sqlite-file.ts';

/** A method call from the server's thread. */
export interface Call {
  readonly number: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

export interface Reply {
  readonly number: number;
  readonly value?: unknown;
  readonly error?: string;
}

if (parentPort !== null) {
  const port = parentPort;
  const file = openFile(workerData);

  /** Everything that waits is done in one transaction: one trip to the disk confirms them all. */
  port.on('message', (first: Call) => {
    const calls = [first];
    for (let more = receiveMessageOnPort(port); more !== undefined; more = receiveMessageOnPort(port)) {
      calls.push(more.message);
    }
    const closing = calls.find(({ method }) => method === 'close');
    const asked = calls.filter((call) => call !== closing);
    const replies = asked.length > 0 ? answerTogether(asked) : [];
    if (asked.some(({ method }) => method === 'tidy')) file.shrink();
    for (const reply of replies) port.postMessage(reply);
    if (closing === undefined) return;
    file.store.close();
    port.postMessage({ number: closing.number } satisfies Reply);
    port.close();
  });

  function answerTogether(calls: readonly Call[]): Reply[] {
    const replies: Reply[] = [];
    try {
      file.together(calls.map((call) => () => replies.push(answer(call))));
      return replies;
    } catch (error) {
      // The transaction as a whole did not reach the disk: nobody may believe otherwise.
      return calls.map(({ number }) => ({ number, error: String(error) }));
    }

    function answer({ number, method, args }: Call): Reply {
      try {
        const methods = file.store as unknown as Record<string, (...args: readonly unknown[]) => unknown>;
        return { number, value: methods[method](...args) };
      } catch (error) {
        replies.push({ number, error: String(error) });
        throw error;
      }
    }
  }
}
