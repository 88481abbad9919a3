import { type ReactNode, Suspense } from 'react';
import { hurried } from '../kit/later.ts';

const { Part, hurry } = hurried(async () => (await import('./OpenDialog.tsx')).OpenDialog);

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
  /** There is something to see first: the focus begins on the whole of it, not on its cross. */
  seen?: boolean;
  children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  if (props.open) hurry();
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
