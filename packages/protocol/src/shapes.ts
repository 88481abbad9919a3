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
/** Neither a table's id nor a code holds one, and PostgreSQL takes no NUL. */
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
export const Level = Type.Enum([...LEVELS]);
export const Emote = Type.Enum([...EMOTES]);
export const Colour = Type.Enum([...COLOURS]);
export const GameName = Type.String({ maxLength: 60, pattern: NO_CONTROLS });
export const Name = Type.String({
  minLength: 1,
  maxLength: 24,
  pattern: ONE_LINE,
  description: 'What others see',
});
export const Code = Type.String({ minLength: 1, maxLength: 40, pattern: NO_CONTROLS });
export const TableId = Type.String({ maxLength: 40, pattern: NO_CONTROLS });
/** A text of the player's own, mixed into the luck. */
export const Seed = Type.String({ minLength: 1, maxLength: 128 });

/** One way to ask: what goes along, and what comes back. The paths are below `/api`. */
export interface RouteShape {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security?: readonly object[];
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly body?: TSchema;
  readonly response: Readonly<Record<number, TSchema | object>>;
}
