// The first master, frozen (docs/bots.md): a program that plays by lines of JSON (docs/programs.md), packed once with
// the rules and minds of its day and never changed. Plain JavaScript, run as it lies here.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const SHA256 = '90f0deec9ee91a3f4996391d2df1121f62e3aab38e54021503f0219a98edf73e';

const packed = readFileSync(new URL('./first-master.js.br', import.meta.url));
const sum = createHash('sha256').update(packed).digest('hex');
if (sum !== SHA256) {
  console.error(`first-master.js.br is not the first master: its SHA-256 is ${sum}, not ${SHA256}`);
  process.exit(1);
}
// Whoever listened may be gone.
process.stdout.on('error', () => process.exit());
try {
  await import(`data:text/javascript;base64,${brotliDecompressSync(packed).toString('base64')}`);
} catch (error) {
  // One line: where it happened is somewhere in three hundred thousand letters.
  console.error(`the first master: ${error.message}`);
  process.exitCode = 1;
}
