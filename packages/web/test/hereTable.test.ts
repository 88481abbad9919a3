import { goblin } from '@undercroft/goblin';
import { karak } from '@undercroft/karak';
import { mind } from '@undercroft/karak/mind';
import { type Answer, type Game, openBox, type Seat, Table, type Viewer, viewOf } from '@undercroft/kernel';
import { kragmortha } from '@undercroft/kragmortha';
import { afterEach, expect, test, vi } from 'vitest';
import type { TableUpdate } from '../src/table/sources/client.ts';
import { type Chair, HereTable, type SetUp } from '../src/table/sources/hereTable.ts';
import { type Ponder, type Pondered, thinkWith } from '../src/table/sources/thinking.ts';

const person: Chair = { kind: 'person', name: '', level: null, figure: null };
const bot: Chair = { kind: 'bot', name: '', level: 'adept', figure: null };

function setUp(chairs: readonly Chair[], handOver = false): SetUp {
  return { id: 'here', game: 'karak', chairs, handOver, options: {}, seed: '1f'.repeat(32) };
}

const game = karak as Game;

/** Lets bots answer until a person is asked. */
async function untilPerson(table: HereTable): Promise<void> {
  while ((await table.botPlays()) !== null);
}

afterEach(() => vi.restoreAllMocks());

test('bots answer until a person is asked, and only the person can answer then', async () => {
  const table = HereTable.begin(game, setUp([person, bot, bot]));
  await untilPerson(table);
  const { ask, answers } = table.picture();
  expect(ask?.seat).toBe(0);
  expect(answers.length).toBeGreaterThan(0);
});

test('a table that was kept goes on as if nothing had happened, log and all', async () => {
  const table = HereTable.begin(game, setUp([person, bot]));
  for (let answered = 0; answered < 12; answered++) {
    await untilPerson(table);
    const { answers, version } = table.picture();
    table.answer(version, answers[0]);
  }
  const again = HereTable.resume(game, JSON.parse(JSON.stringify(table.keep())));
  expect(again.picture()).toEqual(table.picture());
  expect(again.info()).toEqual(table.info());
});

test('a finished table keeps who won, for the shelf at the front door', async () => {
  const table = HereTable.begin(game, setUp([bot, bot]));
  expect(table.keep().winners).toBeUndefined();
  await untilPerson(table);
  const { winners = [], waitsFor } = table.keep();
  expect(waitsFor).toBeNull();
  expect(winners).toEqual(table.picture().outcome?.winners);
  expect(winners.length).toBeGreaterThan(0);
});

test('between two people the table follows whoever is asked, unless it has to be handed over', async () => {
  const open = HereTable.begin(game, setUp([person, person]));
  const hidden = HereTable.begin(game, setUp([person, person], true));
  for (const table of [open, hidden]) {
    if (table === hidden) table.handOver(table.picture().ask?.seat ?? 0);
    const first = table.info().viewer;
    for (let answered = 0; answered < 200; answered++) {
      const { ask, answers, version } = table.picture();
      if (ask?.seat !== first || answers.length === 0) break;
      table.answer(version, answers[answers.length - 1]);
    }
    const { ask, answers } = table.picture();
    expect(ask?.seat).not.toBe(first);
    if (table === open) expect(table.info().viewer).toBe(ask?.seat);
    else {
      expect(answers).toEqual([]);
      table.handOver(ask?.seat ?? 0);
      expect(table.picture().answers.length).toBeGreaterThan(0);
    }
  }
});

test.each([
  ['goblin', goblin],
  ['kragmortha', kragmortha],
] as [string, Game][])('at %s nobody sees a hand before its owner has said so', async (name, rules) => {
  const agreed = { ...setUp([person, bot, person], true), game: name };
  let table = HereTable.begin(rules, agreed);
  let mine: Seat | null = null;
  const handed = new Set<Seat>();
  /** All that is given to the page is what a seat that said so may see, or a spectator. */
  const given = (update: TableUpdate) => {
    expect(table.info().viewer).toBe(mine);
    const kept = Table.resume(rules, table.keep().saved);
    const { events: _, mayAskBack: __, ...seen } = kept.update(mine);
    expect(update).toMatchObject(JSON.parse(JSON.stringify(seen)));
    return update;
  };
  given(table.picture());
  for (let answered = 0; handed.size < 2 || answered < 60; answered++) {
    if (answered % 7 === 0) {
      // Somebody reloads the page.
      table = HereTable.resume(rules, JSON.parse(JSON.stringify(table.keep())));
      mine = null;
      given(table.picture());
    }
    if (table.hide()) mine = null;
    const { ask, answers, version } = given(table.picture());
    if (ask === null) break;
    if (agreed.chairs[ask.seat]?.kind === 'bot') {
      await table.botPlays();
      continue;
    }
    if (ask.seat !== mine) {
      expect(mine).toBeNull();
      expect(answers).toEqual([]);
      expect(() => table.answer(version, 'anything')).toThrow('nobody has sat down');
      table.handOver(ask.seat);
      mine = ask.seat;
      handed.add(mine);
      continue;
    }
    given(table.answer(version, answers[answered % answers.length]));
  }
  expect(handed.size).toBe(2);
});

