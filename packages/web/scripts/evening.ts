// `npm run web:evening [-- HOURS]`: an evening of eight hours before a television, in fast time: two people play while the
// server is restarted, replaced by another build, silent and away, again and again. After each trouble the television has
// to show the table again by itself; what it needs of memory is printed, and has to stay what it was.
import { chromium } from 'playwright-core';
import { findChromium } from '../e2e/chromium.ts';
import { answers, comesToItself, houseForTheEvening, sitAt, TROUBLES, timePasses } from '../e2e/evening.ts';

const HOURS = Number(process.argv[2] ?? 8);
const ROUND_MS = 600_000;
const ROUNDS = Math.max(TROUBLES.length, Math.ceil((HOURS * 3_600_000) / ROUND_MS));
const ANSWERS = 20;
/** So much more at the end is no more than at the beginning. */
const ROOM = 1.25;

const house = await houseForTheEvening();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const visit = (viewport = { width: 390, height: 844 }) =>
  browser.newContext({ viewport, baseURL: house.address, locale: 'en-GB', serviceWorkers: 'block' });

const room = await visit({ width: 1920, height: 1080 });
const page = await room.newPage();
let pages = 0;
page.on('domcontentloaded', () => pages++);
await page.clock.install();
await page.goto('/tv');
const code = (await page.getByTestId('code').textContent()) ?? '';
const people = [await visit(), await visit()] as const;
let table = await sitAt(code, people);

const devtools = await room.newCDPSession(page);
/** What is held after everything that nobody needs is gone. */
async function held() {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 2 ** 20, nodes, listeners: jsEventListeners };
}

const heaps: number[] = [];
const heard: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const trouble = TROUBLES[round % TROUBLES.length];
  await house.trouble(trouble, (ms) => timePasses(page, ms));
  const stands = await answers(table, people, ANSWERS);
  table = stands.table;
  await comesToItself(page, stands.version, 300_000);
  await timePasses(page, ROUND_MS, 30_000);
  await comesToItself(page, stands.version, 300_000);
  const { megabytes, nodes, listeners } = await held();
  heaps.push(megabytes);
  heard.push(listeners);
  const hours = (((round + 1) * ROUND_MS) / 3_600_000).toFixed(1);
  console.log(
    `${hours.padStart(4)} h  ${trouble.padEnd(11)}  ${megabytes.toFixed(1).padStart(6)} MB  ` +
      `${String(nodes).padStart(6)} nodes  ${String(listeners).padStart(5)} listeners  fetched ${pages} times`,
  );
}
await browser.close();
await house.close();

const middle = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
for (const [what, list] of Object.entries({ 'MB of memory': heaps, listeners: heard })) {
  const third = Math.ceil(list.length / 3);
  const [early, late] = [middle(list.slice(0, third)), middle(list.slice(-third))];
  console.log(`${what}: ${early.toFixed(1)} in the first third, ${late.toFixed(1)} in the last`);
  if (late <= early * ROOM) continue;
  console.error('The television holds more and more.');
  process.exitCode = 1;
}
