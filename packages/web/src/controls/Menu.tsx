import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import styles from './Popup.module.css';

interface MenuItem {
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** Something that cannot be undone. */
  harm?: boolean;
}

export interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** 'line' draws a line between groups. */
  items: readonly (MenuItem | 'line')[];
}

export function Menu({ trigger, items }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={6} align="end" collisionPadding={8}>
          <Base.Popup className={styles.popup}>
            {items.map((item, at) =>
              item === 'line' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place
                <Base.Separator key={at} className={styles.line} />
              ) : (
                <Base.Item
                  // biome-ignore lint/suspicious/noArrayIndexKey: items change only as a whole
                  key={at}
                  className={item.harm ? `${styles.item} ${styles.harm}` : styles.item}
                  disabled={item.disabled ?? false}
                  onClick={item.onSelect}
                >
                  {item.icon}
                  {item.label}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
