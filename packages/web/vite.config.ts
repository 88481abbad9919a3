import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './compress.ts';
import { drawings } from './drawings.ts';
import { examples } from './examples.ts';
import { lessons } from './lessons.ts';
import { lettersFirst } from './letters.ts';
import { offline } from './offline.ts';
import { parts, workerParts } from './parts.ts';
import { rulebooks } from './rulebook.ts';

/** These rooms, with everything they need, wherever they lie. */
const rooms = (...names: string[]) => new RegExp(`[\\\\/](${names.join('|')})\\.tsx$`);

const STILL_ZOOM = join(import.meta.dirname, 'src/table/board/stillZoom.ts');

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    drawings(),
    rulebooks(),
    lessons(),
    examples(),
    lettersFirst(),
    parts(),
    offline(),
    compressed(),
  ],
  resolve: { alias: { 'd3-interpolate': STILL_ZOOM, 'd3-transition': STILL_ZOOM } },
  // Words are data: nobody asks for one of them by name.
  json: { namedExports: false },
  worker: {
    format: 'es',
    plugins: () => [workerParts()],
    rolldownOptions: {
      output: {
        codeSplitting: {
          // All that a worker begins with, but for the worker itself: what its games fetch later must not import the worker,
          // which WebKit would then run once more.
          groups: [{ name: 'work', tags: ['$initial'], test: (id) => !/\.worker\.ts$/.test(id) }],
        },
      },
    },
  },
  experimental: {
    // Files find each other wherever the house stands; only the page has to be told where that is.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  build: {
    // Fonts stay files of their own: a browser fetches only those whose letters are on the page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Whatever the front door needs is there in every room: one file, fetched once.
            { name: 'house', tags: ['$initial'], priority: 3 },
            // What the front door fetches at rest, and what every table needs.
            {
              name: 'late',
              test: rooms(
                'InvitedHere',
                'JoinTables',
                'KeptGames',
                'MeButton',
                'Newer',
                'Notice',
                'OpenFile',
                'SettingsButton',
                'Toast',
                'TvLink',
              ),
              priority: 2,
            },
            { name: 'table', test: rooms('HereScreen', 'SetUpHere'), priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // The server of `npm start`, while the page itself is served from its sources.
    proxy: { '/api': process.env.UNDERCROFT_SERVER ?? 'http://localhost:3000' },
  },
});
