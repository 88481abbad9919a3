import type { ReactNode } from 'react';
import { opened } from '../kit/later.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** What the closing cross is called, where it does more than close. */
  closeLabel?: string;
  /** Buttons below, the most likely last. */
  actions?: ReactNode;
  wide?: boolean;
  /** There is something to see first: the focus begins on the whole of it, not on its cross. */
  seen?: boolean;
  children?: ReactNode;
}

export const Dialog = opened<DialogProps>(async () => (await import('./OpenDialog.tsx')).OpenDialog);
