import * as v from 'valibot';
import { checkSeed, FairChance } from './chance.ts';
import { copy } from './copy.ts';
import type { Answer, Box, Game, GameTypes, Json, Seat, Tell } from './game.ts';
import { begin, give, openBox } from './play.ts';
import { Refused } from './refused.ts';
import { collect, type Told, tellTookBack } from './told.ts';

/**
 * One answer as given: by whom, and what. Null takes the seat's last answer back, and all that came after it, though
 * luck was used or somebody had learned something: the luck is spent all the same.
 */
export type Given = readonly [seat: Seat, answer: Answer | null];

/** All that is needed to play a game again, byte for byte. */
export interface Match {
  readonly game: string;
  /** The rules version it was played under. */
  readonly rules: number;
  readonly options: Readonly<Record<string, string | boolean>>;
  /** The component set, or null for the one the game comes with. */
  readonly set: Json;
  /** The figure each seat chose, or null where it was dealt. */
  readonly figures: readonly (string | null)[];
  /** 32 bytes of luck, in hexadecimal. */
  readonly seed: string;
  readonly answers: readonly Given[];
  /** Where somebody played on otherwise, with new luck: after so many answers it comes from another seed. */
  readonly anew?: readonly { readonly after: number; readonly seed: string }[] | undefined;
}

const matchSchema = v.object({
  game: v.string(),
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  options: v.record(v.string(), v.union([v.string(), v.boolean()])),
  set: v.nullable(v.record(v.string(), v.unknown())),
  figures: v.array(v.nullable(v.string())),
  seed: v.string(),
  answers: v.array(
    v.tuple([
      v.pipe(v.number(), v.integer(), v.minValue(0)),
      v.nullable(v.union([v.string(), v.record(v.string(), v.unknown())])),
    ]),
  ),
  anew: v.optional(
    v.array(v.object({ after: v.pipe(v.number(), v.integer(), v.minValue(0)), seed: v.string() })),
  ),
});

/** Reads a match from a file or a request; a bad one is refused with a message naming the field. */
export function checkMatch(data: unknown): Match {
  const match = check(matchSchema, data, 'match');
  for (const { seed } of [match, ...(match.anew ?? [])]) checkSeed(seed);
  return match as Match;
}

/** Parses data with a schema; the refusal names the field and what was expected there. */
export function check<S extends v.GenericSchema>(schema: S, data: unknown, name: string): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const lines = result.issues.slice(0, 5).map((issue) => {
    const path = issue.path?.map((item) =>
      typeof item.key === 'number' ? `[${item.key}]` : `.${String(item.key)}`,
    );
    return `${name}${path?.join('') ?? ''}: ${issue.message}`;
  });
  throw new Refused('bad-input', lines.join('\n'));
}

/** A list that is counted before its items are read: looking for every fault in a huge one would take seconds. */
export const listOf = <S extends v.GenericSchema>(item: S, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most, `expected at most ${most}`), v.array(item));

/** Things by name, counted before they are read. */
export const namedOf = <K extends v.GenericSchema<string, string>, S extends v.GenericSchema>(
  name: K,
  item: S,
  most: number,
) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.maxEntries(most, `expected at most ${most}`),
    v.record(name, item),
  );

/** One moment of a replay: the state after an answer, and what was told. */
export interface Frame<T extends GameTypes> {
  /** How many answers have been given. */
  readonly step: number;
  /** The state itself, not a copy: it changes when the next frame is asked for. */
  readonly state: T['state'];
  readonly told: readonly Told<T['event']>[];
  /** How much of its luck has been used: with `seedAt`, where luck stands. */
  readonly position: number;
}

/** The seed that luck comes from after so many answers. */
export const seedAt = ({ seed, anew = [] }: Pick<Match, 'seed' | 'anew'>, answers: number): string =>
  anew.findLast(({ after }) => after <= answers)?.seed ?? seed;

/** The luck of a match after so many answers: another one from here on, or the same. */
export const luckAfter = ({ anew }: Match, answers: number, chance: FairChance): FairChance => {
  const fresh = anew?.findLast(({ after }) => after === answers);
  return fresh === undefined ? chance : new FairChance(fresh.seed);
};

/** The box a match was played with. Refuses a match of other rules than these. */
export function boxOf<T extends GameTypes>(game: Game<T>, match: Match): Box<T> {
  if (match.game !== game.name) throw new Refused('bad-input', `match.game: expected "${game.name}"`);
  if (match.rules !== game.rulesVersion) {
    throw new Refused(
      'bad-input',
      `match.rules: played under rules version ${match.rules}; these are version ${game.rulesVersion}`,
    );
  }
  return openBox(game, match.options, match.set);
}

/** The state before an answer that stands. */
export interface Undo<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly state: T['state'];
}

/** The tables before each answer of a match that stands, oldest first; null where nothing is ever taken back. */
export const pastOf = <T extends GameTypes>({ answers }: Match): Undo<T>[] | null =>
  answers.some(([, answer]) => answer === null) ? [] : null;

/** Plays one step of a match and hands out the table it leads to: the same one, or one that lay there before. */
export function playStep<T extends GameTypes>(
  box: Box<T>,
  state: T['state'],
  [seat, answer]: Given,
  past: Undo<T>[] | null,
  chance: FairChance,
  tellOf: (state: T['state']) => Tell<T['event']>,
): T['state'] {
  if (answer !== null) {
    past?.push({ seat, state: copy(state) });
    give(box, state, seat, answer, chance, tellOf(state));
    return state;
  }
  const at = past?.findLastIndex((one) => one.seat === seat) ?? -1;
  const undone = at < 0 ? [] : (past?.splice(at) ?? []);
  if (undone.length === 0) throw new Refused('illegal', `seat ${seat} has no answer to take back`);
  tellTookBack(tellOf(undone[0].state), seat, undone.length);
  return undone[0].state;
}

/** Who gave the answers that stand, oldest first: what was taken back is gone, and all that came after it. */
export function answeredBy({ answers }: Pick<Match, 'answers'>): Seat[] {
  const given: Seat[] = [];
  for (const [seat, answer] of answers) {
    if (answer !== null) given.push(seat);
    else given.splice(given.lastIndexOf(seat));
  }
  return given;
}

/** Plays a match again: one frame for the set-up, then one for each answer. */
export function* replay<T extends GameTypes>(game: Game<T>, match: Match): Generator<Frame<T>> {
  const box = boxOf(game, match);
  let chance = new FairChance(match.seed);
  const told: Told<T['event']>[] = [];
  const tell = collect(told);
  let state = begin(box, match.figures, chance, tell);
  chance = luckAfter(match, 0, chance);
  yield { step: 0, state, told: told.splice(0), position: chance.position };
  const past = pastOf<T>(match);
  for (const [index, given] of match.answers.entries()) {
    state = playStep(box, state, given, past, chance, () => tell);
    chance = luckAfter(match, index + 1, chance);
    yield { step: index + 1, state, told: told.splice(0), position: chance.position };
  }
}
