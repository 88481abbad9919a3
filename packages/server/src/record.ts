import { setImmediate as breathe } from 'node:timers/promises';
import {
  Course,
  changed,
  difference,
  type Given,
  migrate,
  mixSeed,
  Picture,
  type Reel,
  ReelMaker,
  type Table,
} from '@undercroft/kernel';
import { lineOf } from './info.ts';
import type { Live, Step } from './live.ts';
import type { Lobby } from './lobby.ts';
import type { Entry } from './store/store.ts';

/** A step, and the version of the table that it made. */
export type Standing = Step & { readonly version: number };

/** The steps that stand: what somebody took back without needing leave is as if it had never been. */
function stillGiven(entries: readonly Entry[]): Standing[] {
  const steps: Standing[] = [];
  for (const { body, version } of entries) {
    const step: Step = JSON.parse(body);
    if (step.tookBack) steps.pop();
    else steps.push({ ...step, version: version ?? 0 });
  }
  return steps;
}

const givenIn = (steps: readonly Step[]): Given[] => steps.map(({ by, answer }) => [by, answer] as Given);

/** All answers of a match so far, without the set-up. */
export const answersOf = (entries: readonly Entry[]): Given[] => givenIn(stillGiven(entries).slice(1));

/** Steps wound up before others get their turn. */
const AT_ONCE = 20;

/** The match as everybody saw it; null where it was begun before what each step changes was kept. */
export async function reelOf(
  { box, outcome }: Table,
  steps: readonly Standing[],
  { rules, continued }: Pick<Lobby, 'rules' | 'continued'>,
): Promise<Reel | null> {
  const [{ first, told }, ...answers] = steps;
  if (first === undefined) return null;
  let picture = new Picture(box, first);
  const maker = new ReelMaker(box, picture, told);
  let version = rules;
  const raises = [...continued];
  for (const [at, { told, changes, version: made }] of answers.entries()) {
    if (changes === undefined) return null;
    if (at % AT_ONCE === AT_ONCE - 1) await breathe();
    const [first, ...others] = changes;
    let change = first;
    // The first step under newer rules began from the table as they have it.
    const { state } = picture;
    let before = state;
    for (; raises.length > 0 && made >= raises[0].version; raises.shift()) {
      before = migrate(box.game, before, version, raises[0].rules);
      version = raises[0].rules;
    }
    if (before !== state) change = difference(state, changed(before, change));
    const course = Course.kept(picture, { told, changes: [change, ...others] });
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
    reel: table && (await reelOf(table, all, lobby)),
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
