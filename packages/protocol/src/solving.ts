import { type Static, Type } from 'typebox';
import { DayInPath } from './days.ts';
import { GameName, list, nullable, strict, Time } from './shapes.ts';

/** What they are called: a seed's beginning, and which question of the match it is. */
const PuzzleId = Type.String({ pattern: '^\\w{1,20}-\\d{1,5}$', description: 'What a puzzle is called' });
const at = Type.String({ pattern: '^\\d$', description: 'Which of the ten, from 0' });
const score = Type.Number({ description: 'The share of the best that was found, up to 1' });

export const WeekParams = Type.Object({
  week: Type.String({ pattern: '^\\d{1,5}$', description: 'Since 1970; weeks begin on Monday' }),
});
export const WeekGameParams = Type.Object({ ...WeekParams.properties, game: GameName });
export const PuzzleParams = Type.Object({ game: GameName, puzzle: PuzzleId });
export const TenParams = Type.Object({ day: DayInPath, at });
export const SolvedBody = Type.Object(
  {
    answer: Type.Union(
      [
        Type.String({ maxLength: 200 }),
        Type.Record(Type.String(), Type.Unknown(), { maxProperties: 20 }),
        Type.Null(),
      ],
      { description: 'As the question lists it; null from whoever would rather be shown' },
    ),
  },
  strict,
);

export const TenReply = Type.Object({
  day: Type.Integer(),
  ends: Time,
  questions: list(
    Type.Object({
      game: Type.String(),
      puzzle: Type.String(),
      kept: nullable(
        Type.Number({
          description: 'How much of the best answer’s chances yours keeps, up to 1; null where you gave none',
        }),
      ),
    }),
  ),
});
/** Today's ten questions, and what your answers keep. */
export type TenReply = Static<typeof TenReply>;

const lineOf = { name: Type.String(), you: Type.Boolean() };
const board = {
  all: Type.Integer({ description: 'How many are on it' }),
  rank: nullable(Type.Integer({ description: 'Where you come, once you are on it' })),
};
export const TenBoardReply = Type.Object({
  lines: list(Type.Object({ ...lineOf, score, found: Type.Integer() })),
  ...board,
});
/** Who found most in the ten of a day. */
export type TenBoardReply = Static<typeof TenBoardReply>;
export const CupReply = Type.Object({
  ends: Time,
  lines: list(
    Type.Object({
      ...lineOf,
      points: Type.Number({
        description:
          'What the days have brought: a table what is left of a game after your own mistakes, up to 1; the ten their share of the best',
      }),
      days: Type.Integer({ description: 'On how many days' }),
    }),
  ),
  ...board,
});

/** Who has most of a week's cup. */
export type CupReply = Static<typeof CupReply>;

const standing = Type.Object({
  rating: Type.Integer({ description: 'Glicko-2, against puzzles' }),
  deviation: Type.Integer({ description: 'So far it may be off' }),
  tried: Type.Integer(),
  solved: Type.Integer({ description: 'At the first try' }),
});
export const TriedReply = Type.Object({
  solved: Type.Boolean(),
  change: nullable(Type.Integer({ description: 'Of your rating; null where this was not your first try' })),
  standing,
});
export const SolvingReply = Type.Object({
  standing,
  tries: list(Type.Object({ puzzle: Type.String(), game: Type.String(), solved: Type.Boolean() })),
});

/** In the file of what is kept about somebody. */
export const SOLVING_DATA = {
  tens: Type.Array(Type.Object({ day: Type.Integer(), score, found: Type.Integer(), endedAt: Time })),
  tenAnswers: Type.Array(
    Type.Object({
      day: Type.Integer(),
      at: Type.Integer({ description: 'Which of the ten, from 1' }),
      puzzle: Type.String(),
      kept: Type.Number(),
      answeredAt: Time,
    }),
  ),
  cups: Type.Array(
    Type.Object({
      week: Type.Integer(),
      game: Type.String(),
      points: Type.Number(),
      days: Type.Integer(),
    }),
  ),
  solver: nullable(
    Type.Object({
      rating: Type.Number(),
      deviation: Type.Number(),
      volatility: Type.Number(),
      tried: Type.Integer(),
      solved: Type.Integer(),
    }),
  ),
  puzzles: Type.Array(
    Type.Object({ puzzle: Type.String(), game: Type.String(), solved: Type.Boolean(), at: Time }),
  ),
};
