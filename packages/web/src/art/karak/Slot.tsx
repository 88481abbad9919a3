import type { Item } from '@undercroft/karak';
import { ItemPicture } from './Pieces.tsx';
import styles from './Slot.module.css';

/** What an empty slot of each kind shows, pressed into the leather. */
const FITS = { weapons: 'sword', spells: 'flames', keys: 'key' } as const satisfies Record<string, Item>;

export interface SlotProps {
  kind: keyof typeof FITS;
  item?: Item | undefined;
  /** As on ItemPicture. */
  counts?: string;
}

/** One place in a hero's inventory, 56 pixels or --slot wide. Decoration: put it into a button or a list item. */
export function Slot({ kind, item, counts = '' }: SlotProps) {
  return (
    <span className={item ? `${styles.slot} ${styles.full}` : styles.slot}>
      <ItemPicture item={item ?? FITS[kind]} counts={item ? counts : ''} />
    </span>
  );
}
