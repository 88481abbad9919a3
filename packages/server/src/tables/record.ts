import { setImmediate as breathe } from 'node:timers/promises';
import {
  Course,
  changed,
  difference,
  type GameEvent,
  type Given,
  isTookBack,
  migrate,
  mixSeed,
  Picture,
  type Reel,
  ReelMaker,
  type Seat,
  type Table,
  type View,
} from '@undercroft/kernel';
import type { SeenChange } from '@undercroft/protocol';
import type { Entry } from '../storage/store.ts';
import { lineOf } from './info.ts';
import type { Live, Step } from './live.ts';
import { type Lobby, luckAt, type OfDay } from './lobby.ts';

/** A step, and the version of the table that it made. */
export type StandingStep = Step & { readonly version: number };

/** The steps that stand: what somebody took back without needing leave is as if it had never been. */
function stillGiven(entries: readonly Entry[]): StandingStep[] {
  const steps: StandingStep[] = [];
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

type Rules = Pick<Lobby, 'rules' | 'continued'>;

/** What each answer changed on the table, from the first deal on; nothing where the steps do not say. */
async function* coursesOf({ box }: Table, steps: readonly StandingStep[], { rules, continued }: Rules) {
  const [{ first }, ...answers] = steps;
  if (first === undefined) return;
  let picture = new Picture(box, first);
  let version = rules;
  const raises = [...continued];
  for (const [at, { told, changes, version: made }] of answers.entries()) {
    if (changes === undefined) return;
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
    yield { course, before: picture, version: made };
    picture = course.after;
  }
}

/** Whether each step says what it changed: older ones do not. */
const saysAll = ([setUp, ...answers]: readonly StandingStep[]): boolean =>
  setUp?.first !== undefined && answers.every(({ changes }) => changes !== undefined);

/** The match as everybody saw it; null where it was begun before what each step changes was kept. */
export async function reelOf(
  table: Table,
  steps: readonly StandingStep[],
  rules: Rules,
): Promise<Reel | null> {
  const [{ first, told }] = steps;
  if (first === undefined || !saysAll(steps)) return null;
  const maker = new ReelMaker(table.box, new Picture(table.box, first), told);
  for await (const { course } of coursesOf(table, steps, rules)) maker.add(course);
  return maker.end(table.outcome);
}

/** What a seat has missed since a version, or since its own last answer: how it lay there then, and what changed. */
export async function missedBy(
  table: Table,
  entries: readonly Entry[],
  rules: Rules,
  seat: Seat,
  since: number | null,
) {
  const steps = stillGiven(entries);
  if (!saysAll(steps)) return null;
  const from = stoodSince(entries, since ?? steps.findLast(({ by }) => by === seat)?.version ?? 0);
  const changes: SeenChange[] = [];
  let view: View | null = null;
  for await (const { course, before, version } of coursesOf(table, steps, rules)) {
    if (version <= from) continue;
    view ??= before.seenBy(seat).view;
    const heard = course.heardBy(seat);
    const events = heard.flatMap(({ event }) => event ?? []);
    changes.push({ version, events, changed: heard.map(({ change }) => change) });
  }
  return view === null ? null : { from, view, changes };
}

/** The last version up to which all that had been seen still stands: later somebody may have taken it back. */
function stoodSince(entries: readonly Entry[], since: number): number {
  const standing: number[] = [];
  let from = since;
  for (const { body, version } of entries) {
    const { tookBack }: Step = JSON.parse(body);
    if (!tookBack) standing.push(version ?? 0);
    else {
      const gone = standing.pop() ?? 0;
      if ((version ?? 0) > since && gone <= from) from = gone - 1;
    }
  }
  return Math.max(0, from);
}

/** Everything that was told and still stands, as somebody hears it who hears all. */
export function eventsOf(entries: readonly Entry[]): GameEvent[] {
  const standing: GameEvent[][] = [];
  for (const { told } of stillGiven(entries)) {
    const events = told.map(({ event }) => event);
    const back = events.find(isTookBack);
    if (back === undefined) standing.push(events);
    else standing.splice(-back.answers);
  }
  return standing.flat();
}

/** From the secret of a day follows the luck of its tables: whoever noted its hash can check that. */
const proofOf = ({ number, commitment, secret }: OfDay) => ({ number, commitment, secret });

/** A finished match, whole: to keep, to replay, and to check every roll of it. */
export async function recordOf({ lobby, set, table }: Live, entries: readonly Entry[]) {
  const { game, rules, options, secret, commitment, continued, result, anyTakeBack = false, day } = lobby;
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
      ...luckAt(lobby),
    },
    /** What was told: the set-up, then what each answer brought. */
    told: [setUp.told, ...steps.map(({ told }) => told)],
    /** The same as everybody saw it, which needs no rules to be shown again. */
    reel: table && (await reelOf(table, all, lobby)),
    fair: { commitment, secret, seatSeeds, ...(day && { day: proofOf(day) }) },
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
