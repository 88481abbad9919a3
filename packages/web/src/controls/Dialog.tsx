import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** What the closing cross is called, in the reader's language. */
  closeLabel: string;
  /** Buttons below, the most likely last. */
  actions?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, actions, wide = false, children } = props;
  return (
    <Base.Root
      open={open}
      onOpenChange={(now, { reason }) => {
        // A menu that has just closed takes the focus back to where it was opened: nobody has turned away.
        if (reason !== 'focus-out') onOpenChange(now);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.centre}>
          <Base.Popup className={wide ? `${styles.popup} ${styles.wide}` : styles.popup}>
            <div className={styles.heading}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton label={closeLabel} icon={<CloseIcon />} />} />
            </div>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children && <div className={styles.body}>{children}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
