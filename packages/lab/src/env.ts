import { createInterface } from 'node:readline';
import { GAME_NAMES, loadMind } from '@undercroft/games';
import { openBox, Refused } from '@undercroft/kernel';
import { command, refuse, wholeNumber } from './arguments.ts';
import { readBox, readGame } from './box.ts';
import type { Positions, PositionTold } from './env-positions.ts';
import { type Place, Tables } from './env-tables.ts';
import { countSeats, PLAYERS, type Player } from './players.ts';

const HELP = `Usage: undercroft env GAME [flags]

The rules as a learning environment: many tables at once, one line of JSON in, one out. Every table
always asks somebody; one that is over is dealt anew at once. Games: ${GAME_NAMES.join(', ')}

  first, and after each reset and step   {"seats": [who is asked, by table], "answers": [how many
                                         answers there are], "over": [[table, [each seat's share
                                         of the win]], …]}
  {"step": [index, …]}                   an answer at every table, by its index
  {"reset": true} or {"reset": "seed"}   deals every table anew
  {"observe": [place, …]}                {"sights": [{seat, view, ask, answers}, …]}: what whoever is
                                         asked may see. A place is a table, a position by its name,
                                         or [one of these, seat]: what that seat may see
  {"features": [place, …]}               {"features": [[number, …], …]}: the same as numbers
  {"draw": [place, …]}                   {"drawn": [text, …]}: the same, drawn
  {"every": true}                        {"every": [answer, …]}: every answer there could ever be with
                                         these options and this set; its place is its number
  {"ids": [place, …]}                    {"ids": [[number, …], …]}: the legal ones, by these numbers

Looking ahead, without any table: a position stays as it is, whatever is tried.

  {"deal": "seed"}                       {"positions": [{position: its name, seat: who is asked or
                                         null, ids, over: null or the shares of the win, stopped}]}
  {"after": [[position, index], …]}      positions: what these answers bring. Instead of an index a
                                         level or random: a computer player answers. The same again
                                         brings the same, unless "luck": "text" names other luck
  {"imagine": [[position, seat], …],     positions which that seat cannot tell from these: what is
   "luck": "text"}                       hidden from it is dealt anew
  {"drop": [position, …]}                {"kept": how many are left}: these are not needed any more
  what cannot be done                    {"error": why}; nothing has changed

      --tables N       how many tables                               (default: 1)
      --seats N        how many seats at each                        (default: 2, or as few as play)
      --seed TEXT      the same seed gives the same deals            (default: 1)
      --options LIST   table options: name=value,name=value
      --set FILE       a component set of your own (YAML or JSON)
      --most-turns N   a game that lasts longer ends shared by all   (default: 2000)
      --iterations N   what a master who answers may think           (default: 200)
      --binary         steps without JSON: reads one unsigned 32-bit number a table, little-endian,
                       the index of the answer; writes three a table: who is asked, how many answers
                       there are, and the winners of a game that has just ended, one bit a seat
  -h, --help           this text

The package in docs/python speaks it; docs/programs.md says more.`;

const FLAGS = {
  tables: { type: 'string', default: '1' },
  seats: { type: 'string' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string' },
  set: { type: 'string' },
  'most-turns': { type: 'string', default: '2000' },
  iterations: { type: 'string', default: '200' },
  binary: { type: 'boolean', default: false },
} as const;

export const run = command(HELP, FLAGS, async ({ values, positionals }) => {
  const game = await readGame(positionals);
  const mind = await loadMind(game.name);
  const seats = countSeats(values.seats, game, 2);
  const { options, set } = readBox(game, Array<null>(seats).fill(null), values);
  const tables = new Tables(openBox(game, options, set), mind, {
    tables: wholeNumber(values.tables, 'tables', 1),
    seats,
    seed: values.seed,
    mostTurns: wholeNumber(values['most-turns'], 'most-turns', 1),
    iterations: wholeNumber(values.iterations, 'iterations', 1),
  });
  return values.binary ? speakNumbers(tables) : speakLines(tables);
});

async function speakLines(tables: Tables): Promise<number> {
  const say = (reply: unknown) => process.stdout.write(`${JSON.stringify(reply)}\n`);
  say(tables.standing());
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') say(await replyTo(tables, line));
  }
  return 0;
}

