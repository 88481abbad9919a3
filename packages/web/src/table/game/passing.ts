/** What is only on the table for a moment: a fight with its dice, and what came out of a bag. */
export interface Passing<Fight, Drawn> {
  readonly fight?: Fight;
  /** Not yet placed. */
  readonly drawn?: Drawn;
}

/** What may become of what lies there. */
export function lying<Fight, Drawn>(fight: Fight | null, drawn: Drawn | undefined) {
  type Lies = Passing<Fight, Drawn>;
  const foughtOver: Lies = fight === null ? {} : { fight };
  const still: Lies = drawn === undefined ? foughtOver : { ...foughtOver, drawn };
  return {
    still,
    /** What was drawn has found its place, or has gone back. */
    placed: foughtOver,
    /** The fight takes a turn. */
    turned: (turn: (now: Fight) => Partial<Fight>): Lies =>
      fight === null ? still : { ...still, fight: { ...fight, ...turn(fight) } },
  };
}
