import type { Item, SlotKind } from '@undercroft/karak';
import { byName, type Drawing } from '../drawing.ts';

/** What a hero may carry or win, in a square of 100. */
export const ITEMS = byName<Item | `own-${Exclude<SlotKind, 'keys'>}`>(
  import.meta.glob('./items/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

/** How an item is drawn; `slot` says what one of somebody's own is. A key is always the one of the box. */
export const drawingOf = (item: Item, slot: SlotKind = 'weapons'): Drawing =>
  ITEMS[item] ?? ITEMS[`own-${slot as Exclude<SlotKind, 'keys'>}`];
