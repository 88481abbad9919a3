import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Update } from '@undercroft/protocol';
import { startPostgres } from './postgres.ts';
import { startNats } from './programs.ts';
import { spawnServer } from './server.ts';

/** What happens to the line: it says nothing any more, lets nobody in, or is gone. */
const FATES = ['silent', 'refused', 'gone'] as const;
type Fate = (typeof FATES)[number];

/** A right that ended at one node holds at the other no longer than this: what is read there every three seconds. */
const RIGHTS_MS = 10_000;
/** A line that was let go is back by then, on a crowded machine too. */
const BACK_MS = 60_000;
const OPERATOR_KEY = 'the-key-of-whoever-cuts-lines';
const users = (password: string) => `authorization { user: house, password: ${password} }`;

/** How long until it is so, in milliseconds; null when it never was. */
async function until(isSo: () => Promise<boolean>, ms: number): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < ms) {
    if (await isSo()) return Math.round(performance.now() - began);
    await pause(50);
  }
  return null;
}

async function startTwoNodes(database: string) {
  const nats = await startNats(users('swordfish'));
  if (nats === null) throw new Error('nats-server is missing: install it, and try again');
  const NATS_URL = nats.url.replace('//', '//house:swordfish@');
  const env = { DATABASE_URL: database, NATS_URL, OPERATOR_KEY, BOT_PAUSE_MS: '0', LOG_LEVEL: 'fatal' };
  const nodes = [await spawnServer(env), await spawnServer(env)];
  const befall: Record<Fate, () => Promise<void>> = {
    silent: async () => nats.signal('SIGSTOP'),
    gone: () => nats.stop(),
    async refused() {
      await nats.stop();
      nats.setUp(users('herring'));
      await nats.start();
    },
  };
  return {
    bases: nodes.map(({ port }) => `http://127.0.0.1:${port}`),
    befall: (fate: Fate) => befall[fate](),
    async mend(fate: Fate): Promise<void> {
      if (fate === 'silent') return void nats.signal('SIGCONT');
      await nats.stop();
      nats.setUp(users('swordfish'));
      await nats.start();
    },
    async stop(): Promise<void> {
      await Promise.all(nodes.map((node) => node.end('SIGKILL')));
      await nats.stop();
    },
  };
}
type TwoNodes = Awaited<ReturnType<typeof startTwoNodes>>;

interface Seen {
  readonly faults: string[];
  readonly slowestMs: { signedOut: number; banned: number; back: number };
}

const statusOf = async (base: string, token: string | null) =>
  (await new Client(base, { token }).send('GET', '/api/me')).status;

/** Somebody signs out elsewhere at one node: what was stolen opens nothing at the other. */
async function signingOut([here, there]: readonly string[], { faults, slowestMs }: Seen): Promise<void> {
  const ada = await Client.guest(here, 'Ada');
  if ((await statusOf(there, ada.token)) !== 200) faults.push('a guest was not known at the other node');
  const { token } = await ada.ask('POST /tokens/exchange', { body: { endOthers: true } });
  const ms = await until(async () => (await statusOf(there, ada.token)) === 401, RIGHTS_MS);
  if (ms === null) faults.push('a token was good at the other node after it had ended');
  slowestMs.signedOut = Math.max(slowestMs.signedOut, ms ?? RIGHTS_MS);
  if ((await statusOf(there, token)) !== 200) faults.push('the new token was not good at the other node');
}

