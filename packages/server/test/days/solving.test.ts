import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Puzzle, puzzleRating, TEN, tenOfDay } from '@undercroft/bots/solving';
import { weekOf } from '@undercroft/bots/today';
import { gamesWith } from '@undercroft/games/extras';
import { expect, it } from 'vitest';
import { solvingIn } from '../../src/storage/solving.ts';
import { Device } from '../accounts/device.ts';
import { onEveryStorage } from '../storages.ts';
import { inTheMiddleOfAWeek, later } from './later.ts';

const GAMES = gamesWith('puzzles');
const why = (problem: string) => ({ problem: { why: problem } });
type Body = { answer: string | Record<string, unknown> | null };

const fileOf = (game: string, file: number): readonly Puzzle[] =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, `../../../${game}/puzzles/${String(file + 1).padStart(2, '0')}.json`),
      'utf8',
    ),
  );
const indexOf = (game: string): string[][] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../${game}/puzzles/index.json`), 'utf8'));

/** The puzzle as it lies in its file. */
function puzzleNamed(game: string, id: string): Puzzle {
  const files = indexOf(game);
  const file = files.findIndex((ids) => ids.includes(id));
  return fileOf(game, file)[files[file].indexOf(id)];
}

const best = (game: string, id: string): Body => ({ answer: puzzleNamed(game, id).best as Body['answer'] });

/** Answers so many of the day's ten with the best there is, the rest not at all. */
async function answerTen(device: Device, found: number): Promise<void> {
  const { day, questions } = await device.ask('GET /ten');
  for (const [at, { game, puzzle }] of questions.entries()) {
    const body = at < found ? best(game, puzzle) : { answer: null };
    await device.ask('PUT /days/:day/ten/:at', { day: String(day), at: String(at), body });
  }
}

onEveryStorage('the ten of a day', (open) => {
  it('are the same for everybody, and the first answer counts', async () => {
    const [node, other] = await open();
    inTheMiddleOfAWeek(node);
    const day = (await new Device(node.base).ask('GET /ten')).day;
    const [ada, bo] = [await Device.of(node.base, 'Ada'), await Device.of(other.base, 'Bo')];
    const ten = await ada.ask('GET /ten');
    expect(await bo.ask('GET /ten')).toEqual(ten);
    expect(await new Device(node.base).ask('GET /ten')).toEqual(ten);
    // As the screens choose them without a server.
    expect(ten.questions.map(({ game }) => game)).toEqual(tenOfDay(day, GAMES).map(({ game }) => game));
    expect(new Set(ten.questions.map(({ puzzle }) => puzzle)).size).toBe(TEN);

    const [first, second] = ten.questions;
    const at = { day: String(day), at: '0' };
    const { others, share } = puzzleNamed(first.game, first.puzzle);
    const [next] = others;
    const kept = (share - next.lost) / share;
    const after = await ada.ask('PUT /days/:day/ten/:at', {
      ...at,
      body: { answer: next.answer as Body['answer'] },
    });
    expect(after.questions[0].kept).toBeCloseTo(kept, 9);
    // Another one, at another node, changes nothing.
    const again = await ada
      .at(other.base)
      .ask('PUT /days/:day/ten/:at', { ...at, body: best(first.game, first.puzzle) });
    expect(again).toEqual(after);
    // What nobody may answer is worth nothing, and no mistake of the server.
    const nothing = await ada.ask('PUT /days/:day/ten/:at', { ...at, at: '1', body: { answer: 'nothing' } });
    expect(nothing.questions[1]).toEqual({ ...second, kept: 0 });
    expect((await bo.ask('GET /ten')).questions.every(({ kept }) => kept === null)).toBe(true);

    for (const [asked, problem] of [
      [
        () => ada.ask('PUT /days/:day/ten/:at', { ...at, day: String(day - 1), body: { answer: null } }),
        'day-over',
      ],
      [
        () => ada.ask('PUT /days/:day/ten/:at', { ...at, day: String(day + 1), body: { answer: null } }),
        'day-over',
      ],
      [() => ada.ask('GET /days/:day/ten', { day: String(day + 1) }), 'no-such-day'],
      [() => ada.ask('GET /weeks/:week/ten', { week: String(weekOf(day) + 1) }), 'no-such-day'],
      [
        () => new Device(node.base).ask('PUT /days/:day/ten/:at', { ...at, body: { answer: null } }),
        'no-guest',
      ],
    ] as const)
      await expect(asked()).rejects.toMatchObject(why(problem));
  });

  it('have a board once all are answered, and bring something for the cup of the week', async () => {
    const [node, other] = await open();
    inTheMiddleOfAWeek(node);
    const day = (await new Device(node.base).ask('GET /ten')).day;
    const people = ['Ada', 'Bo', 'Cy'].map((name) => Device.of(node.base, name));
    const [ada, bo, cy] = await Promise.all(people);
    await answerTen(ada, 9);
    await answerTen(bo, 4);
    const { questions } = await cy.ask('GET /ten');
    // Whoever has answered nine is on no board; the last two may come at once, at two nodes.
    for (const at of Array.from({ length: TEN - 2 }, (_, at) => at))
      await cy.ask('PUT /days/:day/ten/:at', { day: String(day), at: String(at), body: { answer: null } });
    const board = (device: Device, query: { friends?: 'true'; club?: string } = {}) =>
      device.at(other.base).ask('GET /days/:day/ten', { day: String(day), query });
    const lines = async (...asked: Parameters<typeof board>) =>
      (await board(...asked)).lines.map(({ name, score, found }) => [name, score, found]);
    expect(await lines(ada)).toEqual([
      ['Ada', 0.9, 9],
      ['—', 0.4, 4],
    ]);
    await Promise.all(
      [TEN - 2, TEN - 1].map((at) =>
        cy.at(at % 2 === 0 ? node.base : other.base).ask('PUT /days/:day/ten/:at', {
          ...{ day: String(day), at: String(at) },
          body: best(questions[at].game, questions[at].puzzle),
        }),
      ),
    );
    expect(await board(cy)).toMatchObject({ all: 3, rank: 3 });
    expect((await lines(cy)).at(-1)).toEqual(['Cy', 0.2, 2]);
    expect((await board(new Device(node.base))).rank).toBeNull();
    await bo.ask('PUT /me/profile', { body: { ratings: true } });
    expect(await lines(ada)).toEqual([
      ['Ada', 0.9, 9],
      ['Bo', 0.4, 4],
      ['—', 0.2, 2],
    ]);
    const { code } = await ada.ask('POST /me/friends/link');
    await cy.ask('POST /links', { body: { code } });
    expect(await lines(cy, { friends: 'true' })).toEqual([
      ['Ada', 0.9, 9],
      ['Cy', 0.2, 2],
    ]);
    const club = await bo.ask('POST /clubs', { body: { name: 'Crypt' } });
    expect(await lines(bo, { club: club.id })).toEqual([['Bo', 0.4, 4]]);
    await expect(board(ada, { club: club.id })).rejects.toMatchObject(why('no-club'));

    // The week is seven days: what each of them brought adds up, and the next one begins at nothing.
    later(node, 1);
    await answerTen(bo, 8);
    const cup = (week: number) => ada.ask('GET /weeks/:week/ten', { week: String(week) });
    expect(await cup(weekOf(day))).toMatchObject({
      lines: [
        { name: 'Bo', points: expect.closeTo(1.2, 9), days: 2 },
        { name: 'Ada', you: true, points: 0.9, days: 1 },
        { name: '—', points: 0.2, days: 1 },
      ],
      all: 3,
      rank: 2,
    });
    later(node, 6);
    await answerTen(bo, 1);
    expect((await cup(weekOf(day + 7))).lines).toMatchObject([{ name: 'Bo', points: 0.1, days: 1 }]);
    expect((await cup(weekOf(day))).lines[0].points).toBeCloseTo(1.2, 9);
  });

  it('are of whoever answered first, where two turn out to be the same person', async () => {
    const [node] = await open();
    inTheMiddleOfAWeek(node);
    const day = (await new Device(node.base).ask('GET /ten')).day;
    const [first, account] = [await Device.of(node.base, 'Ada'), await Device.of(node.base, 'Ada at home')];
    const { questions } = await first.ask('GET /ten');
    const answer = (device: Device, at: number, body: Body) =>
      device.ask('PUT /days/:day/ten/:at', { day: String(day), at: String(at), body });
    const [one, two] = questions;
    await answer(first, 0, best(one.game, one.puzzle));
    await answer(account, 0, { answer: null });
    await answer(account, 1, best(two.game, two.puzzle));
    await answer(first, 1, { answer: null });
    for (let at = 2; at < TEN; at++) await answer(at % 2 === 0 ? first : account, at, { answer: null });
    for (const { game, puzzle } of [one, two])
      await first.ask('PUT /puzzles/:game/:puzzle', { game, puzzle, body: { answer: null } });
    await account.ask('PUT /puzzles/:game/:puzzle', { ...one, body: best(one.game, one.puzzle) });
    const { code } = await account.ask('POST /me/codes');
    await first.ask('POST /sign-in/code', { body: { code, bring: true } });
    expect(await account.who()).toBe('Ada at home');
    const { lines } = await account.ask('GET /days/:day/ten', { day: String(day) });
    expect(lines).toMatchObject([{ name: 'Ada at home', you: true, score: 0.2, found: 2 }]);
    const cup = await account.ask('GET /weeks/:week/ten', { week: String(weekOf(day)) });
    expect(cup.lines).toMatchObject([{ you: true, points: 0.2, days: 1 }]);
    // A puzzle was tried once: at first without finding it.
    expect(await account.ask('GET /me/puzzles')).toMatchObject({
      standing: { tried: 2, solved: 0 },
      tries: [{ solved: false }, { solved: false }],
    });
  });
});

onEveryStorage('puzzles at a server', (open) => {
  const game = GAMES[0];
  const ids = indexOf(game).flat();

  it('count at the first try, for whoever solves and for the puzzle, on whatever device', async () => {
    const [node, other] = await open();
    const [ada, bo] = [await Device.of(node.base, 'Ada'), await Device.of(other.base, 'Bo')];
    const tried = (device: Device, puzzle: string, body: Body) =>
      device.ask('PUT /puzzles/:game/:puzzle', { game, puzzle, body });
    const won = await tried(ada, ids[0], best(game, ids[0]));
    expect(won.solved).toBe(true);
    expect(won.change).toBeGreaterThan(0);
    expect(won.standing).toMatchObject({ rating: 1500 + (won.change ?? 0), tried: 1, solved: 1 });
    expect(await tried(ada.at(other.base), ids[0], { answer: null })).toEqual({
      ...{ solved: false, change: null, standing: won.standing },
    });
    const lost = await tried(ada.at(other.base), ids[1], { answer: 'nothing' });
    expect(lost.change).toBeLessThan(0);
    expect(await ada.ask('GET /me/puzzles')).toEqual({
      standing: lost.standing,
      tries: [
        { puzzle: ids[0], game, solved: true },
        { puzzle: ids[1], game, solved: false },
      ],
    });
    expect((await bo.ask('GET /me/puzzles')).standing).toMatchObject({ tried: 0, rating: 1500 });
    // Several at once, at two nodes: each counts, and nothing is lost.
    await Promise.all(
      ids.slice(2, 12).map((id, at) => tried(at % 2 === 0 ? bo : bo.at(node.base), id, { answer: null })),
    );
    const { standing } = await bo.ask('GET /me/puzzles');
    expect(standing).toMatchObject({ tried: 10, solved: 0 });
    expect(standing.rating).toBeLessThan(1400);
    // Who is known well enough moves a puzzle, who has just come does not.
    const solving = solvingIn(node.house.sql);
    const at = (id: string) => solving.holdPuzzle(id, puzzleRating(puzzleNamed(game, id)));
    expect((await at(ids[0]))?.rating).toBe(puzzleRating(puzzleNamed(game, ids[0])).rating);
    await tried(bo, ids[12], { answer: null });
    expect((await at(ids[12]))?.rating).toBeGreaterThan(puzzleRating(puzzleNamed(game, ids[12])).rating);

    await expect(tried(ada, 'nobody-1', { answer: null })).rejects.toMatchObject(why('no-such-puzzle'));
    await expect(tried(new Device(node.base), ids[0], { answer: null })).rejects.toMatchObject(
      why('no-guest'),
    );
  });

  it('and tens and cups go with whoever is forgotten, and can be taken along before', async () => {
    const [node] = await open();
    inTheMiddleOfAWeek(node);
    const day = (await new Device(node.base).ask('GET /ten')).day;
    const [ada, bo] = [await Device.of(node.base, 'Ada'), await Device.of(node.base, 'Bo')];
    for (const device of [ada, bo]) {
      await device.ask('PUT /puzzles/:game/:puzzle', { game, puzzle: ids[0], body: best(game, ids[0]) });
      await answerTen(device, 5);
    }
    const data = await ada.ask('GET /me/data');
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(data.tens).toEqual([{ day: day, score: 0.5, found: 5, endedAt: time }]);
    expect(data.tenAnswers).toHaveLength(TEN);
    expect(data.tenAnswers[0]).toMatchObject({ day: day, at: 1, kept: 1, answeredAt: time });
    expect(data.cups).toEqual([{ week: weekOf(day), game: 'ten', points: 0.5, days: 1 }]);
    expect(data.puzzles).toEqual([{ puzzle: ids[0], game, solved: true, at: time }]);
    expect(data.solver).toMatchObject({ tried: 1, solved: 1 });
    const { sql } = node.house;
    const kept = async () => {
      const tables = ['ten_answers', 'day_tens', 'week_cups', 'puzzle_tries', 'solvers'];
      const counts = tables.map((table) => sql.all(`SELECT guest FROM ${table}`));
      return (await Promise.all(counts)).map(({ length }) => length);
    };
    expect(await kept()).toEqual([20, 2, 2, 2, 2]);
    await ada.ask('DELETE /me');
    expect(await kept()).toEqual([10, 1, 1, 1, 1]);
    // Single answers of days long over are nobody's concern; what they came to stays.
    later(node, 31);
    await node.house.jobs.run('tens');
    expect(await kept()).toEqual([0, 1, 1, 1, 1]);
  });
});
