import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { JobHealth, NodeHealth } from '@undercroft/protocol';
import manifest from '../../package.json' with { type: 'json' };
import { theTime } from '../ground/clock.ts';
import type { Line } from '../line/line.ts';
import type { BotPlayers } from '../tables/bots/bot-players.ts';
import type { Hall } from '../tables/hall.ts';
import type { Streams } from '../tables/streams.ts';

interface Rooms {
  readonly hall: Hall;
  readonly streams: Streams;
  readonly bots: BotPlayers;
  readonly jobs: () => JobHealth[];
  readonly line: Line | null;
}

/** A node that has not said how it is for so long is gone. */
const GONE_MS = 45_000;
const startedAt = new Date(performance.timeOrigin).toISOString();

/** How this node is, and what the others have said of themselves. */
export class Health {
  readonly #rooms: Rooms;
  readonly #others = new Map<string, NodeHealth>();
  readonly #delay = monitorEventLoopDelay();

  constructor(rooms: Rooms) {
    this.#rooms = rooms;
    this.#delay.enable();
  }

  own(): NodeHealth {
    const { hall, streams, bots, jobs, line } = this.#rooms;
    const { rss, heapUsed } = process.memoryUsage();
    const eventLoop = Math.round(this.#delay.percentile(99) / 1e4) / 100;
    return {
      ...{ node: hall.node, version: manifest.version, runtime: `Node ${process.versions.node}` },
      ...{
        startedAt,
        heardAt: new Date(theTime()).toISOString(),
        memory: { rss, heap: heapUsed },
        eventLoop,
      },
      ...{ streams: streams.open, tablesInMemory: hall.inMemory, botsThinking: bots.waiting },
      jobs: jobs(),
      ...(line && { line: { ...line.state, since: new Date(line.state.since).toISOString() } }),
      rules: Object.fromEntries(
        Object.values(hall.games).map(({ name, rulesVersion }) => [name, rulesVersion]),
      ),
    };
  }

  /** What is told to the others from time to time; the delay is counted anew from there. */
  tell(): NodeHealth {
    const own = this.own();
    this.#delay.reset();
    return own;
  }

  /** Whether it is the first time: then the other does not know of this node yet. */
  hear(health: NodeHealth): boolean {
    const first = !this.#others.has(health.node);
    // By this node's clock: theirs may be off.
    this.#others.set(health.node, { ...health, heardAt: new Date(theTime()).toISOString() });
    return first;
  }

  get nodes(): NodeHealth[] {
    for (const [node, { heardAt }] of this.#others) {
      if (Date.parse(heardAt) < theTime() - GONE_MS) this.#others.delete(node);
    }
    return [this.own(), ...this.#others.values()];
  }

  close(): void {
    this.#delay.disable();
  }
}
