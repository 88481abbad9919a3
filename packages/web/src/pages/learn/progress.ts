import { onDevice } from '../../kit/memory.ts';

/** How far somebody has come in a game's lesson. */
export interface Progress {
  readonly chapter: number;
  readonly step: number;
}

const keptUnder = (game: string) => `undercroft.lesson.${game}`;

/** Where a lesson was left; at its beginning if this browser remembers nothing. */
export function progressIn(game: string): Progress {
  const kept = onDevice.read(keptUnder(game)) as Partial<Progress> | null;
  return { chapter: Number(kept?.chapter ?? 0), step: Number(kept?.step ?? 0) };
}

const learntUnder = (game: string) => `undercroft.learnt.${game}`;

/** Whether somebody has come to the end of a game's lesson: then its chapters are there to choose from. */
export const hasLearnt = (game: string): boolean => onDevice.text(learntUnder(game)) !== null;

export const keepLearnt = (game: string): void => onDevice.keep(learntUnder(game), 'yes');

export function keepProgress(game: string, progress: Progress): void {
  onDevice.keep(keptUnder(game), JSON.stringify(progress));
}
