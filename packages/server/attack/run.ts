import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { GAME_NAMES, onShelf } from '@undercroft/games';
import { seatsNear } from '@undercroft/kernel';
import type { Level } from '@undercroft/protocol';
import { begin, gather } from '../load/tables.ts';
import { AttackLine } from './line.ts';
import { Attack, type Description, type HostileRequest, type Target } from './requests.ts';

export interface AttackFigures {
  /** How many requests were answered, by status. */
  readonly requests: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Answered 5xx. */
  readonly faults: number;
  /** The first few of those, to try again. */
  readonly faulty: readonly string[];
  /** Refused without a problem document that says why. */
  readonly unexplained: readonly string[];
  /** Watched things that were not as before: tables, people, how many tables there are. */
  readonly statesChanged: number;
}

interface Orders {
  /** Nodes of one server. */
  readonly ports: readonly number[];
  readonly requests: number;
  readonly seconds: number;
  readonly seed: number;
  /** Called so many times on the way, after what is watched was looked at. */
  readonly stops?: number;
  readonly onStop?: (done: number) => Promise<void>;
}

const AT_ONCE = 16;
const OUTSIDERS = 100;
const SHOWN = 5;
/** One in so many is not sent whole. */
const HALF_SENT = 200;

/** Sends hostile requests and looks whether anything has changed. */
export async function attack(orders: Orders): Promise<AttackFigures> {
  const { ports, requests, seconds, seed, stops = 1, onStop } = orders;
  const lines = ports.map((port) => new AttackLine(port));
  const [line] = lines;
  const targets = await furnishTargets(line);
  const outsiders = await Promise.all(Array.from({ length: OUTSIDERS }, () => line.guest('Eve')));
  const description: Description = JSON.parse(
    await (await line.as(null).send('GET', '/api/docs/json')).text(),
  );
  const hostile = new Attack(
    ...[seed, description, targets],
    outsiders.map(({ token }) => token ?? ''),
  );
  const before = await Promise.all(lines.map((node) => look(node, targets)));
  const statuses: Record<string, number> = {};
  const faulty: string[] = [];
  const unexplained: string[] = [];
  let sent = 0;
  let faults = 0;
  let statesChanged = 0;
  const end = performance.now() + seconds * 1000;

  async function sendUntil(goal: number): Promise<void> {
    while (sent < goal && performance.now() < end) {
      const number = sent++;
      const node = lines[number % lines.length];
      const request = hostile.next();
      if (number % HALF_SENT === 0) sendHalf(ports[number % ports.length]);
      const { status, explained, text } = await node.attack(request);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500) faults++;
      if (status >= 500 && faulty.length < SHOWN) faulty.push(shown(request, status, text));
      if (status >= 400 && !explained && unexplained.length < SHOWN) {
        unexplained.push(shown(request, status, text));
      }
    }
  }

  for (let stop = 1; stop <= stops && performance.now() < end; stop++) {
    const goal = Math.round((requests * stop) / stops);
    await Promise.all(Array.from({ length: AT_ONCE }, () => sendUntil(goal)));
    for (const [at, node] of lines.entries()) {
      const now = await look(node, targets);
      statesChanged += Object.keys(now).filter((what) => now[what] !== before[at][what]).length;
    }
    await onStop?.(sent);
  }
  for (const node of lines) node.close();
  return { requests: sent, statuses, faults, faulty, unexplained, statesChanged };
}

const shown = ({ method, path, body }: HostileRequest, status: number, text: string) =>
  `${status}: ${method} ${path} ${body?.slice(0, 300) ?? ''} → ${text.slice(0, 300)}`;

/** Of every game a table that gathers, one that plays and one where anybody may watch; and one that is over. */
async function furnishTargets(line: AttackLine): Promise<Target[]> {
  const targets: Target[] = [];
  for (const game of GAME_NAMES) {
    targets.push(await table(line, game, false, false), await table(line, game, true, false));
    targets.push(await table(line, game, true, true));
  }
  const over = await table(line, GAME_NAMES[0], true, false);
  await line.as(over.insiders[0]).ask('POST /tables/:id/resign', { id: over.id });
  return [...targets, over];
}

async function table(line: AttackLine, game: string, begun: boolean, open: boolean): Promise<Target> {
  // Two insiders; where more have to play, computer players sit between them.
  const bots = Array<Level>(seatsNear(onShelf(game), 2) - 2).fill('novice');
  const { id, people } = await (begun ? begin : gather)(line, { game, bots, public: open });
  return { id, insiders: people.map(({ token }) => token ?? '') };
}

/** Everything that must stay as it is, by what it is. */
async function look(line: AttackLine, targets: readonly Target[]): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  for (const { id, insiders } of targets) {
    for (const [at, token] of insiders.entries()) {
      const insider = line.as(token);
      const info = await insider.ask('GET /tables/:id', { id });
      seen[`table ${id} for ${at}`] = lasting(info);
      seen[`guest ${at} of ${id}`] = lasting(await insider.ask('GET /me'));
      if (info.version === null) continue;
      seen[`game ${id} for ${at}`] = lasting(await insider.ask('GET /tables/:id/update', { id }));
    }
  }
  seen['how many tables'] = String(await line.tables());
  return seen;
}

/** Who is just there; and whoever may watch may say who they are, which counts as a change of the table. */
const COMES_AND_GOES = ['here', 'awaySince', 'onlookers', 'seq'];

/** Without what comes and goes. */
const lasting = (info: unknown) =>
  JSON.stringify(info, (key, value) => (COMES_AND_GOES.includes(key) ? undefined : value));

/** A request that breaks off in the middle. */
function sendHalf(port: number): void {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    'POST /api/tokens HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  pause(1000).then(() => socket.destroy());
}
