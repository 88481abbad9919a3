import { Drawer as Base } from '@base-ui/react/drawer';
import { useLanguage } from '../kit/language/language.tsx';
import styles from './Dialog.module.css';
import type { DrawerProps } from './Drawer.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';

export function OpenDrawer({ open, onOpenChange, title, side = 'bottom', children }: DrawerProps) {
  const { m } = useLanguage();
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
                <Base.Close render={<IconButton label={m.close} icon={<CloseIcon />} />} />
              </div>
              <div className={styles.body}>{children}</div>
            </Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
