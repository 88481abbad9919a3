import { type Piece, printPart } from './parts.ts';

/** A kind of experiment: how its results, of some games or of a part of them, add up, and how they are told. */
interface Kind<Run, Result, Telling> {
  readonly command: string;
  nothing(): Result;
  add(into: Result, more: Result): void;
  /** Says what came of it, and returns the exit code. */
  tell(run: Run, result: Result, telling: Telling): number | Promise<number>;
}

/** What is asked for, the same for all parts of a run. */
interface Asked {
  readonly game: string;
}

export const experiment = <Run extends Asked, Result, Telling>(kind: Kind<Run, Result, Telling>) => ({
  /** Plays a run, or a piece of it, into a result: told as figures, or printed for `merge`. */
  async conduct(
    run: Run,
    piece: Piece | null,
    telling: Telling,
    /** False where it was stopped. */
    play: (result: Result) => Promise<boolean>,
  ): Promise<number> {
    const result = kind.nothing();
    const whole = await play(result);
    if (piece === null) return kind.tell(run, result, telling);
    return printPart(piece, kind.command, { game: run.game, run, result, whole });
  },

  /** All parts as one run. */
  merge(run: unknown, results: readonly unknown[], telling: Telling): number | Promise<number> {
    const all = kind.nothing();
    for (const result of results) kind.add(all, result as Result);
    return kind.tell(run as Run, all, telling);
  },
});
