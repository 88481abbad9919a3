import type { Answer, Ask, Difference, GameEvent, Json, Outcome, View } from '@undercroft/kernel/talk';
import { type Static, type TSchema, Type } from 'typebox';
import { DayOfGuest } from './days.ts';
import { TIME_UP } from './lists.ts';
import { Achieved, Luck } from './ratings.ts';
import { EmoteName, LevelName, list, next, nullable, ofTheGame, SeatNumber, Time } from './shapes.ts';
import { SHARED_DATA } from './sharing.ts';
import { SOLVING_DATA } from './solving.ts';

export const Guest = Type.Object({ name: Type.String() });
export const GuestReply = Type.Object({ guest: nullable(Guest) });
export const TokenReply = Type.Object({ token: Type.String(), guest: Guest });
export const GuestData = Type.Object({
  format: Type.Literal('undercroft-guest'),
  guest: Type.Object({ id: Type.String(), name: Type.String(), since: nullable(Type.Integer()) }),
  tables: Type.Array(
    Type.Object({
      id: Type.String(),
      game: Type.String(),
      status: Type.String(),
      host: Type.Boolean(),
      seat: nullable(Type.Integer()),
      createdAt: Type.Integer(),
      startedAt: nullable(Type.Integer()),
      endedAt: nullable(Type.Integer()),
      result: Type.Unknown(),
      said: Type.Array(
        Type.Object({
          text: Type.Optional(Type.String()),
          emote: Type.Optional(Type.String()),
          at: Type.String(),
        }),
      ),
    }),
  ),
  passkeys: Type.Array(Type.Object({ name: Type.String(), since: Time, usedAt: nullable(Time) })),
  recoveryCodes: Type.Integer(),
  openId: Type.Array(Type.Object({ issuer: Type.String(), subject: Type.String(), since: Time })),
  shown: Type.Boolean({ description: 'Whether you are seen in lists of ratings' }),
  results: Type.Array(
    Type.Object({
      table: Type.String(),
      game: Type.String(),
      figure: Type.String(),
      place: Type.Integer(),
      seats: Type.Integer(),
      rated: Type.Boolean(),
      endedAt: Time,
    }),
  ),
  ratings: Type.Array(Type.Object({ game: Type.String(), rating: Type.Integer(), matches: Type.Integer() })),
  achieved: Type.Array(Achieved),
  luck: Type.Array(Luck),
  days: Type.Array(DayOfGuest),
  ...SOLVING_DATA,
  ...SHARED_DATA,
  tablesShown: Type.Boolean({ description: 'Whether friends see the public tables where you sit' }),
  friends: Type.Array(Type.Object({ name: Type.String(), since: Time })),
  clubs: Type.Array(Type.Object({ name: Type.String(), since: Time, owner: Type.Boolean() })),
  leagues: Type.Array(Type.Object({ club: Type.String(), name: Type.String(), since: Time })),
  tournaments: Type.Array(Type.Object({ name: Type.String(), owner: Type.Boolean(), since: nullable(Time) })),
  invited: Type.Array(Type.Object({ table: Type.String(), by: Type.String(), at: Time })),
  invites: Type.Array(Type.Object({ table: Type.String(), whom: Type.String(), at: Time })),
  link: nullable(Type.Object({ code: Type.String(), expiresAt: Time })),
  wishes: Type.Object({
    language: Type.String(),
    zone: Type.String(),
    quiet: nullable(Type.Object({ from: Type.Integer(), to: Type.Integer() })),
    often: Type.String(),
  }),
  told: Type.Array(
    Type.Object({ kind: Type.String(), label: Type.String(), where: Type.String(), since: Time }),
  ),
  shunned: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      mute: Type.Boolean(),
      block: Type.Boolean(),
      at: Time,
    }),
  ),
  reports: Type.Array(
    Type.Object({
      table: Type.String(),
      about: Type.String(),
      reason: Type.String(),
      note: Type.String(),
      at: Time,
    }),
  ),
  bans: Type.Array(Type.Object({ reason: Type.String(), at: Time, until: nullable(Time) })),
});

/** What the server offers to choose from. */
export const Offers = Type.Object({
  games: list(
    Type.Object({
      name: Type.String(),
      rules: Type.Integer(),
      seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
      figures: list(Type.String()),
      options: Type.Record(
        Type.String(),
        Type.Object({
          values: list(Type.Union([Type.String(), Type.Boolean()])),
          rules: list(Type.String()),
        }),
      ),
    }),
  ),
  colours: list(Type.String()),
  emotes: list(Type.String()),
  levels: list(Type.String()),
});
export type Offers = Static<typeof Offers>;

