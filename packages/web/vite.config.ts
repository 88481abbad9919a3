import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    // Fonts stay files of their own: a browser fetches only those whose letters are on the page.
    assetsInlineLimit: 0,
  },
});
