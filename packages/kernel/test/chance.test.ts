import { createHash } from 'node:crypto';
import { FIRST_SEED } from '@undercroft/kit/seeds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fastSeed } from '../src/chance.ts';
import { commitment, FairChance, FastChance, mixSeed, newSecret, ScriptedChance } from '../src/index.ts';

const SEED = `${'00'.repeat(31)}2a`;

describe('fair chance', () => {
  test('reads the stream that anyone can compute: SHA-256 of the seed and the block number', () => {
    const block = createHash('sha256')
      .update(Buffer.from(`${SEED}00000000`, 'hex'))
      .digest();
    const chance = new FairChance(SEED);
    for (let word = 0; word < 8; word++) expect(chance.pick(256)).toBe(block.readUInt32BE(word * 4) % 256);
    const next = createHash('sha256')
      .update(Buffer.from(`${SEED}00000001`, 'hex'))
      .digest();
    expect(chance.pick(256)).toBe(next.readUInt32BE(0) % 256);
  });

  test('goes on exactly where it stood', () => {
    const whole = new FairChance(SEED);
    const first = Array.from({ length: 37 }, () => whole.roll(6));
    expect(first).toHaveLength(37);
    const resumed = new FairChance(SEED, whole.position);
    expect(Array.from({ length: 50 }, () => resumed.roll(6))).toEqual(
      Array.from({ length: 50 }, () => whole.roll(6)),
    );
  });

  test('every face of a die is equally likely', () => {
    const chance = new FairChance(SEED);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[chance.roll(6) - 1]++;
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquared).toBeLessThan(20.5); // one in a thousand for five degrees of freedom
  });

  test('skips the words that would favour a result', () => {
    // With three in four words left over, about one in four is skipped: more words than picks are read.
    const chance = new FairChance(SEED);
    for (let i = 0; i < 1000; i++) chance.pick(0xc000_0000);
    expect(chance.position).toBeGreaterThan(1200);
    expect(chance.position).toBeLessThan(1500);
  });

  test('a secret is committed to by its hash, and every seat changes the seed', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment(secret)).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'));
    expect(mixSeed(secret, ['a', 'b'])).toBe(mixSeed(secret, ['a', 'b']));
    expect(
      new Set([mixSeed(secret, ['a', 'b']), mixSeed(secret, ['b', 'a']), mixSeed(secret, ['ab', ''])]).size,
    ).toBe(3);
  });

  test.each(['', 'xyz', 'AB'.repeat(32), '00'.repeat(33), 7, null])('refuses %j as a seed', (seed) => {
    expect(() => new FairChance(seed as string)).toThrow(/64 hexadecimal digits/);
  });
});

describe('any chance', () => {
  test('a draw takes one out and leaves the rest', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer(), { minLength: 1 }), (seed, items) => {
        const bag = [...items];
        const drawn = new FastChance(seed).draw(bag);
        expect([...bag, drawn].sort()).toEqual([...items].sort());
      }),
      { seed: FIRST_SEED },
    );
  });

  test('a shuffle keeps every item, and reaches every order', () => {
    const chance = new FastChance(3);
    const orders = new Set<string>();
    for (let i = 0; i < 500; i++) {
      const items = ['a', 'b', 'c'];
      chance.shuffle(items);
      orders.add(items.join(''));
    }
    expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });

  test('the same seed brings the same luck, another seed other luck', () => {
    const rolls = (seed: number) => {
      const chance = new FastChance(seed);
      return Array.from({ length: 20 }, () => chance.roll(6)).join('');
    };
    expect(rolls(1)).toBe(rolls(1));
    expect(rolls(1)).not.toBe(rolls(2));
  });

  test('luck begins anew as if it were new', () => {
    const chance = new FastChance(1);
    const first = Array.from({ length: 20 }, () => chance.roll(6));
    for (const seed of [5, 2 ** 40, 1]) {
      chance.restart(seed);
      const fresh = new FastChance(seed);
      const again = Array.from({ length: 20 }, () => chance.roll(6));
      expect(again).toEqual(Array.from({ length: 20 }, () => fresh.roll(6)));
      if (seed === 1) expect(again).toEqual(first);
      else expect(again).not.toEqual(first);
    }
  });

  test('a number out of a text is what anyone can compute: the first 48 bits of its SHA-256', () => {
    const hash = createHash('sha256').update('table:7').digest('hex');
    expect(fastSeed('table', 7)).toBe(Number.parseInt(hash.slice(0, 12), 16));
  });

  test('using luck and showing secrets is counted', () => {
    const chance = new FastChance(1);
    chance.roll(6);
    chance.pick(2);
    chance.draw([1]);
    chance.shuffle([1]);
    expect(chance.used).toBe(4);
  });
});

describe('scripted chance', () => {
  test('brings what is written, and says what was not needed', () => {
    const chance = new ScriptedChance({ rolls: [4, 1], draws: ['rat'], picks: [2] });
    expect(chance.roll(6)).toBe(4);
    expect(chance.draw(['dragon', 'rat'])).toBe('rat');
    expect(chance.left).toEqual(['roll 1', 'pick 2']);
  });

  test('calls things by the names a game gives them', () => {
    const chance = new ScriptedChance({ draws: ['rat', 'big rat', 'cat'] }, (drawn) =>
      drawn === 2 ? ['rat', 'big rat'] : ['rat', 'small rat'],
    );
    const bag = [1, 2];
    expect(chance.draw(bag)).toBe(1);
    expect(chance.draw(bag)).toBe(2);
    expect(() => chance.draw([1])).toThrow('"cat" is not there; there are "rat"');
  });

  test('says what is missing or impossible', () => {
    const chance = new ScriptedChance({ rolls: [7], draws: ['rat'], picks: [5] });
    expect(() => chance.roll(6)).toThrow('7 is not a roll of a die with 6 sides');
    expect(() => chance.roll(6)).toThrow('one more roll is needed');
    expect(() => chance.draw(['dragon'])).toThrow('"rat" is not there; there are "dragon"');
    expect(() => chance.pick(3)).toThrow('5 is not a number from 0 to 2');
  });
});
