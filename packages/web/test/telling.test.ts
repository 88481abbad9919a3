import { type KarakView, karak } from '@undercroft/karak';
import { type Answer, type Game, type Json, lastFrame, type Match, Table } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import type { TableUpdate } from '../src/table/sources/client.ts';
import { type Chair, HereTable, type SetUp } from '../src/table/sources/hereTable.ts';

const person: Chair = { kind: 'person', name: '', level: null, figure: null };
const game = karak as Game;
const setUp: SetUp = {
  id: 'told',
  game: 'karak',
  chairs: [
    { ...person, figure: 'argentus' },
    { ...person, figure: 'victorius' },
  ],
  handOver: false,
  options: { heroes: 'chosen' },
  seed: '2e'.repeat(32),
  luck: 'said',
};

const begin = () => HereTable.begin(game, setUp);
const NORTH: Answer = { step: 'north' };
const viewOf = ({ view }: TableUpdate) => view as KarakView;

/** Steps into the dark, and says what comes until something else is asked. */
function explore(at: HereTable, step: Answer, ...said: readonly Json[]): TableUpdate {
  let update = at.answer(at.version, step);
  for (const one of said) update = at.say(at.version, one);
  return update;
}

test('the rules stop where luck is wanted: what is left is asked for, the likeliest first, and nothing has changed', () => {
  const at = begin();
  const before = at.keep().saved;
  const { luck, answers, view } = at.answer(at.version, NORTH);
  expect(luck?.purpose).toBe('tiles');
  expect(luck?.bag[0]).toEqual({ thing: 'room-cross', count: 14 });
  expect(luck?.bag.map(({ count }) => count)).toEqual(
    luck?.bag.map(({ count }) => count).toSorted((a, b) => b - a),
  );
  expect(answers).toEqual([]);
  expect(viewOf({ view } as TableUpdate).dungeon.kind).toEqual(['start']);
  expect(at.keep().saved.state).toEqual(before.state);
  const laid = at.say(at.version, 'room-cross');
  expect(laid.luck?.purpose).toBe('tokens');
  const fought = at.say(at.version, 'rat');
  expect(fought.luck?.dice).toEqual({ count: 2, sides: 6 });
  const done = at.say(at.version, [6, 6]);
  expect(done.luck).toBeUndefined();
  expect(viewOf(done).dungeon.kind).toEqual(['start', 'room']);
});

test('what a tile shows and how it lies are told in one', () => {
  const at = begin();
  at.answer(at.version, { step: 'north' });
  const update = at.say(at.version, 'tunnel-corner', { lay: 'SW' });
  expect(viewOf(update).dungeon.doors).toEqual([15, 0b1100]);
  expect(update.changes.length).toBe(2);
});

test('what is asked next is known beforehand, and all of it is told in one', () => {
  const at = begin();
  at.answer(at.version, NORTH);
  const { luck } = at.withAhead(at.picture());
  const after = (thing: Json) => luck?.next?.after.find((one) => one.thing === thing);
  expect(after('room-cross')).toEqual({ thing: 'room-cross', lies: false });
  // A corner lies in two ways, and nothing is drawn for a tunnel.
  expect(after('room-corner')).toEqual({ thing: 'room-corner', lies: true });
  expect(after('tunnel-cross')).toBeUndefined();
  expect(luck?.next?.luck.purpose).toBe('tokens');
  expect(luck?.next?.luck.next?.luck.dice).toEqual({ count: 2, sides: 6 });
  expect(luck?.next?.luck.next?.after.map(({ thing }) => thing)).not.toContain('chest');
  // To look ahead changes nothing.
  expect(at.picture().luck?.said).toEqual([]);
  const done = at.sayAll(at.version, [
    { said: 'room-corner', lies: { lay: 'SW' } },
    { said: 'rat', lies: null },
    { said: [6, 6], lies: null },
  ]);
  expect(done.luck).toBeUndefined();
  expect(done.changes.length).toBe(2);
  expect(viewOf(done).dungeon.doors).toEqual([15, 0b1100]);
});

test('of several things told in one those hold that can have come, up to the first that cannot', () => {
  const at = begin();
  at.answer(at.version, NORTH);
  const rest = at.sayAll(at.version, [
    { said: 'room-cross', lies: null },
    { said: 'unicorn', lies: null },
  ]);
  expect(rest.luck).toMatchObject({ purpose: 'tokens', said: ['room-cross'] });
  expect(() => at.sayAll(at.version, [{ said: 'unicorn', lies: null }])).toThrow('cannot be drawn');
  expect(at.picture().luck).toMatchObject({ purpose: 'tokens', said: ['room-cross'] });
});

test('what cannot have come is refused, and the question stays', () => {
  const at = begin();
  at.answer(at.version, NORTH);
  expect(() => at.say(at.version, 'fountain-cross')).toThrow('cannot be drawn');
  expect(at.picture().luck?.purpose).toBe('tiles');
});

