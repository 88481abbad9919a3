import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Files a visitor may never need; they are kept once they were fetched. */
const LATER = /\.(woff2|map|txt)$/;
/** Rooms without a use where there is no server: the operator's desk. */
const ONLY_ONLINE = /\/src\/pages\/operator\//;

/** The files that hold nothing but such rooms, with their sheets. */
function onlyOnline(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter(
    (file) =>
      file.type === 'chunk' &&
      file.moduleIds.length > 0 &&
      file.moduleIds.every((id) => ONLY_ONLINE.test(id)),
  );
  return new Set(
    chunks.flatMap((chunk) => [
      chunk.fileName,
      ...(chunk.type === 'chunk' ? (chunk.viteMetadata?.importedCss ?? []) : []),
    ]),
  );
}

/**
 * Adds sw.js to the build: a service worker that knows the names of all built files that are of use without a server, so that
 * the whole house works offline after the first visit and an update is taken whole or not at all. Adds build.json, too: when
 * this was built, and what from.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Last of all: some files are taken out again on the way, and one that is missed would keep out all the others.
      order: 'post',
      handler(_options, bundle) {
        const later = onlyOnline(bundle);
        const files = [...Object.keys(bundle), ...readdirSync(join(import.meta.dirname, 'public'))].filter(
          (file) => !LATER.test(file) && !later.has(file) && file !== 'index.html',
        );
        const contents = Object.values(bundle).map((file) =>
          file.type === 'chunk' ? file.code : file.source,
        );
        const version = createHash('sha256');
        for (const content of contents) version.update(content);
        const content = version.digest('hex').slice(0, 16);
        const build = `${new Date().toISOString()}-${content}`;
        this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) });
        const worker = readFileSync(join(import.meta.dirname, 'src', 'sw.js'), 'utf8');
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: worker
            .replace("'VERSION'", JSON.stringify(content))
            .replace("['FILES']", JSON.stringify(['./', ...files.map((file) => `./${file}`)])),
        });
      },
    },
  };
}
