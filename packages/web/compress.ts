import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** What was compressed before: most files of a build are those of the build before it, and the best takes its time. */
const KEPT = join(import.meta.dirname, '../../node_modules/.cache/compressed');

async function keptOr(text: Buffer, compress: () => Promise<Buffer>): Promise<Buffer> {
  const name = createHash('sha256').update(text).digest('hex');
  const path = join(KEPT, `${name}.br`);
  try {
    return await readFile(path);
  } catch {
    const small = await compress();
    await mkdir(KEPT, { recursive: true });
    // Several write at once: nobody reads half a file.
    const whole = `${path}.${randomUUID()}`;
    await writeFile(whole, small);
    await rename(whole, path);
    return small;
  }
}

const WORTH_IT = /\.(js|css|html|svg|webmanifest)$/;

/** Writes each text file of the build also as .br and .gz, so that the server never compresses one twice. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    // A house that lives for a minute needs nothing small: half of a build goes into that.
    apply: (_, { command }) => command === 'build' && process.env.UNCOMPRESSED === undefined,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.entries(bundle).filter(([fileName]) => WORTH_IT.test(fileName));
        // Beside each other, on as many cores as there are.
        await Promise.all(
          files.map(async ([fileName, file]) => {
            const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
            const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
            const emit = (ending: string, source: Buffer) =>
              this.emitFile({ type: 'asset', fileName: `${fileName}.${ending}`, source });
            emit('br', await keptOr(text, () => toBrotli(text, { params })));
            emit('gz', await toGzip(text, { level: 9 }));
          }),
        );
      },
    },
  };
}
