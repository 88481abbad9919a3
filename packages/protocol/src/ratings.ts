import { type Static, Type } from 'typebox';
import { SPANS } from './lists.ts';
import { GameName, list, nullable, strict, Time } from './shapes.ts';

export const LeadersQuery = Type.Object({
  game: Type.Optional(GameName),
  span: Type.Optional(Type.Enum([...SPANS])),
});
export const ProfileBody = Type.Object(
  { ratings: Type.Boolean({ description: 'Whether others may see your ratings in lists' }) },
  strict,
);

const rating = {
  rating: Type.Integer({ description: 'A newcomer and an adept have 1000' }),
  matches: Type.Integer(),
  provisional: Type.Boolean({ description: 'Too few matches to mean much' }),
};
const Leader = Type.Object({
  name: Type.String(),
  ...rating,
  week: Type.Integer({ description: 'Gained in the last seven days' }),
  you: Type.Boolean(),
});
/** Somebody in a list of ratings. */
export type Leader = Static<typeof Leader>;
export const LeadersReply = Type.Object({ leaders: list(Leader) });

const Tally = Type.Object({ what: Type.String(), played: Type.Integer(), won: Type.Integer() });
export const Achieved = Type.Object({
  game: Type.String(),
  id: Type.String(),
  at: Time,
  times: Type.Integer(),
});
const found = {
  luck: Type.Number({
    ...{ minimum: -20, maximum: 20 },
    description: 'What luck did to your chance to win, as a review found',
  }),
  choices: Type.Number({ minimum: -20, maximum: 20, description: 'What your own choices did to it' }),
};
export const LuckBody = Type.Object(found, strict);
export const Luck = Type.Object({ table: Type.String(), game: Type.String(), at: Time, ...found });
const Game = Type.Object({
  game: Type.String(),
  rating: nullable(Type.Object({ ...rating, history: list(Type.Integer()) })),
  duplicate: nullable(
    Type.Object(rating, { description: 'Apart: from deals that others had at the same seat' }),
  ),
  statistics: Type.Object({
    played: Type.Integer(),
    won: Type.Integer(),
    figures: list(Tally),
    seats: list(Tally),
    streak: Type.Object({ longest: Type.Integer(), now: Type.Integer() }),
  }),
  achieved: list(Achieved),
  luck: list(Luck),
});
export const MyRatings = Type.Object({ shown: Type.Boolean(), games: list(Game) });
/** What somebody's matches come to, game by game. */
export type MyRatings = Static<typeof MyRatings>;
