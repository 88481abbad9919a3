import type { Answer, GameEvent, Heard, View } from '@undercroft/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Store } from '../src/kit/store.ts';
import type { Line, TableClient, TableInfo, TableUpdate } from '../src/table/sources/client.ts';
import { OPENING, type Play } from '../src/table/stage/scene.ts';
import { Stage } from '../src/table/stage/stage.ts';

/** A view that counts what has been shown. */
interface Counted extends View {
  readonly shown: number;
}

const view = (shown: number): Counted => ({ turn: 1, asks: [], shown });

/** An event that leaves the count at so many. */
const step = (kind: string, count: number): Heard => ({
  event: { kind, seat: 0 } as GameEvent,
  change: { shown: [count] },
});

function update(version: number, kinds: readonly string[], answers: readonly Answer[] = []): TableUpdate {
  return {
    version,
    changes: [{ version, steps: kinds.map((kind, at) => step(kind, version * 100 - 100 + at + 1)) }],
    view: view(version * 100),
    ask: { kind: 'step', seat: 0 },
    answers,
    standing: [],
    mayTakeBack: false,
    mayAskBack: false,
    outcome: null,
  };
}

const play: Play = {
  passing: (_before, { kind }) => (kind === 'rolled' ? { dice: true } : {}),
  beat: () => 100,
  opening: ({ kind }) => (kind === 'rolled' ? 'dice' : kind === 'drew' ? 'flight' : null),
  goesOn: ({ kind }) => kind === 'moved',
};

class FakeClient implements TableClient {
  readonly kind = 'here';
  readonly info = new Store({ viewer: 0 } as TableInfo);
  readonly line = new Store<Line>('open');
  readonly sent: Answer[] = [];
  readonly seen: number[] = [];
  first = update(3, ['earlier']);
  listeners = 0;
  tell: (update: TableUpdate, fresh: boolean) => void = () => {};
  picture() {
    return this.first;
  }
  subscribe(listener: (update: TableUpdate, fresh: boolean) => void) {
    this.tell = listener;
    this.listeners++;
    return () => {
      this.listeners--;
    };
  }
  async answer(_version: number, answer: Answer) {
    this.sent.push(answer);
  }
  async takeBack() {}
  shown(version: number) {
    this.seen.push(version);
  }
  close() {}
}

