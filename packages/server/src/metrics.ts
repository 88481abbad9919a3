import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { House } from './house.ts';

const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** How long an answer takes until it is stored; its count gives the answers a second. */
export const answers = new Histogram({
  name: 'undercroft_answer_seconds',
  help: 'Time from receiving an answer until it is stored',
  buckets: BUCKETS,
  registers: [],
});

export const requests = new Histogram({
  name: 'undercroft_request_seconds',
  help: 'Time of an HTTP request',
  labelNames: ['method', 'route', 'status'],
  buckets: BUCKETS,
  registers: [],
});

/** Figures for Prometheus. The defaults bring the event loop's delay and the memory. */
export function metricsOf({ store, hall, streams, bots, line }: House): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'undercroft_' });
  registry.registerMetric(answers);
  registry.registerMetric(requests);
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `undercroft_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('streams', 'Open streams', () => streams.open);
  gauge('streams_dropped', 'Streams cut off because the reader was too slow', () => streams.dropped);
  gauge('tables_in_memory', 'Tables held in memory', () => hall.inMemory);
  gauge('messages_heard', 'Messages from other nodes', () => line?.heard ?? 0);
  gauge('bot_thoughts', 'Answers that bots have thought of', () => bots.thoughts);
  gauge('bots_thinking', 'Tables that wait for a bot', () => bots.waiting);
  new Gauge({
    name: 'undercroft_tables',
    help: 'Tables that are not archived',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [status, count] of Object.entries(await store.counts())) this.set({ status }, count);
    },
  });
  return registry;
}
