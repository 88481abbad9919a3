import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { percent, type Share, wilson } from '@undercroft/bots/series';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { countSides, sidesOf } from '@undercroft/kernel';
import type { Arena, ArenaReport } from './arena-worker.ts';
import { onlyWord, readFlags, refuse, wholeNumber } from './arguments.ts';
import { readBox } from './box.ts';
import { Progress, runCrew } from './crew.ts';
import { CONTESTANTS, countSeats, nameOf, readBudget, readContestant } from './players.ts';
import { PATIENCE } from './program.ts';
import { type Meeting, ratingsOf } from './ratings.ts';
import { escaped } from './report/html.ts';
import { STYLE } from './report/style.ts';

const HELP = `Usage: undercroft arena GAME WHO WHO… [flags]

Lets many computer players compete, everybody against everybody: each deal is played by every group
that fills the seats, once from each way round the table. Rates them: within one arena a rating
higher by 200 means three wins of four. WHO is one of ${CONTESTANTS.join(', ')},
or a program by the command that starts it: "python3 mybot.py" (docs/programs.md).
Games: ${GAME_NAMES.join(', ')}

      --deals N        how many deals                                (default: 20)
      --seats N        how many seats                                (default: 2, or as few as play)
      --iterations N   how much a master thinks for an answer        (default: 300)
      --ms N           how long instead, in milliseconds
      --seed TEXT      the same seed gives the same deals            (default: 1)
      --options LIST   table options: name=value,name=value
      --set FILE       a component set of your own (YAML or JSON)
      --most-turns N   stop a game that lasts longer                 (default: 1000)
      --patience N     seconds a program may take for an answer      (default: ${PATIENCE})
      --workers N      how many threads                              (default: all cores)
      --json           [{name, rating, games, share, low, high, faults, against}]
      --html FILE      a page of results, complete in one file
  -h, --help           this text`;

