import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { TableStream } from '../src/table/sources/stream.ts';

/** Every line that was asked for, and how many are open: of a server that lets everybody read and has no news. */
const { asked, open } = vi.hoisted(() => {
  const asked: string[] = [];
  const open = new Map<string, number>();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    const count = (change: number) => open.set(url, (open.get(url) ?? 0) + change);
    asked.push(url);
    count(1);
    const sign = new TextEncoder().encode(':\n\n');
    return new Response(
      new ReadableStream({
        start(reader) {
          const still = setInterval(() => reader.enqueue(sign), 15_000);
          const cut = () => {
            clearInterval(still);
            count(-1);
          };
          signal.addEventListener('abort', cut, { once: true });
        },
      }),
    );
  });
  return { asked, open };
});
beforeEach(() => {
  asked.length = 0;
  open.clear();
});

const HOUR = 3_600_000;

/** A page as far as a stream needs one, which somebody looks at or not. */
class Page extends EventTarget {
  hidden = false;
  look(looks: boolean): void {
    this.hidden = !looks;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A tab with a table of its own. */
function tab(id: string) {
  const page = new Page();
  vi.stubGlobal('document', page);
  const stream = new TableStream(id, null);
  onTestFinished(() => stream.close());
  const url = `/api/tables/${id}/stream?since=0`;
  const look = (looks: boolean) => {
    vi.stubGlobal('document', page);
    page.look(looks);
  };
  return { look, listens: () => open.get(url) === 1 };
}

test('a tab that nobody looks at goes on listening and asks for nothing', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { look, listens } = tab('a');
  look(false);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(listens()).toBe(true);
  expect(asked).toEqual(['/api/tables/a/stream?since=0']);
});

test('of many tabs that nobody looks at, the last three listen; the others do when somebody looks', async () => {
  const tabs = ['a', 'b', 'c', 'd', 'e'].map(tab);
  const listening = () => tabs.map(({ listens }) => listens());
  for (const { look } of tabs) look(false);
  await expect.poll(listening).toEqual([false, false, true, true, true]);
  tabs[0].look(true);
  await expect.poll(listening).toEqual([true, false, true, true, true]);
  expect(asked).toHaveLength(6);
});

test('a tab that somebody looks at again is not counted', async () => {
  const tabs = ['a', 'b', 'c', 'd'].map(tab);
  const [one, two, three, four] = tabs;
  one.look(false);
  two.look(false);
  two.look(true);
  three.look(false);
  two.look(false);
  two.look(true);
  four.look(false);
  // What tabs say comes in order: when this one has been heard, everything before it was.
  const other = new BroadcastChannel('undercroft.out-of-sight');
  const heard = new Promise((resolve) => {
    other.onmessage = resolve;
  });
  four.look(true);
  await heard;
  other.close();
  expect(tabs.map(({ listens }) => listens())).toEqual([true, true, true, true]);
});
