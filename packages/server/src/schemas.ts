import { LEVELS } from '@undercroft/bots';
import { GAME_NAMES } from '@undercroft/games';
import { Type } from 'typebox';
import { COLOURS } from './lobby.ts';

/** What people may show instead of saying it. */
export const EMOTES = ['cheer', 'laugh', 'gasp', 'groan', 'think', 'hurry', 'thanks', 'well-played'] as const;

/**
 * No line breaks, no signs that turn the text around and none that nobody sees: what one writes must not disguise
 * what others read. Emoji are joined by invisible signs, so those may stand between others; something must be seen.
 */
const UNSEEN =
  '\\p{Cc}\\p{Cs}\\p{Co}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069';
const SEEN = `[^${UNSEEN}\\s\\u2800]`;
const ONE_LINE = `^(?=\\s*${SEEN})(?:[^${UNSEEN}\\u2800]|(?<=${SEEN})[\\u200C\\u200D\\uFE0E\\uFE0F]+)+$`;
/** Neither a table's id nor a code holds one, and PostgreSQL takes no NUL. */
const NO_CONTROLS = '^\\P{Cc}*$';
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** A list in a reply: nobody changes it. */
const list = <T extends Type.TSchema>(items: T) => Type.Unsafe<readonly Type.Static<T>[]>(Type.Array(items));
/** Anything a game may say: its own package describes it. */
const ofTheGame = (what: string) => Type.Unsafe<unknown>({ description: `${what} of the game at hand` });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 63 });
const Time = Type.String({ format: 'date-time' });

const Level = Type.Enum([...LEVELS]);
const Colour = Type.Enum([...COLOURS]);
const Name = Type.String({
  minLength: 1,
  maxLength: 24,
  pattern: ONE_LINE,
  description: 'What others see',
});
const Code = Type.String({ minLength: 1, maxLength: 40, pattern: NO_CONTROLS });
const TableId = Type.String({ maxLength: 40, pattern: NO_CONTROLS });
/** A text of the player's own, mixed into the luck. */
const Seed = Type.String({ minLength: 1, maxLength: 128 });

export const TableParams = Type.Object({ id: TableId });
export const SeatParams = Type.Object({
  id: TableId,
  seat: Type.String({ pattern: '^\\d{1,2}$' }),
});
export const CodeParams = Type.Object({ code: Code });
export const SeeQuery = Type.Object({ invitation: Type.Optional(Code) });
export const StreamQuery = Type.Object({
  invitation: Type.Optional(Code),
  since: Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description: 'The last event id you have' })),
});
export const ListQuery = Type.Object({ game: Type.Optional(Type.Enum([...GAME_NAMES])) });

export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    reason: Type.String(),
  },
  { description: 'A problem document (RFC 9457): nothing has changed' },
);

const strict = { additionalProperties: false } as const;

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
});
export const NameBody = Type.Object({ name: Name }, strict);
const wishes = {
  options: Type.Optional(
    Type.Record(
      Type.String({ maxLength: 60 }),
      Type.Union([Type.String({ maxLength: 60 }), Type.Boolean()]),
      { maxProperties: 60 },
    ),
  ),
  set: Type.Optional(nullable(Type.Unsafe<object>({ type: 'object', description: 'Another component set' }))),
  public: Type.Optional(Type.Boolean()),
  chat: Type.Optional(Type.Boolean()),
  awayLimit: Type.Optional(Type.Integer({ minimum: 0, maximum: 86400, description: 'Seconds' })),
  anyTakeBack: Type.Optional(
    Type.Boolean({ description: 'Whoever is alone with computer players may take any answer back' }),
  ),
};
export const NewTableBody = Type.Object(
  { game: Type.Enum([...GAME_NAMES]), ...wishes, bots: Type.Optional(Type.Array(Level, { maxItems: 16 })) },
  strict,
);
export const WishesBody = Type.Object(wishes, strict);
export const SitBody = Type.Object(
  { seat: Type.Optional(SeatNumber), invitation: Type.Optional(Code), seed: Type.Optional(Seed) },
  strict,
);
export const BotBody = Type.Object({ level: Level }, strict);
export const ChoiceBody = Type.Object(
  {
    figure: Type.Optional(nullable(Type.String({ maxLength: 60 }))),
    colour: Type.Optional(Colour),
    ready: Type.Optional(Type.Boolean()),
    seed: Type.Optional(Seed),
  },
  strict,
);
const Version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'The version of the game this is for',
});
export const AnswerBody = Type.Object(
  {
    version: Version,
    answer: Type.Union([
      Type.String({ maxLength: 200 }),
      Type.Record(Type.String(), Type.Unknown(), { maxProperties: 20 }),
    ]),
  },
  strict,
);
export const VersionBody = Type.Object({ version: Version }, strict);
export const ChatBody = Type.Object(
  {
    text: Type.Optional(Type.String({ minLength: 1, maxLength: 300, pattern: ONE_LINE })),
    emote: Type.Optional(Type.Enum([...EMOTES])),
  },
  { ...strict, minProperties: 1, maxProperties: 1 },
);
export const CarryBody = Type.Object({ code: Code }, strict);

