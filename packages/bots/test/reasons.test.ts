import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import { karak } from '@undercroft/karak';
import { scene } from '@undercroft/karak/scene';
import {
  apply,
  begin,
  FastChance,
  openBox,
  type Sight,
  sameAnswer,
  seatsNear,
  sightNow,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import type { Part, Reading } from '@undercroft/kit/net';
import { arranged } from '@undercroft/kit/suite';
import { expect, it, test } from 'vitest';
import { type Reason, reasonsFor } from '../src/index.ts';

/** Pairs of answers whose reasons are looked at, in each game: thousands of positions in all. */
const POSITIONS = 500;
/** Few futures: what must hold of a reason holds of any number of them. */
const FUTURES = 6;

/** Questions of games played by instinct, now and then at random. */
function* questions(box: ReturnType<typeof openBox>, mind: Mind, count: number): Generator<Sight> {
  for (let seed = 1; count > 0; seed++) {
    const chance = new FastChance(seed);
    const seats = seatsNear(box.game, 2 + (seed % 3));
    const state = begin(box, new Array<null>(seats).fill(null), chance);
    for (let i = 0; i < 600 && state.asks.length > 0 && count > 0; i++) {
      const sight = sightNow(box, state);
      if (sight.answers.length > 1 && chance.pick(4) === 0) {
        count--;
        yield sight;
      }
      const answer =
        chance.pick(4) === 0
          ? sight.answers[chance.pick(sight.answers.length)]
          : mind.instinct(sight, chance);
      apply(box, state, answer, chance);
    }
  }
}

/** Which way a reader takes a reason: whether there is more of what is good for whoever asks, or less of what is bad. */
function speaksFor({ part, whose, ...amounts }: Reason, parts: readonly Part[]): boolean {
  const good = parts.find(({ name }) => name === part)?.good ?? true;
  return amounts.with > amounts.without === (good === (whose === 'own'));
}

/** Games that say what their judgement is made of; the others give no reasons. */
const REASONING: string[] = [];
for (const name of GAME_NAMES) if ((await loadMind(name)).parts !== undefined) REASONING.push(name);

test('our four games give reasons', () => {
  expect(REASONING).toEqual(expect.arrayContaining(['karak', 'karak2', 'goblin', 'kragmortha']));
});

it.each(REASONING)('in %s no reason points the other way, over thousands of positions', async (name) => {
  const [game, mind] = [await loadGame(name), await loadMind(name)];
  const parts = mind.parts?.list ?? expect.fail(`${name} has no parts`);
  const chance = new FastChance(3);
  let given = 0;
  for (const sight of questions(openBox(game), mind, POSITIONS)) {
    const better = mind.instinct(sight, chance);
    const others = sight.answers.filter((one) => !sameAnswer(one, better));
    const reasons = reasonsFor(mind, sight, better, others[chance.pick(others.length)], given, FUTURES);
    expect(reasons.length).toBeLessThanOrEqual(2);
    // What is said first is a gain: nobody is advised by a price alone.
    if (reasons.length > 0) expect(reasons[0].worth).toBeGreaterThan(0);
    for (const reason of reasons)
      expect([reason, speaksFor(reason, parts)]).toEqual([reason, reason.worth > 0]);
    given += reasons.length;
  }
  // Reasons are found: a test of nothing would pass, too.
  expect(given).toBeGreaterThan(POSITIONS / 20);
});

/** A table judged by its weapons alone: whoever has more of them wins more often. */
function judgedByWeapons(mind: Mind, worth: number): Mind {
  const { parts } = mind;
  if (parts === undefined) throw new Error('no parts');
  const weapons = parts.list.find(({ name }) => name === 'weapons')?.features[0] ?? -1;
  const judge = ({ seats }: Reading) => {
    const first = 0.5 + worth * (seats[0][weapons] - seats[1][weapons]);
    return [first, 1 - first];
  };
  return { ...mind, parts: { ...parts, judge } };
}

/** Horan beside a room with a rat, two dice against five: the way back leads nowhere. */
function besideTheRat() {
  const { box, state } = arranged(karak, scene, ['horan', 'taia'], {
    steps: 1,
    map: {
      '1,0': { kind: 'tunnel', doors: 'EW' },
      '2,0': { kind: 'room', doors: 'W', token: 'rat' },
    },
    horan: { at: '1,0', from: '0,0' },
  });
  return sightNow(box, state);
}

test('the reason is what the judgement rests on, with how much of it there is, and what it is worth', async () => {
  const mind = judgedByWeapons(await loadMind('karak'), 0.4);
  const [reason, ...more] = reasonsFor(mind, besideTheRat(), { step: 'east' }, { step: 'west' }, 1);
  expect(reason).toMatchObject({ part: 'weapons', whose: 'own', as: 'amount' });
  expect(reason.with).toBeGreaterThan(reason.without);
  // A quarter of the bonus is the number that is judged, and each of these is worth 0.4.
  expect(reason.worth).toBeCloseTo((0.4 * (reason.with - reason.without)) / 4, 9);
  // Nothing else is judged by, so that nothing else is a reason.
  for (const { part } of more) expect(part).toBe('weapons');
});

test('where the judgement does not bear the advice out, nothing is made up', async () => {
  const mind = await loadMind('karak');
  // To one who thinks that weapons harm, the way to the daggers has nothing to be said for it.
  expect(
    reasonsFor(judgedByWeapons(mind, -0.4), besideTheRat(), { step: 'east' }, { step: 'west' }, 1),
  ).toEqual([]);
  expect(
    reasonsFor(judgedByWeapons(mind, 0.4), besideTheRat(), { step: 'west' }, { step: 'east' }, 1),
  ).toEqual([]);
  const { parts: _, ...partless } = mind;
  expect(reasonsFor(partless, besideTheRat(), { step: 'east' }, { step: 'west' }, 1)).toEqual([]);
});

test('what shows later than a search judges is looked for further ahead', async () => {
  const mind = judgedByWeapons(await loadMind('karak'), 0.4);
  const { parts } = mind;
  if (parts === undefined) expect.fail('no parts');
  const sight = besideTheRat();
  const { turn } = sight.view;
  // One to whom weapons are nothing before three rounds have gone by.
  const late: Mind = {
    ...mind,
    parts: {
      ...parts,
      read: (box, state) => ({ ...parts.read(box, state), table: [state.turn - turn] }),
      judge: (reading) => (reading.table[0] >= 6 ? parts.judge(reading) : [0.5, 0.5]),
    },
  };
  const [reason] = reasonsFor(late, sight, { step: 'east' }, { step: 'west' }, 1);
  expect(reason).toMatchObject({ part: 'weapons', whose: 'own' });
  expect(reason.with).toBeGreaterThan(reason.without);
});
