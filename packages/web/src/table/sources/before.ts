import { onDevice } from '../../kit/memory.ts';

const KEPT_UNDER = 'undercroft.before';

/** Whether this browser may have games to go on with: known at once, unlike the games themselves. */
export const playedBefore = (): boolean => onDevice.text(KEPT_UNDER) !== null;

/** Whoever sits at a table has something to come back to. */
export const noteGames = (any: boolean): void => onDevice.keep(KEPT_UNDER, any ? 'yes' : null);