/** A stage that somebody looks at. */
function openStage(...given: ConstructorParameters<typeof Stage>): Stage {
  const stage = new Stage(...given);
  stage.open();
  return stage;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = (stage: Stage) => (stage.scene.value.view as Counted).shown;

test('events are shown one by one, then the true view', () => {
  const client = new FakeClient();
  const stage = openStage(client, play);
  client.tell(update(4, ['a', 'b']), false);
  expect(stage.scene.value.event?.kind).toBe('a');
  expect(stage.scene.value.caughtUp).toBe(false);
  vi.advanceTimersByTime(100);
  expect(stage.scene.value.event?.kind).toBe('b');
  vi.advanceTimersByTime(100);
  expect(shown(stage)).toBe(400);
  expect(stage.scene.value.caughtUp).toBe(true);
  expect(client.seen).toEqual([3, 4]);
});

test('skipping shows the end at once', () => {
  const client = new FakeClient();
  const stage = openStage(client, play);
  client.tell(update(4, ['a', 'b', 'c']), false);
  stage.skip();
  expect(shown(stage)).toBe(400);
  expect(stage.scene.value.log.map(({ event }) => event.kind)).toEqual(['earlier', 'a', 'b', 'c']);
});

test('a stage that is far behind catches up by itself', () => {
  const client = new FakeClient();
  // What happens to oneself is never passed over.
  client.info.change({ viewer: 1 });
  const stage = openStage(client, play);
  for (let version = 4; version < 60; version++) client.tell(update(version, ['a']), false);
  vi.advanceTimersByTime(100 * 35);
  expect(shown(stage)).toBe(5900);
});

test('a walk goes on step by step and stops when anything happens', () => {
  const client = new FakeClient();
  const stage = openStage(client, play);
  stage.answer('one', 'two', 'three');
  client.tell(update(4, ['moved'], ['two']), false);
  expect(client.sent).toEqual(['one', 'two']);
  client.tell(update(5, ['moved', 'fight'], ['three']), false);
  expect(client.sent).toEqual(['one', 'two']);
});

test('what is taken back is struck from the log', () => {
  const client = new FakeClient();
  const stage = openStage(client, play);
  client.tell(update(4, ['a']), false);
  vi.advanceTimersByTime(100);
  client.tell({ ...update(5, []), changes: [{ version: 5, steps: [], tookBack: 0 }] }, false);
  expect(stage.scene.value.log.map(({ event }) => event.kind)).toEqual(['earlier']);
});

test('what is taken back by leave stays in the log, marked, and the game is not asked about it', () => {
  const client = new FakeClient();
  const own = { ...play, beat: vi.fn(play.beat), goesOn: vi.fn(play.goesOn), passing: vi.fn() };
  const stage = openStage(client, own);
  for (const version of [4, 5, 6]) client.tell(update(version, [`a${version}`]), false);
  vi.advanceTimersByTime(300);
  const event = { kind: 'took-back', seat: 0, answers: 2 } as GameEvent;
  const back = { version: 7, steps: [{ event, change: { shown: [400] } } satisfies Heard] };
  client.tell({ ...update(7, []), changes: [back], view: view(400) }, false);
  expect(stage.scene.value).toMatchObject({ event: { kind: 'took-back' }, caughtUp: false });
  expect(shown(stage)).toBe(400);
  const stands = () => stage.scene.value.log.map(({ event, takenBack = false }) => [event.kind, takenBack]);
  const after = [
    ...[
      ['earlier', false],
      ['a4', false],
      ['a5', true],
      ['a6', true],
    ],
    ['took-back', false],
  ];
  expect(stands()).toEqual(after);
  vi.advanceTimersByTime(10_000);
  expect(stage.scene.value.caughtUp).toBe(true);
  for (const asked of [own.beat, own.passing]) expect(asked.mock.calls.flat()).not.toContain(event);
  // The same from the whole story, as whoever comes back hears it.
  const changes = [4, 5, 6].map((version) => update(version, [`a${version}`]).changes[0]);
  client.tell({ ...update(7, []), changes: [...update(3, ['earlier']).changes, ...changes, back] }, true);
  expect(stands()).toEqual(after);
});

const told = (stage: Stage) => stage.scene.value.log.map(({ event }) => event.kind);

test('dice are seen while they roll, and told only when they have come to rest', () => {
  const client = new FakeClient();
  const stage = openStage(client, play);
  client.tell(update(4, ['rolled', 'fought']), false);
  expect(stage.scene.value).toMatchObject({ event: { kind: 'rolled' }, opening: 'dice' });
  expect(shown(stage)).toBe(301);
  vi.advanceTimersByTime(OPENING.dice - 1);
  expect(told(stage)).toEqual(['earlier']);
  expect(stage.scene.value.opening).toBe('dice');
  vi.advanceTimersByTime(1);
  expect(told(stage)).toEqual(['earlier', 'rolled']);
  expect(stage.scene.value).toMatchObject({ event: { kind: 'rolled' }, opening: null });
  expect(shown(stage)).toBe(301);
  vi.advanceTimersByTime(100);
  expect(told(stage)).toEqual(['earlier', 'rolled', 'fought']);
});

test('what is drawn lies nowhere and is not told before it has arrived', () => {
  const client = new FakeClient();
  const stage = openStage(client, play);
  client.tell(update(4, ['drew']), false);
  expect(stage.scene.value.opening).toBe('flight');
  expect(shown(stage)).toBe(300);
  vi.advanceTimersByTime(OPENING.flight - 1);
  expect(told(stage)).toEqual(['earlier']);
  vi.advanceTimersByTime(1);
  expect(told(stage)).toEqual(['earlier', 'drew']);
  expect(shown(stage)).toBe(301);
});

test('whoever skips sees dice and draws at once, each told once', () => {
  const client = new FakeClient();
  const stage = openStage(client, play);
  client.tell(update(4, ['rolled', 'drew', 'a']), false);
  vi.advanceTimersByTime(10);
  stage.skip();
  expect(told(stage)).toEqual(['earlier', 'rolled', 'drew', 'a']);
  expect(stage.scene.value).toMatchObject({ event: null, opening: null, caughtUp: true });
  expect(shown(stage)).toBe(400);
});

test('a roll that is taken back while it rolls is never told', () => {
  const client = new FakeClient();
  const stage = openStage(client, play);
  client.tell(update(4, ['rolled']), false);
  client.tell({ ...update(5, []), changes: [{ version: 5, steps: [], tookBack: 0 }] }, false);
  vi.advanceTimersByTime(10_000);
  expect(told(stage)).toEqual(['earlier']);
  expect(shown(stage)).toBe(500);
});

test('at a standstill nothing is waited for, not even at the first deal', () => {
  const client = new FakeClient();
  client.first = update(0, ['rolled', 'a', 'b']);
  const stage = openStage(client, play, 0);
  expect(told(stage)).toEqual(['rolled', 'a', 'b']);
  expect(stage.scene.value.caughtUp).toBe(true);
});

test('what has not changed is the same object when the whole view arrives, and need not be drawn again', () => {
  const client = new FakeClient();
  const stage = openStage(client, play, 0);
  const pile = () => ({ cards: [1, 2, 3] });
  const told = (version: number, hand: number[]): TableUpdate => ({
    ...update(version, []),
    // From a worker every update is a copy.
    view: { ...view(version * 100), pile: pile(), hand } as View,
  });
  const lies = () => stage.scene.value.view as View & { pile: object; hand: number[] };
  client.tell(told(4, [7]), false);
  const before = lies();
  client.tell(told(5, [7, 8]), false);
  expect(lies().hand).toEqual([7, 8]);
  expect(lies().pile).toBe(before.pile);
  expect(before.hand).toEqual([7]);
});

test('whoever throws by hand sees nothing of how the dice lie before they are thrown', () => {
  const client = new FakeClient();
  client.info.change({ seats: [{ kind: 'person' }] as unknown as TableInfo['seats'] });
  const stage = openStage(client, { ...play, inHand: (_event, answer) => answer !== 'reroll' });
  const told: string[] = [];
  stage.onEvent = ({ kind }) => told.push(kind);
  stage.byHand = true;
  stage.answer('on');
  client.tell(update(4, ['rolled']), false);
  vi.advanceTimersByTime(60_000);
  expect(stage.scene.value.opening).toBe('hand');
  expect(told).toEqual([]);
  expect(stage.scene.value.log.map(({ event }) => event.kind)).toEqual(['earlier']);
  stage.throwDice();
  expect(stage.scene.value.opening).toBe('dice');
  expect(told).toEqual(['rolled']);
  vi.advanceTimersByTime(OPENING.dice);
  expect(stage.scene.value.opening).toBeNull();
  expect(stage.scene.value.log.map(({ event }) => event.kind)).toEqual(['earlier', 'rolled']);
  // A second roll was asked for: the hand has opened already.
  vi.advanceTimersByTime(100);
  stage.answer('reroll');
  client.tell(update(5, ['rolled']), false);
  expect(stage.scene.value.opening).toBe('dice');
});

test('whoever comes back to dice that were rolled meanwhile does not throw them again', () => {
  const client = new FakeClient();
  client.info.change({ seats: [{ kind: 'person' }] as unknown as TableInfo['seats'] });
  const stage = openStage(client, { ...play, inHand: () => true });
  stage.byHand = true;
  client.tell(update(4, ['rolled']), false);
  expect(stage.scene.value.opening).toBe('dice');
});

/** A table with one person and two computer players. */
function withBots(others: 'all' | 'brief' | 'least') {
  const client = new FakeClient();
  const seats = ['person', 'bot', 'bot'].map((kind, seat) => ({ kind, seat, standIn: false }));
  client.info.change({ seats: seats as unknown as TableInfo['seats'] });
  const stage = openStage(client, {
    ...play,
    beat: () => 1000,
    touches: (event, seat) => 'target' in event && event.target === seat,
  });
  stage.others = others;
  const happens = (version: number, events: readonly object[], asked = 0) => {
    const next = update(version, []);
    const steps = events.map((event) => ({ event: event as GameEvent, change: {} }));
    const ask = { kind: 'step', seat: asked };
    client.tell({ ...next, ask, answers: asked === 0 ? ['go'] : [], changes: [{ version, steps }] }, false);
  };
  return { client, stage, happens };
}

const timesOf = (kind: string, often: number, seat: number) =>
  Array.from({ length: often }, () => ({ kind, seat }));

test('a round of computer players is told within six seconds, however much they do', () => {
  const { stage, happens } = withBots('brief');
  happens(4, timesOf('walked', 20, 1), 2);
  happens(5, timesOf('walked', 20, 2));
  vi.advanceTimersByTime(6000);
  expect(stage.scene.value.caughtUp).toBe(true);
  expect(stage.scene.value.log).toHaveLength(41);
});

test('so it is on a screen that is slow to draw: the rest is told the quicker', () => {
  const { stage, happens } = withBots('brief');
  let drawing = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + drawing);
  // Whatever changes at once is drawn at once.
  let isWaiting = false;
  stage.scene.subscribe(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      drawing += 300;
    });
  });
  const began = Date.now();
  happens(4, timesOf('walked', 20, 1), 2);
  happens(5, timesOf('walked', 20, 2));
  while (!stage.scene.value.caughtUp) vi.advanceTimersByTime(50);
  expect(Date.now() + drawing - began).toBeLessThan(6000);
  clock.mockRestore();
});

