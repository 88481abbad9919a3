import '../theme/fonts.css';
import '../theme/theme.ts';
import '../theme/base.css';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Speaking } from '../language/language.tsx';
import { Television } from './Television.tsx';

declare global {
  interface Window {
    /** The page is there: whatever goes wrong from now on is not the browser's age. */
    undercroftStarted?: boolean;
  }
}

/** The house on a television. */
export function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('tv.html has no #root');
  createRoot(root).render(
    <Speaking>
      <Suspense>
        <Television />
      </Suspense>
    </Speaking>,
  );
  window.undercroftStarted = true;
}
