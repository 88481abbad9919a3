/** A match that was played: who came in which place; equal places are shared. */
export interface Played {
  readonly players: readonly number[];
  readonly places: readonly number[];
}

export interface Ranked {
  readonly player: number;
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly points: number;
}

/** Two for everybody one comes in before, one for everybody one shares a place with; among these players only. */
function pointsOf(player: number, matches: readonly Played[], among: ReadonlySet<number>): number {
  let points = 0;
  for (const { players, places } of matches) {
    const at = players.indexOf(player);
    if (at < 0) continue;
    for (const [other, place] of places.entries()) {
      if (other === at || !among.has(players[other])) continue;
      points += places[at] < place ? 2 : places[at] === place ? 1 : 0;
    }
  }
  return points;
}

/**
 * Points; where they are equal, matches won; where those are equal, the points those who are level took from each
 * other. Whoever is level then, too, shares the place.
 */
export function standingsOf(players: number, matches: readonly Played[]): Ranked[] {
  const all = Array.from({ length: players }, (_, player) => player);
  const everybody = new Set(all);
  const lines = all.map((player) => {
    const theirs = matches.filter((match) => match.players.includes(player));
    const won = theirs.filter((match) => match.places[match.players.indexOf(player)] === 1).length;
    return { player, played: theirs.length, won, points: pointsOf(player, matches, everybody) };
  });
  const ranked = lines.map((line) => {
    const level = lines.filter(({ points, won }) => points === line.points && won === line.won);
    const direct = pointsOf(line.player, matches, new Set(level.map(({ player }) => player)));
    return { ...line, key: [line.points, line.won, direct] };
  });
  const isBefore = (one: readonly number[], other: readonly number[]) => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at >= 0 && one[at] > other[at];
  };
  return ranked
    .map(({ key, ...line }) => ({
      ...line,
      place: 1 + ranked.filter((other) => isBefore(other.key, key)).length,
    }))
    .sort((one, other) => one.place - other.place || one.player - other.player);
}