const seat = {
  seat: SeatNumber,
  kind: Type.Enum(['person', 'bot', 'free']),
  name: Type.String(),
  level: Type.Optional(LevelName),
  colour: nullable(Type.String()),
  figure: nullable(Type.String()),
  ready: Type.Boolean(),
  host: Type.Boolean(),
  resigned: Type.Boolean(),
  standIn: nullable(LevelName),
};
const OnlineSeat = Type.Object({ ...seat, here: Type.Boolean(), awaySince: nullable(Time) });
/** A seat of a table, as everybody may know it. */
export type OnlineSeat = Static<typeof OnlineSeat>;

const you = { seat: nullable(SeatNumber), host: Type.Boolean() };
const summary = {
  id: Type.String(),
  game: Type.String(),
  rules: Type.Integer(),
  status: Type.Enum(['gathering', 'playing', 'over']),
  public: Type.Boolean(),
  chat: Type.Boolean(),
  awayLimit: Type.Integer(),
  options: ofTheGame<Readonly<Record<string, string | boolean>>>('The options'),
  ownSet: Type.Boolean(),
  continued: list(Type.Object({ version: Type.Integer(), rules: Type.Integer() })),
  result: nullable(
    Type.Object({
      by: Type.Enum(['outcome', 'resignation', 'agreement', 'operator']),
      winners: list(SeatNumber),
      resigned: list(SeatNumber),
      outcome: ofTheGame<Outcome | null>('The outcome'),
    }),
  ),
  rematch: nullable(Type.String()),
  createdAt: nullable(Time),
  startedAt: nullable(Time),
  endedAt: nullable(Time),
  archived: Type.Boolean(),
};
export const Summary = Type.Object({
  ...summary,
  seats: list(Type.Object(seat)),
  you: Type.Object(you),
  yourTurn: Type.Optional(Type.Boolean()),
});
/** A table in a list. */
export type Summary = Static<typeof Summary>;
export const TablesReply = Type.Object({ tables: list(Summary), next });

export const OnlineTable = Type.Object({
  ...summary,
  seats: list(OnlineSeat),
  you: Type.Object({
    ...you,
    invitation: nullable(Type.String()),
    carried: Type.Boolean({ description: 'Your seat is on another device now' }),
  }),
  seq: Type.Integer({ description: 'Of two replies about a table, the one with the higher number is newer' }),
  version: nullable(Type.Integer()),
  clock: nullable(Type.Integer({ description: 'Seconds that a person who is asked may think' })),
  timeUp: Type.Enum([...TIME_UP]),
  timeLeft: nullable(Type.Integer({ description: 'Milliseconds that whoever is asked has left' })),
  rated: Type.Boolean(),
  anyTakeBack: Type.Boolean(),
  coach: Type.Boolean(),
  day: nullable(
    Type.Object(
      { number: Type.Integer(), counts: Type.Boolean({ description: 'Practice does not' }) },
      {
        description:
          'One of a day: everybody meets the same luck there, which is secret until the day is over',
      },
    ),
  ),
  tournament: nullable(
    Type.Object({
      id: Type.String(),
      round: Type.Integer(),
      deal: Type.Boolean({
        description:
          'Other tables have the same luck: it is secret, and the table too, until all are through',
      }),
    }),
  ),
  chances: Type.Boolean({ description: 'A shared screen says who is how likely to win' }),
  watchable: Type.Boolean({ description: 'When it is over whoever has the link may watch it again' }),
  shared: Type.Boolean({ description: 'Opened by a screen for a whole room: whoever sits there is a host' }),
  rematchCode: nullable(
    Type.String({
      description: 'Where a shared screen opened it: the code of the next match, for all its screens',
    }),
  ),
  onlookers: list(
    Type.Object(
      {
        id: Type.Integer(),
        name: Type.String(),
        next: Type.Boolean({ description: 'Wants a place in the next match' }),
        seat: nullable(SeatNumber),
        you: Type.Boolean(),
      },
      { description: 'Who looks on by name, and the seat they ask for' },
    ),
  ),
  offers: Type.Object({
    end: list(SeatNumber),
    standIn: list(Type.Object({ seat: SeatNumber, votes: list(SeatNumber) })),
    takeBack: nullable(
      Type.Object(
        { seat: SeatNumber, version: Type.Integer(), allowed: list(SeatNumber) },
        { description: 'Who asks, since which version, to take an answer back, and who allows it' },
      ),
    ),
  }),
  fair: Type.Object({
    commitment: Type.String({ description: "SHA-256 of the server's secret, in hexadecimal" }),
    seatSeeds: nullable(list(Type.String())),
    secret: nullable(Type.String()),
  }),
});
/** A table as one viewer may know it: all but the game itself. */
export type OnlineTable = Static<typeof OnlineTable>;

