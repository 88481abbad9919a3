import { createInterface } from 'node:readline';
import { GAME_NAMES, loadMind } from '@undercroft/games';
import { openBox, Refused } from '@undercroft/kernel';
import { readFlags, refuse, wholeNumber } from './arguments.ts';
import { readBox, readGame } from './box.ts';
import { Tables } from './env-tables.ts';
import { countSeats } from './players.ts';

const HELP = `Usage: undercroft env GAME [flags]

The rules as a learning environment: many tables at once, one line of JSON in, one out. Every table
always asks somebody; one that is over is dealt anew at once. Games: ${GAME_NAMES.join(', ')}

  first, and after each reset and step   {"seats": [who is asked, by table], "answers": [how many
                                         answers there are], "over": [[table, [each seat's share
                                         of the win]], …]}
  {"step": [index, …]}                   an answer at every table, by its index
  {"reset": true} or {"reset": "seed"}   deals every table anew
  {"observe": [table, …]}                {"sights": [{seat, view, ask, answers}, …]}: what whoever is
                                         asked may see
  {"features": [table, …]}               {"features": [[number, …], …]}: the same as numbers
  what cannot be done                    {"error": why}; nothing has changed

      --tables N       how many tables                               (default: 1)
      --seats N        how many seats at each                        (default: 2, or as few as play)
      --seed TEXT      the same seed gives the same deals            (default: 1)
      --options LIST   table options: name=value,name=value
      --set FILE       a component set of your own (YAML or JSON)
      --most-turns N   a game that lasts longer ends shared by all   (default: 2000)
      --binary         steps without JSON: reads one unsigned 32-bit number a table, little-endian,
                       the index of the answer; writes three a table: who is asked, how many answers
                       there are, and the winners of a game that has just ended, one bit a seat
  -h, --help           this text

docs/python/undercroft.py speaks it; docs/programs.md says more.`;

const FLAGS = {
  tables: { type: 'string', default: '1' },
  seats: { type: 'string' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string' },
  set: { type: 'string' },
  'most-turns': { type: 'string', default: '2000' },
  binary: { type: 'boolean', default: false },
} as const;

export async function run(args: string[]): Promise<number> {
  const parsed = readFlags(args, FLAGS, HELP);
  if (parsed === null) return 0;
  const { values } = parsed;
  const game = await readGame(parsed.positionals);
  const mind = await loadMind(game.name);
  const seats = countSeats(values.seats, game, 2);
  const { options, set } = readBox(game, Array<null>(seats).fill(null), values);
  const tables = new Tables(openBox(game, options, set), mind, {
    tables: wholeNumber(values.tables, 'tables', 1),
    seats,
    seed: values.seed,
    mostTurns: wholeNumber(values['most-turns'], 'most-turns', 1),
  });
  return values.binary ? speakNumbers(tables) : speakLines(tables);
}

async function speakLines(tables: Tables): Promise<number> {
  const say = (reply: unknown) => process.stdout.write(`${JSON.stringify(reply)}\n`);
  say(tables.standing());
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') say(replyTo(tables, line));
  }
  return 0;
}

/** What a line asks for; whatever is wrong with it is told, and has changed nothing. */
function replyTo(tables: Tables, line: string): unknown {
  try {
    const asked: unknown = JSON.parse(line);
    if (typeof asked !== 'object' || asked === null) throw refuse('expected an object');
    if ('step' in asked) return tables.step(numbers(asked.step, 'step'));
    if ('observe' in asked) return { sights: tables.observe(numbers(asked.observe, 'observe')) };
    if ('features' in asked) return { features: tables.features(numbers(asked.features, 'features')) };
    if ('reset' in asked) return tables.reset(typeof asked.reset === 'string' ? asked.reset : null);
    throw refuse('expected {"step": …}, {"reset": …}, {"observe": …} or {"features": …}');
  } catch (error) {
    if (error instanceof Refused || error instanceof SyntaxError) return { error: error.message };
    throw error;
  }
}

function numbers(list: unknown, what: string): readonly number[] {
  if (Array.isArray(list) && list.every((item) => Number.isInteger(item))) return list;
  throw refuse(`${what}: expected a list of whole numbers`);
}

const WORD = 4;

async function speakNumbers(tables: Tables): Promise<number> {
  const say = () => process.stdout.write(Buffer.from(tables.asNumbers().buffer));
  const size = tables.count * WORD;
  let waiting: Buffer = Buffer.alloc(0);
  say();
  for await (const part of process.stdin as AsyncIterable<Buffer>) {
    waiting = waiting.length === 0 ? part : Buffer.concat([waiting, part]);
    for (; waiting.length >= size; waiting = waiting.subarray(size)) {
      tables.step(Array.from({ length: tables.count }, (_, at) => waiting.readUInt32LE(at * WORD)));
      say();
    }
  }
  return 0;
}
