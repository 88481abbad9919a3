import { Toast as Base } from '@base-ui/react/toast';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../kit/language/language.tsx';
import { CloseIcon } from './icons.tsx';
import styles from './Toast.module.css';

const slips = Base.createToastManager();
type Slip = Parameters<typeof slips.add>[0];

/** What was said before there was a place to say it; null once there is. */
let early: Slip[] | null = [];

/** A slip of parchment that says what happened and goes away; from anywhere, also outside React. */
export function toast(title: string, more: { text?: string; harm?: boolean } = {}): void {
  const slip: Slip = {
    // What is said again while it can still be read is one slip.
    id: `${title} ${more.text ?? ''}`,
    title,
    ...(more.text !== undefined && { description: more.text }),
    ...(more.harm && { type: 'harm', priority: 'high' as const }),
  };
  if (early === null) slips.add(slip);
  else early.push(slip);
}

/** Once, around the whole page. */
export function Toasts({ children }: { children: ReactNode }) {
  return (
    <Base.Provider toastManager={slips} limit={3}>
      {children}
      <Base.Portal>
        <Base.Viewport className={styles.viewport}>
          <Slips />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Slips() {
  const { m } = useLanguage();
  const { toasts, add } = Base.useToastManager();
  useEffect(() => {
    for (const slip of early ?? []) add(slip);
    early = null;
  }, [add]);
  return toasts.map((slip) => (
    <Base.Root key={slip.id} toast={slip} className={styles.toast} swipeDirection={['down', 'right']}>
      <Base.Content className={styles.words}>
        <Base.Title className={styles.title} />
        <Base.Description />
      </Base.Content>
      {/* Else it is hidden from those who listen until it has the focus, which they cannot give it. */}
      <Base.Close className={styles.close} aria-label={m.close} aria-hidden={false}>
        <CloseIcon />
      </Base.Close>
    </Base.Root>
  ));
}
