import './theme/fonts.css';
import './theme/theme.ts';
import './theme/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { BASE } from './app/base.ts';
import { listenForErrors } from './app/pageErrors.ts';

listenForErrors();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// In slices: a slow phone stays awake while the house is furnished.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Where site data is blocked there is none: then nothing works without a network, and all else does.
  addEventListener('load', () => navigator.serviceWorker.register(`${BASE}/sw.js`).catch(() => {}));
}
