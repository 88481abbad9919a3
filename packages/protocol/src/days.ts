import { type Static, Type } from 'typebox';
import { GameName, Id, list, nullable, strict, Time } from './shapes.ts';

const DayNumber = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Whole numbers come as text in an address. */
export const DayInPath = Type.String({
  pattern: '^\\d{1,6}$',
  description: 'As days are counted: since 1970',
});

export const DayParams = Type.Object({ day: DayInPath });
export const TodayParams = Type.Object({ game: GameName });
export const DayGameParams = Type.Object({ day: DayInPath, game: GameName });
export const PlayTodayBody = Type.Object(
  { practice: Type.Optional(Type.Boolean({ description: 'The same deal once more: it counts nothing' })) },
  strict,
);
export const BoardQuery = Type.Object({
  friends: Type.Optional(Type.Enum(['true'], { description: 'Your friends and you alone' })),
  club: Type.Optional(Type.String({ ...Id, description: 'A club of yours alone' })),
});

const day = {
  day: Type.Integer({ description: 'Days since 1970, by the calendar where the server is' }),
  ends: Time,
  commitment: Type.String({ description: "SHA-256 of the day's secret, in hexadecimal" }),
  secret: nullable(
    Type.String({ description: 'What the luck of all its tables follows from; once the day is over' }),
  ),
};
export const DayReply = Type.Object(day);

const result = {
  place: Type.Integer(),
  seats: Type.Integer(),
  points: Type.Number(),
};
const own = Type.Number({
  description:
    'What share of what was at stake at their questions their own mistakes gave away, with luck taken out: 0 is flawless, -1 the worst there was',
});
const OwnTry = Type.Object({
  table: Type.String(),
  over: Type.Boolean({ description: 'Nothing more is played there' }),
  result: nullable(Type.Object({ ...result, own: nullable(own), judging: Type.Boolean() })),
});
export const TodayReply = Type.Object({
  ...day,
  now: Time,
  streak: Type.Integer({ description: 'Days in a row; one missed between two is forgiven' }),
  shown: Type.Boolean({ description: 'Whether everybody may read your name in lists' }),
  tables: list(Type.Object({ game: Type.String(), try: nullable(OwnTry) })),
});
/** The tables of today, and what you made of them. */
export type TodayReply = Static<typeof TodayReply>;

const Line = Type.Object({ name: Type.String(), you: Type.Boolean(), ...result, own });
export const BoardReply = Type.Object({
  lines: list(Line),
  judged: Type.Integer({ description: 'How many have been judged' }),
  rank: nullable(Type.Integer({ description: 'Where you come, once you are judged' })),
});
/** Who chose best at the table of a day. */
export type BoardReply = Static<typeof BoardReply>;

export const DayOfGuest = Type.Object({
  day: DayNumber,
  game: Type.String(),
  table: Type.String(),
  begunAt: Time,
  endedAt: nullable(Time),
  place: nullable(Type.Integer()),
  seats: nullable(Type.Integer()),
  points: nullable(Type.Number()),
  own: nullable(Type.Number()),
});
