import {
  type Counts,
  explained,
  type Lead,
  MOMENTS,
  meanLead,
  percent,
  quantile,
  type Share,
  shareOf,
  shares,
  type Tally,
  total,
} from '@undercroft/bots/series';
import type { Faults } from './faults.ts';
import type { Series } from './one-game.ts';
import type { Unequal } from './play-series.ts';

/** A run of many games, ready to be told. */
export interface Simulated {
  readonly series: Series;
  /** What was typed, so that a report can say how to make it again. */
  readonly args: readonly string[];
  readonly tally: Tally;
  /** Games a second on the wall, and in a second of one core. */
  readonly speed: { readonly perSecond: number; readonly perCoreSecond: number };
  readonly unequal: Unequal | null;
  readonly faults: Faults;
}

/** 161, or 0.42 where it is slow. */
export const sayRate = (rate: number): string => rate.toFixed(rate < 10 ? 2 : 0);

const round = (number: number, digits: number): number => Number(number.toFixed(digits));

const spread = (counts: Counts) => ({
  median: quantile(counts, 0.5),
  p10: quantile(counts, 0.1),
  p90: quantile(counts, 0.9),
});

/** The figures for programs; names in order, so that the same games give the same text. */
export function asJson({ series, tally, speed, unequal, faults }: Simulated) {
  const lead = meanLead(tally.lead);
  return {
    game: series.game,
    games: tally.games,
    ended: total(tally.ends),
    ends: sorted(tally.ends),
    gamesPerSecond: round(speed.perSecond, 1),
    gamesPerCoreSecond: round(speed.perCoreSecond, 1),
    turns: spread(tally.turns),
    answers: spread(tally.answers),
    points: { all: spread(tally.points), winners: spread(tally.winnersPoints) },
    winsByHero: shares(tally.figures),
    winsBySeat: shares(tally.seats),
    winsByBot: shares(tally.players),
    lead: {
      winner: lead.winner.map((share) => round(share, 4)),
      leaderWins: lead.leader.map((share) => round(share, 4)),
      decided: decidedAt(tally.lead),
    },
    luck: unequal === null ? null : luckOf(unequal),
    used: mapped(tally.events, (used) => ({
      timesPerGame: round(used.times / tally.games, 4),
      inGames: round(used.games / tally.games, 4),
      ...(used.played > 0 ? { wins: shareOf(used) } : {}),
    })),
    options: mapped(tally.choices, ({ offered, taken }) => ({
      offeredPerGame: round(offered / tally.games, 4),
      taken: offered === 0 ? 0 : round(taken / offered, 4),
    })),
    faults: faults.count,
    faultFiles: faults.kept.map(({ number, error, wentOn, file }) => ({ game: number, error, wentOn, file })),
  };
}

function mapped<V, R>(record: Readonly<Record<string, V>>, change: (value: V) => R): Record<string, R> {
  return Object.fromEntries(
    Object.entries(record)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, change(value)]),
  );
}

const sorted = <V>(record: Readonly<Record<string, V>>) => mapped(record, (value) => value);

/** When, in parts of the game, half of all games had found the leader who then won. */
export function decidedAt({ decided }: Readonly<Lead>): number | null {
  const moment = quantile({ ...decided }, 0.5);
  return moment === null ? null : moment / MOMENTS;
}

/** How much of the result goes with who plays, the rest being luck, and how the players fared. */
export function luckOf({ games, tally, results }: Unequal) {
  const skill = explained(results);
  return {
    games,
    skill,
    luck: skill === null ? null : { share: 1 - skill.share, low: 1 - skill.high, high: 1 - skill.low },
    winsByBot: shares(tally.players),
  };
}

export function asText({ series, tally, speed, unequal }: Simulated, events: boolean): string {
  const { turns } = tally;
  const ended = total(tally.ends);
  const ends = Object.entries(tally.ends).sort(([, a], [, b]) => b - a);
  const how = [...ends, ...(tally.games > ended ? [['stopped', tally.games - ended] as const] : [])];
  const fair = percent(1 / series.figures.length);
  return [
    `${tally.games} games, ${sayRate(speed.perSecond)} a second; ${sayRate(speed.perCoreSecond)} in a second of one core`,
    '',
    'How they end',
    ...how.map(([by, games]) => `  ${by.padEnd(16)}${percent(games / tally.games).padStart(8)}  ${games}`),
    '',
    'Turns',
    ended === 0
      ? '  no game ended'
      : `  half of the games take ${quantile(turns, 0.5)} or fewer; four in five take ${quantile(turns, 0.1)} to ${quantile(turns, 0.9)}`,
    '',
    `Wins by figure, of the games it played (fair: ${fair}; with the 95 % interval)`,
    ...rows(shares(tally.figures)),
    '',
    'Wins by seat',
    ...rows(shares(tally.seats)),
    ...(Object.keys(tally.players).length > 1 ? ['', 'Wins by player', ...rows(shares(tally.players))] : []),
    ...leadLines(tally.lead),
    ...(unequal === null ? [] : luckLines(unequal)),
    ...(events ? eventLines(tally) : []),
  ].join('\n');
}

function leadLines(lead: Lead): string[] {
  const decided = decidedAt(lead);
  if (decided === null) return [];
  const half = percent(meanLead(lead).leader[MOMENTS / 2]);
  return [
    '',
    'The lead',
    `  who leads at half time wins ${half}; half of the games are decided after ${percent(decided)} of their turns`,
  ];
}

function luckLines(unequal: Unequal): string[] {
  const { skill, luck, games } = luckOf(unequal);
  if (skill === null || luck === null) return [];
  return [
    '',
    `Luck and skill, by ${games} games of ${unequal.players.join(' and ')}`,
    `  who plays explains ${percent(skill.share)} of the result (${percent(skill.low)} – ${percent(skill.high)}), luck the other ${percent(luck.share)}`,
  ];
}

function eventLines({ events, games }: Tally): string[] {
  const names = Object.keys(events).sort();
  const widest = Math.max(16, ...names.map((name) => name.length + 2));
  return [
    '',
    'What happens: how often in a game, in how many games, and how often with a win',
    ...names.map((name) => {
      const used = events[name];
      const wins = used.played === 0 ? '' : percent(shareOf(used).share);
      const perGame = (used.times / games).toFixed(2);
      return `  ${name.padEnd(widest)}${perGame.padStart(8)}${percent(used.games / games).padStart(10)}${wins.padStart(10)}`.trimEnd();
    }),
  ];
}

function rows(all: Readonly<Record<string, Share>>): string[] {
  return Object.entries(all)
    .sort(([, a], [, b]) => b.share - a.share)
    .map(([name, { share, low, high }]) => {
      const bar = '█'.repeat(Math.round(share * 40));
      return `  ${name.padEnd(16)}${percent(share).padStart(8)}  ${percent(low)} – ${percent(high)}  ${bar}`;
    });
}