test('a bot that cannot think is reported, and still lets the others play on', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const lost = new Error('lost in thought');
  const table = HereTable.begin(game, setUp([bot, bot]), () => Promise.reject(lost));
  for (let version = 1; version <= 30; version++) expect(await table.botPlays()).toMatchObject({ version });
  expect(told).toHaveBeenCalledTimes(30);
  expect(told).toHaveBeenCalledWith(lost);
});

test('a master without judgement is reported, and plays by instinct', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const blank = new Error('no judgement');
  vi.spyOn(mind, 'evaluate').mockImplementation(() => {
    throw blank;
  });
  const instinct = vi.spyOn(mind, 'instinct');
  const table = HereTable.begin(game, setUp([person, { ...bot, level: 'master' }]));
  while (told.mock.calls.length === 0) {
    if ((await table.botPlays()) !== null) continue;
    const { answers, version } = table.picture();
    table.answer(version, answers[0]);
  }
  expect(told).toHaveBeenCalledWith(blank);
  expect(table.keep().saved.match.answers.at(-1)).toEqual([1, instinct.mock.results.at(-1)?.value]);
});

test('what a bot thought about a table that has moved on is dropped', async () => {
  let conclude: (answer: Answer) => void = () => {};
  const thinking = () =>
    new Promise<Answer>((resolve) => {
      conclude = resolve;
    });
  const table = HereTable.begin(game, setUp([person, bot]), thinking);
  for (;;) {
    const asked = table.keep().waitsFor;
    if (asked === 0) {
      const { answers, version } = table.picture();
      table.answer(version, answers.includes('end') ? 'end' : answers[0]);
      continue;
    }
    const { mayTakeBack, version } = table.picture();
    const thought = table.botPlays();
    if (mayTakeBack) {
      table.takeBack(version);
      conclude('rest');
      expect(await thought).toBeNull();
      expect(table.keep().waitsFor).toBe(0);
      return;
    }
    const { view, ask } = table.picture();
    if (ask === null) expect.fail(`nothing could ever be taken back: ${JSON.stringify(view)}`);
    conclude('rest');
    await thought;
  }
});

test('one person among computer players takes any answer back only where that was agreed', async () => {
  for (const anyTakeBack of [false, true]) {
    const table = HereTable.begin(game, { ...setUp([person, bot]), anyTakeBack });
    await untilPerson(table);
    expect(table.picture().mayAskBack).toBe(false);
    const before = table.picture();
    table.answer(before.version, before.answers[0]);
    // Computer players have answered since: their answers go, too.
    while (table.keep().waitsFor === 0) {
      const { answers, version } = table.picture();
      table.answer(version, answers.includes('end') ? 'end' : answers[0]);
    }
    const { view } = table.picture();
    await table.botPlays();
    expect(table.picture().mayAskBack).toBe(anyTakeBack);
    if (!anyTakeBack) {
      expect(() => table.takeBackByLeave()).toThrow('nothing to take back');
      continue;
    }
    const { changes } = table.takeBackByLeave();
    expect(changes).toMatchObject([{ steps: [{ event: { kind: 'took-back', seat: 0 } }] }]);
    expect(table.keep().waitsFor).toBe(0);
    expect(table.picture().view).not.toEqual(view);
    const again = HereTable.resume(game, JSON.parse(JSON.stringify(table.keep())));
    expect(again.picture().mayAskBack).toBe(table.picture().mayAskBack);
    while (again.picture().mayAskBack) again.takeBackByLeave();
    expect(again.picture().view).toEqual(before.view);
  }
});

test('people at one device agree by speaking, whoever looks', () => {
  const table = HereTable.begin(game, setUp([person, person]));
  const first = table.info().viewer;
  const before = table.picture();
  while (table.info().viewer === first) {
    const { answers, version } = table.picture();
    table.answer(version, answers.at(-1) ?? expect.fail());
  }
  expect(table.picture()).toMatchObject({ mayTakeBack: false, mayAskBack: true });
  table.takeBackByLeave();
  expect(table.info().viewer).toBe(first);
  while (table.picture().mayAskBack) table.takeBackByLeave();
  expect(table.picture().view).toEqual(before.view);
});

test('page, hints and computer players on a device are told what their seat sees, and nothing else', async () => {
  const asked: Pondered[] = [];
  const ponder: Ponder = (question) => {
    asked.push(question);
    return { heard: async () => [] };
  };
  const secret = kragmortha as Game;
  const chairs = [person, { ...bot, level: 'master' }, person];
  const table = HereTable.begin(secret, { ...setUp(chairs, true), game: 'kragmortha' }, thinkWith(ponder));
  const box = openBox(secret);
  const seen = (viewer: Viewer) => viewOf(box, table.keep().saved.state, viewer);
  for (let version = 0; asked.length < 3; version++) {
    const { waitsFor } = table.keep();
    expect(table.picture().view).toEqual(seen(table.info().viewer));
    for (const viewer of [0, 2]) {
      table.handOver(viewer);
      // Hints are thought out from what the page was given.
      expect(table.picture().view).toEqual(seen(viewer));
      expect(table.picture().answers.length > 0).toBe(viewer === waitsFor);
    }
    if (waitsFor === 1) {
      const before = seen(1);
      await table.botPlays();
      if (asked.length > 0) expect(asked.at(-1)?.view).toEqual(before);
    } else {
      table.handOver(waitsFor ?? 0);
      const { answers } = table.picture();
      table.answer(version, answers[0]);
    }
  }
});
