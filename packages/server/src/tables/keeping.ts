import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { isPast } from '@undercroft/bots/today';
import type { MatchRecord } from '@undercroft/protocol/schemas';
import { theTime } from '../ground/clock.ts';
import type { Config } from '../ground/config.ts';
import { Problem } from '../ground/problem.ts';
import type { People, Seen } from '../storage/people.ts';
import type { Store } from '../storage/store.ts';
import type { Hall } from './hall.ts';
import { storedPlay } from './live.ts';
import { recordOf } from './record.ts';

const DAY_MS = 86_400_000;
/** Tables looked at in one go; what is left waits for the next. */
const AT_A_TIME = 200;
const GUESTS_AT_A_TIME = 5000;
const FIRST: Seen = { seen: Number.MIN_SAFE_INTEGER, id: '' };
const squeeze = promisify(brotliCompress);
const unsqueeze = promisify(brotliDecompress);
/** Better than gzip and about as fast. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Keeping = Pick<
  Config,
  | 'removeAbandonedAfterDays'
  | 'archiveAfterDays'
  | 'packAfterDays'
  | 'removeAfterDays'
  | 'removeGuestsAfterDays'
  | 'archiveDir'
>;

/** What is kept how long: finished matches are packed, what nobody wants any more goes. */
export class Keeper {
  readonly #store: Store;
  readonly #people: People;
  readonly #hall: Hall;
  readonly #keeping: Keeping;
  readonly #report: (error: unknown) => void;
  /** Called with each table that is gone. */
  onTableRemoved: (id: string) => void = () => {};
  /** How a guest who never came back is forgotten. */
  removeGuest: (guest: string) => Promise<void> = async () => {};
  /** The guest up to whom all have been looked at. */
  #looked = FIRST;

  constructor(store: Store, people: People, hall: Hall, keeping: Keeping, report: (error: unknown) => void) {
    this.#store = store;
    this.#people = people;
    this.#hall = hall;
    this.#keeping = keeping;
    this.#report = report;
  }

  /** Does what is due. A table or guest that cannot be put away stays, and the others go on. */
  async tidy(now: number): Promise<void> {
    const { archiveAfterDays, packAfterDays, removeAfterDays } = this.#keeping;
    await this.#store.archive(now - archiveAfterDays * DAY_MS);
    for (const id of await this.#store.unpacked(now - packAfterDays * DAY_MS, AT_A_TIME)) {
      await this.#pack(id, now).catch(this.#report);
    }
    await this.#removeGuests(now);
    const { removeAbandonedAfterDays } = this.#keeping;
    if (removeAbandonedAfterDays > 0) {
      await this.#removeAll(await this.#store.abandoned(now - removeAbandonedAfterDays * DAY_MS, AT_A_TIME));
    }
    if (removeAfterDays > 0) {
      await this.#removeAll(await this.#store.untouched(now - removeAfterDays * DAY_MS, AT_A_TIME));
    }
  }

  async #removeAll(tables: readonly string[]): Promise<void> {
    for (const id of tables) await this.#remove(id).catch(this.#report);
  }

  /** Whoever never came back, sits nowhere and owns nothing leaves no trace. */
  async #removeGuests(now: number): Promise<void> {
    const { removeGuestsAfterDays } = this.#keeping;
    if (removeGuestsAfterDays === 0) return;
    const since = now - removeGuestsAfterDays * DAY_MS;
    const { guests, next } = await this.#people.idle(since, this.#looked, now, GUESTS_AT_A_TIME);
    // Those who stay are not looked at again before all others have been.
    this.#looked = next ?? FIRST;
    for (const guest of guests) await this.removeGuest(guest).catch(this.#report);
  }

  /** The whole match in one piece instead of an entry for every answer. */
  async #pack(id: string, now: number): Promise<void> {
    const { seq, play, record } = await this.#hall.look(id, async (live) => ({
      seq: live.seq,
      // The steps since the state was last stored go with the entries.
      play: live.table && JSON.stringify(storedPlay(live.table, live.movedAt)),
      record: await recordOf(live, await this.#store.entries(id, 0, 'update')),
    }));
    await this.#store.pack(id, seq, play, await squeeze(JSON.stringify(record), QUALITY), now);
  }

  /** The record of a finished match, however it is kept. */
  async record(id: string): Promise<MatchRecord> {
    const packed = await this.#store.packed(id);
    if (packed !== null) return JSON.parse((await unsqueeze(packed)).toString());
    return this.#hall.look(id, async (live) => recordOf(live, await this.#store.entries(id, 0, 'update')));
  }

  /** The same for whoever asks: what is played elsewhere, too, stays secret until all are through. */
  async shown(id: string): Promise<MatchRecord> {
    const record = await this.record(id);
    const { day } = record.fair;
    if (day !== undefined && !isPast(day.number, theTime())) throw new Problem('day-not-over');
    if (await this.#hall.look(id, ({ lobby }) => lobby.deal === 'secret')) throw new Problem('deal-on');
    return record;
  }

  /** A name that is to be forgotten goes from the packed record as well. */
  async unname(id: string, seat: number, name: string): Promise<void> {
    const packed = await this.#store.packed(id);
    if (packed === null) return;
    const record = JSON.parse((await unsqueeze(packed)).toString());
    record.seats[seat].name = name;
    await this.#store.repack(id, await squeeze(JSON.stringify(record), QUALITY));
  }

  /** Finished matches move to the archive's folder, if there is one; then the table is gone. */
  async #remove(id: string): Promise<void> {
    const { archiveDir } = this.#keeping;
    const { game, status, endedAt } = await this.#hall.look(id, ({ lobby }) => lobby);
    if (archiveDir !== null && status === 'over') {
      await mkdir(archiveDir, { recursive: true });
      const day = new Date(endedAt ?? 0).toISOString().slice(0, 10);
      const file = join(archiveDir, `${day}-${game}-${id}.json`);
      // Whoever reads the folder never meets half a file.
      await writeFile(`${file}.part`, JSON.stringify(await this.record(id)), { mode: 0o600 });
      await rename(`${file}.part`, file);
    }
    await this.throwAway(id);
  }

  /** A table is gone, with everything said and done at it. */
  async throwAway(id: string): Promise<void> {
    await this.#store.remove(id);
    this.#hall.forget(id);
    this.onTableRemoved(id);
  }
}
