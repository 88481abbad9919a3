import * as v from 'valibot';
import { checkSeed } from './chance.ts';
import { check } from './check.ts';
import { copy } from './copy.ts';
import type { Answer, Box, Game, GameTypes, Json, Seat, Tell } from './game.ts';
import { type LuckPosition, luckAfter, luckOf, type MatchLuck, startingLuck } from './luck.ts';
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
  /** Where luck comes from: one fair stream unless it says so. Dealt: a stream for each purpose. Said: people named it. */
  readonly luck?: 'dealt' | 'said' | undefined;
  /** What people said that luck brought, use by use. */
  readonly said?: readonly Json[] | undefined;
  /** Where people laid the table themselves: after so many answers it lay so. What was before is not known of it. */
  readonly laid?: readonly Laid[] | undefined;
}

/** A table as people laid it, after so many answers. */
interface Laid {
  readonly after: number;
  readonly state: GameTypes['state'];
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
  luck: v.optional(v.picklist(['dealt', 'said'])),
  said: v.optional(v.array(v.unknown())),
  laid: v.optional(
    v.array(
      v.object({
        after: v.pipe(v.number(), v.integer(), v.minValue(0)),
        state: v.looseObject({ turn: v.number(), asks: v.array(v.looseObject({ kind: v.string() })) }),
      }),
    ),
  ),
});

/** Reads a match from a file or a request; a bad one is refused with a message naming the field. */
export function checkMatch(data: unknown): Match {
  const match = check(matchSchema, data, 'match');
  for (const { seed } of [match, ...(match.anew ?? [])]) checkSeed(seed);
  return match as Match;
}

/** One moment of a replay: the state after an answer, and what was told. */
export interface Frame<T extends GameTypes> {
  /** How many answers have been given. */
  readonly step: number;
  /** The state itself, not a copy: it changes when the next frame is asked for. */
  readonly state: T['state'];
  readonly told: readonly Told<T['event']>[];
  /** How much of its luck has been used: with `luckOf`, where luck stands. */
  readonly position: LuckPosition;
  /** Whether this answer used luck. */
  readonly lucky: boolean;
}

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

/** An answer that stands: where it is in a match, and by whom. */
export interface Stood {
  readonly at: number;
  readonly seat: Seat;
}

/** Answers that stand, oldest first; and for each take-back which answer it goes back to. */
interface Stands {
  readonly given: Stood[];
  readonly backTo: Map<number, { readonly at: number; readonly undone: number }>;
}

/** Refuses a match in which somebody takes back what they never answered. */
function standsIn({ answers }: Pick<Match, 'answers'>): Stands {
  const given: Stood[] = [];
  const backTo: Stands['backTo'] = new Map();
  for (const [at, [seat, answer]] of answers.entries()) {
    if (answer !== null) {
      given.push({ at, seat });
      continue;
    }
    const last = given.findLastIndex((one) => one.seat === seat);
    if (last < 0)
      throw new Refused('illegal', `match.answers[${at}]: seat ${seat} has no answer to take back`);
    const undone = given.splice(last);
    backTo.set(at, { at: undone[0].at, undone: undone.length });
  }
  return { given, backTo };
}

/** The answers that stand, oldest first: what was taken back is gone, and all that came after it. */
export const standing = (match: Pick<Match, 'answers'>): Stood[] => standsIn(match).given;

/** The table after so many answers: as the rules left it, or as people laid it. */
const laidAfter = <T extends GameTypes>(
  { laid }: Pick<Match, 'laid'>,
  answers: number,
  state: T['state'],
): T['state'] => {
  const anew = laid?.findLast(({ after }) => after === answers);
  return anew === undefined ? state : copy(anew.state);
};

/** Plays the answers of a match one after the other, and keeps the tables that it goes back to: no others. */
export class Player<T extends GameTypes = GameTypes> {
  readonly #box: Box<T>;
  readonly #match: Pick<Match, 'answers' | 'laid'>;
  readonly #backTo: Stands['backTo'];
  readonly #wanted: ReadonlySet<number>;
  readonly #kept = new Map<number, T['state']>();
  #next = 0;
  state: T['state'];

  constructor(box: Box<T>, match: Pick<Match, 'answers' | 'laid'>, state: T['state']) {
    this.#box = box;
    this.#match = match;
    this.#backTo = standsIn(match).backTo;
    this.#wanted = new Set([...this.#backTo.values()].map(({ at }) => at));
    this.state = laidAfter(match, 0, state);
  }

  /** The table after the next answer: the same one, or one that lay there before. */
  step(chance: MatchLuck, tellOf: (state: T['state']) => Tell<T['event']>): T['state'] {
    const at = this.#next++;
    const [seat, answer] = this.#match.answers[at];
    const back = this.#backTo.get(at);
    if (answer === null) {
      const before = back && this.#kept.get(back.at);
      if (before === undefined) throw new Refused('illegal', `seat ${seat} has no answer to take back`);
      this.#kept.delete(back?.at ?? -1);
      tellTookBack(tellOf(before), seat, back?.undone ?? 0);
      this.state = laidAfter(this.#match, at + 1, before);
      return this.state;
    }
    if (this.#wanted.has(at)) this.#kept.set(at, copy(this.state));
    give(this.#box, this.state, seat, answer, chance, tellOf(this.state));
    this.state = laidAfter(this.#match, at + 1, this.state);
    return this.state;
  }
}

/** How a match lay after so many answers: enough to play it on from there. */
export interface Mark<T extends GameTypes = GameTypes> {
  readonly at: number;
  /** It must not change any more. */
  readonly state: T['state'];
  readonly position: LuckPosition;
}

/** Plays a match again: one frame for the set-up, then one for each answer. */
export function* replay<T extends GameTypes>(game: Game<T>, match: Match): Generator<Frame<T>> {
  const box = boxOf(game, match);
  const chance = startingLuck(match);
  const told: Told<T['event']>[] = [];
  const state = begin(box, match.figures, chance, collect(told));
  const luck = luckAfter(match, 0, chance);
  const player = new Player(box, match, state);
  yield { step: 0, state: player.state, told, position: luck.position, lucky: chance.used > 0 };
  yield* playOn(match, player, luck, 0, match.answers.length);
}

/** Plays on from a moment that still stands: only the answers that came after it. */
export function* replayFrom<T extends GameTypes>(
  box: Box<T>,
  match: Omit<Match, 'answers'>,
  { at, state, position }: Mark<T>,
  answers: readonly Given[],
): Generator<Frame<T>> {
  const luck = luckOf(match, at, position);
  const laid = match.laid?.flatMap((one) => (one.after > at ? [{ ...one, after: one.after - at }] : []));
  const player = new Player(box, { answers, laid }, copy(state));
  yield* playOn(match, player, luck, at, at + answers.length);
}

function* playOn<T extends GameTypes>(
  match: Omit<Match, 'answers'>,
  player: Player<T>,
  luck: MatchLuck,
  from: number,
  to: number,
): Generator<Frame<T>> {
  let chance = luck;
  for (let step = from + 1; step <= to; step++) {
    const told: Told<T['event']>[] = [];
    const { used } = chance;
    const state = player.step(chance, () => collect(told));
    const lucky = chance.used > used;
    chance = luckAfter(match, step, chance);
    yield { step, state, told, position: chance.position, lucky };
  }
}

/** How a match stands after all its answers. */
export function lastFrame<T extends GameTypes>(game: Game<T>, match: Match): Frame<T> {
  const frames = replay(game, match);
  let last: Frame<T> | undefined;
  for (const frame of frames) last = frame;
  if (last === undefined) throw new Error('a match has a set-up at least');
  return last;
}
