import { type HighCard, highCard } from '@undercroft/kit/example/game';
import { expect, test } from 'vitest';
import { DealtChance, type Json, LuckWanted, replay, SaidChance, Table } from '../src/index.ts';

const SEED = 'd0'.repeat(32);
const BAG = ['rat', 'rat', 'rat', 'mummy', 'king'];

test('each purpose of each seat has luck of its own, and begins where it stood', () => {
  const whole = new DealtChance(SEED);
  const rolls = Array.from({ length: 8 }, () => whole.roll(6, 'attack', 0));
  const disturbed = new DealtChance(SEED);
  const between = rolls.map(() => {
    disturbed.roll(6, 'attack', 1);
    disturbed.pick(4, 'first');
    return disturbed.roll(6, 'attack', 0);
  });
  expect(between).toEqual(rolls);
  const begun = new DealtChance(SEED);
  for (let i = 0; i < 3; i++) begun.roll(6, 'attack', 0);
  const resumed = new DealtChance(SEED, JSON.parse(JSON.stringify(begun.position)));
  expect(Array.from({ length: 5 }, () => resumed.roll(6, 'attack', 0))).toEqual(rolls.slice(3));
});

test('whoever throws more dice sees the same ones first', () => {
  const [few, many] = [2, 5].map((count) => new DealtChance(SEED).dice(count, 6, 'unit-dice', 0));
  expect(many.slice(0, 2)).toEqual(few);
});

test('what is drawn does not depend on the order of the bag, nor on what else is in it', () => {
  const inOrder = new DealtChance(SEED).draw([...BAG], 'tokens');
  expect(new DealtChance(SEED).draw(BAG.toReversed(), 'tokens')).toBe(inOrder);
  const rest = BAG.filter((thing) => thing === inOrder);
  expect(new DealtChance(SEED).draw([...rest, 'rat'], 'tokens')).toBeOneOf([inOrder, 'rat']);
});

test('all faces come equally often, in every stream, and first uses do not foretell each other', () => {
  const firsts = Array.from({ length: 3000 }, (_, day) => {
    const luck = new DealtChance(day.toString(16).padStart(64, '0'));
    return [luck.roll(6, 'attack', 0), luck.roll(6, 'attack', 1), luck.draw([...BAG], 'tokens')] as const;
  });
  for (let face = 1; face <= 6; face++) {
    expect(Math.abs(firsts.filter(([one]) => one === face).length - 500)).toBeLessThan(90);
    const beside = firsts.filter(([one]) => one === face).filter(([, two]) => two === face).length;
    expect(Math.abs(beside - 83)).toBeLessThan(45);
  }
  expect(Math.abs(firsts.filter(([, , drawn]) => drawn === 'rat').length - 1800)).toBeLessThan(110);
});

test('a dealt match plays again to the byte, and a kept table goes on with the same luck', () => {
  const { table } = Table.begin(highCard, { figures: [null, null], seed: SEED, luck: 'dealt' });
  const playOn = (at: Table<HighCard>) => {
    const seat = at.waitsFor ?? 0;
    at.answer(seat, at.version, at.update(seat).answers[0]);
  };
  for (let i = 0; i < 2; i++) playOn(table);
  const resumed = Table.resume(highCard, JSON.parse(JSON.stringify(table.save())));
  while (table.waitsFor !== null) {
    playOn(table);
    playOn(resumed);
  }
  expect(resumed.save()).toEqual(table.save());
  expect([...replay(highCard, table.match())].at(-1)?.state).toEqual(table.save().state);
});

/** Says whatever is wanted: of dice the highest, of a bag what is likeliest. */
function told(at: (said: readonly Json[]) => void): Json[] {
  const said: Json[] = [];
  for (;;) {
    try {
      at(said);
      return said;
    } catch (error) {
      if (!(error instanceof LuckWanted)) throw error;
      const { dice, bag } = error.wanted;
      said.push(dice === null ? bag[0].thing : Array<number>(dice.count).fill(dice.sides));
    }
  }
}

test('where luck comes from people the rules stop, ask, change nothing, and go on with what was said', () => {
  let table: Table<HighCard> | undefined;
  told((said) => {
    table = Table.begin(highCard, { figures: [null, null], seed: SEED, luck: 'said', said }).table;
  });
  if (table === undefined) throw new Error('no table');
  const wants: string[] = [];
  while (table.waitsFor !== null) {
    const [at, seat] = [table, table.waitsFor];
    const before = JSON.stringify(at.save());
    told((said) => {
      const { answers } = at.update(seat);
      try {
        at.answer(seat, at.version, answers[0], said);
      } catch (error) {
        if (error instanceof LuckWanted) wants.push(error.wanted.purpose);
        expect(JSON.stringify(at.save())).toBe(before);
        throw error;
      }
    });
  }
  expect(new Set(wants)).toEqual(new Set(['deck', 'charms']));
  const match = table.match();
  expect(match.luck).toBe('said');
  expect([...replay(highCard, match)].at(-1)?.state).toEqual(table.save().state);
});

test('what cannot be is refused in words, and so is more than was wanted', () => {
  const luck = (said: Json) => new SaidChance([said]);
  expect(() => luck([7]).roll(6)).toThrow('7 is not a number from 1 to 6');
  expect(() => luck([1]).dice(2, 6)).toThrow('expected 2 dice');
  expect(() => luck('dragon').draw([...BAG])).toThrow('"dragon" cannot be drawn');
  const { table } = Table.begin(highCard, {
    figures: [null, null],
    seed: SEED,
    luck: 'said',
    said: [1, 2, 3, 4, 5, 6, [1], [1]],
  });
  const before = JSON.stringify(table.save());
  expect(() => table.answer(0, 0, 'flip', [[3]])).toThrow('luck was used');
  expect(JSON.stringify(table.save())).toBe(before);
});
