import * as v from 'valibot';
import { check } from './check.ts';
import type { Game, GameTypes } from './game.ts';
import { checkOptions } from './options.ts';

const line = v.pipe(v.string(), v.maxLength(100));

/** A name in any language, on one line: nothing that would move a terminal's cursor or turn the text around. */
const name = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(40),
  v.regex(/^[^\p{Cc}\u2028-\u202e\u2066-\u2069]+$/u, 'expected a name on one line'),
);

/** Who made something, and what others may do with it: 'CC BY 4.0'. */
const made = {
  name: v.optional(line),
  author: v.optional(line),
  licence: v.optional(line),
  /** What became of it, line by line, the latest last. */
  history: v.optional(v.pipe(v.array(line), v.maxLength(50, 'expected at most 50'))),
};

/** What somebody says about a set of their own, beside its components, under `variant`. */
export const variantSchema = v.strictObject({
  ...made,
  /** What its components are called, by their names in the file: once for all, or for each language. */
  names: v.optional(
    v.pipe(
      v.record(v.string(), v.union([name, v.record(v.string(), name)])),
      v.maxEntries(400, 'expected at most 400'),
    ),
  ),
  /** The expansions it was put together with. */
  expansions: v.optional(v.pipe(v.array(v.strictObject(made)), v.maxLength(20, 'expected at most 20'))),
  description: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  /** One of its components, which stands for the whole: 'tokens.dragon'. */
  picture: v.optional(line),
  /** What is agreed at a table that plays with it. */
  options: v.optional(v.record(v.string(), v.union([v.string(), v.boolean()]))),
});

export type Variant = v.InferOutput<typeof variantSchema>;

/** Reads a component set as a file holds it: what is said about it, and the set, checked by the game. */
export function checkSetFile<T extends GameTypes>(
  game: Game<T>,
  data: unknown,
): { readonly variant: Variant; readonly set: T['set'] } {
  const { variant, set } = variantIn(data);
  const said = check(variantSchema, variant, 'set.variant');
  checkOptions(game.options, said.options, 'set.variant.options');
  return { variant: said, set: game.checkSet(set) };
}

function variantIn(data: unknown): { variant: unknown; set: unknown } {
  if (typeof data !== 'object' || data === null || !('variant' in data)) return { variant: {}, set: data };
  const { variant, ...set } = data;
  return { variant: variant ?? {}, set };
}
