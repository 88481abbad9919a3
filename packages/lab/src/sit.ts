import { loadGame } from '@undercroft/games';
import type { Answer, Ask, View } from '@undercroft/kernel';
import { Client, NoServer, type OnlineTable, ProblemError } from '@undercroft/protocol';
import { command, refuse, wholeNumber } from './arguments.ts';
import { PATIENCE, Program } from './contest/program.ts';

const HELP = `Usage: undercroft sit "COMMAND" --server URL (--table ID | --game GAME) [flags]

Lets a program of any language sit at a server's table as a guest, and answer there what it would
answer in a duel: "python3 mybot.py" (docs/programs.md says what it reads and writes).

      --server URL     where the house stands: http://localhost:3000
      --table ID       the table to sit down at; its seat is taken, and it is ready
      --invitation X   for a table by invitation
      --game GAME      or a table of its own, against computer players
      --bots LIST      who plays along at it: adept,novice           (default: adept)
      --name NAME      what it is called at the table                (default: Program)
      --patience N     seconds the program may take for an answer    (default: ${PATIENCE})
  -h, --help           this text`;

const FLAGS = {
  server: { type: 'string' },
  table: { type: 'string' },
  invitation: { type: 'string' },
  game: { type: 'string' },
  bots: { type: 'string', default: 'adept' },
  name: { type: 'string', default: 'Program' },
  patience: { type: 'string', default: String(PATIENCE) },
} as const;

export const run = command(HELP, FLAGS, async ({ values, positionals }) => {
  if (positionals.length !== 1) throw refuse('expected one command in quotes: "python3 mybot.py"');
  if (values.server === undefined) throw refuse('expected --server URL');
  if ((values.table === undefined) === (values.game === undefined))
    throw refuse('expected --table ID or --game GAME');
  const { server } = values;
  const client = await reached(server, () => Client.guest(server, values.name));
  const table = await reached(server, () => sitDown(client, values));
  const program = new Program(positionals[0], wholeNumber(values.patience, 'patience', 1));
  try {
    return await play(client, table, program);
  } finally {
    program.close();
  }
});

/** What a server refuses, and one that is not there, in a line; the program has not been started yet. */
async function reached<T>(server: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NoServer) throw refuse(`--server ${server}: ${error.message}`);
    throw error instanceof ProblemError ? refuse(error.message) : error;
  }
}

interface Wish {
  readonly table?: string | undefined;
  readonly invitation?: string | undefined;
  readonly game?: string | undefined;
  readonly bots: string;
}

async function sitDown(client: Client, { table: id, invitation, game, bots }: Wish): Promise<OnlineTable> {
  if (id === undefined) {
    const body = { game, bots: bots.split(',') };
    // What is no game or no level is refused by the server, in its own words.
    const table = await client.ask('POST /tables', { body: body as never });
    return client.ask('POST /tables/:id/start', { id: table.id });
  }
  const { you } = await client.ask('POST /tables/:id/seats', {
    id,
    body: invitation === undefined ? {} : { invitation },
  });
  if (you.seat === null) throw refuse(`no seat at table ${id}`);
  return client.ask('PATCH /tables/:id/seats/:seat', { id, seat: you.seat, body: { ready: true } });
}

async function play(
  client: Client,
  { id, game, options, you }: OnlineTable,
  program: Program,
): Promise<number> {
  const seat = you.seat ?? 0;
  const { rulesVersion: rules } = await loadGame(game);
  let begun = false;
  for await (const heard of client.follow(id)) {
    if (heard.event !== 'update') continue;
    const { version, view, ask, answers, outcome } = heard.data;
    if (!begun) {
      begun = true;
      const { seats } = await client.ask('GET /tables/:id', { id });
      const figures = seats.map(({ figure }) => figure ?? '');
      program.begin({ game, rules, seat, figures, options, set: null, budget: null });
    }
    if (outcome !== null) {
      program.over(seat, outcome);
      console.log(outcome.winners.includes(seat) ? 'won' : 'lost');
      return 0;
    }
    if (ask === null || answers.length === 0) continue;
    const asked = { seat, view: view as View, ask: ask as Ask, answers: answers as readonly Answer[] };
    const answer = await program.answer(asked);
    try {
      await client.ask('POST /tables/:id/answers', { id, body: { version, answer: answer as never } });
    } catch (error) {
      // Somebody was faster: the next update says how things stand.
      if (!(error instanceof ProblemError) || error.reason !== 'stale') throw error;
    }
  }
  return 1;
}
