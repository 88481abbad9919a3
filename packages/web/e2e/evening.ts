import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { type Line, lineTo } from './line.ts';
import { nextBuild } from './nextBuild.ts';
import { startServer } from './server.ts';

const DIST = join(import.meta.dirname, '../dist');

/** What befalls a server in an evening. */
export const TROUBLES = ['quiet', 'restarted', 'silent', 'upgraded', 'unreachable'] as const;
type Trouble = (typeof TROUBLES)[number];

/** A house for an evening: a server that can be troubled, and the line to it. */
export async function houseForTheEvening() {
  const next = nextBuild();
  const server = await startServer({ KEEP_BUILDS_DAYS: '14', BOT_PAUSE_MS: '0' });
  const line: Line = await lineTo(server.address);
  let folder = DIST;
  const trouble = async (kind: Trouble, passes: (ms: number) => Promise<void>): Promise<void> => {
    if (kind === 'restarted') await server.restart(async () => {});
    if (kind === 'unreachable') await server.restart(() => passes(180_000));
    if (kind === 'upgraded') {
      folder = folder === DIST ? next.folder : DIST;
      await server.restart(async () => {}, { SCREENS_DIR: folder });
    }
    if (kind === 'silent') {
      line.silent = true;
      await passes(120_000);
      line.silent = false;
      line.cut();
    }
  };
  const close = async () => {
    await line.close();
    await server.stop();
    next.remove();
  };
  return { address: line.address, newer: next.build, trouble, close };
}

type People = readonly [BrowserContext, BrowserContext];

/** Somebody's own call to the server, without a screen. */
async function ask<R>({ request }: BrowserContext, method: string, path: string, data?: object): Promise<R> {
  // A connection that was cut meanwhile is found out only when it is used. What only asks is asked again.
  const maxRetries = method === 'GET' ? 3 : 0;
  const reply = await request.fetch(`/api${path}`, {
    ...{ method, maxRetries, timeout: 60_000 },
    ...(data && { data }),
  });
  if (!reply.ok()) throw new Error(`${method} ${path}: ${await reply.text()}`);
  return (await reply.json()) as R;
}

/** Everybody is ready, and the game begins. */
async function begin(id: string, people: People): Promise<string> {
  for (const [seat, one] of people.entries())
    await ask(one, 'PATCH', `/tables/${id}/seats/${seat}`, { ready: true });
  await ask(people[0], 'POST', `/tables/${id}/start`);
  return id;
}

/** Ada and Ben sit down at the television's table and begin: their answers are given without a screen. */
export async function sitAt(code: string, people: People): Promise<string> {
  const { table: id } = await ask<{ table: string }>(people[0], 'GET', `/invitations/${code}`);
  for (const [seat, one] of people.entries()) {
    await ask(one, 'PUT', '/me', { name: ['Ada', 'Ben'][seat] });
    await ask(one, 'POST', `/tables/${id}/seats`, { invitation: code });
  }
  return begin(id, people);
}

interface Asked {
  readonly version: number;
  readonly answers: readonly unknown[];
}

/** So many answers; where the game stands after them, and at which table: one that is over is played again. */
export async function answers(id: string, people: People, often: number) {
  let table = id;
  let version = 0;
  for (let given = 0; given < often; given++) {
    const asked = await Promise.all(people.map((one) => ask<Asked>(one, 'GET', `/tables/${table}/update`)));
    const who = asked.findIndex(({ answers }) => answers.length > 0);
    if (who < 0) {
      const next = await ask<{ id: string }>(people[0], 'POST', `/tables/${table}/rematch`);
      table = await begin(next.id, people);
      continue;
    }
    const { version: at, answers } = asked[who];
    // Whatever comes to mind, the same every time.
    const answer = answers[(at * 7919) % answers.length];
    const isHeard = await ask(people[who], 'POST', `/tables/${table}/answers`, { version: at, answer }).then(
      () => true,
      (error) => {
        // Heard or not: where it stands now is looked at next.
        if (!/ECONNRESET|socket hang up/.test(String(error))) throw error;
        return false;
      },
    );
    version = isHeard ? at + 1 : at;
  }
  return { table, version };
}

/** One of two gives up: nobody plays there any more. */
export const giveUp = (id: string, [one]: People): Promise<unknown> =>
  ask(one, 'POST', `/tables/${id}/resign`);

/** Time passes on the television, faster than for us: whatever waits there for it happens. */
export async function timePasses(page: Page, ms: number, step = 5_000): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    // A page that is just being fetched anew has no clock yet.
    await page.clock.fastForward(Math.min(step, ms - passed)).catch(() => {});
  }
}

/** Waits for the television to show the game up to a version, however it comes to that; time passes meanwhile. */
export async function comesToItself(page: Page, version: number, patienceMs: number): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const shown = await page
      .evaluate(() => document.querySelector('[data-version]')?.getAttribute('data-version') ?? null)
      .catch(() => null);
    if (shown !== null && Number(shown) >= version) return;
    if (Date.now() > until) {
      const said = await page.evaluate(() => document.body.textContent).catch(String);
      throw new Error(
        `the television has not come to itself: it shows ${shown} of ${version} and says ${said}`,
      );
    }
    await timePasses(page, 1_000, 500);
    // Whoever asks without a break keeps the page busy that is to come.
    await pause(25);
  }
}
