import { apply, FastChance, type Json, sightNow } from '@undercroft/kernel';
import { arranged } from '@undercroft/kit/suite';
import { expect, test } from 'vitest';
import { type GoblinAnswer, goblin } from '../src/game.ts';
import { mind } from '../src/mind.ts';
import { scene } from '../src/scene.ts';

/** What instinct and hunch answer on a table given in scenario words: they think alike. */
function answerOn(heroes: readonly [string, string], given: { [key: string]: Json }): GoblinAnswer {
  const { box, state } = arranged(goblin, scene, heroes, given);
  const sight = sightNow(box, state);
  const answer = mind.instinct(sight, new FastChance(2));
  expect(mind.hunch(box, state, sight.answers, new FastChance(2))).toEqual(answer);
  return answer;
}

test('the Warlock plays the blow that wins by his word, and then speaks it', () => {
  const given = {
    xanros: { hand: ['blood-price'], weapon: 'bone-knife' },
    fight: 'shield-beetle',
  };
  expect(answerOn(['xanros', 'taia'], given)).toEqual({ play: 'blood-price' });
  const { box, state, chance } = arranged(goblin, scene, ['xanros', 'taia'], given);
  apply(box, state, { play: 'blood-price' }, chance);
  expect(mind.instinct(sightNow(box, state), chance)).toEqual({ defy: 'attack' });
});

test('a card that leads on comes before one that does not', () => {
  // Only from the sunbeam on can all of them follow.
  const given = { horan: { hand: ['sunbeam', 'backswing', 'cleave'] }, fight: 'mud-orc' };
  expect(answerOn(['horan', 'taia'], given)).toEqual({ play: 'sunbeam' });
});

test('a hero with one heart left heals before fighting on', () => {
  const given = { horan: { hearts: 1, hand: ['cleave'] } };
  expect(answerOn(['horan', 'taia'], given)).toBe('revive');
});
