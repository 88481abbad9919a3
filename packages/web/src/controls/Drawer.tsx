import { type ReactNode, Suspense } from 'react';
import { hurried } from '../kit/later.ts';

const { Part, hurry } = hurried(async () => (await import('./OpenDrawer.tsx')).OpenDrawer);

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
export function Drawer(props: DrawerProps) {
  if (props.open) hurry();
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
