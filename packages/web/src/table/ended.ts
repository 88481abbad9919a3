import type { OnlineTable } from '@undercroft/protocol';
import type { Messages } from '../kit/language/en.ts';
import type { Ended } from './seen/tableStore.ts';

/** How a match on the server ended, where the rules do not have the last word: somebody gave up, or all agreed. */
export function endedOf(
  { result }: OnlineTable,
  nameOf: (seat: number) => string,
  m: Messages,
): Ended | null {
  if (result === null || (result.by === 'outcome' && result.resigned.length === 0)) return null;
  const names = (seats: readonly number[]) => seats.map(nameOf).join(', ');
  const text = [
    result.resigned.length > 0 &&
      m.end.gaveUp({ names: names(result.resigned), count: result.resigned.length }),
    result.by === 'agreement' && m.end.byAgreement,
    result.by === 'operator' && m.end.byOperator,
    result.winners.length === 0
      ? m.end.nobody
      : m.end.won({ names: names(result.winners), count: result.winners.length }),
  ];
  return {
    outcome: { ...(result.outcome ?? { by: result.by, points: [] }), winners: result.winners },
    text: text.filter(Boolean).join(' '),
    byRules: result.by === 'outcome',
  };
}
