import { changesOf, notePair, type Pairs } from '@undercroft/bots/series';
import { karak } from '@undercroft/karak';
import { describe, expect, it } from 'vitest';
import { folderOfFiles, said } from './said.ts';
import { undercroft } from './undercroft.ts';

const { file } = folderOfFiles('compare');
const printed = file('a.yaml', 'name: as printed\ngame: karak\nseats: 2\ngames: 40\n');

describe('undercroft compare', () => {
  it('shows what a set of one’s own changes, on the same seeds', async () => {
    const tame = {
      ...karak.set,
      tokens: { ...karak.set.tokens, dragon: { count: 1, strength: 3, source: 'ours' } },
    };
    file('tame.yaml', JSON.stringify(tame));
    const other = file('b.yaml', 'name: a tame dragon\ngame: karak\nseats: [any, any]\nset: tame.yaml\n');
    const { code, out } = await undercroft(['compare', printed, other]);
    expect(out).toContain('A: as printed\nB: a tame dragon\n40 pairs of games of karak');
    expect(out).toMatch(/^\* turns +[\d.]+ +[\d.]+ +−[\d.]+ +−[\d.]+ +−[\d.]+$/m);
    expect(out).toMatch(/^. games that end +1\.000 +1\.000 +\+0\.000/m);
    expect(code).toBe(0);
  });

  it('finds no change between a variant and itself, for programs too', async () => {
    const { out } = await undercroft(['compare', printed, printed, '--games', '3', '--json']);
    const { game, games, changes } = JSON.parse(out);
    expect({ game, games }).toEqual({ game: 'karak', games: 3 });
    expect(changes.length).toBeGreaterThan(20);
    expect(changes.every((each: { change: number; sure: boolean }) => each.change === 0 && !each.sure)).toBe(
      true,
    );
  });

  it('says that nothing changed where an option has changed no game', async () => {
    // Nobody finds six treasures in these games of four, so that nobody may win by them.
    const games = 'game: karak\nseats: 4\ngames: 12\n';
    const [without, option] = [
      file('c.yaml', games),
      file('d.yaml', `${games}options: { sixTreasures: true }\n`),
    ];
    const { out } = await undercroft(['compare', without, option, '--json']);
    const changed = JSON.parse(out).changes.filter(({ change }: { change: number }) => change !== 0);
    expect(changed).toEqual([]);
    expect((await undercroft(['compare', without, option])).out).toContain(
      'No game differed: nothing changed.',
    );
  });

  it.each([
    ['game: chess\n', /b\.yaml:1: variant\.game: /],
    ['game: karak\nwild: true\n', /b\.yaml:2: variant\.wild: no such field; there are: name, game, seats/],
    ['game: karak\nseats: [horan, gandalf]\n', /b\.yaml:2: seats: no "gandalf" in karak; there are: /],
    ['game: karak\nseats: 2\noptions: { luck: much }\n', /b\.yaml:3: options\.luck: no such option/],
    ['game: karak\nseats: 2\nbots: wizard\n', /b\.yaml:3: bots: no "wizard"; there are: /],
    ['game: karak\nseats: 2\nset: nowhere.yaml\n', /nowhere\.yaml: no such file/],
    ['game: karak\nseats: 3\n', /b\.yaml: 3 seats, but .+a\.yaml has 2/],
    ['game: karak\nseats: 2\ngames: 7\n', /the files say games: 40 and games: 7; pairs need the same/],
    ['game: [\n', /b\.yaml:\d: /],
    ['karak\n', /b\.yaml:1: expected fields and their values/],
  ])('refuses %j in one line', async (text, line) => {
    const { code, out, error } = await said(['compare', printed, file('b.yaml', text)]);
    expect(error).toMatch(line);
    expect(error.split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('changes', () => {
  const measures = (counts: object, others: object) => ({
    counts: new Map<string, number>(Object.entries(counts)),
    others: new Map<string, number>(Object.entries(others)),
  });

  it('come with the worse and the surer first', () => {
    const pairs: Record<string, Pairs> = {};
    for (let number = 0; number < 400; number++) {
      const even = number % 2;
      notePair(
        pairs,
        measures(
          { 'happens: got sword': 1 },
          { 'wins of horan': even, turns: 100, 'wins of taia': 1 - even },
        ),
        measures(
          {},
          { 'wins of horan': number % 8 === 0 ? 0 : 1, turns: 101 + even, 'wins of taia': 1 - even },
        ),
      );
    }
    const changes = changesOf(pairs, 400, 2);
    expect(changes.map(({ measure, sure, worse }) => [measure, sure, worse])).toEqual([
      ['wins of horan', true, true],
      ['happens: got sword', true, null],
      ['turns', true, null],
      ['wins of taia', false, false],
    ]);
    expect(changes[2]).toMatchObject({ a: 100, b: 101.5, change: 1.5 });
    expect(changes[2].low).toBeCloseTo(1.45, 2);
  });
});
