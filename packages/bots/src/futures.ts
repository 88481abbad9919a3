import {
  type Answer,
  type GameTypes,
  heardOf,
  type Mind,
  type Notice,
  type Seat,
  type Tell,
} from '@undercroft/kernel';
import { keyOf } from './key.ts';
import type { Ranked, SearchResult } from './search.ts';

/** Something a search met in its imagined futures, and in which share of them. */
export interface Met extends Notice {
  readonly share: number;
}

/** Why an answer: what is met after it more often, or less often, than after the others. */
export interface Reason extends Met {
  /** In which share of the futures after any other answer. */
  readonly otherwise: number;
}

/** What was noticed after one answer, and in how many futures. */
interface Noted {
  futures: number;
  readonly met: Map<string, { readonly notice: Notice; count: number }>;
}

/** Keeps what a search meets until it is the same seat's turn again, by the answer that led there. */
export class Futures<T extends GameTypes = GameTypes> {
  readonly #mind: Mind<T>;
  readonly #seat: Seat;
  readonly #noted = new Map<string, Noted>();
  /** What this future has brought so far, each thing once. */
  readonly #now = new Map<string, Notice>();

  constructor(mind: Mind<T>, seat: Seat) {
    this.#mind = mind;
    this.#seat = seat;
  }

  readonly tell: Tell<T['event']> = (told, only, others) => {
    const event =
      only === undefined ? told : heardOf({ event: told, only, others: others as T['event'] }, this.#seat);
    const notice = event === undefined ? null : (this.#mind.notice?.(event, this.#seat) ?? null);
    if (notice !== null) this.#now.set(`${notice.what} ${notice.thing ?? ''}`, notice);
  };

  /** This future is over; it began with that answer. */
  keep(answer: Answer): void {
    const key = keyOf(answer);
    const noted = this.#noted.get(key) ?? { futures: 0, met: new Map() };
    this.#noted.set(key, noted);
    noted.futures++;
    for (const [name, notice] of this.#now) {
      const before = noted.met.get(name);
      if (before === undefined) noted.met.set(name, { notice, count: 1 });
      else before.count++;
    }
    this.#now.clear();
  }

  /** What was met after an answer, the most frequent first. */
  after(answer: Answer): Met[] {
    const noted = this.#noted.get(keyOf(answer));
    if (noted === undefined) return [];
    return [...noted.met.values()]
      .map(({ notice, count }) => ({ ...notice, share: count / noted.futures }))
      .sort((a, b) => b.share - a.share);
  }
}

/** A difference below this is as likely to be chance as anything. */
const TELLING = 0.08;
/** Answers that were hardly looked at say little. */
const FEWEST_VISITS = 8;

const sameNotice = (a: Notice, b: Notice) => a.what === b.what && a.thing === b.thing;

/** Why one answer of a search and not the others: what sets its futures most apart, at most so many. */
export function reasonsFor<T extends GameTypes>(
  { ranked }: Pick<SearchResult<T>, 'ranked'>,
  chosen: Ranked<T>,
  most = 3,
): Reason[] {
  const others = ranked.filter((one) => one !== chosen && one.visits >= FEWEST_VISITS);
  const shareOf = ({ met = [] }: Ranked<T>, notice: Notice) =>
    met.find((one) => sameNotice(one, notice))?.share ?? 0;
  const all = [chosen, ...others].flatMap(({ met = [] }) => met);
  const notices = all.filter((one, index) => all.findIndex((other) => sameNotice(one, other)) === index);
  return notices
    .map(({ share: _, ...notice }) => {
      const sum = others.reduce((total, one) => total + shareOf(one, notice), 0);
      return {
        ...notice,
        share: shareOf(chosen, notice),
        otherwise: others.length > 0 ? sum / others.length : 0,
      };
    })
    .filter(({ share, otherwise }) => Math.abs(share - otherwise) >= TELLING)
    .sort((a, b) => Math.abs(b.share - b.otherwise) - Math.abs(a.share - a.otherwise))
    .slice(0, most);
}