test('told in full, it takes its own time', () => {
  const { stage, happens } = withBots('all');
  happens(4, timesOf('walked', 10, 1));
  vi.advanceTimersByTime(9900);
  expect(stage.scene.value.caughtUp).toBe(false);
  vi.advanceTimersByTime(100);
  expect(stage.scene.value.caughtUp).toBe(true);
});

test('what touches a person is looked at in its own time, even where nothing else is', () => {
  const { stage, happens } = withBots('least');
  happens(4, [
    ...timesOf('walked', 50, 1),
    { kind: 'cursed', seat: 1, target: 0 },
    ...timesOf('walked', 50, 2),
  ]);
  expect(stage.scene.value.event?.kind).toBe('cursed');
  vi.advanceTimersByTime(990);
  expect(stage.scene.value.event?.kind).toBe('cursed');
  vi.advanceTimersByTime(10);
  expect(stage.scene.value.caughtUp).toBe(true);
});

test('the next computer player thinks while the last one is shown, and is asked to once', () => {
  const { client, happens } = withBots('brief');
  happens(4, timesOf('walked', 3, 1), 2);
  expect(client.seen).toEqual([3, 4]);
  vi.advanceTimersByTime(6000);
  expect(client.seen).toEqual([3, 4]);
});

test('what others did since one’s last answer is news until one answers', () => {
  const { stage, happens } = withBots('brief');
  stage.answer('go');
  happens(4, [{ kind: 'mine', seat: 0 }], 1);
  happens(5, [{ kind: 'theirs', seat: 1 }]);
  vi.advanceTimersByTime(6000);
  expect(stage.scene.value.news.map(({ event }) => event.kind)).toEqual(['theirs']);
  stage.answer('go');
  expect(stage.scene.value.news).toEqual([]);
});

