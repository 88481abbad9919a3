import { availableParallelism } from 'node:os';
import { GAME_NAMES } from '@undercroft/games';
import { fastSeed } from '@undercroft/kernel';
import { winShares } from '@undercroft/kit/mind';
import { type Net, placesBy, readNet, writeNet } from '@undercroft/kit/net';
import { command, refuse, wholeNumber, writeText } from '../src/arguments.ts';
import { readGame } from '../src/box.ts';
import { deal } from '../src/experiment/crew.ts';
import { Progress } from '../src/experiment/progress.ts';
import { fitPower, type Judged } from './power.ts';
import type { Example, Lessons } from './train-deed.ts';
import { learn, tempered } from './train-net.ts';

const HELP = `Usage: npm run train -- GAME [flags]

Lets instinct play, and learns from it how likely each seat is to win: a small net (the features of the
game's mind → 32 → 16 → 1, softmax over the seats). Every fifth game is held out, and the report compares
the net with the formula on those. The same seed gives the same weights. With --check nothing is learned:
all games are held out, and the report says how good the chances are that people are told now.
Games: ${GAME_NAMES.join(', ')}

      --games N        how many games                                (default: 12000)
      --moments N      tables looked at in each                      (default: 8)
      --first          always the very first of them: what is said before the first answer
      --epochs N       how often all of them are gone through        (default: 6)
      --seats LIST     numbers of seats, in turn: 2,3,4              (default: all there are)
      --seed TEXT      the same seed gives the same weights          (default: 1)
      --check          learn nothing, report on what the mind says as it is
      --out FILE       where to write the weights, as TypeScript     (default: nowhere)
      --workers N      how many threads play                         (default: all cores)
      --json           the report for programs
  -h, --help           this text`;

const FLAGS = {
  games: { type: 'string', default: '12000' },
  moments: { type: 'string', default: '8' },
  first: { type: 'boolean', default: false },
  epochs: { type: 'string', default: '6' },
  seats: { type: 'string' },
  seed: { type: 'string', default: '1' },
  check: { type: 'boolean', default: false },
  out: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
} as const;

const BATCH = 20;
/** Of so many games one is held out, and another one tells how far the net is to be trusted. */
const HELD_OUT = 5;

export const run = command(HELP, FLAGS, async ({ values, positionals }, args) => {
  const game = await readGame(positionals);
  const { min, max } = game.seats;
  const all = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const lessons: Lessons = {
    game: game.name,
    seed: values.seed,
    moments: wholeNumber(values.moments, 'moments', 1),
    first: values.first,
    seats:
      values.seats?.split(',').map((text) => wholeNumber(text, 'seats', min)) ?? all.filter((n) => n > 1),
  };
  const games = wholeNumber(values.games, 'games', BATCH);
  const epochs = wholeNumber(values.epochs, 'epochs', 1);
  if (values.check && values.out !== undefined) throw refuse('--check learns nothing that --out could write');
  const examples = await play(lessons, games, wholeNumber(values.workers, 'workers', 1));
  if (values.check)
    return tell(
      reportOn(examples, ({ said }) => said, 'now'),
      values.json,
    );
  // Seats take turns by the game's number, so games are held out by the round.
  const among = ({ game }: Example) => Math.floor(game / lessons.seats.length) % HELD_OUT;
  const progress = new Progress(epochs, 'epochs');
  const studied = examples.filter((one) => among(one) > 1);
  const net = learn(studied, epochs, fastSeed(values.seed, 'net'), (epoch) => progress.show(epoch));
  progress.end();
  // A net is surer of games it has not seen than it should be.
  const others = examples.filter((one) => among(one) === 1);
  const judge = judgeBy(net);
  const weights = writeNet(
    tempered(net, fitPower(others.map((one) => ({ shares: judge(one), won: one.won })))),
    game,
  );
  if (values.out !== undefined) write(values.out, args, weights);
  // What is reported is what is kept, in half precision.
  const heldOut = examples.filter((one) => among(one) === 0);
  return tell(reportOn(heldOut, judgeBy(readNet(weights)), 'net'), values.json);
});

function judgeBy(net: Net): (one: Example) => readonly number[] {
  const place = placesBy(net);
  return ({ inputs }) => winShares(inputs.length, (seat) => place(inputs[seat]));
}

function tell(reports: readonly Report[], json: boolean): number {
  if (json) console.log(JSON.stringify(reports, null, 2));
  else for (const line of asLines(reports)) console.log(line);
  return 0;
}

