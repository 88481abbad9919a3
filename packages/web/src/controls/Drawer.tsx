import { Drawer as Base } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What the closing cross is called, in the reader's language. */
  closeLabel: string;
  side?: 'bottom' | 'right';
  children: ReactNode;
}

/** A panel from the edge; a swipe towards the edge closes it. */
export function Drawer({ open, onOpenChange, title, closeLabel, side = 'bottom', children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} swipeDirection={side === 'bottom' ? 'down' : 'right'}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={`${styles.edge} ${styles[side]}`}>
          <Base.Popup className={styles.drawer}>
            <div className={styles.grip} />
            <Base.Content className={styles.content}>
              <div className={styles.heading}>
                <Base.Title className={styles.title}>{title}</Base.Title>
                <Base.Close render={<IconButton label={closeLabel} icon={<CloseIcon />} />} />
              </div>
              <div className={styles.body}>{children}</div>
            </Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