const SeenChange = Type.Object({
  version: Type.Integer(),
  events: list(ofTheGame<GameEvent>('An event')),
  changed: Type.Optional(
    list(
      Type.Unsafe<Difference | null>({ description: 'What each event changed in the view, and the rest' }),
    ),
  ),
  tookBack: Type.Optional(SeatNumber),
});
/** One change of the game as a viewer may hear of it; `changed` is missing where a whole view is sent. */
export type SeenChange = Static<typeof SeenChange>;

const news = {
  version: Type.Integer(),
  changes: list(SeenChange),
  ask: ofTheGame<Ask | null>('The ask'),
  answers: list(ofTheGame<Answer>('An answer')),
  standing: list(ofTheGame<Answer>('An answer')),
  mayTakeBack: Type.Boolean(),
  mayAskBack: Type.Boolean({ description: 'Your last answer could be taken back by leave of the others' }),
  outcome: ofTheGame<Outcome | null>('The outcome'),
};
const view = ofTheGame<View>('The view');
export const Update = Type.Object({ ...news, view });
/** Where the game stands for one viewer, with what it has not heard yet. */
export type Update = Static<typeof Update>;
export const News = Type.Object({ ...news, view: Type.Optional(view) });
/** The same for a reader who may have the view of the version before: then what it is now follows from the changes. */
export type News = Static<typeof News>;

const Away = Type.Object({ from: Type.Integer(), view, changes: list(SeenChange) });
/** What a seat has missed: how the table lay there at the version it had seen, and what happened since. */
export type Away = Static<typeof Away>;
export const AwayReply = Type.Object({ away: nullable(Away) });

export const VersionReply = Type.Object({ version: Type.Integer() });
export const Message = Type.Object({
  id: Type.Integer(),
  seat: nullable(SeatNumber),
  name: Type.String(),
  text: Type.Optional(Type.String()),
  emote: Type.Optional(EmoteName),
  at: Time,
});
/** Something said or shown at a table; without a seat, by somebody who looks on, and heard by those alone. */
export type Message = Static<typeof Message>;
export const Chat = Type.Object({
  messages: list(Message),
  afresh: Type.Optional(Type.Literal(true, { description: 'In place of all that was said before' })),
});
export type Chat = Static<typeof Chat>;

export const Presence = Type.Object({
  here: list(SeatNumber),
  away: list(Type.Object({ seat: SeatNumber, since: Time })),
  spectators: Type.Integer(),
});
/** Who is there. */
export type Presence = Static<typeof Presence>;

export const Pointer = Type.Object({ seat: SeatNumber, place: nullable(Type.String()) });
/** Where on the board somebody points; nobody keeps it. */
export type Pointer = Static<typeof Pointer>;

const idOf = {
  id: nullable(Type.String({ description: 'Where the stream is now: give it back as `since`' })),
};
const event = <E extends string, D extends TSchema>(name: E, data: D) =>
  Type.Object({ event: Type.Literal(name), ...idOf, data });
/** Which program speaks, said at the beginning of every stream. */
const Speaks = Type.Object({
  protocol: Type.Integer({
    description: 'Goes up when whoever knows the one before can no longer follow a table',
  }),
  rules: Type.Integer({ description: 'The version of the rules by which it tells of this table' }),
  build: nullable(Type.String({ description: 'When its screens were built, and what from' })),
});
export const StreamEvent = Type.Union([
  event('house', Speaks),
  event('table', OnlineTable),
  event('update', News),
  event('chat', Chat),
  event('presence', Presence),
  event('pointer', Pointer),
]);
/** One event of a table's stream. */
export type StreamEvent = Static<typeof StreamEvent>;

export const Nothing = Type.Null({ description: 'Nothing' });
export const AddressesReply = Type.Object({ addresses: list(Type.String()) });
export const InvitationReply = Type.Object({ table: Type.String() });
export const NameReply = Type.Object({ name: Type.String() });
export const CarryReply = Type.Object({ code: Type.String(), expiresAt: Time });
export const SetReply = ofTheGame<Json>('The component set');
/** A finished match: what is in it is the kernel's affair. */
export interface MatchRecord {
  readonly match: unknown;
  readonly reel: unknown;
  readonly seats: readonly Pick<OnlineSeat, 'kind' | 'name' | 'colour'>[];
  /** What its luck follows from; of a day's table also what that follows from. */
  readonly fair: {
    readonly day?: { readonly number: number; readonly commitment: string; readonly secret: string };
  };
}
export const MatchRecord = Type.Unsafe<MatchRecord>({
  type: 'object',
  additionalProperties: true,
  description: 'The whole match: replay it, or check it with `undercroft verify FILE`',
});
