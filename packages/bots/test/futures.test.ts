import { loadMind } from '@undercroft/games';
import { karak } from '@undercroft/karak';
import { scene } from '@undercroft/karak/scene';
import { FastChance, type Mind, sightNow } from '@undercroft/kernel';
import { arranged } from '@undercroft/kernel/suite';
import { expect, test } from 'vitest';
import { reasonsFor, search } from '../src/index.ts';

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

const BUDGET = { iterations: 600 };

test('what a fight may bring is met in the imagined futures, as often as the dice bring it', async () => {
  const sight = besideTheRat();
  const found = search(await loadMind('karak'), sight, new FastChance(5), BUDGET, { why: true });
  const fight = found.ranked.find(({ answer }) => JSON.stringify(answer) === '{"step":"east"}');
  const daggers = fight?.met?.find(({ what, thing }) => what === 'got' && thing === 'daggers');
  // Two dice alone win 72 % of such fights, and a Warrior may roll again: 92 %.
  expect(daggers?.share).toBeGreaterThan(0.8);
  expect(daggers?.share).toBeLessThan(0.98);
  expect(found.ranked[0]).toBe(fight);
  const [why] = reasonsFor(found, found.ranked[0]);
  expect(why).toMatchObject({ what: 'got', thing: 'daggers' });
  expect(why.otherwise).toBeLessThan(0.2);
});

test('to be asked why changes no judgement, and whoever is not asked notices nothing', async () => {
  const mind = await loadMind('karak');
  const deaf: Mind = {
    ...mind,
    notice() {
      throw new Error('nobody has asked');
    },
  };
  const silent = search(deaf, besideTheRat(), new FastChance(5), BUDGET);
  const asked = search(mind, besideTheRat(), new FastChance(5), BUDGET, { why: true });
  expect(silent.ranked.every(({ met }) => met === undefined)).toBe(true);
  expect(asked.ranked.map(({ met: _, ...one }) => one)).toEqual(silent.ranked);
});
