import { createHash } from 'node:crypto';
import type { Turns } from '@undercroft/protocol';
import { theTime } from '../../ground/clock.ts';
import { newCode, readCode } from '../../ground/codes.ts';
import type { Config } from '../../ground/config.ts';
import { Problem } from '../../ground/problem.ts';
import { LEAST_GAP_MS, MOST_FAILURES, type TurnWishes, type Way, type Ways } from '../../storage/ways.ts';
import type { Target } from './senders.ts';

const MOST_WAYS = 10;
const GAPS_MS = { 'at-once': LEAST_GAP_MS, hourly: 3_600_000, daily: 86_400_000 } as const;
const UNSAID: TurnWishes = { language: 'en', zone: 'UTC', quiet: null, often: 'at-once' };

const timeOf = (at: number) => new Date(at).toISOString();

/** What somebody wants, or what is assumed until they say so. */
export const wishesOf = async (ways: Ways, guest: string): Promise<TurnWishes> =>
  (await ways.wishes(guest)) ?? UNSAID;

export async function keepWishes(ways: Ways, guest: string, wishes: TurnWishes): Promise<void> {
  await ways.setWishes(guest, wishes, GAPS_MS[wishes.often]);
  await ways.wake(guest);
}

export async function turnsOf(ways: Ways, config: Config, publicKey: string, guest: string): Promise<Turns> {
  const known = await ways.of(guest);
  return {
    ways: known.map(({ id, kind, label, code, failures, fault, madeAt }) => ({
      ...{ id, kind, label, confirmed: code === null, fault },
      ...{ paused: failures >= MOST_FAILURES, since: timeOf(madeAt) },
    })),
    wishes: await wishesOf(ways, guest),
    offers: { push: publicKey, mail: config.smtpUrl !== null, webhooks: config.webhooks !== 'none' },
  };
}

/** What is kept about how a guest is told, for the guest to take along. */
export async function waysData(ways: Ways, guest: string) {
  const known = await ways.of(guest);
  return {
    wishes: await wishesOf(ways, guest),
    told: known.map(({ kind, label, target, madeAt }) => ({
      ...{ kind, label, where: placeOf(JSON.parse(target)), since: timeOf(madeAt) },
    })),
  };
}

const placeOf = (target: Target): string =>
  target.kind === 'push' ? target.endpoint : target.kind === 'mail' ? target.address : target.url;

/** Keeps a way; the same place again is the same way. Mail needs a code that comes back: it is told. */
export async function keepWay(
  ways: Ways,
  guest: string,
  target: Target,
  label: string,
): Promise<string | null> {
  // A browser is one browser, whoever uses it; a place that several share is each one's own.
  const whose = target.kind === 'push' ? '' : guest;
  const id = createHash('sha256')
    .update(`${whose} ${placeOf(target)}`)
    .digest('hex')
    .slice(0, 32);
  const known = await ways.of(guest);
  const before = known.find((way) => way.id === id);
  if (before === undefined && known.length >= MOST_WAYS) throw new Problem('ways-many', { most: MOST_WAYS });
  if (before?.kind === 'mail' && before.code === null) return null;
  const code = target.kind === 'mail' ? newCode(8) : null;
  await ways.put({
    ...{ id, guest, kind: target.kind, target: JSON.stringify(target), label, code, madeAt: theTime() },
    ...{ failures: 0, retryAt: 0, fault: null },
  });
  await keepWishes(ways, guest, await wishesOf(ways, guest));
  return code;
}

export async function confirmWay(ways: Ways, guest: string, id: string, code: string): Promise<void> {
  if (!(await ways.confirm(guest, id, readCode(code)))) throw new Problem('wrong-code');
  await ways.wake(guest);
}

export async function mustHaveWay(ways: Ways, guest: string, id: string): Promise<Way> {
  const way = (await ways.of(guest)).find((one) => one.id === id);
  if (way === undefined || way.code !== null) throw new Problem('no-way');
  return way;
}
