import { percent, roundedOff, type Share, wilson } from '@undercroft/bots/series';
import { GAME_NAMES } from '@undercroft/games';
import { command, wholeNumber } from '../arguments.ts';
import { readGame } from '../box.ts';
import { experiment } from '../experiment/experiment.ts';
import { PART_HELP, readPiece } from '../experiment/parts.ts';
import { CONTESTANTS, nameOf, readContestant } from '../players.ts';
import {
  CONTEST,
  CONTEST_FLAGS,
  type Contest,
  playContest,
  type Result,
  readContest,
  tellBroken,
} from './contest.ts';
import { PATIENCE } from './program.ts';

const HELP = `Usage: undercroft duel GAME [flags]

Lets two computer players compete: one a against b at all other seats. Every deal is played once
with a at each seat, so that nobody is luckier. Where a game is played in partners, a is one side
and b every other. Games: ${GAME_NAMES.join(', ')}

      --a WHO          ${CONTESTANTS.join(', ')}
                       (the first master, to measure against), or a program of any language, by
                       the command that starts it: "python3 mybot.py"; docs/programs.md says what
                       it reads and writes                           (default: master)
      --b WHO          the same                                      (default: adept)
      --seats N        how many seats                                (default: 2, or as few as play)
      --deals N        how many deals, each played once from each side; --pairs N is the same
                                                                     (default: 200)
      --ms N           milliseconds a master may think for an answer (default: 300)
      --core           count only milliseconds in which its core thought: a busy machine
                       takes nothing from anybody
      --iterations N   or iterations: the same games on any machine
      --seed TEXT      the same seed gives the same deals            (default: 1)
      --options LIST   table options: name=value,name=value
      --set FILE       a component set of your own (YAML or JSON)
      --most-turns N   stop a game that lasts longer                 (default: 1000)
      --part N/M       ${PART_HELP}
      --patience N     seconds a program may take for an answer      (default: ${PATIENCE})
      --workers N      how many threads                              (default: all cores)
      --json           {game, games, a: {share, low, high}, b: {share, low, high}}
  -h, --help           this text`;

const FLAGS = {
  a: { type: 'string', default: 'master' },
  b: { type: 'string', default: 'adept' },
  pairs: { type: 'string' },
  ...CONTEST_FLAGS,
} as const;

export const run = command(HELP, FLAGS, async ({ values, positionals }) => {
  const game = await readGame(positionals);
  const piece = readPiece(values.part, values.json);
  const wanted = readContest(game, [readContestant(values.a, 'a'), readContestant(values.b, 'b')], values, {
    duel: true,
    deals: wholeNumber(
      values.deals ?? values.pairs ?? '200',
      values.deals === undefined ? 'pairs' : 'deals',
      1,
    ),
    budget: { milliseconds: 300 },
  });
  const workers = wholeNumber(values.workers, 'workers', 1);
  return duel.conduct(wanted, piece, values, (result) => playContest(wanted, piece, workers, result));
});

export const duel = experiment<Contest, Result, { readonly json: boolean }>({
  ...CONTEST,
  command: 'duel',
  tell(contest, result, { json }) {
    const { games, unfinished } = result;
    const a = games === 0 ? 0 : roundedOff(result.fared[0].won);
    const shares = { a: wilson(a, games), b: wilson(games - a, games) };
    if (json) console.log(JSON.stringify({ game: contest.game, games, unfinished, ...shares }, null, 2));
    else console.log(asText(contest, result, shares));
    return tellBroken('duel', result);
  },
});

function asText(
  { seats, sides, contestants }: Contest,
  { games, unfinished }: Result,
  shares: { a: Share; b: Share },
): string {
  const [a, b] = contestants.map(nameOf);
  const row = (who: string, { share, low, high }: Share) =>
    `  ${who.padEnd(28)}${percent(share).padStart(8)}  ${percent(low)} – ${percent(high)}`;
  return [
    `${games} games of ${sides === seats ? 'one' : seats / sides} ${a} against ${seats - seats / sides} ${b}; a fair share is ${percent(1 / sides)}`,
    row(`a, ${a}`, shares.a),
    row(seats > 2 ? `b, all ${b} together` : `b, ${b}`, shares.b),
    ...(unfinished > 0 ? [`  ${unfinished} did not end`] : []),
  ].join('\n');
}
