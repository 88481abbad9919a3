import { theTime } from '../../ground/clock.ts';
import type { Ban, People } from '../../storage/people.ts';
import type { News } from './news.ts';

/** What those who run the server say to everybody; times are milliseconds. */
export interface Notice {
  readonly text: string;
  /** Null for one that stays. */
  readonly until: number | null;
}

/** What holds for everybody in the house: who is banned, and what all screens show. Every request asks, so it is at hand. */
export class Orders {
  readonly #people: People;
  readonly #news: Pick<News, 'change'>;
  #bans: readonly Ban[] = [];
  /** The same by whom they mean: every request looks. */
  #banned: ReadonlyMap<string, Ban> = new Map();
  #notice: Notice | null = null;
  /** Called when something has changed, here or at another node. */
  onChange: () => void = () => {};

  constructor(people: People, news: Pick<News, 'change'>) {
    this.#people = people;
    this.#news = news;
  }

  /** Reads everything again. */
  async reload(): Promise<void> {
    const notice = await this.#people.notice();
    this.#bans = await this.#people.bans(theTime());
    this.#banned = new Map(this.#bans.map((ban) => [meaning(ban.kind, ban.who), ban]));
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
  banOf(guest: string | null, address: string, identity: string | null = null): Ban | null {
    for (const [kind, who] of Object.entries({ guest, address, identity })) {
      const ban = who === null ? undefined : this.#banned.get(meaning(kind, who));
      if (ban !== undefined && holds(ban)) return ban;
    }
    return null;
  }

  async ban(ban: Ban): Promise<void> {
    await this.#news.change('rules', '', ({ people }) => people.ban(ban));
  }

  async unban(id: string): Promise<boolean> {
    return this.#news.change('rules', '', ({ people }) => people.unban(id));
  }

  async say(notice: Notice | null): Promise<void> {
    const text = notice && JSON.stringify(notice);
    await this.#news.change('rules', '', ({ people }) => people.setNotice(text));
  }
}

const meaning = (kind: string, who: string): string => `${kind} ${who}`;
const holds = ({ until }: { readonly until: number | null }) => until === null || until > theTime();
