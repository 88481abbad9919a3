import type { JobHealth } from '@undercroft/protocol';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { House } from '../house/house.ts';
import { pageErrors } from '../house/page-errors.ts';

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
export function metricsOf({ hall, streams, bots, line, jobs, figures, storageFaults }: House): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'undercroft_' });
  registry.registerMetric(answers);
  registry.registerMetric(requests);
  registry.registerMetric(pageErrors);
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
  gauge('line_up', 'Whether the line to other nodes stands; 1 where there is none to need', () =>
    line?.state.up === false ? 0 : 1,
  );
  gauge('line_cuts', 'How often the line to other nodes was cut', () => line?.state.cuts ?? 0);
  gauge('commit_conflicts', 'Changes that another node was faster with', () => hall.conflicts);
  gauge('bot_thoughts', 'Answers that bots have thought of', () => bots.thoughts);
  gauge('bots_thinking', 'Tables that wait for a bot', () => bots.waiting);
  gauge('storage_errors', 'Questions the storage could not answer', storageFaults);
  /** One figure a label. */
  const gauges = (
    name: string,
    help: string,
    label: string,
    read: () => Iterable<readonly [string, number]>,
  ) =>
    new Gauge({
      name: `undercroft_${name}`,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        this.reset();
        for (const [value, figure] of read()) this.set({ [label]: value }, figure);
      },
    });
  gauges('tables', 'Tables that are not archived', 'status', () => Object.entries(figures.tables));
  gauges('backlog', 'What waits to be done', 'of', () => Object.entries(figures.backlog));
  const ofJobs = (read: (job: JobHealth) => number) => () =>
    jobs.health.map((job) => [job.name, read(job)] as const);
  gauges(
    'job_runs',
    'How often a job was done',
    'job',
    ofJobs(({ runs }) => runs),
  );
  gauges(
    'job_failures',
    'How often a job failed',
    'job',
    ofJobs(({ failures }) => failures),
  );
  gauges(
    'job_seconds',
    'How long a job took the last time',
    'job',
    ofJobs(({ lastMs }) => (lastMs ?? 0) / 1000),
  );
  gauges(
    ...(['job_last_run', 'When a job was last begun, in seconds since 1970', 'job'] as const),
    ofJobs(({ lastAt }) => (lastAt === null ? 0 : Date.parse(lastAt) / 1000)),
  );
  return registry;
}
