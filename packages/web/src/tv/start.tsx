import '../theme/fonts.css';
import '../theme/theme.ts';
import '../theme/base.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { listenForErrors } from '../app/pageErrors.ts';
import { Speaking, useLanguage } from '../language/language.tsx';
import { Television } from './Television.tsx';
import { Unbroken } from './Unbroken.tsx';

declare global {
  interface Window {
    /** The page is there: whatever goes wrong from now on is not the browser's age. */
    undercroftStarted?: boolean;
  }
}

function Room() {
  const { m } = useLanguage();
  return (
    <Unbroken said={m.loading}>
      <Suspense>
        <Television />
      </Suspense>
    </Unbroken>
  );
}

/** The house on a television. */
export function start(): void {
  listenForErrors();
  const root = document.getElementById('root');
  if (root === null) throw new Error('tv.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <Speaking>
        <Room />
      </Speaking>
    </StrictMode>,
  );
  window.undercroftStarted = true;
}
