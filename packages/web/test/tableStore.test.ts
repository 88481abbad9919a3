import { loadGame } from '@undercroft/games';
import { begin, FastChance, openBox, sightNow } from '@undercroft/kernel';
import { saidIn } from '@undercroft/words/said';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openGame } from '../src/games/open.ts';
import { en } from '../src/kit/language/en.ts';
import { Store } from '../src/kit/store.ts';
import { TableStore } from '../src/table/seen/tableStore.ts';
import type { Line, TableClient, TableInfo, TableUpdate } from '../src/table/sources/client.ts';

vi.mock('../src/table/sound/attention.ts', () => ({ callToTable: () => {} }));

beforeEach(() => void vi.stubGlobal('document', { hidden: false }));
afterEach(() => void vi.unstubAllGlobals());

const seat = (at: number) => ({
  seat: at,
  kind: 'person' as const,
  name: at === 0 ? 'Ada' : '',
  level: null,
  figure: '',
  look: at,
  here: true,
  standIn: false,
});

/** A table of Karak for two, with somebody in front of the first seat. */
async function open() {
  const [game, opened] = await Promise.all([loadGame('karak'), openGame('karak', 'en')]);
  const box = openBox(game);
  const { view, ask, answers } = sightNow(box, begin(box, [null, null], new FastChance(7)));
  const update = (version: number): TableUpdate => ({
    ...{ version, changes: [], view, ask, answers: ask.seat === 0 ? answers : [], standing: [] },
    ...{ mayTakeBack: false, mayAskBack: false, outcome: null },
  });
  let tell: (update: TableUpdate, fresh: boolean) => void = () => {};
  const info: TableInfo = {
    ...{ id: 't', game: 'karak', options: box.options, set: null, viewer: 0 },
    seats: [seat(0), seat(1)],
  };
  const client: TableClient = {
    kind: 'online',
    info: new Store(info),
    line: new Store<Line>('open'),
    picture: () => update(1),
    subscribe: (listener) => {
      tell = listener;
      return () => {};
    },
    answer: async () => {},
    takeBack: async () => {},
    shown: () => {},
    close: () => {},
  };
  const table = new TableStore(client, opened, {
    silent: true,
    say: opened.say,
    m: { language: 'en', ...saidIn('en', en) },
  });
  table.open();
  return { table, client, info, tell: (version: number) => tell(update(version), false) };
}

test('what means the same stays the same, whatever is told', async () => {
  const { table, client, info, tell } = await open();
  const before = table.seen.value;
  expect(before.names[0]).toBe('Ada');
  expect(before.names[1]).not.toBe('');
  // Somebody leaves, time is given, options come once more over the line.
  client.info.set({
    ...info,
    options: { ...info.options },
    seats: [seat(0), { ...seat(1), here: false, due: 9 }],
  });
  const gone = table.seen.value;
  expect(gone.attendance[1]).toMatchObject({ here: false, due: 9 });
  for (const still of [
    'box',
    'names',
    'seats',
    'say',
    'm',
    'answer',
    'refuse',
    'view',
    'question',
    'log',
  ] as const)
    expect(gone[still], still).toBe(before[still]);
  tell(2);
  expect(table.seen.value.scene.update.version).toBe(2);
  for (const still of ['names', 'seats', 'view'] as const)
    expect(table.seen.value[still], still).toBe(before[still]);
});

test('who is given another name is called by it', async () => {
  const { table, client, info } = await open();
  const { seats, names } = table.seen.value;
  client.info.set({ ...info, seats: [{ ...seat(0), name: 'Adele' }, seat(1)] });
  expect(table.seen.value.names).toEqual(['Adele', names[1]]);
  expect(table.seen.value.seats[1]).toBe(seats[1]);
});

test('what was refused is forgotten with the next question', async () => {
  const { table, tell } = await open();
  table.refuse('There is a wall.', 'K-11');
  expect(table.seen.value.refused).toEqual({ text: 'There is a wall.', rule: 'K-11' });
  tell(2);
  expect(table.seen.value.refused).toBeNull();
});

test('an answer that waits for a second thought is not given', async () => {
  const { table, client } = await open();
  const given = vi.spyOn(client, 'answer');
  table.holds = () => true;
  table.answer('rest');
  expect(given).not.toHaveBeenCalled();
  table.give('rest');
  expect(given).toHaveBeenCalledOnce();
});

test('what changes in one go is told once, and until then all that is drawn is of one moment', async () => {
  const { table, client, info, tell } = await open();
  const told = vi.fn();
  const leave = table.seen.subscribe(told);
  const before = table.seen.drawn;
  tell(2);
  client.info.set({ ...info, seats: [{ ...seat(0), name: 'Adele' }, seat(1)] });
  table.refuse('There is a wall.', 'K-11');
  expect(table.seen.drawn).toBe(before);
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  expect(told).toHaveBeenCalledOnce();
  expect(table.seen.drawn).toBe(table.seen.value);
  expect(table.seen.drawn.names[0]).toBe('Adele');
  // Where nobody draws it, whoever begins to draws it as it is.
  leave();
  tell(3);
  expect(table.seen.drawn.scene.update.version).toBe(3);
  // What changes between the first drawing and the first listener is told, too.
  const drawn = table.seen.drawn;
  table.coach(true);
  const late = vi.fn();
  table.seen.subscribe(late);
  expect(table.seen.drawn).toBe(drawn);
  await vi.waitFor(() => expect(late).toHaveBeenCalledOnce());
  expect(table.seen.drawn.coached).toBe(true);
});
