import { Store, useStore } from '../../kit/store.ts';

/** Which place of the board the cursor is on, by its `data-cell`; null while the focus is elsewhere. */
export const cursor = new Store<string | null>(null);

/** For boards: they draw a ring there, and bring it into view. */
export const useCursor = (): string | null => useStore(cursor);
