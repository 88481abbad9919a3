import type { Reporting } from '../ground/report.ts';
import type { Line, Message } from '../line/line.ts';
import type { Identity } from '../people/rights/identity.ts';
import type { News } from '../people/rights/news.ts';
import type { Orders } from '../people/rights/orders.ts';
import type { NewsLine } from '../storage/news.ts';
import type { BotPlayers } from '../tables/bots/bot-players.ts';
import type { Hall } from '../tables/hall.ts';
import type { Presence } from '../tables/presence.ts';
import type { Streams } from '../tables/streams.ts';
import type { Health } from './health.ts';

interface Rooms {
  readonly node: string;
  readonly line: Line | null;
  readonly hall: Hall;
  readonly presence: Presence;
  readonly streams: Streams;
  readonly bots: BotPlayers;
  readonly identity: Identity;
  readonly orders: Orders;
  readonly news: News;
  readonly health: Health;
  readonly report: Reporting;
}

/** What nodes say to each other: what this one hears, and what it says of itself. */
export class Hearing {
  readonly #rooms: Rooms;

  constructor(rooms: Rooms) {
    this.#rooms = rooms;
  }

  async begin(): Promise<void> {
    const { news } = this.#rooms;
    news.onNews = (line) => this.#act(line);
    news.onMissed = () => this.#actOnAnything();
    await this.#rooms.line?.hear(
      (message) => this.#hear(message),
      () => this.#hearAgain(),
    );
  }

  tellPresence(id: string): void {
    const { line, presence } = this.#rooms;
    line?.say(presence.message(id)).catch(() => {});
  }

  async tellHealth(): Promise<void> {
    const { line, node, health } = this.#rooms;
    await line?.say({ kind: 'node', node, health: health.tell() });
  }

  #hear(message: Message): void {
    const { node, hall, presence, streams, bots, health } = this.#rooms;
    if (message.node === node) return;
    if (message.kind === 'news') this.#readNews();
    if (message.kind === 'node' && health.hear(message.health)) this.tellHealth().catch(() => {});
    if (message.kind === 'pointer') streams.point(message.id, message);
    if (message.kind === 'presence') {
      presence.hear(message);
      streams.tellPresence(message.id);
      const version = message.ask && bots.thinksOf(message.id);
      if (version !== undefined) bots.onThink(message.id, version);
      if (message.ask && streams.reads(message.id)) this.tellPresence(message.id);
    }
    if (message.kind === 'thinking') bots.leaveTo(message);
    if (message.kind === 'table') {
      const { id, seq } = message;
      // One after the other: whoever is just opening a stream counts as a reader by then.
      hall.refresh(id, seq).then(() => streams.catchUp(id));
    }
  }

  /** The line was cut and is back: whatever was said meanwhile is in the storage. */
  #hearAgain(): void {
    const { hall, presence, streams } = this.#rooms;
    hall.forgetAll();
    this.#readNews();
    for (const id of presence.tables) streams.catchUp(id);
  }

  #readNews(): void {
    const { news, report } = this.#rooms;
    news.read().catch((error) => report(error, 'reading what every node has to know'));
  }

  /** What every node has to know, from this one or another. */
  async #act({ kind, guest }: NewsLine): Promise<void> {
    const { streams, identity, orders } = this.#rooms;
    if (kind === 'rules') return orders.reload();
    if (kind === 'shunned') return streams.retell(guest);
    identity.forgotten(guest);
    // A ban outlives its name, and may hold for more than it did.
    if (kind === 'forgotten' && orders.banOf(guest, '') !== null) await orders.reload();
    // Whoever still reads as them comes back, if they are the one who may.
    if (kind !== 'renamed') streams.dismiss((reader) => reader.guest === guest);
  }

  /** Anything may have changed: everybody is looked up again, and comes back if they may. */
  async #actOnAnything(): Promise<void> {
    const { streams, identity, orders } = this.#rooms;
    identity.forgetAll();
    streams.dismiss(({ guest }) => guest !== null);
    await orders.reload();
  }
}