/** What a line asks for; whatever is wrong with it is told, and has changed nothing. */
async function replyTo(tables: Tables, line: string): Promise<unknown> {
  try {
    const asked: unknown = JSON.parse(line);
    if (typeof asked !== 'object' || asked === null) throw refuse('expected an object');
    if ('step' in asked) return tables.step(numbers(asked.step, 'step'));
    if ('observe' in asked) return { sights: tables.observe(places(asked.observe, 'observe')) };
    if ('features' in asked) return { features: tables.features(places(asked.features, 'features')) };
    if ('ids' in asked) return { ids: tables.ids(places(asked.ids, 'ids')) };
    if ('draw' in asked) return { drawn: await tables.draw(places(asked.draw, 'draw')) };
    if ('every' in asked) return { every: tables.numbered.every() };
    if ('reset' in asked) return tables.reset(typeof asked.reset === 'string' ? asked.reset : null);
    const ahead = lookAhead(tables.positions, asked);
    if (ahead !== null) return ahead;
    throw refuse('expected {"step": …}, {"reset": …}, {"observe": …} or what else env --help lists');
  } catch (error) {
    if (error instanceof Refused || error instanceof SyntaxError) return { error: error.message };
    throw error;
  }
}

/** What is asked of positions; null where none are meant. All of it is done, or nothing. */
function lookAhead(positions: Positions, asked: object): unknown {
  const luck = 'luck' in asked ? text(asked.luck, 'luck') : null;
  if ('deal' in asked) return { positions: [positions.deal(text(asked.deal, 'deal'))] };
  if ('after' in asked) {
    const wanted = pairs(asked.after, 'after').map(
      ([name, by]) => [name, typeof by === 'string' ? playerNamed(by) : by] as const,
    );
    return { positions: kept(positions, wanted, ([name, by]) => positions.after(name, by, luck)) };
  }
  if ('imagine' in asked) {
    const wanted = pairs(asked.imagine, 'imagine');
    return {
      positions: kept(positions, wanted, ([name, seat]) => positions.imagine(name, Number(seat), luck ?? '')),
    };
  }
  if (!('drop' in asked)) return null;
  positions.drop(strings(asked.drop, 'drop'));
  return { kept: positions.count };
}

function playerNamed(name: string): Player {
  const found = PLAYERS.find((known) => known === name);
  if (found === undefined) throw refuse(`after: no "${name}"; there are: ${PLAYERS.join(', ')}`);
  return found;
}

/** New positions for these wishes; where one is refused, none is kept. */
function kept<W>(
  positions: Positions,
  wishes: readonly W[],
  make: (wish: W) => PositionTold,
): PositionTold[] {
  const made: PositionTold[] = [];
  try {
    for (const wish of wishes) made.push(make(wish));
  } catch (error) {
    positions.drop(made.map(({ position }) => position));
    throw error;
  }
  return made;
}

const isWhole = (item: unknown): item is number => Number.isInteger(item);
const isText = (item: unknown): item is string => typeof item === 'string';

function text(item: unknown, what: string): string {
  if (isText(item)) return item;
  throw refuse(`${what}: expected a text`);
}

function strings(list: unknown, what: string): readonly string[] {
  if (Array.isArray(list) && list.every(isText)) return list;
  throw refuse(`${what}: expected a list of positions`);
}

function pairs(list: unknown, what: string): readonly (readonly [string, number | string])[] {
  const isPair = (pair: unknown) =>
    Array.isArray(pair) && pair.length === 2 && isText(pair[0]) && (isWhole(pair[1]) || isText(pair[1]));
  if (Array.isArray(list) && list.every(isPair)) return list;
  throw refuse(`${what}: expected a list such as [["p0", 0]]`);
}

function places(list: unknown, what: string): readonly Place[] {
  const isSpot = (item: unknown) => isWhole(item) || isText(item);
  const isPlace = (item: unknown) =>
    isSpot(item) || (Array.isArray(item) && item.length === 2 && isSpot(item[0]) && isWhole(item[1]));
  if (Array.isArray(list) && list.every(isPlace)) return list;
  throw refuse(`${what}: expected a list of tables and positions`);
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
