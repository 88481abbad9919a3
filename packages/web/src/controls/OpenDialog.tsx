import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { useLanguage } from '../kit/language/language.tsx';
import styles from './Dialog.module.css';
import type { DialogProps } from './Dialog.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';

export function OpenDialog(props: DialogProps) {
  const { m } = useLanguage();
  const {
    open,
    onOpenChange,
    title,
    description,
    closeLabel = m.close,
    actions,
    wide = false,
    seen = false,
    children,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
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
          <Base.Popup
            className={wide ? `${styles.popup} ${styles.wide}` : styles.popup}
            ref={popup}
            {...(seen && { initialFocus: popup })}
          >
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
