// The first master, frozen (docs/bots.md): a program that plays by lines of JSON (docs/programs.md), packed once with
// the rules and minds of its day and never changed. Plain JavaScript, run as it lies here.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';

const SHA256 = '90f0deec9ee91a3f4996391d2df1121f62e3aab38e54021503f0219a98edf73e';

const packed = readFileSync(new URL('./first-master.js.br', import.meta.url));
const sum = createHash('sha256').update(packed).digest('hex');
if (sum !== SHA256) {
  console.error(`first-master.js.br is not the first master: its SHA-256 is ${sum}, not ${SHA256}`);
  process.exit(1);
}
// What has another name since is told to it as in its day.
async function* asOfOld(lines) {
  for await (const line of lines) yield `${JSON.stringify(inItsDay(JSON.parse(line)))}\n`;
}
const lines = createInterface({ input: process.stdin });
Object.defineProperty(process, 'stdin', { value: Readable.from(asOfOld(lines)) });

/** Karak 2 kept beside the stack what lies on it as duties since its rules 4. */
function inItsDay(told) {
  const { view } = told;
  if (told.type !== 'ask' || !Array.isArray(view.asks) || view.lyingAt === undefined) return told;
  const on = (kind) => view.asks.find((one) => one.kind === kind);
  const from = (on('battle') ?? on('fate') ?? on('muster') ?? on('fight') ?? on('protect'))?.from ?? -1;
  const over = on('act') === undefined && on('go') === undefined;
  const asks = view.asks.filter(({ kind }) => !['go', 'battle', 'spoils', 'more'].includes(kind));
  return { ...told, view: { ...view, asks, cameFrom: from, over } };
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
