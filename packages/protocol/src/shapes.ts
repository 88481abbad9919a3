import type { Static, TSchema } from 'typebox';
import { Type } from 'typebox';
import { COLOURS, EMOTES, LEVELS } from './lists.ts';

/**
 * No line breaks, no signs that turn the text around and none that nobody sees: what one writes must not disguise
 * what others read. Emoji are joined by invisible signs, so those may stand between others; something must be seen.
 */
const UNSEEN =
  '\\p{Cc}\\p{Cs}\\p{Co}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069';
const SEEN = `[^${UNSEEN}\\s\\u2800]`;
export const ONE_LINE = `^(?=\\s*${SEEN})(?:[^${UNSEEN}\\u2800]|(?<=${SEEN})[\\u200C\\u200D\\uFE0E\\uFE0F]+)+$`;
/** No code holds one, and PostgreSQL takes no NUL. */
const NO_CONTROLS = '^\\P{Cc}*$';

/** What is sent may hold these fields and no others. */
export const strict = { additionalProperties: false } as const;

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A list in a reply: nobody changes it. */
export const list = <T extends TSchema>(items: T) => Type.Unsafe<readonly Static<T>[]>(Type.Array(items));

/** Anything a game may say: its own package describes it. */
export const ofTheGame = <T = unknown>(what: string) =>
  Type.Unsafe<T>({ description: `${what} of the game at hand` });

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 63 });
export const Time = Type.String({ format: 'date-time' });
export const LevelName = Type.Enum([...LEVELS]);
export const EmoteName = Type.Enum([...EMOTES]);
export const ColourName = Type.Enum([...COLOURS]);
export const GameName = Type.String({ maxLength: 60, pattern: NO_CONTROLS });
export const Name = Type.String({
  minLength: 1,
  maxLength: 24,
  pattern: ONE_LINE,
  description: 'What others see',
});
export const Code = Type.String({ minLength: 1, maxLength: 40, pattern: NO_CONTROLS });
/** What tables, clubs and all other lines are known by: nothing else is ever looked for. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9]{12}$' });
/** Guests' ids are known to those alone who run the server. */
export const GuestId = Type.String({ pattern: '^[A-Za-z0-9]{22}$' });
/** A text of the player's own, mixed into the luck. */
export const Seed = Type.String({ minLength: 1, maxLength: 128 });

/** Long lists come a page at a time, all of them alike. */
export const after = Type.Optional(
  Type.String({
    pattern: '^[\\w-]{1,120}$',
    description: 'Go on where a page ended: what it said as `next`',
  }),
);
export const next = nullable(
  Type.String({ description: 'Where the next page begins; null when this is the last' }),
);

/** What makes something new may say by a key of its own that it is made once, however often it is asked for. */
export const once = {
  headers: Type.Object({
    'idempotency-key': Type.Optional(
      Type.String({
        pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
        description: 'A fresh UUID: whoever sends the same again with it gets what was made already',
      }),
    ),
  }),
} as const;

/** One way to ask: what goes along, and what comes back. The paths are below `/api`. */
export interface RouteShape {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security?: readonly object[];
  readonly headers?: TSchema;
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly body?: TSchema;
  readonly response: Readonly<Record<number, TSchema | object>>;
}