async function play(lessons: Lessons, games: number, workers: number): Promise<Example[]> {
  const examples: Example[] = [];
  const deed = new URL('./train-deed.ts', import.meta.url);
  await deal<Example[]>({ deed, brief: lessons, count: games, batch: BATCH, workers }, (more) => {
    for (const one of more) examples.push(one);
  });
  return examples;
}

/** How good chances are: the less of each the better. */
interface Marks {
  /** The surprise at who won, in nats; the squared error of a seat's chance; how far chances are off, by tenths. */
  readonly logLoss: number;
  readonly brier: number;
  readonly calibration: number;
  /** Above 1 chances should have been surer than they were, below 1 less sure. */
  readonly power: number;
  /** By tenths: what was said on average, what came true, of how many. */
  readonly tenths: readonly { readonly said: number; readonly won: number; readonly of: number }[];
}

/** Who judged, and how well, beside the formula, and to which power each would have done best. */
interface Report {
  readonly seats: number;
  readonly tables: number;
  readonly who: 'net' | 'now';
  readonly judged: Marks;
  readonly formula: Marks;
}

function reportOn(
  examples: readonly Example[],
  judge: (one: Example) => readonly number[],
  who: Report['who'],
): Report[] {
  const seats = [...new Set(examples.map(({ won }) => won.length))].sort((a, b) => a - b);
  return seats.map((count) => {
    const some = examples.filter(({ won }) => won.length === count);
    const marks = (by: (one: Example) => readonly number[]) =>
      marksOf(some.map((one) => ({ shares: by(one), won: one.won })));
    return {
      seats: count,
      tables: some.length,
      who,
      judged: marks(judge),
      formula: marks(({ formula }) => formula),
    };
  });
}

function marksOf(judged: readonly Judged[]): Marks {
  const tenths = Array.from({ length: 10 }, () => ({ said: 0, won: 0, of: 0 }));
  let [surprise, squares, seats] = [0, 0, 0];
  for (const { shares, won } of judged) {
    for (const [seat, chance] of shares.entries()) {
      seats++;
      if (won[seat] > 0) surprise -= won[seat] * Math.log(Math.max(chance, 1e-9));
      squares += (chance - won[seat]) ** 2;
      const tenth = tenths[Math.min(9, Math.floor(chance * 10))];
      tenth.said += chance;
      tenth.won += won[seat];
      tenth.of++;
    }
  }
  return {
    logLoss: surprise / judged.length,
    brier: squares / seats,
    calibration: tenths.reduce((sum, { said, won }) => sum + Math.abs(said - won), 0) / seats,
    power: fitPower(judged),
    tenths: tenths
      .filter(({ of }) => of > 0)
      .map(({ said, won, of }) => ({ said: said / of, won: won / of, of })),
  };
}

function asLines(reports: readonly Report[]): string[] {
  const marks = ({ logLoss, brier, calibration, power }: Marks) =>
    `${logLoss.toFixed(4)}  ${brier.toFixed(4)}  ${calibration.toFixed(4)}  ${power.toFixed(2)}`;
  const row = ({ said, won, of }: Marks['tenths'][number]) =>
    `${(said * 100).toFixed(0)} % → ${(won * 100).toFixed(0)} % of ${of}`;
  return [
    `seats  tables   ${reports[0]?.who}: log-loss, Brier, calibration, best power   formula: the same`,
    ...reports.map(
      ({ seats, tables, judged, formula }) =>
        `${String(seats).padStart(5)}  ${String(tables).padStart(6)}   ${marks(judged).padEnd(45)}   ${marks(formula)}`,
    ),
    ...reports.map(({ seats, judged }) => `${seats} seats, said → won: ${judged.tenths.map(row).join(', ')}`),
  ];
}

function write(file: string, args: readonly string[], weights: object): void {
  const fields = Object.entries(weights).map(([name, value]) =>
    typeof value === 'string' ? `  ${name}:\n    '${value}',` : `  ${name}: ${value},`,
  );
  const text = `import type { Weights } from '@undercroft/kit/net';

/** Learned by \`npm run train -- ${args.filter((arg, at) => arg !== '--out' && args[at - 1] !== '--out').join(' ')}\`; docs/bots.md says how good they are. */
export const weights: Weights = {
${fields.join('\n')}
};
`;
  writeText(file, text, 'out');
}
