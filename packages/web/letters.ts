import type { Plugin } from 'vite';

/** The letters that every page is written in. */
const LETTERS = /-latin-\d+-normal-[^/]*\.woff2$/;

/** Fetches the letters together with the page: no word grows, and nothing moves, when they come. */
export function lettersFirst(): Plugin {
  return {
    name: 'letters-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => LETTERS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          })),
    },
  };
}
