import type { Config } from '../../ground/config.ts';
import type { Store } from '../../storage/store.ts';
import {
  type Due,
  LEAST_GAP_MS,
  type Listener,
  MOST_FAILURES,
  type TurnWishes,
  type Way,
  type Ways,
} from '../../storage/ways.ts';
import { invitationFor, messageFor, type TurnMessage } from './compose.ts';
import { quietUntil } from './quiet.ts';
import { Gone, newPushKeys, type PushKeys, Senders } from './senders.ts';

const AT_A_TIME = 500;
const BESIDE = 32;
const HOUR_MS = 3_600_000;
/** After a failure it is tried again a little later each time, at most a day. */
const RETRY_MS = 60_000;
const MOST_RETRY_MS = 24 * HOUR_MS;

const isLate =
  (now: number) =>
  ({ told, dueAt }: Due) =>
    told > 0 && (dueAt ?? 0) <= now;

type Report = (error: unknown) => void;

/** Tells people that it is their turn, wherever they are: found in the storage, so that no node has to remember. */
export class Teller {
  readonly #ways: Ways;
  readonly #report: Report;
  readonly senders: Senders;

  private constructor(ways: Ways, senders: Senders, report: Report) {
    this.#ways = ways;
    this.#report = report;
    this.senders = senders;
  }

  static async open(ways: Ways, store: Store, config: Config, report: Report): Promise<Teller> {
    const keys: PushKeys = JSON.parse(await store.settled('push-keys', JSON.stringify(newPushKeys())));
    return new Teller(ways, new Senders(config, keys), report);
  }

  /** Tells everybody who is to be told now, many beside each other: one slow receiver keeps nobody waiting. */
  async tell(now: number): Promise<void> {
    const guests = (await this.#ways.due(now, AT_A_TIME)).values();
    const tellNext = async () => {
      for (const guest of guests) {
        if (this.senders.stopped) return;
        await this.#tellOne(guest, now).catch(this.#report);
      }
    };
    await Promise.all(Array.from({ length: BESIDE }, tellNext));
  }

  /** What somebody cannot be told now gets a later time: nobody else waits behind it. */
  async #tellOne(guest: string, now: number): Promise<void> {
    const listener = await this.#ways.listener(guest);
    const open = listener === null ? [] : await this.#open(guest);
    const first = open.toSorted((one, other) => one.retryAt - other.retryAt).at(0);
    if (listener === null || first === undefined) return this.#ways.later(guest, now, null);
    const quiet = quietUntil(listener, now);
    if (quiet !== null) return this.#ways.later(guest, now, quiet);
    if (first.retryAt > now) return this.#ways.later(guest, now, first.retryAt);
    const { toldAt, gapMs } = listener;
    if (toldAt + gapMs > now) await this.#ways.later(guest, now, toldAt + gapMs, 0);
    if (toldAt + LEAST_GAP_MS > now) return this.#ways.later(guest, now, toldAt + LEAST_GAP_MS);
    const invited = await this.#ways.invited(guest, now);
    if (invited !== null) {
      const told = await this.#send(guest, listener, invitationFor(invited, listener), now);
      if (told) await this.#ways.knowsInvited(guest);
      return;
    }
    const due = await this.#ways.turns(guest, now);
    // A clock that has run out needs no reminder.
    const [late, news] = [due.filter(isLate(now)), due.filter((one) => !isLate(now)(one))];
    const told = news.length > 0 && (await this.#send(guest, listener, messageFor(news, listener), now));
    await this.#ways.knows(guest, [...late, ...(told ? news : [])], now);
  }

  async #open(guest: string): Promise<Way[]> {
    const ways = await this.#ways.of(guest);
    return ways.filter(({ code, failures }) => code === null && failures < MOST_FAILURES);
  }

  /** Every way that is open; whether any got through. */
  async #send(guest: string, listener: Listener, message: TurnMessage, now: number): Promise<boolean> {
    if (!(await this.#ways.claim(guest, listener, now))) return false;
    // Only now: another node may just have found that nothing gets through.
    const open = (await this.#open(guest)).filter(({ retryAt }) => retryAt <= now);
    const tried = await Promise.allSettled(open.map((way) => this.try(way, message, listener, now)));
    const through = tried.some(({ status }) => status === 'fulfilled');
    if (!through) await this.#ways.unclaim(guest, listener);
    return through;
  }

  /** Throws when it did not get through, which is remembered. */
  async try(way: Way, message: TurnMessage, wishes: TurnWishes, now: number): Promise<void> {
    try {
      await this.senders.send(way, message, wishes);
    } catch (error) {
      await this.#failed(way, error, now);
      throw error;
    }
    await this.#ways.worked(way.id);
    // One that nobody tried any more is open again.
    if (way.failures >= MOST_FAILURES) await this.#ways.wake(way.guest);
  }

  /** A way that leads nowhere any more is gone; any other is tried again later. */
  async #failed(way: Way, error: unknown, now: number): Promise<void> {
    // The house closes: that is nobody's fault.
    if (this.senders.stopped) return;
    if (error instanceof Gone) {
      await this.#ways.remove(way.guest, way.id);
      return;
    }
    const fault = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    await this.#ways.failed(way.id, fault, now + Math.min(RETRY_MS * 2 ** way.failures, MOST_RETRY_MS));
  }

  close(): void {
    this.senders.close();
  }
}
