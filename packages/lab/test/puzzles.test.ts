import { confirmed, EXPERTS, findPuzzles, idOf } from '@undercroft/bots/puzzles';
import { Ahead, Sums, storyOf, Trial } from '@undercroft/bots/review';
import { loadGame, loadMind } from '@undercroft/games';
import { gamesWith } from '@undercroft/games/extras';
import { branchOf, openBox, sameAnswer, sightNow } from '@undercroft/kernel';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../scripts/puzzles.ts';

describe.each(gamesWith('puzzles'))('puzzles of %s', (name) => {
  const puzzles = readPuzzles(name);

  it('are each of their own', () => {
    expect(puzzles.length).toBeGreaterThan(0);
    expect(new Set(puzzles.map(idOf)).size).toBe(puzzles.length);
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
    for (const { match, best, first, others } of puzzles.slice(0, 12)) {
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

it('are found where an expert’s answer is clearly best, and nowhere else', async () => {
  const [game, mind] = [await loadGame('kragmortha'), await loadMind('kragmortha')];
  const [puzzle] = readPuzzles('kragmortha');
  const { match, best, first } = puzzle;
  const { seat } = branchOf(game, match, match.answers.length, null).state.asks.at(-1) ?? { seat: 0 };
  // The question alone: what led to it is not looked at again.
  const storyWith = (answer: typeof best) => {
    const story = storyOf(game, { ...match, answers: [...match.answers, [seat, answer]] });
    return { ...story, given: story.given.slice(-1) };
  };
  expect([...findPuzzles(storyWith(best), mind)]).toEqual([puzzle]);
  // Whoever played it by instinct has seen nothing.
  expect([...findPuzzles(storyWith(first), mind)]).toEqual([]);
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
