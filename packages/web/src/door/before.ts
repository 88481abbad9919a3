const KEPT_UNDER = 'undercroft.before';

/** Whether this browser may have games to go on with: known at once, unlike the games themselves. */
export function playedBefore(): boolean {
  try {
    return localStorage.getItem(KEPT_UNDER) !== null;
  } catch {
    return false;
  }
}

/** Whoever sits at a table has something to come back to. */
export function noteGames(any: boolean): void {
  try {
    if (any) localStorage.setItem(KEPT_UNDER, 'yes');
    else localStorage.removeItem(KEPT_UNDER);
  } catch {
    // A browser that keeps nothing has nothing to come back to.
  }
}
