import { percent, roundedOff, type Share, wilson } from '@undercroft/bots/series';
import { GAME_NAMES } from '@undercroft/games';
import { command, refuse, wholeNumber, writeText } from '../arguments.ts';
import { readGame } from '../box.ts';
import { experiment } from '../experiment/experiment.ts';
import { PART_HELP, readPiece } from '../experiment/parts.ts';
import { CONTESTANTS, readContestant } from '../players.ts';
import { escaped } from '../report/html.ts';
import { STYLE } from '../report/style.ts';
import {
  CONTEST,
  CONTEST_FLAGS,
  type Contest,
  type Fared,
  playContest,
  type Result,
  readContest,
  tellBroken,
} from './contest.ts';
import { PATIENCE } from './program.ts';
import { type Meeting, ratingsOf } from './ratings.ts';

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
      --core           count only milliseconds in which its core thought
      --seed TEXT      the same seed gives the same deals            (default: 1)
      --options LIST   table options: name=value,name=value
      --set FILE       a component set of your own (YAML or JSON)
      --most-turns N   stop a game that lasts longer                 (default: 1000)
      --part N/M       ${PART_HELP}
      --patience N     seconds a program may take for an answer      (default: ${PATIENCE})
      --workers N      how many threads                              (default: all cores)
      --json           [{name, rating, games, share, low, high, faults, against}]
      --html FILE      a page of results, complete in one file
  -h, --help           this text`;

const FLAGS = { ...CONTEST_FLAGS, html: { type: 'string' } } as const;

export const run = command(HELP, FLAGS, async ({ values, positionals }) => {
  const [name, ...who] = positionals;
  const game = await readGame(name === undefined ? [] : [name]);
  const piece = readPiece(values.part, values.json);
  if (piece !== null && values.html !== undefined)
    throw refuse('--html: a page is made of all parts: undercroft merge');
  const contestants = who.map((text) => readContestant(text, 'who'));
  const wanted = readContest(game, contestants, values, {
    duel: false,
    deals: wholeNumber(values.deals ?? '20', 'deals', 1),
    budget: { iterations: 300 },
  });
  const workers = wholeNumber(values.workers, 'workers', 1);
  return arena.conduct(wanted, piece, values, (result) => playContest(wanted, piece, workers, result));
});

interface Telling {
  readonly json: boolean;
  readonly html?: string | undefined;
}

export const arena = experiment<Contest, Result, Telling>({
  ...CONTEST,
  command: 'arena',
  tell(contest, result, { json, html }) {
    const { fared } = result;
    const ratings = ratingsOf(fared.length, meetingsOf(fared));
    const rows = fared.map((one, at) => rowOf(one, ratings[at], fared));
    rows.sort((a, b) => b.rating - a.rating);
    if (html !== undefined) writeText(html, pageOf(contest, rows), 'html');
    if (json) console.log(JSON.stringify(rows, null, 2));
    else for (const line of asLines(rows)) console.log(line);
    return tellBroken('arena', result);
  },
});

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
    Object.entries(against).flatMap(([rival, { games, won }]) =>
      one < Number(rival) ? [{ one, other: Number(rival), games, won: roundedOff(won) }] : [],
    ),
  );

function rowOf({ name, games, won, faults, against }: Fared, rating: number, all: readonly Fared[]): Row {
  const rivals = Object.entries(against).map(([rival, met]) => [
    all[Number(rival)].name,
    roundedOff(met.won) / met.games,
  ]);
  return {
    ...{ name, rating: Math.round(rating), games, ...wilson(roundedOff(won), games), faults },
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

function pageOf({ game, seats, seed, budget }: Contest, rows: readonly Row[]): string {
  const cells = (tag: string, texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;
  const names = rows.map(({ name }) => name);
  const body = rows.map(({ name, rating, share, low, high, games, faults, against }) =>
    cells('td', [
      ...[name, String(rating), `${percent(share)} (${percent(low)} – ${percent(high)})`, String(games)],
      ...[String(faults), ...names.map((rival) => (rival in against ? percent(against[rival]) : '–'))],
    ]),
  );
  return `<!doctype html>
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
}
