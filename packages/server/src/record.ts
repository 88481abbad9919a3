import { setImmediate as breathe } from 'node:timers/promises';
import { Course, type Given, mixSeed, Picture, type Reel, ReelMaker, type Table } from '@undercroft/kernel';
import { lineOf } from './info.ts';
import type { Live, Step } from './live.ts';
import type { Entry } from './store/store.ts';

/** The steps that stand: what somebody took back without needing leave is as if it had never been. */
function stillGiven(entries: readonly Entry[]): Step[] {
  const steps: Step[] = [];
  for (const { body } of entries) {
    const step: Step = JSON.parse(body);
    if (step.tookBack) steps.pop();
    else steps.push(step);
  }
  return steps;
}

const givenIn = (steps: readonly Step[]): Given[] => steps.map(({ by, answer }) => [by, answer] as Given);

/** All answers of a match so far, without the set-up. */
export const answersOf = (entries: readonly Entry[]): Given[] => givenIn(stillGiven(entries).slice(1));

/** Steps wound up before others get their turn. */
const AT_ONCE = 20;

/** The match as everybody saw it; null where it was begun before what each step changes was kept. */
async function reelOf({ box, outcome }: Table, steps: readonly Step[]): Promise<Reel | null> {
  const [{ first, told }, ...answers] = steps;
  if (first === undefined) return null;
  let picture = new Picture(box, first);
  const maker = new ReelMaker(box, picture, told);
  for (const [at, step] of answers.entries()) {
    if (step.changes === undefined) return null;
    if (at % AT_ONCE === AT_ONCE - 1) await breathe();
    const course = Course.kept(picture, { told: step.told, changes: step.changes });
    maker.add(course);
    picture = course.after;
  }
  return maker.end(outcome);
}

/** A finished match, whole: to keep, to replay, and to check every roll of it. */
export async function recordOf({ lobby, set, table }: Live, entries: readonly Entry[]) {
  const { game, rules, options, secret, commitment, continued, result, anyTakeBack = false } = lobby;
  const seatSeeds = lobby.seatSeeds ?? [];
  const all = stillGiven(entries);
  const [setUp, ...steps] = all;
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
      answers: givenIn(steps),
    },
    /** What was told: the set-up, then what each answer brought. */
    told: [setUp.told, ...steps.map(({ told }) => told)],
    /** The same as everybody saw it, which needs no rules to be shown again. */
    reel: table && (await reelOf(table, all)),
    fair: { commitment, secret, seatSeeds },
    seats: seats.map(({ host: _, ready: __, ...seat }, at) => ({
      ...seat,
      figure: table?.figures[at] ?? seat.figure,
    })),
    /** Whether the table agreed that whoever is alone with computer players takes back what they like. */
    anyTakeBack,
    continued,
    result,
    createdAt,
    startedAt,
    endedAt,
  };
}
