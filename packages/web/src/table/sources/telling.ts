import {
  type Answer,
  branchOf,
  type Change,
  FairChance,
  type Game,
  type Json,
  LuckWanted,
  type Match,
  Refused,
  replay,
  type SavedTable,
  type Seat,
  sameAnswer,
  Table,
  type Told,
  type Wanted,
} from '@undercroft/kernel';

/** An answer on people's own table, with what they have named of its luck. */
export interface Untold {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly said: readonly Json[];
}

/** The same once all of it was told, and in which turn it was. */
export interface Retold extends Untold {
  readonly turn: number;
}

/** Before the first turn the house deals: who plays whom, and who begins. From then on people name what comes. */
export function beginTold(
  game: Game,
  agreed: Pick<Match, 'figures' | 'seed' | 'options' | 'set'>,
): { table: Table; told: Told[] } {
  const luck = new FairChance(agreed.seed);
  const said: Json[] = [];
  for (;;) {
    try {
      return Table.begin(game, { ...agreed, luck: 'said', said });
    } catch (error) {
      if (!(error instanceof LuckWanted)) throw error;
      said.push(dealt(error.wanted, luck));
    }
  }
}

function dealt({ dice, below, bag }: Wanted, luck: FairChance): Json {
  if (dice !== null) return luck.dice(dice.count, dice.sides);
  if (below !== null) return luck.pick(below);
  return luck.draw(bag.flatMap(({ thing, count }) => Array.from({ length: count }, () => thing)));
}

/** Gives an answer with the luck that was named for it, or says what else has to be named. What can only be one thing is not. */
export function giveTold(
  table: Table,
  version: number,
  untold: Untold,
): { readonly change: Change } | { readonly untold: Untold; readonly wanted: Wanted } {
  let { said } = untold;
  for (;;) {
    try {
      return { change: table.answer(untold.seat, version, untold.answer, said) };
    } catch (error) {
      if (!(error instanceof LuckWanted)) throw error;
      const { wanted } = error;
      if (wanted.bag.length !== 1) return { untold: { ...untold, said }, wanted };
      said = [...said, wanted.bag[0].thing];
    }
  }
}

/** The table as it lay before one of its answers, and all that was told from there on. */
export function toldBefore(
  game: Game,
  match: Match,
  at: number,
): { readonly saved: SavedTable; readonly rest: readonly Retold[] } {
  const { answers, said = [] } = match;
  const stood: { readonly turn: number; readonly used: number }[] = [];
  // Each is looked at before the next: it is the same table.
  for (const { state, position } of replay(game, match))
    stood.push({ turn: state.turn, used: Number(position) });
  const all = answers.flatMap(([seat, answer], index) => {
    const { turn, used } = stood[index];
    return answer === null ? [] : [{ seat, answer, turn, said: said.slice(used, stood[index + 1].used) }];
  });
  const begun = { ...match, answers: answers.slice(0, at), said: said.slice(0, stood[at]?.used) };
  return { saved: branchOf(game, begun, at, null), rest: all.slice(at) };
}

/**
 * Gives again what was told before: it happened, so all of it that still fits still holds. Where a question is another
 * one now, the rest of that turn is asked anew; later turns wait until it is over.
 */
export function retell(
  table: Table,
  told: readonly Retold[],
  given: (change: Change) => void,
): { readonly untold: Untold | null; readonly rest: readonly Retold[] } {
  let rest = told;
  while (rest.length > 0 && table.waitsFor !== null) {
    const [next, ...later] = rest;
    if (next.turn > table.turn) break;
    if (next.turn < table.turn || !fits(table, next)) {
      rest = rest.filter(({ turn }) => turn > table.turn);
      continue;
    }
    const again = asFarAsItFits(table, next);
    rest = later;
    if ('wanted' in again) return { untold: again.untold, rest };
    given(again.change);
  }
  return { untold: null, rest };
}

const fits = (table: Table, { seat, answer }: Retold): boolean =>
  seat === table.waitsFor && table.update(seat).answers.some((one) => sameAnswer(one, answer));

/** As much of its luck as can still have come. */
function asFarAsItFits(table: Table, next: Retold): ReturnType<typeof giveTold> {
  for (let named = next.said.length; ; named--) {
    try {
      return giveTold(table, table.version, { ...next, said: next.said.slice(0, named) });
    } catch (error) {
      if (!(error instanceof Refused) || named === 0) throw error;
    }
  }
}
