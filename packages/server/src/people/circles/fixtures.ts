/** One match of a league: in which round, and who sits where, by their place in the list of players. */
export interface Fixture {
  readonly round: number;
  readonly seats: readonly number[];
}

/**
 * Everybody against everybody. Each player plays as often as any other, meets every other one, and sits on each seat
 * as often as on any other, give or take one. The same players always get the same fixtures.
 */
export function fixturesFor(players: number, seats: number): Fixture[] {
  if (players < seats) return [];
  if (seats === 2) return pairs(players);
  if (players === seats) return inTurn([Array.from({ length: seats }, (_, seat) => seat)]);
  return inTurn(
    stepsFor(players, seats).flatMap((steps) =>
      Array.from({ length: players }, (_, first) => steps.map((step) => (first + step) % players)),
    ),
  );
}

/** All but the first go round the table; with an odd number one rests each time. */
function pairs(players: number): Fixture[] {
  const places = players + (players % 2);
  return Array.from({ length: places - 1 }, (_, round) => {
    const at = (place: number) => (place === 0 ? 0 : 1 + ((place - 1 + round) % (places - 1)));
    return Array.from({ length: places / 2 }, (_, table) => {
      const pair = [at(table), at(places - 1 - table)].toSorted((one, other) => one - other);
      // Who begins: so that everybody does as often as not.
      return { round: round + 1, seats: (pair[0] + pair[1]) % 2 === 1 ? pair : pair.toReversed() };
    }).filter(({ seats }) => seats.every((player) => player < players));
  }).flat();
}

/**
 * Who sits together, counted from any of them around the circle of players: moved on by one again and again, such a
 * pattern seats everybody alike. So many patterns that every distance occurs, and with it every pair.
 */
function stepsFor(players: number, seats: number): number[][] {
  const apart = (one: number, other: number) => {
    const distance = Math.abs(one - other);
    return Math.min(distance, players - distance);
  };
  const missing = new Set(Array.from({ length: Math.floor(players / 2) }, (_, at) => at + 1));
  const chosen: number[][] = [];
  const all = choices(players, seats);
  const meets = (steps: readonly number[]) =>
    new Set(steps.flatMap((one, at) => steps.slice(at + 1).map((other) => apart(one, other))));
  while (missing.size > 0) {
    const news = (steps: readonly number[]) =>
      [...meets(steps)].filter((distance) => missing.has(distance)).length;
    const best = all.reduce((one, other) => (news(other) > news(one) ? other : one));
    for (const distance of meets(best)) missing.delete(distance);
    chosen.push(best);
  }
  return chosen;
}

/** Every way to choose so many of them of whom the first is one. */
function choices(players: number, seats: number): number[][] {
  const from = (least: number, more: number): number[][] =>
    more === 0
      ? [[]]
      : Array.from({ length: Math.max(0, players - least) }, (_, at) => least + at).flatMap((one) =>
          from(one + 1, more - 1).map((rest) => [one, ...rest]),
        );
  return from(1, seats - 1).map((rest) => [0, ...rest]);
}

/** Each match in the first round in which none of its players plays yet. */
function inTurn(matches: readonly (readonly number[])[]): Fixture[] {
  const rounds: Set<number>[] = [];
  return matches
    .map((seats) => {
      const free = rounds.findIndex((busy) => seats.every((player) => !busy.has(player)));
      const round = free < 0 ? rounds.push(new Set()) - 1 : free;
      for (const player of seats) rounds[round].add(player);
      return { round: round + 1, seats };
    })
    .sort((one, other) => one.round - other.round);
}