const FLAGS = {
  deals: { type: 'string', default: '20' },
  seats: { type: 'string' },
  ms: { type: 'string' },
  iterations: { type: 'string' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string' },
  set: { type: 'string' },
  'most-turns': { type: 'string', default: '1000' },
  patience: { type: 'string', default: String(PATIENCE) },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  html: { type: 'string' },
} as const;

export async function run(args: string[]): Promise<number> {
  const parsed = readFlags(args, FLAGS, HELP);
  if (parsed === null) return 0;
  const { values } = parsed;
  const [name, ...who] = parsed.positionals;
  if (name === undefined) throw refuse(`expected a game: ${GAME_NAMES.join(', ')}`);
  const game = await loadGame(onlyWord([name], 'game'));
  const seats = countSeats(values.seats, game, 2);
  const sides = countSides(sidesOf(game, seats));
  if (who.length < sides) throw refuse(`expected at least ${sides} contestants, not ${who.length}`);
  const arena: Arena = {
    ...readBox(game, Array<null>(seats).fill(null), values),
    game: name,
    seats,
    seed: values.seed,
    contestants: who.map((text) => readContestant(text, 'who')),
    budget: readBudget(values, { iterations: 300 }),
    mostTurns: wholeNumber(values['most-turns'], 'most-turns', 1),
    patience: wholeNumber(values.patience, 'patience', 1),
  };
  const games = wholeNumber(values.deals, 'deals', 1) * groupsOf(who.length, sides) * sides;
  const standings = await play(arena, games, wholeNumber(values.workers, 'workers', 1));
  const ratings = ratingsOf(standings.length, meetingsOf(standings));
  const rows = standings.map((one, at) => rowOf(one, ratings[at], standings));
  rows.sort((a, b) => b.rating - a.rating);
  if (values.html !== undefined) writePage(values.html, arena, rows);
  if (values.json) console.log(JSON.stringify(rows, null, 2));
  else for (const line of asLines(rows)) console.log(line);
  for (const { name, fault } of standings)
    if (fault !== null) console.error(`undercroft arena: ${name}: ${fault}`);
  return standings.some(({ fault }) => fault !== null) ? 1 : 0;
}

/** In how many ways so many can be chosen. */
function groupsOf(contestants: number, sides: number): number {
  let ways = 1;
  for (let one = 0; one < sides; one++) ways = (ways * (contestants - one)) / (one + 1);
  return ways;
}

/** How somebody fared so far. */
interface Fared {
  readonly name: string;
  games: number;
  won: number;
  faults: number;
  fault: string | null;
  /** Against each of the others, by number: games, and how much of the win was theirs. */
  readonly against: Map<number, { games: number; won: number }>;
}

async function play(arena: Arena, jobs: number, workers: number): Promise<Fared[]> {
  const all = arena.contestants.map(
    (one): Fared => ({
      ...{ name: nameOf(one), games: 0, won: 0, faults: 0, fault: null },
      against: new Map(),
    }),
  );
  const progress = new Progress(jobs);
  const file = new URL('./arena-worker.ts', import.meta.url);
  let done = 0;
  await runCrew<ArenaReport>({ file, brief: arena, jobs, workers }, (report) => {
    note(all, report);
    progress.show(++done);
  });
  progress.end();
  return all;
}

function note(all: readonly Fared[], { seated, shares, fault }: ArenaReport): void {
  for (const [seat, number] of seated.entries()) {
    const one = all[number];
    one.games++;
    one.won += shares[seat];
    for (const [other, rival] of seated.entries()) {
      if (other === seat) continue;
      const before = one.against.get(rival) ?? { games: 0, won: 0 };
      // Of the win that the two of them have, each has its part; where neither has won, both have half.
      const both = shares[seat] + shares[other];
      one.against.set(rival, {
        games: before.games + 1,
        won: before.won + (both > 0 ? shares[seat] / both : 0.5),
      });
    }
  }
  if (fault !== null) {
    const guilty = all[seated[fault.seat]];
    guilty.faults++;
    guilty.fault ??= fault.message;
  }
}

interface Row extends Share {
  readonly name: string;
  readonly rating: number;
  readonly games: number;
  readonly faults: number;
  /** How much of the win was theirs against each of the others. */
  readonly against: Readonly<Record<string, number>>;
}

/** Everybody with everybody, once. */
const meetingsOf = (all: readonly Fared[]): Meeting[] =>
  all.flatMap(({ against }, one) =>
    [...against].filter(([other]) => one < other).map(([other, met]) => ({ one, other, ...met })),
  );

function rowOf({ name, games, won, faults, against }: Fared, rating: number, all: readonly Fared[]): Row {
  const rivals = [...against].map(([rival, { games, won }]) => [all[rival].name, won / games]);
  return {
    ...{ name, rating: Math.round(rating), games, ...wilson(won, games), faults },
    against: Object.fromEntries(rivals),
  };
}

function asLines(rows: readonly Row[]): string[] {
  const wide = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(
    ({ name, rating, games, share, low, high, faults }) =>
      `${name.padEnd(wide)}  ${String(rating).padStart(6)}  ${percent(share).padStart(7)} (${percent(low)} – ${percent(high)}) of ${games}${faults > 0 ? `, broke ${faults}` : ''}`,
  );
}

function writePage(file: string, { game, seats, seed, budget }: Arena, rows: readonly Row[]): void {
  const cells = (tag: string, texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;
  const names = rows.map(({ name }) => name);
  const body = rows.map(({ name, rating, share, low, high, games, faults, against }) =>
    cells('td', [
      ...[name, String(rating), `${percent(share)} (${percent(low)} – ${percent(high)})`, String(games)],
      ...[String(faults), ...names.map((rival) => (rival in against ? percent(against[rival]) : '–'))],
    ]),
  );
  const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(game)}: arena</title>
<style>${STYLE}
table { border-collapse: collapse; font-size: .92rem; }
th, td { border-bottom: 1px solid #ccc; padding: .3rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }</style>
<h1>${escaped(game)}: arena</h1>
<p>${seats} seats, seed <code>${escaped(seed)}</code>, ${escaped(JSON.stringify(budget))} for an answer of a computer player that searches. Ratings compare within this page, and 200 more mean three wins of four; the columns on the right say how much of the win somebody took from each of the others.</p>
<table>
${cells('th', ['who', 'rating', 'wins', 'games', 'broken', ...names])}
${body.join('\n')}
</table>
`;
  try {
    writeFileSync(file, page);
  } catch (error) {
    throw refuse(`--html: ${(error as Error).message}`);
  }
}
