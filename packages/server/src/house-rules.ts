import type { Ban, People } from './store/people.ts';

/** What those who run the server say to everybody; times are milliseconds. */
export interface Notice {
  readonly text: string;
  /** Null for one that stays. */
  readonly until: number | null;
}

/** What holds for everybody in the house: who is banned, and what all screens show. Every request asks, so it is at hand. */
export class HouseRules {
  readonly #people: People;
  #bans: readonly Ban[] = [];
  #notice: Notice | null = null;
  /** Called when something has changed, here or at another node. */
  onChange: () => void = () => {};

  constructor(people: People) {
    this.#people = people;
  }

  /** Reads everything again. */
  async reload(): Promise<void> {
    const notice = await this.#people.notice();
    this.#bans = await this.#people.bans(Date.now());
    this.#notice = notice === null ? null : JSON.parse(notice);
    this.onChange();
  }

  get bans(): readonly Ban[] {
    return this.#bans.filter(holds);
  }

  get notice(): Notice | null {
    return this.#notice !== null && holds(this.#notice) ? this.#notice : null;
  }

  /** The ban that keeps somebody out, by who they are or where they come from. */
  banOf(guest: string | null, address: string): Ban | null {
    const isMeant = ({ kind, who }: Ban) => who === (kind === 'guest' ? guest : address);
    return this.#bans.find((ban) => isMeant(ban) && holds(ban)) ?? null;
  }

  async ban(ban: Ban): Promise<void> {
    await this.#people.ban(ban);
    await this.reload();
  }

  async unban(id: string): Promise<boolean> {
    const lifted = await this.#people.unban(id);
    await this.reload();
    return lifted;
  }

  async say(notice: Notice | null): Promise<void> {
    await this.#people.setNotice(notice && JSON.stringify(notice));
    await this.reload();
  }
}

const holds = ({ until }: { readonly until: number | null }) => until === null || until > Date.now();
