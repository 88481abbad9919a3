import { type Static, Type } from 'typebox';
import { Summary } from './replies.ts';
import { after, Id, list, next, nullable, SeatNumber, Time } from './shapes.ts';

export const MyGamesQuery = Type.Object({
  status: Type.Optional(Type.Enum(['running', 'over'])),
  text: Type.Optional(Type.String({ maxLength: 60, description: 'A game, or somebody who plays there' })),
  after,
});
export const NextQuery = Type.Object({ after: Type.Optional(Id) });

const MyGame = Type.Object({
  ...Summary.properties,
  waitsFor: nullable(SeatNumber),
  dueAt: nullable(Time),
  touchedAt: Time,
});
/** A game one plays or has played. */
export type MyGame = Static<typeof MyGame>;
export const MyGamesReply = Type.Object({
  games: list(MyGame),
  next,
  waiting: Type.Integer({ description: 'How many tables wait for you' }),
});
export const NextReply = Type.Object({
  table: nullable(Type.String({ description: 'Where somebody waits for you: whose time is up first' })),
});
/** Every finished match of one person. */
export const MatchesFile = Type.Unsafe<{
  readonly format: 'undercroft-matches';
  readonly matches: readonly unknown[];
}>({
  type: 'object',
  additionalProperties: true,
  description: 'The records of all your finished matches, the newest first',
});
