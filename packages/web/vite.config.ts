import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './compress.ts';
import { examples } from './examples.ts';
import { lessons } from './lessons.ts';
import { lettersFirst } from './letters.ts';
import { offline } from './offline.ts';
import { rulebooks } from './rulebook.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), rulebooks(), lessons(), examples(), lettersFirst(), offline(), compressed()],
  worker: { format: 'es' },
  experimental: {
    // Files find each other wherever the house stands; only the page has to be told where that is.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  build: {
    // Fonts stay files of their own: a browser fetches only those whose letters are on the page.
    assetsInlineLimit: 0,
  },
  server: {
    // The server of `npm start`, while the page itself is served from its sources.
    proxy: { '/api': process.env.UNDERCROFT_SERVER ?? 'http://localhost:3000' },
  },
});
