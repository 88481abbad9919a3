import { type Json, sightNow } from '@undercroft/kernel';
import { arranged } from '@undercroft/kit/suite';
import { expect, test } from 'vitest';
import { type KragmorthaAnswer, kragmortha } from '../src/game.ts';
import { mind } from '../src/mind.ts';
import { scene } from '../src/scene.ts';

/** What instinct answers on a table given in scenario words. */
function instinctOn(given: { [key: string]: Json }): KragmorthaAnswer {
  const { box, state, chance } = arranged(kragmortha, scene, ['purple', 'orange'], given);
  return mind.instinct(sightNow(box, state), chance);
}

test('goes for the desk when a card leads there', () => {
  const given = { rigor: 'f5', purple: { at: 'a7', hand: ['scroll-potion', 'book-gems', 'book-gems'] } };
  expect(instinctOn(given)).toEqual({ play: 'scroll-potion', step: 'south' });
});

test('does not walk into Rigor', () => {
  const given = { rigor: 'c7', purple: { at: 'c6', hand: ['scroll-ball'] }, orange: { at: 'f5' } };
  expect(instinctOn(given)).not.toEqual({ play: 'scroll-ball', step: 'south' });
});

test('sends Rigor onto a rival within his reach', () => {
  const given = {
    rigor: 'c7',
    purple: { at: 'f8', hand: ['rigor-scroll-gems', 'book-scroll', 'scroll-gems'] },
    orange: { at: 'c6' },
  };
  expect(instinctOn(given)).toEqual({ play: 'rigor-scroll-gems', step: 'north' });
});

test('pushes a rival into Rigor when it can', () => {
  const given = {
    rigor: 'f8',
    purple: { at: 'd8', hand: ['scroll-potion', 'scroll-potion', 'scroll-potion'] },
    orange: { at: 'e8' },
  };
  expect(instinctOn(given)).toEqual({ play: 'scroll-potion', step: 'east' });
});

test('gets rid of a look as soon as a tome allows it', () => {
  const given = { purple: { at: 'c6', looks: ['crown'], tomes: ['pardon'], hand: ['book-ball'] } };
  expect(instinctOn(given)).toEqual({ use: 'pardon', look: 'crown' });
});

test('uses a hex on a rival who is ahead', () => {
  const given = {
    purple: { at: 'c6', looks: ['crown', 'gape', 'stork'], tomes: ['hex'], hand: ['book-ball'] },
    orange: { looks: ['knees'] },
  };
  expect(instinctOn(given)).toEqual({ use: 'hex', goblin: 'orange' });
});
