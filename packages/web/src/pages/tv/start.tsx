import '../../kit/theme/fonts.css';
import '../../games/theme.ts';
import '../../kit/theme/base.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Speaking, useLanguage } from '../../kit/language/language.tsx';
import { listenForErrors } from '../../kit/pageErrors.ts';
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
