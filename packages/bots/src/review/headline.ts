import type { Seat } from '@undercroft/kernel';
import type { ReviewedMoment, ReviewedSeat } from './ledger.ts';

/** What mattered most for one seat. Plain data. */
export interface Headline {
  readonly seat: Seat;
  readonly won: boolean;
  /** It won together with somebody it played against. */
  readonly shared: boolean;
  /** The largest part of what took it from its chance at the start to its result, and how large it is. */
  readonly by: 'luck' | 'own' | 'partners' | 'others';
  readonly change: number;
  /** Whether all is judged that it rests on; until then it may change. */
  readonly judged: boolean;
}

/** Of luck, own choices, those of partners and those of others the largest that points to how it ended: mostly up for whoever won, down for the others. */
export function headlineOf(
  { seat, start, result, luck, own, partners, others }: Omit<ReviewedSeat, 'averageLuck'>,
  moments: readonly ReviewedMoment[],
): Headline {
  const sign = result >= start ? 1 : -1;
  const parts = [
    { by: 'luck', change: luck },
    { by: 'own', change: own },
    { by: 'partners', change: partners ?? 0 },
    { by: 'others', change: others },
  ] as const;
  const largest = parts.reduce((most, one) => (sign * one.change > sign * most.change ? one : most));
  return {
    seat,
    won: result > 0,
    shared: result > 0 && result < 1,
    ...largest,
    judged: moments.every(({ judged }) => judged),
  };
}
