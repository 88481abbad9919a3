import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirmed, EXPERTS, findPuzzles, idOf } from '@undercroft/bots/puzzles';
import { Ahead, Sums, storyOf, Trial } from '@undercroft/bots/review';
import { loadGame, loadMind } from '@undercroft/games';
import { gamesWith } from '@undercroft/games/extras';
import { branchOf, type Match, openBox, sameAnswer, sightNow } from '@undercroft/kernel';
import { describe, expect, it } from 'vitest';
import { givenIn, indexOf, readPuzzles } from '../scripts/puzzles.ts';
import { folderOfFiles } from './said.ts';

const { file } = folderOfFiles('given');

/** So many of a game are played on, from the oldest to the newest. */
const LOOKED_AT = 12;

describe.each(gamesWith('puzzles'))('puzzles of %s', (name) => {
  const puzzles = readPuzzles(name);

  it('are each of their own', () => {
    expect(puzzles.length).toBeGreaterThan(0);
    expect(new Set(puzzles.map(idOf)).size).toBe(puzzles.length);
    // Pages find them by this, and fetch no file that they do not need.
    const index = join(import.meta.dirname, '../..', name, 'puzzles/index.json');
    expect(JSON.parse(readFileSync(index, 'utf8'))).toEqual(indexOf(puzzles));
  });

  it('can be played by today’s rules, and know every answer; else npm run puzzles -- GAME --again', async () => {
    const [game, mind] = [await loadGame(name), await loadMind(name)];
    for (const puzzle of puzzles) {
      const { match, best, first, others, theme, share, found } = puzzle;
      const { state } = branchOf(game, match, match.answers.length, null);
      const { answers } = sightNow(openBox(game, match.options, match.set), state);
      const known = [best, ...others.map(({ answer }) => answer)];
      expect(known).toHaveLength(answers.length);
      for (const answer of answers) expect(known.some((one) => sameAnswer(one, answer))).toBe(true);
      expect(others.some(({ answer }) => sameAnswer(answer, first))).toBe(true);
      // Clearly best: nothing beside it may be as good.
      for (const { lost, doubt } of others) expect(lost).toBeGreaterThan(doubt);
      expect([...others].sort((a, b) => a.lost - b.lost)).toEqual(others);
      expect(mind.themes?.list).toContain(theme);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
      expect(found).toBeLessThanOrEqual(EXPERTS);
    }
  });

  it('keep their word in games that had no part in finding them', async () => {
    const [game, mind] = [await loadGame(name), await loadMind(name)];
    // Many puzzles with few games each say as much as one with many.
    const [lost, said] = [new Sums(), new Sums()];
    const every = Math.ceil(puzzles.length / LOOKED_AT);
    for (const { match, best, first, others } of puzzles.filter((_, at) => at % every === 0)) {
      const box = openBox(game, match.options, match.set);
      const { state } = branchOf(game, match, match.answers.length, null);
      const sight = sightNow(box, state);
      const trial = new Trial(new Ahead(box, mind), sight, 4242);
      for (let future = 0; future < 8; future++) {
        const [more, less] = [best, first].map((answer) => trial.play(answer, future)[sight.seat]);
        lost.add([more - less]);
        said.add([others.find(({ answer }) => sameAnswer(answer, first))?.lost ?? 0]);
      }
    }
    const [found, told] = [lost.outlook(), said.outlook()];
    expect(Math.abs(found.chances[0] - told.chances[0])).toBeLessThan(4 * found.errors[0]);
  });
});

it('are found where an answer beside instinct is clearly best, also in games that people give, and nowhere else', async () => {
  const [game, mind] = [await loadGame('kragmortha'), await loadMind('kragmortha')];
  const [puzzle] = readPuzzles('kragmortha');
  const { best, first } = puzzle;
  const { seat } = branchOf(game, puzzle.match, puzzle.match.answers.length, null).state.asks.at(-1) ?? {
    seat: 0,
  };
  const matchWith = (answer: typeof best): Match => ({
    ...puzzle.match,
    answers: [...puzzle.match.answers, [seat, answer]],
  });
  // The question alone: what led to it is not looked at again.
  const foundIn = (match: Match) => {
    const story = storyOf(game, match);
    return [...findPuzzles({ ...story, given: story.given.slice(-1) }, mind)];
  };
  const match = matchWith(best);
  const records = [
    {},
    // Of another game, of older rules, with luck that somebody named, taken back: nothing to look in.
    ...[{ game: 'karak' }, { rules: 1 }, { luck: 'said', said: [] }],
    { answers: [...match.answers, [seat, null]] },
  ].map((one) => ({ match: { ...match, ...one }, seats: [{ kind: 'person', name: 'Ada' }] }));
  const path = file(
    'undercroft-matches.json',
    JSON.stringify({ format: 'undercroft-matches', matches: records }),
  );
  const given = givenIn(path, game);
  expect(given).toEqual([match]);
  // It holds nothing of whom it was.
  expect(foundIn(given[0])).toEqual([puzzle]);
  // Whoever played it by instinct has seen nothing.
  expect(foundIn(matchWith(first))).toEqual([]);
  expect(() => givenIn(file('nothing.json', '{"matches":[{}]}'), game)).toThrow('not a file of matches');
});

it('are looked at once more when rules have changed: what is clear stays, anything else is given up', async () => {
  const [game, mind] = [await loadGame('kragmortha'), await loadMind('kragmortha')];
  // The clearest one stays clear with any luck.
  const worth = ({ others }: (typeof puzzles)[number]) => others[0].lost;
  const puzzles = readPuzzles('kragmortha');
  const puzzle = puzzles.reduce((most, one) => (worth(one) > worth(most) ? one : most));
  const older = { ...puzzle, match: { ...puzzle.match, rules: 1 } };
  const again = confirmed(game, mind, older, 'again');
  expect(again?.match).toEqual({ ...puzzle.match, rules: game.rulesVersion });
  expect(again?.best).toEqual(puzzle.best);
  // What comes to mind first is never what is looked for.
  expect(confirmed(game, mind, { ...puzzle, best: puzzle.first }, 'again')).toBeNull();
  const [[seat], ...rest] = puzzle.match.answers;
  const broken = { ...puzzle, match: { ...puzzle.match, answers: [[seat, 'nothing'] as const, ...rest] } };
  expect(confirmed(game, mind, broken, 'again')).toBeNull();
});
