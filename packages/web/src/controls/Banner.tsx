import type { ReactNode } from 'react';
import styles from './Banner.module.css';

/** News beside the board, with what can be done about it. */
export function Banner({
  children,
  actions,
  harm = false,
}: {
  children: ReactNode;
  actions?: ReactNode;
  harm?: boolean;
}) {
  return (
    <div className={styles.banner} role="status" data-harm={harm || undefined}>
      {children}
      {actions && <span className={styles.actions}>{actions}</span>}
    </div>
  );
}

export const Banners = ({ children }: { children: ReactNode }) => (
  <div className={styles.banners}>{children}</div>
);
