import '../kit/theme/fonts.css';
import '../games/theme.ts';
import '../kit/theme/base.css';
import '../kit/theme/contrast.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BASE } from '../kit/base.ts';
import { followContrast } from '../kit/contrast.ts';
import { listenForErrors } from '../kit/pageErrors.ts';
import { App } from './App.tsx';

listenForErrors();
followContrast();
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
