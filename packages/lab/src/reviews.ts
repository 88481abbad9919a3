import { Z } from '@undercroft/bots/series';
import { deal } from './experiment/crew.ts';
import type { GameReport, MistakeReport, ReviewsBrief, SeatReport } from './reviews-deed.ts';

type Ended = NonNullable<GameReport>;

/** Reviews many games on several threads, and says what they have in common. */
export async function reviewMany(brief: ReviewsBrief, games: number, workers: number): Promise<string> {
  const reports: Ended[] = [];
  let heard = 0;
  await deal({ deed: 'reviews', brief, count: games, workers }, (report) => {
    heard++;
    if (report !== null) reports.push(report);
  });
  const left = heard - reports.length;
  const lines = brief.calibrate ? calibrationOf(reports) : summaryOf(reports);
  return [
    `${reports.length} games of ${brief.game}${left > 0 ? `, and ${left} that did not end` : ''}, ${brief.futures} futures for each look`,
    ...lines,
  ].join('\n');
}

/** A mean with its 95 % interval. */
function meanOf(values: readonly number[]): { mean: number; half: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, half: Z * Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length)) };
}

const points = (share: number): string => (share * 100).toFixed(2);

const sayMean = (values: readonly number[]): string => {
  const { mean, half } = meanOf(values);
  return `${points(mean)} ± ${points(half)}`;
};

function grouped<V>(items: readonly V[], by: (item: V) => string): [string, V[]][] {
  const groups = new Map<string, V[]>();
  for (const item of items) groups.set(by(item), [...(groups.get(by(item)) ?? []), item]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Percentage points lost by choosing, for each hundred real choices. */
const errorIn = (seats: readonly SeatReport[]): string => {
  const choices = seats.reduce((sum, seat) => sum + seat.choices, 0);
  const lost = seats.reduce((sum, seat) => sum - seat.own, 0);
  return choices === 0 ? '–' : ((lost / choices) * 100).toFixed(3);
};

function summaryOf(reports: readonly Ended[]): string[] {
  const seats = reports.flatMap((report) => report.seats);
  const places = reports[0]?.seats.length ?? 0;
  const fault = (group: readonly SeatReport[]) => sayMean(group.map(({ own }) => -own));
  return [
    '',
    'Luck by seat, in percentage points a game, with 95 % intervals (0 is fair)',
    ...Array.from({ length: places }, (_, place) => {
      return `  seat ${place + 1}: ${sayMean(reports.map((report) => report.seats[place]?.luck ?? 0))}`;
    }),
    `  of the differences in result, luck explains ${(explainedBy(seats, ({ luck }) => luck) * 100).toFixed(0)} %`,
    '',
    'Lost by choosing, in percentage points a game, and for each real choice',
    ...grouped(seats, ({ player }) => player ?? 'everybody').map(
      ([player, group]) =>
        `  ${player}: ${fault(group)}, ${errorIn(group)} a choice; luck ${sayMean(group.map(({ luck }) => luck))}`,
    ),
    '',
    'Who is misplayed: percentage points lost for each real choice',
    ...grouped(seats, ({ figure }) => figure)
      .map(([figure, group]) => ({ figure, group, error: Number(errorIn(group)) }))
      .sort((a, b) => b.error - a.error)
      .map(({ figure, group }) => `  ${figure}: ${errorIn(group)} a choice, ${fault(group)} a game`),
    '',
    'Common mistakes: how often a game, and what one costs',
    ...commonOf(reports).map(([name, group]) => {
      const often = (group.length / Math.max(1, reports.length)).toFixed(2);
      return `  ${name}: ${often}, ${sayMean(group.map(({ cost }) => cost))}`;
    }),
  ];
}

const MOST_MISTAKES = 12;

function commonOf(reports: readonly Ended[]): [string, MistakeReport[]][] {
  const cost = ([, group]: [string, MistakeReport[]]) => group.reduce((sum, one) => sum + one.cost, 0);
  const all = reports.flatMap(({ mistakes }) => mistakes);
  const name = ({ question, answer, best }: MistakeReport) =>
    answer === best ? `${question}: another ${answer}` : `${question}: ${answer} instead of ${best}`;
  return grouped(all, name)
    .sort((a, b) => cost(b) - cost(a))
    .slice(0, MOST_MISTAKES);
}

/** The share of the variance of results that goes with something. */
function explainedBy(seats: readonly SeatReport[], of: (seat: SeatReport) => number): number {
  const [x, y] = [seats.map(of), seats.map(({ result }) => result)];
  const [mx, my] = [meanOf(x).mean, meanOf(y).mean];
  let [xy, xx, yy] = [0, 0, 0];
  for (const at of x.keys()) {
    xy += (x[at] - mx) * (y[at] - my);
    xx += (x[at] - mx) ** 2;
    yy += (y[at] - my) ** 2;
  }
  return xx * yy === 0 ? 0 : xy ** 2 / (xx * yy);
}

/** How chances came true. */
function calibrationOf(reports: readonly Ended[]): string[] {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, judged: 0, won: 0 }));
  for (const { judged, seats } of reports) {
    for (const chances of judged) {
      for (const [seat, chance] of chances.entries()) {
        const bin = bins[Math.min(9, Math.floor(chance * 10))];
        bin.count++;
        bin.judged += chance;
        bin.won += seats[seat].result;
      }
    }
  }
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const off = bins.reduce((sum, { judged, won }) => sum + Math.abs(judged - won), 0) / Math.max(1, all);
  return [
    'chances judged and won, with how many there were:',
    ...bins.map(({ count, judged, won }, at) => {
      const share = (sum: number) => (count === 0 ? '–' : `${((sum / count) * 100).toFixed(1)} %`);
      return `  ${at * 10}–${at * 10 + 10} %: judged ${share(judged)}, won ${share(won)}, ${count}`;
    }),
    `on average chances are off by ${points(off)} percentage points`,
  ];
}
