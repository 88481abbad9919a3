import type { ReactNode } from 'react';
import { opened } from '../kit/later.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  side?: 'bottom' | 'right';
  children: ReactNode;
}

/** A panel from the edge; a swipe towards the edge closes it. */
export const Drawer = opened<DrawerProps>(async () => (await import('./OpenDrawer.tsx')).OpenDrawer);
