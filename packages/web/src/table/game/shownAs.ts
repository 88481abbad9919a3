import type { GameEvent } from '@undercroft/kernel';
import type { Sound } from '../sound/sound.ts';
import type { Opening } from '../stage/scene.ts';

/** How one kind of event is shown. */
interface Shows {
  /** How long it is looked at once everything about it is known, in milliseconds. */
  readonly beat: readonly [mine: number, theirs: number];
  /** Dice roll, or something travels face down, before what it brings may be told. */
  readonly opens?: Opening;
  readonly sound?: Sound;
  /** Worth a line where the turns of others are summed up. */
  readonly news?: true;
  /** A walk of several steps goes on after it. */
  readonly goesOn?: true;
}

/** How a game's events are shown, a row a kind. */
export const shownAs = <E extends GameEvent>(kinds: Readonly<Record<E['kind'], Shows>>) => {
  const shows = (event: E): Shows => kinds[event.kind as E['kind']];
  return {
    beat: (event: E, mine: boolean): number => shows(event).beat[mine ? 0 : 1],
    opening: (event: E): Opening | null => shows(event).opens ?? null,
    sound: (event: E): Sound | null => shows(event).sound ?? null,
    news: (event: E): boolean => shows(event).news === true,
    goesOn: (event: E): boolean => shows(event).goesOn === true,
  };
};
