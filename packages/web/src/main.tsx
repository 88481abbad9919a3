import './theme/fonts.css';
import './theme/theme.ts';
import './theme/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { BASE } from './app/base.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// In slices: a slow phone stays awake while the house is furnished.
startTransition(() => createRoot(root).render(<App />));

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register(`${BASE}/sw.js`));
}
