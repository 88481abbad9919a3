import { addTo, type Exact, roundedOff } from '@undercroft/bots/series';
import { FastChance } from '@undercroft/kernel';
import { describe, expect, it } from 'vitest';
import { folderOfFiles, said } from './said.ts';

const { file } = folderOfFiles('merge');

/** What a run says, and what its parts say, played apart and merged. */
async function bothWays(args: string[], parts: number, ...flags: string[]) {
  const files: string[] = [];
  for (let part = 1; part <= parts; part++) {
    const { code, out } = await said([...args, '--part', `${part}/${parts}`, '--json', '--workers', '1']);
    expect(code).toBe(0);
    files.push(file(`${args[0]}-${part}-of-${parts}.json`, out));
  }
  const whole = await said([...args, ...flags]);
  // In whatever order the files are found.
  const merged = await said(['merge', ...files.toReversed(), ...flags]);
  return { whole, merged, files };
}

/** The figures without those of time. */
const figuresOf = ({ code, out }: { code: number; out: string }) => {
  expect(code).toBe(0);
  const { gamesPerSecond: _, gamesPerCoreSecond: __, ...figures } = JSON.parse(out);
  return figures;
};

describe('undercroft merge', () => {
  it('makes of the parts of a simulation every figure of one run, luck and skill too', async () => {
    const args = ['simulate', 'karak', '--games', '20', '--luck', '8', '--seed', 'parts'];
    const { whole, merged } = await bothWays(args, 3, '--json');
    expect(figuresOf(merged)).toEqual(figuresOf(whole));
    expect(figuresOf(whole)).toMatchObject({ games: 20, luck: { games: 8 } });
  });

  it('makes the same text for people, from more parts than there are games', async () => {
    const args = ['simulate', 'kragmortha', '--games', '3', '--seats', '2', '--bots', 'adept,novice'];
    const { whole, merged } = await bothWays(args, 5, '--events');
    const [, ...lines] = whole.out.split('\n');
    expect(merged.out.split('\n').slice(1)).toEqual(lines);
    expect(merged.out).toMatch(/^3 games, /);
  });

  it('makes of the parts of a duel the duel', async () => {
    const args = ['duel', 'kragmortha', '--a', 'adept', '--b', 'random', '--seats', '3', '--pairs', '5'];
    const { whole, merged } = await bothWays(args, 4, '--json');
    expect(figuresOf(merged)).toEqual(figuresOf(whole));
    expect(figuresOf(whole)).toMatchObject({ games: 15 });
  });

  it('makes of the parts of a comparison the comparison', async () => {
    const a = file('a.yaml', 'name: as printed\ngame: karak\nseats: 2\n');
    const b = file('b.yaml', 'name: anyone\ngame: karak\nseats: 2\noptions: { curse: anyone }\n');
    const { whole, merged } = await bothWays(['compare', a, b, '--games', '10'], 3, '--json');
    expect(figuresOf(merged)).toEqual(figuresOf(whole));
    expect(figuresOf(whole)).toMatchObject({ games: 10, a: 'as printed', b: 'anyone' });
  });

  it('refuses what would give wrong figures, in one line', async () => {
    const duel = ['duel', 'kragmortha', '--a', 'random', '--b', 'random', '--pairs', '1'];
    const { files } = await bothWays(duel, 2);
    const { out } = await said([...duel, '--seed', '2', '--part', '2/2', '--json']);
    const other = file('other.json', out);
    const refused: [string[], string][] = [
      [['merge'], 'expected the files of all parts: undercroft merge PART…'],
      [['merge', files[0]], 'missing: 2/2'],
      [['merge', ...files, files[1]], `part 2/2 is there twice: ${files[1]}, ${files[1]}`],
      [['merge', files[0], other], `${other}: not a part of the same run as ${files[0]}`],
      [['merge', ...files, '--html', 'page.html'], '--html: these are parts of duel, not of simulate'],
      [
        ['merge', file('no.json', '{}')],
        'no.json: expected what `undercroft simulate … --part 1/4 --json` prints',
      ],
      [['merge', '/nowhere'], '/nowhere: no such file'],
      [[...duel, '--part', '1/2'], '--part: expected --json too'],
      [[...duel, '--part', '3/2', '--json'], '--part: expected which of how many, such as 3/16, not "3/2"'],
      [
        ['simulate', 'karak', '--part', '1/2', '--json', '--html', 'p.html'],
        '--html: a page is made of all parts',
      ],
    ];
    for (const [args, line] of refused) {
      const { code, out, error } = await said(args);
      expect(error).toContain(line);
      expect({ code, out, lines: error.split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
    }
  });
});

describe('an exact sum', () => {
  const seed = 20_261_115;

  it('is the same in any order and in any parts, to the last bit', () => {
    const chance = new FastChance(seed);
    for (let round = 0; round < 50; round++) {
      const values = Array.from({ length: 60 }, () => {
        return ((chance.roll(1000) - 500) / chance.roll(7)) * 10 ** (chance.roll(30) - 15);
      });
      const [forth, back, one, two]: Exact[] = [[], [], [], []];
      addTo(forth, ...values);
      addTo(back, ...values.toReversed());
      for (const [at, value] of values.entries()) addTo(at % 3 === 0 ? one : two, value);
      addTo(one, ...two);
      expect(roundedOff(back)).toBe(roundedOff(forth));
      expect(roundedOff(one)).toBe(roundedOff(forth));
    }
  });

  it('forgets nothing that is small beside the rest', () => {
    const sum: Exact = [];
    addTo(sum, 1e100, 1, -1e100, 1e-30);
    expect(roundedOff(sum)).toBe(1);
    const half: Exact = [];
    addTo(half, 1, 2 ** -53, 2 ** -120);
    expect(roundedOff(half)).toBe(1 + 2 ** -52);
  });
});