test('a table that is kept in the midst of telling asks the same after a reload, and its record names luck as told', () => {
  const at = begin();
  explore(at, NORTH, 'room-cross');
  const again = HereTable.resume(game, JSON.parse(JSON.stringify(at.keep())));
  expect(again.picture()).toEqual(at.picture());
  expect(again.picture().luck?.said).toEqual(['room-cross']);
  const { head, later } = at.keepOn();
  const apart = { ...head, saved: { ...head.saved, match: { ...head.saved.match, answers: later.answers } } };
  const restored = HereTable.resume(game, JSON.parse(JSON.stringify(apart)));
  for (const one of [at, restored]) {
    one.say(one.version, 'mummy');
    one.say(one.version, [3, 3]);
  }
  const { match, state } = restored.keep().saved;
  expect(match.luck).toBe('said');
  expect(match.said?.slice(-3)).toEqual(['room-cross', 'mummy', [3, 3]]);
  expect(lastFrame(game, match).state).toEqual(state);
  expect(restored.keep().saved.state).toEqual(at.keep().saved.state);
});

test('taking back goes to the luck of an answer first, then to the answer', () => {
  const at = begin();
  explore(at, NORTH, 'room-cross');
  expect(at.takeBack(at.version).luck?.purpose).toBe('tiles');
  const { luck, answers } = at.takeBack(at.version);
  expect(luck).toBeUndefined();
  expect(answers.length).toBeGreaterThan(0);
});

/** Two turns: a rat that is beaten, then a mummy that throws back. */
function twoTurns(): { at: HereTable; version: number } {
  const at = begin();
  explore(at, NORTH, 'room-cross', 'rat', [6, 6]);
  const version = at.version;
  while (at.picture().ask?.seat === viewOf(at.picture()).seat && at.picture().answers.includes('end')) {
    at.answer(at.version, 'end');
  }
  explore(at, { step: 'east' }, 'room-tee');
  return { at, version };
}

test('what was told wrongly is told anew at any time; what came after is not asked again where it fits', () => {
  const { at, version } = twoTurns();
  const later = at.keep().saved.match.answers.length;
  const back = at.goBack(version);
  expect(back.luck?.purpose).toBe('tiles');
  expect(back.follows).toBe(later);
  // It was a skeleton, and it was not beaten: the next seat plays on as it did.
  at.say(at.version, 'room-cross');
  at.say(at.version, 'skeleton-king');
  at.say(at.version, [2, 2]);
  const update = at.tellOn();
  expect(update?.follows ?? 0).toBe(0);
  const { match, state } = at.keep().saved;
  expect(match.said).toContain('skeleton-king');
  expect(match.said).not.toContain('rat');
  expect(lastFrame(game, match).state).toEqual(state);
  expect(match.answers.some(([, answer]) => answer === null)).toBe(false);
});

test('what was right after all stands as it did, and what was being told is as it was', () => {
  const { at, version } = twoTurns();
  const before = at.keep().saved;
  at.goBack(version);
  expect(at.tellOn()).toBeNull();
  at.tellOn(true);
  expect(at.keep().saved.state).toEqual(before.state);
  expect(at.keep().saved.match).toEqual(before.match);
});

test('where it differs people are asked again, and the turns after wait', () => {
  const { at, version } = twoTurns();
  const whole: Match = at.keep().saved.match;
  at.goBack(version);
  // Back to the answer itself: another way was gone.
  at.takeBack(at.version);
  at.answer(at.version, { step: 'west' });
  expect(at.picture().luck?.purpose).toBe('tiles');
  at.say(at.version, 'tunnel-corner');
  const update = at.tellOn();
  // A corner has to be turned, and it stops nobody: that turn is asked anew, and the other's waits.
  expect(update?.ask?.kind).toBe('lay');
  expect(update?.follows).toBe(1);
  const kept = HereTable.resume(game, JSON.parse(JSON.stringify(at.keep())));
  expect(kept.picture().follows).toBe(update?.follows);
  kept.answer(kept.version, kept.picture().answers[0]);
  expect(kept.tellOn()?.ask?.kind).toBe('step');
  kept.answer(kept.version, 'end');
  expect(kept.tellOn()?.follows ?? 0).toBe(0);
  expect(kept.keep().saved.match.answers.at(-1)).toEqual(whole.answers.at(-1));
  expect(kept.keep().saved.match.said?.at(-1)).toBe('room-tee');
});

test('a computer player decides, and people roll and draw for it', async () => {
  const bot: Chair = { kind: 'bot', name: '', level: 'beginner', figure: null };
  const at = HereTable.begin(game, { ...setUp, chairs: [bot, bot], options: {} });
  const update = await at.botPlays();
  expect(update?.luck?.purpose).toBe('tiles');
  expect(await at.botPlays()).toBeNull();
  expect(at.say(at.version, 'tunnel-cross').luck).toBeUndefined();
});

test('a change that the device could not keep has not happened, whatever was told anew by it', () => {
  const { at, version } = twoTurns();
  const before = at.keep().saved;
  const asItWas = at.mark();
  at.goBack(version);
  const again = asItWas();
  expect(again.keep().saved.match).toEqual(before.match);
  expect(Table.resume(game, again.keep().saved).save().state).toEqual(before.state);
});
