// The first master, frozen (docs/bots.md): a program that plays by lines of JSON (docs/programs.md), packed once with
// the rules and minds of its day and never changed. Plain JavaScript, run as it lies here.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const SHA256 = '6c276b0e0a68423f76e7b708a87e3c12d1481c27c43e96a11888668664bdb21c';

const packed = readFileSync(new URL('./first-master.js.br', import.meta.url));
const sum = createHash('sha256').update(packed).digest('hex');
if (sum !== SHA256) {
  console.error(`first-master.js.br is not the first master: its SHA-256 is ${sum}, not ${SHA256}`);
  process.exit(1);
}
await import(`data:text/javascript;base64,${brotliDecompressSync(packed).toString('base64')}`);
