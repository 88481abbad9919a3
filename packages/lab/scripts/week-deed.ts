import { type Level, luckOf } from '@undercroft/bots';
import { ownChoices, resultWithoutLuck } from '@undercroft/bots/review';
import {
  OPPONENTS,
  seatsOfDay,
  secretOfDay,
  secretOfTable,
  seedOfTable,
  witsAt,
} from '@undercroft/bots/today';
import { loadGame, loadMind } from '@undercroft/games';
import { FastChance } from '@undercroft/kernel';
import type { Work } from '../src/experiment/worker.ts';
import { answerOf } from '../src/players.ts';
import { playedDeal } from './dealt-table.ts';

/** What a worker is told once. */
export interface WeekBrief {
  readonly game: string;
  readonly seed: string;
  readonly guests: number;
  readonly days: number;
  readonly levels: readonly Level[];
  /** How many futures a look at an answer may take; as on the board where nothing is said. */
  readonly futures: number | undefined;
}

/** What one guest made of one day's table. */
export interface DayPlayed {
  readonly day: number;
  readonly guest: number;
  readonly won: boolean;
  readonly points: number;
  /** What share of what was at stake their own mistakes gave away: 0 or less. */
  readonly own: number;
  /** 1 for a win, less what luck did for them. */
  readonly withoutLuck: number;
}

/** A master's search for an answer: the same on any machine. */
const MASTER = { iterations: 150 };

/** Who plays what in job n: a guest of each level plays all days before the next ones come, so that a part says something. */
export function jobOf(
  job: number,
  { guests, days, levels }: Pick<WeekBrief, 'guests' | 'days' | 'levels'>,
): { readonly day: number; readonly guest: number } {
  const first = Math.floor(job / (levels.length * days)) * levels.length;
  const those = Math.min(levels.length, guests - first);
  const rest = job - first * days;
  return { day: Math.floor(rest / those), guest: first + (rest % those) };
}

/** Job n is one guest on one day; their level follows from who they are. */
export async function begin(brief: WeekBrief): Promise<Work<DayPlayed>> {
  const { game: name, seed, levels, futures } = brief;
  const [game, mind] = await Promise.all([loadGame(name), loadMind(name)]);
  return {
    work(job) {
      const { day, guest } = jobOf(job, brief);
      const secret = secretOfTable(secretOfDay(seed, day), name);
      const { seats, person } = seatsOfDay(game, secret);
      const luck = seedOfTable(secret, seats);
      const wits = new FastChance(luckOf(`${seed} guest ${guest}`, day));
      const level = levels[guest % levels.length];
      const table = playedDeal(game, luck, seats, (seat, sight, view) =>
        seat === person
          ? answerOf(level, mind, sight, wits, { budget: MASTER })
          : answerOf(OPPONENTS, mind, sight, new FastChance(witsAt(luck, view)), {}),
      );
      const { outcome } = table;
      const match = table.match();
      return {
        ...{ day, guest, points: outcome?.points[person] ?? 0 },
        won: outcome?.winners.includes(person) ?? false,
        own: ownChoices(game, mind, match, person, futures),
        withoutLuck: resultWithoutLuck(game, mind, match, person),
      };
    },
  };
}
