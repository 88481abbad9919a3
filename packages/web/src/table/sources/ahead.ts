import {
  type Answer,
  answersNow,
  apply,
  asked,
  type Box,
  copyTable,
  type GameTypes,
  type Json,
  LuckWanted,
  luckOf,
  type Seat,
  type Wanted,
} from '@undercroft/kernel';
import type { LuckAsked } from './client.ts';

/** So many questions in a row are shown at once. */
const IN_A_ROW = 3;
/** An answer whose luck is one of so many things, or dice, can be given by saying what came of it. */
const FEW = 8;

/** In more ways than this nothing lies that people name with what it is. */
const MOST_WAYS = 4;

/** An answer at a table as it lies, with what was named of its luck. */
interface Try {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly said: readonly Json[];
}

/** A table as it lies: nothing here changes it. */
interface Lying {
  readonly box: Box;
  readonly state: GameTypes['state'];
}

/** Names what can only be one thing, and says what is wanted then; else how the table lies when nothing is. */
function tryOut(lying: Lying, { seat, answer, said }: Try): Asking | { readonly after: Lying } {
  const { box, state } = lying;
  for (let named = [...said]; ; ) {
    const after = copyTable(state);
    try {
      apply(box, after, answer, luckOf({ seed: '', luck: 'said', said: named }, 0));
      return { after: { box, state: after } };
    } catch (error) {
      if (!(error instanceof LuckWanted)) throw error;
      const { wanted } = error;
      if (wanted.bag.length !== 1)
        return { wanted, lying, tried: { seat, answer, said: named }, lies: false };
      named = [...named, wanted.bag[0].thing];
    }
  }
}

/** Luck that is wanted, at a table as it lies then. */
interface Asking {
  readonly wanted: Wanted;
  readonly lying: Lying;
  readonly tried: Try;
  /** Whether it has to be said first how something lies. */
  readonly lies: boolean;
}

const asWanted = ({ wanted, tried }: Asking): LuckAsked => ({ ...wanted, ...tried });
/** Whether the same is asked; what lies in the bag may differ by what was drawn before. */
const alike = (one: Wanted, other: Wanted): boolean =>
  one.purpose === other.purpose && JSON.stringify(one.dice) === JSON.stringify(other.dice);

/** What luck is wanted once this was said, also where how it lies has to be answered first, whatever the answer is. */
function wantedAfter(lying: Lying, tried: Try): Asking | null {
  const found = tryOut(lying, tried);
  if ('wanted' in found) return found;
  const { after } = found;
  const ask = asked(after.state);
  if (ask?.seat !== tried.seat) return null;
  const answers = answersNow(after.box, after.state);
  if (answers.length > MOST_WAYS) return null;
  const ways = answers.map((answer) => tryOut(after, { seat: tried.seat, answer, said: [] }));
  const [first] = ways;
  return 'wanted' in first && ways.every((way) => 'wanted' in way && alike(way.wanted, first.wanted))
    ? { ...first, lies: true }
    : null;
}

/** The same luck, with what is asked next: after most of what it may bring, the likeliest of that first. */
export function withNext(lying: Lying, luck: LuckAsked, more = IN_A_ROW - 1): LuckAsked {
  const { dice, bag, seat, answer, said } = luck;
  // What two dice bring is too much to try; what one brings is asked next whatever it shows.
  const all: readonly Json[] =
    dice === null
      ? bag.map(({ thing }) => thing)
      : dice.count === 1
        ? Array.from({ length: dice.sides }, (_, at) => [at + 1])
        : [];
  if (more === 0 || all.length === 0) return luck;
  const next = all.map((thing) => wantedAfter(lying, { seat, answer, said: [...said, thing] }));
  const likeliest = next.find((one) => one !== null) ?? null;
  if (likeliest === null) return luck;
  const after = all.flatMap((thing, at) => {
    const one = next[at];
    return one !== null && alike(one.wanted, likeliest.wanted) ? { thing, lies: one.lies } : [];
  });
  if (dice !== null && after.length < all.length) return luck;
  return { ...luck, next: { after, luck: withNext(likeliest.lying, asWanted(likeliest), more - 1) } };
}

/** The luck that each answer would want, where that is little enough to be said at once with the answer. */
export function luckOfAnswers(lying: Lying, seat: Seat, answers: readonly Answer[]): LuckAsked[] {
  return answers.flatMap((answer) => {
    const found = tryOut(lying, { seat, answer, said: [] });
    if (!('wanted' in found)) return [];
    const { dice, bag } = found.wanted;
    return dice === null && (bag.length === 0 || bag.length > FEW) ? [] : withNext(lying, asWanted(found));
  });
}
