// npm run attack: hostile requests to a server of its own, and whether anything gave way.
import { parseArgs } from 'node:util';
import { startServer } from '../load/server.ts';
import { attack } from './run.ts';

const HELP = `Usage: npm run attack -- [--requests 50000] [--seconds 600] [--seed 1] [--json]

Starts a server of its own on this machine and sends it hostile requests, made from its own schemas:
nothing may be answered 5xx, nothing may change, and its memory must not grow. It ends after so many
requests or seconds, whichever comes first. With DATABASE_URL set the server uses PostgreSQL.`;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const wish = (name: 'requests' | 'seconds' | 'seed') => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  console.error(`--${name}: expected a whole number, 1 or more, not "${values[name]}"`);
  process.exit(2);
};
const STOPS = 20;
const orders = { requests: wish('requests'), seconds: wish('seconds'), seed: wish('seed') };

// Requests come from many addresses, as the header says: one alone would be slowed down at once.
const server = await startServer({ TRUST_PROXY: 'loopback', BOT_PAUSE_MS: '0' });
try {
  const memory: { requests: number; megabytes: number }[] = [];
  const began = performance.now();
  const figures = await attack({
    ...orders,
    ports: [server.port],
    stops: STOPS,
    onStop: async (requests) => {
      const megabytes = Number(((await server.memory()) / 1e6).toFixed(1));
      memory.push({ requests, megabytes });
      if (!values.json) console.error(`${requests} requests, ${megabytes} MB in use`);
    },
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  const storage = process.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite';
  const all = { storage, seed: orders.seed, seconds, ...figures, memory };
  console.log(values.json ? JSON.stringify(all) : all);
  if (figures.faults > 0 || figures.statesChanged > 0) process.exitCode = 1;
} finally {
  await server.stop();
}
