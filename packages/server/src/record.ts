import { type Given, mixSeed } from '@undercroft/kernel';
import { lineOf } from './info.ts';
import type { Live, Step } from './live.ts';
import type { Entry } from './store/store.ts';

/** The steps that stand: what was taken back is as if it had never been. */
function standing(entries: readonly Entry[]): Step[] {
  const steps: Step[] = [];
  for (const { body } of entries) {
    const step: Step = JSON.parse(body);
    if (step.tookBack) steps.pop();
    else steps.push(step);
  }
  return steps;
}

/** A finished match, whole: to keep, to replay, and to check every roll of it. */
export function recordOf({ lobby, set, table }: Live, entries: readonly Entry[]) {
  const { game, rules, options, secret, commitment, continued, result } = lobby;
  const seatSeeds = lobby.seatSeeds ?? [];
  const [setUp, ...steps] = standing(entries);
  const { seats, createdAt, startedAt, endedAt } = lineOf(lobby);
  return {
    format: 'undercroft-record',
    match: {
      game,
      rules,
      options,
      set,
      figures: lobby.chairs.map((chair) => (chair.kind === 'free' ? null : chair.figure)),
      seed: mixSeed(secret, seatSeeds),
      answers: steps.map(({ by, answer }) => [by, answer] as Given),
    },
    /** What was told: the set-up, then what each answer brought. */
    told: [setUp.told, ...steps.map(({ told }) => told)],
    fair: { commitment, secret, seatSeeds },
    seats: seats.map(({ host: _, ready: __, ...seat }, at) => ({
      ...seat,
      figure: table?.figures[at] ?? seat.figure,
    })),
    continued,
    result,
    createdAt,
    startedAt,
    endedAt,
  };
}
