import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './compress.ts';
import { drawings } from './drawings.ts';
import { forOldSheets } from './old-sheets.ts';
import { parts } from './parts.ts';

/** The oldest television browser that is promised anything: sets of 2020. */
export const OLDEST = 'chrome69';

/** The television's own page: the same parts as everywhere, in words that old browsers understand. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), drawings(), forOldSheets(), parts(), compressed()],
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/tv/${file}` : { relative: true }),
  },
  build: {
    outDir: 'dist/tv',
    target: OLDEST,
    cssTarget: OLDEST,
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'tv.html' },
  },
});