test('a stage that nobody looks at yet listens to nothing, says nothing and waits for nothing', () => {
  const client = new FakeClient();
  client.first = update(0, ['a', 'b']);
  const stage = new Stage(client, play);
  vi.advanceTimersByTime(10_000);
  expect([client.listeners, client.seen, vi.getTimerCount()]).toEqual([0, [], 0]);
  expect(told(stage)).toEqual([]);
  // Looked at, put away and looked at again, as React may do: it is heard once, and goes on.
  stage.open();
  stage.close();
  expect([client.listeners, vi.getTimerCount()]).toEqual([0, 0]);
  stage.open();
  expect(client.listeners).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(told(stage)).toEqual(['a', 'b']);
  expect(client.seen).toEqual([0]);
});

test('what happened before anybody looked is there when they do', () => {
  const client = new FakeClient();
  const stage = new Stage(client, play);
  client.first = update(9, ['earlier', 'later']);
  stage.open();
  expect(shown(stage)).toBe(900);
  expect(client.seen).toEqual([9]);
});

test('whoever looks away and back again still sees each thing for its time', () => {
  const client = new FakeClient();
  const stage = openStage(client, play);
  client.tell(update(4, ['a', 'b']), false);
  vi.advanceTimersByTime(50);
  // Out of sight everything is over at once; the pause that had begun is not waited for any more.
  vi.stubGlobal('document', { hidden: true });
  client.tell(update(5, ['c']), false);
  expect(stage.scene.value.caughtUp).toBe(true);
  vi.stubGlobal('document', { hidden: false });
  client.tell(update(6, ['d', 'e', 'f']), false);
  vi.advanceTimersByTime(99);
  expect(stage.scene.value.event?.kind).toBe('d');
  vi.advanceTimersByTime(1);
  expect(stage.scene.value.event?.kind).toBe('e');
});

test('what a room looks up for is shown for two seconds, however hasty the rest is; where nothing moves, it does not wait', () => {
  const client = new FakeClient();
  const stage = openStage(client, play, 0.5);
  stage.atLeast = ({ kind }) => (kind === 'great' ? 2000 : 0);
  client.tell(update(4, ['great', 'b']), false);
  vi.advanceTimersByTime(1900);
  expect(stage.scene.value.event?.kind).toBe('great');
  vi.advanceTimersByTime(100);
  expect(stage.scene.value.event?.kind).toBe('b');
  const still = new FakeClient();
  const other = openStage(still, play, 0);
  other.atLeast = () => 2000;
  still.tell(update(4, ['great']), false);
  expect(other.scene.value.caughtUp).toBe(true);
});
