import { type Static, Type } from 'typebox';
import { GameName, list, nullable, strict } from './shapes.ts';

export const SPANS = ['all', 'week'] as const;
export type Span = (typeof SPANS)[number];

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
const Game = Type.Object({
  game: Type.String(),
  rating: nullable(Type.Object({ ...rating, history: list(Type.Integer()) })),
  statistics: Type.Object({
    played: Type.Integer(),
    won: Type.Integer(),
    figures: list(Tally),
    seats: list(Tally),
    streak: Type.Object({ longest: Type.Integer(), now: Type.Integer() }),
  }),
});
export const MyRatings = Type.Object({ shown: Type.Boolean(), games: list(Game) });
/** What somebody's matches come to, game by game. */
export type MyRatings = Static<typeof MyRatings>;
