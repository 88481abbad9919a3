/** How far somebody has come in a game's lesson. */
export interface Progress {
  readonly chapter: number;
  readonly step: number;
}

const keptUnder = (game: string) => `undercroft.lesson.${game}`;

/** Where a lesson was left; at its beginning if this browser remembers nothing. */
export function progressIn(game: string): Progress {
  try {
    const kept: Partial<Progress> = JSON.parse(localStorage.getItem(keptUnder(game)) ?? '{}');
    return { chapter: Number(kept.chapter ?? 0), step: Number(kept.step ?? 0) };
  } catch {
    return { chapter: 0, step: 0 };
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(keptUnder(game), JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
