// node packages/lab/scripts/freeze.ts FILE: packs today's master, with everything it thinks with, into one file that
// never changes with the project, and says its hash: for an opponent that later masters are measured against.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const file = process.argv[2] ?? 'master.js.br';
const build = await rolldown({ input: join(import.meta.dirname, 'player.ts'), platform: 'node' });
const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
await build.close();
const packed = brotliCompressSync(output[0].code);
writeFileSync(file, packed);
console.log(`${file}: ${packed.length} bytes, SHA-256 ${createHash('sha256').update(packed).digest('hex')}`);