export const GuestReply = Type.Object({ guest: nullable(Type.Object({ name: Type.String() })) });
export const TokenReply = Type.Object({ token: Type.String(), guest: Type.Object({ name: Type.String() }) });
export const GamesReply = Type.Object({
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

const seat = {
  seat: SeatNumber,
  kind: Type.Enum(['person', 'bot', 'free']),
  name: Type.String(),
  level: Type.Optional(Level),
  colour: nullable(Type.String()),
  figure: nullable(Type.String()),
  ready: Type.Boolean(),
  host: Type.Boolean(),
  resigned: Type.Boolean(),
  standIn: nullable(Level),
};
const you = { seat: nullable(SeatNumber), host: Type.Boolean() };
const summary = {
  id: Type.String(),
  game: Type.String(),
  rules: Type.Integer(),
  status: Type.Enum(['gathering', 'playing', 'over']),
  public: Type.Boolean(),
  chat: Type.Boolean(),
  awayLimit: Type.Integer(),
  options: ofTheGame('The options'),
  ownSet: Type.Boolean(),
  continued: list(Type.Object({ version: Type.Integer(), rules: Type.Integer() })),
  result: nullable(
    Type.Object({
      by: Type.Enum(['outcome', 'resignation', 'agreement']),
      winners: list(SeatNumber),
      resigned: list(SeatNumber),
      outcome: ofTheGame('The outcome'),
    }),
  ),
  rematch: nullable(Type.String()),
  createdAt: nullable(Time),
  startedAt: nullable(Time),
  endedAt: nullable(Time),
  archived: Type.Boolean(),
};
export const ListedTable = Type.Object({
  ...summary,
  seats: list(Type.Object(seat)),
  you: Type.Object(you),
  yourTurn: Type.Optional(Type.Boolean()),
});
export type ListedInfo = Type.Static<typeof ListedTable>;
export const Tables = Type.Object({ tables: list(ListedTable) });
export const Table = Type.Object({
  ...summary,
  seats: list(Type.Object({ ...seat, here: Type.Boolean(), awaySince: nullable(Time) })),
  you: Type.Object({ ...you, invitation: nullable(Type.String()), carried: Type.Boolean() }),
  seq: Type.Integer({ description: 'Of two replies about a table, the one with the higher number is newer' }),
  version: nullable(Type.Integer()),
  anyTakeBack: Type.Boolean(),
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
export const Update = Type.Object({
  version: Type.Integer(),
  changes: list(
    Type.Object({
      version: Type.Integer(),
      events: list(ofTheGame('An event')),
      changed: Type.Optional(list(Type.Unsafe<unknown>({ description: 'What changed in the view' }))),
      tookBack: Type.Optional(SeatNumber),
    }),
  ),
  view: ofTheGame('The view'),
  ask: ofTheGame('The ask'),
  answers: list(ofTheGame('An answer')),
  standing: list(ofTheGame('An answer')),
  mayTakeBack: Type.Boolean(),
  mayAskBack: Type.Boolean({ description: 'Your last answer could be taken back by leave of the others' }),
  outcome: ofTheGame('The outcome'),
});
export const VersionReply = Type.Object({ version: Type.Integer() });
export const Message = Type.Object({
  id: Type.Integer(),
  seat: SeatNumber,
  name: Type.String(),
  text: Type.Optional(Type.String()),
  emote: Type.Optional(Type.String()),
  at: Time,
});
export const AddressesReply = Type.Object({ addresses: list(Type.String()) });
export const InvitationReply = Type.Object({ table: Type.String() });
export const NameReply = Type.Object({ name: Type.String() });
export const CarryReply = Type.Object({ code: Type.String(), expiresAt: Time });
export const SetReply = ofTheGame('The component set');
export const MatchRecord = Type.Unsafe<unknown>({
  type: 'object',
  additionalProperties: true,
  description: 'The whole match: replay it, or check it with `undercroft verify FILE`',
});
