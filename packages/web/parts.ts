import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** What the build calls before every `import()` of the page's own files. */
const HELPER = '\0vite/preload-helper.js';
/** Written as the bundler writes it on any system: one file under two names would be two. */
const PARTS = normalizePath(join(import.meta.dirname, 'src/kit/parts.ts'));
const IMPORT = /\bimport\(([`'"])(\.\/[^`'"]+\.js)\1\)/g;

/**
 * Every `import()`, wherever it is written, fetches its file in the one way there is (src/kit/parts.ts). The bundler
 * brings a way of its own, which keeps failures for ever; ours takes its place, and each file is named through it.
 */
export function parts(): Plugin {
  return {
    name: 'parts',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === HELPER ? `export { fetchPart as __vitePreload } from ${JSON.stringify(PARTS)};` : null,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code.replaceAll(
            IMPORT,
            (_, quote, file) => `import(undercroftPart(${quote}${file}${quote}))`,
          );
        }
      },
    },
  };
}

/** The same for workers, which have no page: src/kit/workerParts.ts. A variable's name keeps the bundler from looking for the file. */
export function workerParts(): Plugin {
  return {
    name: 'worker-parts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code.replaceAll(
            IMPORT,
            (_, quote, file) => `undercroftFetch((to)=>import(to),${quote}${file}${quote})`,
          );
        }
      },
    },
  };
}
