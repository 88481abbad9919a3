/** A table that was played to its end. */
export interface PlayedTable {
  /** Who sat where, as whoever asks counts people; null for a computer player. */
  readonly seats: readonly (number | null)[];
  /** Which place each seat came in; equal places are shared. */
  readonly places: readonly number[];
  /** By the game's own rules; null where it did not come to its end by them. */
  readonly points: readonly number[] | null;
}

/** What somebody made of their seat in a deal, beside all others who had the same seat. */
export interface DealLine {
  readonly table: number;
  readonly seat: number;
  /** Null where a computer player sat. */
  readonly player: number | null;
  readonly place: number;
  /** Two for each other table where less was made of the same seat, one where it was as much. */
  readonly matchpoints: number;
  /** What all of them would be. */
  readonly top: number;
}

/** How much more somebody had in the end than the others at their table, on the mean. */
function leadOf({ points }: PlayedTable, seat: number): number | null {
  if (points === null) return null;
  const others = points.filter((_, at) => at !== seat);
  return points[seat] - others.reduce((sum, one) => sum + one, 0) / others.length;
}

/** Who made more of the same seat with the same luck: the better place, and of equal places the greater lead. */
function compared(one: PlayedTable, other: PlayedTable, seat: number): number {
  if (one.places[seat] !== other.places[seat]) return one.places[seat] < other.places[seat] ? 2 : 0;
  const [mine, theirs] = [leadOf(one, seat), leadOf(other, seat)];
  if (mine === null || theirs === null || mine === theirs) return 1;
  return mine > theirs ? 2 : 0;
}

/** A deal that was played at several tables, seat by seat. */
export function dealLines(tables: readonly PlayedTable[]): DealLine[] {
  return tables.flatMap((table, at) =>
    table.seats.map((player, seat) => {
      const others = tables.filter((other, no) => no !== at && seat < other.seats.length);
      return {
        ...{ table: at, seat, player, place: table.places[seat], top: 2 * others.length },
        matchpoints: others.reduce((sum, other) => sum + compared(table, other, seat), 0),
      };
    }),
  );
}

/** The share of all matchpoints there were to have; one half where there was nobody to be compared with. */
export function shareOfLines(lines: readonly Pick<DealLine, 'matchpoints' | 'top'>[]): number {
  const top = lines.reduce((sum, line) => sum + line.top, 0);
  return top === 0 ? 0.5 : lines.reduce((sum, line) => sum + line.matchpoints, 0) / top;
}
