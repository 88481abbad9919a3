import type { CSSProperties, ReactNode } from 'react';

/** The pace of what is shown. It is said here and not for the whole table: everything below it is styled anew when it changes. */
export const Paced = ({ pace, children }: { readonly pace: number; readonly children: ReactNode }) => (
  <div data-pace="" style={{ '--pace': pace, display: 'contents' } as CSSProperties}>
    {children}
  </div>
);
