import type { StreamEvent } from './replies.ts';

/** One block of a stream: an event, or only how many milliseconds to wait before coming back. */
interface Block {
  readonly heard: StreamEvent | null;
  readonly retry: number | null;
}

function readBlock(text: string): Block {
  const lines = text.split('\n').map((line) => /^(\w+): (.*)$/.exec(line));
  const field = (name: string) => lines.find((line) => line?.[1] === name)?.[2] ?? null;
  const data = field('data');
  const retry = field('retry');
  return {
    heard:
      data === null
        ? null
        : ({ event: field('event'), id: field('id'), data: JSON.parse(data) } as StreamEvent),
    retry: retry === null ? null : Number(retry),
  };
}

/** The body of a response, read bit by bit: not every browser lets one loop over it. */
export interface Body {
  getReader(): {
    read(): Promise<{ readonly done?: boolean | undefined; readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<unknown>;
  };
}

/** The blocks of a stream of server-sent events, as they come. */
export async function* readEvents(body: Body): AsyncGenerator<Block> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      yield* blocks.map(readBlock);
    }
  } finally {
    // Whoever stops listening lets go of the line; one that is broken is gone already.
    void reader.cancel().catch(() => {});
  }
}
