import { type GameEvent, isTookBack, type Seat } from '@undercroft/kernel';
import type { Others } from '../../kit/settings.ts';
import type { TableClient } from '../sources/client.ts';
import type { Play } from './scene.ts';

/** How long a round of computer players takes at most when it is told in brief, in milliseconds. */
const ROUND = 5000;

/** Who sits around a table, seen from one screen: what concerns people here is never hurried, the rest may be. */
export class Company {
  readonly #client: TableClient;
  readonly #play: Play;
  /** Whose doing the last event was. */
  #actor: Seat | null = null;
  /** How long the present turn of a computer player has been told. */
  #spent = { turn: -1, time: 0 };

  constructor(client: TableClient, play: Play) {
    this.#client = client;
    this.#play = play;
  }

  /** Around one device sit all its people; online everybody has a screen of their own, and a replay is only watched. */
  sitsHere(seat: Seat): boolean {
    const { kind, info } = this.#client;
    if (kind === 'here') return info.value.seats[seat]?.kind === 'person';
    return kind === 'online' && info.value.viewer === seat;
  }

  /** Whose answers come by themselves, and may be hurried; in a lesson all are told. */
  isBot(seat: Seat): boolean {
    const { seats, taught = false } = this.#client.info.value;
    const info = seats?.[seat];
    return !taught && info !== undefined && (info.kind === 'bot' || info.standIn);
  }

  touchesUs(event: GameEvent): boolean {
    const { viewer, seats } = this.#client.info.value;
    if (this.#client.kind === 'replay') return false;
    const us = seats?.filter(({ seat }) => this.sitsHere(seat)).map(({ seat }) => seat) ?? [];
    return [...us, ...(viewer === null ? [] : [viewer])].some(
      (seat) => ('seat' in event && event.seat === seat) || this.#play.touches?.(event, seat),
    );
  }

  /** How much of its time an event gets: the longer a computer player's turn takes, the less. */
  hasteFor(event: GameEvent, others: Others, turn: number): number {
    if ('seat' in event) this.#actor = Number(event.seat);
    if (others === 'all' || this.#actor === null || !this.isBot(this.#actor)) return 1;
    if (isTookBack(event) || this.touchesUs(event)) return 1;
    if (others === 'least') return 0;
    if (turn !== this.#spent.turn) this.#spent = { turn, time: 0 };
    const bots = this.#client.info.value.seats.filter(({ seat }) => this.isBot(seat)).length;
    return Math.max(0, 1 - this.#spent.time / (ROUND / Math.max(1, bots)));
  }

  /** What computer players do among themselves has so much time in a turn. */
  spend(time: number, haste: number): void {
    if (haste < 1 || this.isBot(this.#actor ?? -1)) this.#spent.time += time * haste;
  }
}
