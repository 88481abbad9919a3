import { shareKept, tenOfDay } from '@undercroft/bots/solving';
import { endOf } from '@undercroft/bots/today';
import type { Answer } from '@undercroft/kernel';
import { theTime } from '../../ground/clock.ts';
import { Problem } from '../../ground/problem.ts';
import type { Among } from '../../storage/among.ts';
import type { Kept } from '../../storage/kept.ts';
import { puzzleCalled, puzzledGames } from '../solving/shelf.ts';
import { LISTED, mustHaveCome, nameOn, timeOf, today } from './calendar.ts';

type Rooms = Pick<Kept, 'tens'>;

/** Which ten puzzles a day asks: the same for everybody. */
async function questionsOf(day: number) {
  const shelf = await puzzledGames();
  const ids = new Map(shelf.map(({ game, ids }) => [game, ids]));
  return tenOfDay(
    day,
    shelf.map(({ game }) => game),
  ).map(({ game, nth }) => {
    const known = ids.get(game) ?? [];
    return { game, puzzle: known[nth % known.length] };
  });
}

/** Today's ten, with what one's own answers keep of the best. */
export async function tenInfo({ tens }: Rooms, guest: string | null) {
  const day = today();
  const [questions, answers] = await Promise.all([
    questionsOf(day),
    guest === null ? [] : tens.answersOf(guest, day),
  ]);
  return {
    ...{ day, ends: endOf(day).toISOString() },
    questions: questions.map((question, at) => ({
      ...question,
      kept: answers.find((answer) => answer.at === at)?.kept ?? null,
    })),
  };
}

/** Somebody answers one of today's ten; null from whoever would rather be shown. The first answer counts. */
export async function answerTen(
  { tens }: Rooms,
  guest: string,
  { day, at }: { readonly day: number; readonly at: number },
  answer: Answer | null,
) {
  if (day !== today()) throw new Problem('day-over');
  const { game, puzzle: id } = (await questionsOf(day))[at];
  const puzzle = await puzzleCalled(game, id);
  if (puzzle === null) throw new Problem('no-such-puzzle');
  await tens.answer({ day, at, guest, puzzle: id, kept: shareKept(puzzle, answer) }, theTime());
  return tenInfo({ tens }, guest);
}

/** Who found most of the best answers' chances in a day's ten: everybody, friends, or a club. */
export async function tenBoard({ tens }: Rooms, day: number, among: Among, guest: string | null) {
  mustHaveCome(day);
  const mine = guest === null ? null : await tens.scoreOf(guest, day);
  const [lines, { all, better }] = await Promise.all([
    tens.board(day, among, LISTED),
    tens.counts(day, among, mine?.score ?? 0),
  ]);
  return {
    lines: lines.map(({ score, found, ...line }) => ({ ...nameOn(line, guest, among), score, found })),
    all,
    rank: mine === null ? null : better + 1,
  };
}

/** What is kept about somebody's tens, for them to take along. */
export async function tensData({ tens }: Rooms, guest: string) {
  const [scores, answers] = await Promise.all([tens.scoresOf(guest), tens.allAnswersOf(guest)]);
  return {
    tens: scores.map(({ endedAt, ...score }) => ({ ...score, endedAt: timeOf(endedAt) })),
    tenAnswers: answers.map(({ answeredAt, ...answer }) => ({
      ...answer,
      at: answer.at + 1,
      answeredAt: timeOf(answeredAt),
    })),
  };
}
