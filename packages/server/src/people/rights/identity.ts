import { theTime } from '../../ground/clock.ts';
import { newGuestId } from '../../ground/codes.ts';
import type { Accounts } from '../../storage/accounts.ts';
import type { People } from '../../storage/people.ts';
import type { Store } from '../../storage/store.ts';
import type { Guest } from '../../tables/lobby.ts';

const GUESTS_REMEMBERED = 20_000;
/** Nobody needs to know to the hour when a guest was last here. */
const SEEN_GRAIN_MS = 12 * 3_600_000;
/** Guests who are written down in one go. */
const AT_A_TIME = 1000;

/** Whoever sends the same again because a reply was lost does so soon. */
const JUST_MS = 10 * 60_000;

/** Between a guest's id and how often they have signed out elsewhere. */
const BETWEEN = '~';
/** What was signed for another purpose is nobody's mark. */
export const MARK = /^[A-Za-z0-9]{22}(~\d{1,9})?$/;

interface Known {
  readonly name: string;
  readonly generation: number;
  seenAt: number;
}

/** Who people are: a guest's id, signed, in a cookie or in a program's bearer token. */
export class Identity {
  readonly #store: Store;
  readonly #people: Pick<People, 'saw'>;
  readonly #accounts: Accounts;
  /** Guests seen lately, so that not every request has to read the storage. */
  readonly #known = new Map<string, Known>();
  /** Who was here and is not written down yet. */
  readonly #visitors = new Set<string>();
  /** Goes up whenever somebody is forgotten: what was read before that is not to be remembered. */
  #forgets = 0;

  constructor(store: Store, people: Pick<People, 'saw'>, accounts: Accounts) {
    this.#store = store;
    this.#people = people;
    this.#accounts = accounts;
  }

  async find(id: string): Promise<Guest | null> {
    const known = await this.#know(id);
    return known && { id, name: known.name };
  }

  /** Whose mark it is; nobody's any more once they have signed out elsewhere since. */
  async bearer(mark: string): Promise<Guest | null> {
    const [id, generation = '0'] = mark.split(BETWEEN);
    const known = await this.#know(id);
    return known?.generation === Number(generation) ? { id, name: known.name } : null;
  }

  /** The same, as the storage has it this moment: what was ended elsewhere opens nothing that lasts. */
  async still(mark: string): Promise<(Guest & { readonly generation: number }) | null> {
    const [id, generation = '0'] = mark.split(BETWEEN);
    const kept = await this.#accounts.guest(id);
    return kept?.generation === Number(generation) ? { id, ...kept } : null;
  }

  /** What a browser is known by from now on. */
  async mark(id: string): Promise<string> {
    const generation = (await this.#know(id))?.generation ?? 0;
    return generation === 0 ? id : `${id}${BETWEEN}${generation}`;
  }

  async #know(id: string): Promise<Known | null> {
    const known = this.#known.get(id);
    if (known !== undefined) {
      // Whoever was here last is remembered longest.
      this.#known.delete(id);
      this.#known.set(id, known);
      this.#saw(id, known);
      return known;
    }
    const forgets = this.#forgets;
    const kept = await this.#accounts.guest(id);
    if (kept === null) return null;
    const fresh: Known = { ...kept };
    if (forgets === this.#forgets) this.#remember(id, fresh);
    return fresh;
  }

  #remember(id: string, known: Known): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= GUESTS_REMEMBERED) this.#known.delete(oldest);
    this.#known.set(id, known);
    this.#saw(id, known);
  }

  /** That somebody was here is kept, so that they are not taken for somebody who never returns; not every time. */
  #saw(id: string, known: { seenAt: number }): void {
    if (known.seenAt >= theTime() - SEEN_GRAIN_MS) return;
    known.seenAt = theTime();
    this.#visitors.add(id);
  }

  /** Writes down who was here, many at once: whoever comes waits for no disk. What fails is left for the next time. */
  async keepVisits(): Promise<void> {
    while (this.#visitors.size > 0) {
      const guests = [...this.#visitors].slice(0, AT_A_TIME).sort();
      await this.#people.saw(guests, theTime());
      for (const guest of guests) this.#visitors.delete(guest);
    }
  }

  /** A new guest. By an id that was just given to somebody: them, whose reply was lost. */
  async welcome(name: string, wanted?: string): Promise<Guest> {
    const since = wanted === undefined ? null : await this.#store.guestSince(wanted);
    if (wanted !== undefined && since !== null && since > theTime() - JUST_MS) return { id: wanted, name };
    const id = since === null && wanted !== undefined ? wanted : newGuestId();
    await this.#store.addGuest(id, name, theTime()).catch(async (error) => {
      // Sent twice in the same moment: one of them was faster.
      if (id !== wanted || (await this.#store.guestSince(id)) === null) throw error;
    });
    this.#remember(id, { name, generation: 0, seenAt: theTime() });
    return { id, name };
  }

  /** Somebody is gone, is called otherwise, or has signed out elsewhere: they are looked up again. */
  forgotten(id: string): void {
    this.#forgets++;
    this.#known.delete(id);
  }

  /** Something may have been missed: everybody is looked up again. */
  forgetAll(): void {
    this.#forgets++;
    this.#known.clear();
  }
}

/** Whose mark it was, also where there is no such guest any more. */
export const idIn = (mark: string | null): string | null => mark?.split(BETWEEN)[0] ?? null;