/** Somebody is banned at one node, and let in again: so they are at the other. */
async function banning([here, there]: readonly string[], { faults, slowestMs }: Seen): Promise<void> {
  const name = `Bo ${Math.random().toString(36).slice(2, 10)}`;
  const bo = await Client.guest(here, name);
  await statusOf(there, bo.token);
  const operator = new Client(here, { operatorKey: OPERATOR_KEY });
  const { guests } = await operator.ask('GET /operator/guests', { query: { text: name } });
  await operator.ask('POST /operator/bans', { body: { guest: guests[0].id, reason: 'a test' } });
  const tables = () => new Client(there, { token: bo.token }).send('GET', '/api/tables');
  const ms = await until(async () => (await tables()).status === 403, RIGHTS_MS);
  if (ms === null) faults.push('somebody who was banned was let in at the other node');
  slowestMs.banned = Math.max(slowestMs.banned, ms ?? RIGHTS_MS);
  const { bans } = await operator.ask('GET /operator/bans');
  for (const { id, who } of bans)
    if (who === guests[0].id) await operator.ask('DELETE /operator/bans/:id', { id });
  const free = await until(async () => (await tables()).status === 200, RIGHTS_MS);
  if (free === null) faults.push('a ban that was lifted held at the other node');
}

/** Two people play, each through a node of their own. */
async function playing([here, there]: readonly string[], { faults }: Seen): Promise<void> {
  const [ada, bo] = [await Client.guest(here, 'Ada'), await Client.guest(there, 'Bo')];
  const { id, you } = await ada.ask('POST /tables', { body: { game: 'karak' } });
  await bo.ask('POST /tables/:id/seats', { id, body: { invitation: you.invitation ?? '' } });
  await bo.ask('PATCH /tables/:id/seats/:seat', { id, seat: 1, body: { ready: true } });
  await ada.ask('POST /tables/:id/start', { id });
  for (let answers = 0; answers < 6; answers++) {
    const updates: Update[] = [];
    for (const one of [ada, bo]) updates.push(await one.ask('GET /tables/:id/update', { id }));
    const asked = updates.findIndex((update) => update.answers.length > 0);
    const { version, answers: legal } = updates[asked];
    const answer = legal[0] as string;
    const reply = await [ada, bo][asked].ask('POST /tables/:id/answers', { id, body: { version, answer } });
    if (reply.version !== version + 1) faults.push('an answer did not count');
  }
}

async function sayOf(base: string): Promise<string> {
  const reply = await fetch(`${base}/healthz`);
  return `${reply.status} ${(await reply.text()).trim()}`;
}

async function round({ bases, befall, mend }: TwoNodes, fate: Fate, seen: Seen): Promise<void> {
  await befall(fate);
  await signingOut(bases, seen);
  await banning(bases.toReversed(), seen);
  await playing(bases, seen);
  for (const base of bases) {
    const degraded = '200 degraded: the line between nodes is cut';
    const said = await until(async () => (await sayOf(base)) === degraded, BACK_MS);
    if (said === null) seen.faults.push('a node did not say that its line was cut');
  }
  await signingOut(bases.toReversed(), seen);
  await mend(fate);
  for (const base of bases) {
    const back = await until(async () => (await sayOf(base)) === '200 ok', BACK_MS);
    if (back === null) seen.faults.push('a line did not come back');
    seen.slowestMs.back = Math.max(seen.slowestMs.back, back ?? BACK_MS);
  }
}

/** Two nodes whose line is silent, refused and gone, one after the other: nobody crashes, and no right outlives its end. */
export async function cutLine(
  isOver: (rounds: number) => boolean,
  say: (text: string) => void,
  url?: string,
) {
  const postgres = url === undefined ? await startPostgres() : null;
  const house = await startTwoNodes(url ?? (await postgres?.database()) ?? '');
  const seen: Seen = { faults: [], slowestMs: { signedOut: 0, banned: 0, back: 0 } };
  const rounds = { silent: 0, refused: 0, gone: 0 };
  try {
    for (let count = 0; !isOver(count); count++) {
      const fate = FATES[count % FATES.length];
      // A node that has crashed answers nothing, and is not started again.
      await round(house, fate, seen).catch((error) => {
        seen.faults.push(`${fate}: ${error}`);
        return house.mend(fate);
      });
      rounds[fate]++;
      say(`${JSON.stringify(rounds)}, ${seen.faults.length} faults`);
    }
  } finally {
    await house.stop();
    await postgres?.stop();
  }
  return { rounds, ...seen };
}
