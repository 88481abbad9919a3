import type { Config } from '../config.ts';
import type { Deed, Live } from '../live.ts';
import type { Store } from '../store/store.ts';
import type { Due, InvitedDue, TurnWishes, Way, Ways } from '../store/ways.ts';
import { invitationFor, type Message, messageFor } from './compose.ts';
import { isQuiet } from './quiet.ts';
import { Gone, newPushKeys, type PushKeys, Senders } from './senders.ts';

const AT_A_TIME = 500;
const HOUR_MS = 3_600_000;
/** So long before the clock runs out somebody is told once more, unless they were told just before. */
const REMIND_MS = 2 * HOUR_MS;
/** After a failure it is tried again a little later each time, at most a day. */
const RETRY_MS = 60_000;
const MOST_RETRY_MS = 24 * HOUR_MS;

type Report = (error: unknown) => void;

/** Tells people that it is their turn, wherever they are: found in the storage, so that no node has to remember. */
export class Teller {
  readonly #ways: Ways;
  readonly #report: Report;
  readonly senders: Senders;
  /** Whoever wants to be told: only their answers are of interest. */
  #people: ReadonlySet<string> = new Set();
  readonly #timer: NodeJS.Timeout;
  #telling: Promise<void> | null = null;

  private constructor(ways: Ways, senders: Senders, everyMs: number, report: Report) {
    this.#ways = ways;
    this.#report = report;
    this.senders = senders;
    this.#timer = setInterval(() => void this.tell(Date.now()), everyMs);
    this.#timer.unref();
  }

  static async open(ways: Ways, store: Store, config: Config, report: Report): Promise<Teller> {
    const keys: PushKeys = JSON.parse(await store.house('push-keys', JSON.stringify(newPushKeys())));
    return new Teller(ways, new Senders(config, keys), config.tellEverySeconds * 1000, report);
  }

  /** Something has happened at a table: whoever answered need not be told of that question any more. */
  heard({ id, lobby }: Live, { step }: Deed): void {
    const chair = step === undefined || step.by === null ? undefined : lobby.chairs[step.by];
    if (chair?.kind !== 'person' || !this.#people.has(chair.guest)) return;
    this.#ways.answered(chair.guest, id).catch(this.#report);
  }

  /** Tells everybody who is to be told now; one round at a time. */
  tell(now: number): Promise<void> {
    this.#telling ??= this.#round(now)
      .catch(this.#report)
      .finally(() => {
        this.#telling = null;
      });
    return this.#telling;
  }

  async #round(now: number): Promise<void> {
    this.#people = new Set(await this.#ways.people());
    if (this.#people.size === 0) return;
    await this.#ways.tidy();
    const due = [
      ...(await this.#ways.due(now, AT_A_TIME)),
      ...(await this.#ways.nearlyUp(now, now + REMIND_MS, now - HOUR_MS, AT_A_TIME)),
    ];
    for (const one of await this.#ways.invited(now, AT_A_TIME)) {
      await this.#tellInvited(one, now).catch(this.#report);
    }
    for (const [guest, theirs] of Map.groupBy(due, ({ guest }) => guest)) {
      await this.#tellOne(guest, theirs, now).catch(this.#report);
    }
  }

  async #tellOne(guest: string, due: readonly Due[], now: number): Promise<void> {
    const told = await this.#send(guest, due[0], (wishes) => messageFor(due, wishes), now);
    if (told) for (const { table, reminder } of due) await this.#ways.knows(guest, table, reminder, now);
  }

  async #tellInvited(invited: InvitedDue, now: number): Promise<void> {
    const { guest } = invited;
    const told = await this.#send(guest, invited, (wishes) => invitationFor(invited, wishes), now);
    if (told) await this.#ways.knowsInvited(guest);
  }

  /** Every way that is open; whether any got through. Nobody is told anything at night. */
  async #send(
    guest: string,
    due: Pick<Due, 'wishes' | 'toldAt'>,
    compose: (wishes: TurnWishes) => Message,
    now: number,
  ): Promise<boolean> {
    const wishes: TurnWishes = JSON.parse(due.wishes);
    if (isQuiet(wishes, now)) return false;
    if (!(await this.#ways.claim(guest, due, now))) return false;
    const message = compose(wishes);
    const open = (await this.#ways.of(guest)).filter(({ code, retryAt }) => code === null && retryAt <= now);
    const tried = await Promise.allSettled(open.map((way) => this.try(way, message, wishes, now)));
    const through = tried.some(({ status }) => status === 'fulfilled');
    if (!through) await this.#ways.unclaim(guest, due);
    return through;
  }

  /** Throws when it did not get through, which is remembered. */
  async try(way: Way, message: Message, wishes: TurnWishes, now: number): Promise<void> {
    try {
      await this.senders.send(way, message, wishes);
    } catch (error) {
      await this.#failed(way, error, now);
      throw error;
    }
    await this.#ways.worked(way.id);
  }

  /** A way that leads nowhere any more is gone; any other is tried again later. */
  async #failed(way: Way, error: unknown, now: number): Promise<void> {
    if (error instanceof Gone) {
      await this.#ways.remove(way.guest, way.id);
      return;
    }
    const fault = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    await this.#ways.failed(way.id, fault, now + Math.min(RETRY_MS * 2 ** way.failures, MOST_RETRY_MS));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#telling;
    this.senders.close();
  }
}
