import { answersNow, apply, begin, copy, FastChance, openBox, viewOf, wordOf } from '@undercroft/kernel';
import { describe, expect, it } from 'vitest';
import {
  canShop,
  type GoblinAnswer,
  type GoblinEvent,
  type GoblinState,
  goblin,
  shopsOnAfter,
  stopping,
} from '../src/game.ts';

const EDITIONS = ['mixed', 'german', 'polish'] as const;

/** Random play, and what is found at every question of a kind. */
function everyQuestion(
  kind: string,
  look: (box: ReturnType<typeof boxOf>, state: GoblinState, answers: GoblinAnswer[]) => void,
): void {
  for (let game = 0; game < 30; game++) {
    const box = boxOf(game);
    const chance = new FastChance(game + 1);
    const state = begin(box, [null, null, null], chance);
    for (let step = 0; step < 500 && state.asks.length > 0; step++) {
      const answers = answersNow(box, state);
      if (state.asks[state.asks.length - 1].kind === kind) look(box, state, answers);
      // Random fights seldom end well: whoever can play or drink does so more often.
      const bold = answers.filter((answer) => ['play', 'drink', 'merchant'].includes(wordOf(answer)));
      const from = bold.length > 0 && chance.pick(4) > 0 ? bold : answers;
      apply(box, state, from[chance.pick(from.length)], chance);
    }
  }
}

const boxOf = (game: number) =>
  openBox(goblin, { powers: game % 4 !== 0, edition: EDITIONS[game % EDITIONS.length] });

describe('what is said of stopping now', () => {
  it('is what happens when one stops, whoever looks', () => {
    const seen = { won: 0, lost: 0, 'knocked out': 0, 'won, knocked out': 0, 'asked on the way': 0 };
    everyQuestion('fight', (box, before) => {
      const { seat } = before;
      const promise = stopping(box, viewOf(box, before, seat), seat);
      expect(promise).not.toBeNull();
      if (promise === null) return;
      const other = (seat + 1) % before.heroes.length;
      for (const viewer of [other, null])
        expect(stopping(box, viewOf(box, before, viewer), viewer)).toEqual(promise);

      const state = copy(before);
      const chance = new FastChance(9);
      const told: GoblinEvent[] = [];
      let hearts = before.hearts[seat];
      const hear = (event: GoblinEvent) => {
        told.push(event);
        if (event.kind === 'hit') hearts -= event.hearts;
        if (event.kind === 'healed') hearts += event.hearts;
      };
      for (const answer of ['stop', ...promise.meanwhile] as const) apply(box, state, answer, chance, hear);
      const end = told.find((event) => event.kind === 'fought');
      const isOut = told.some(({ kind }) => kind === 'knocked-out');
      expect(end?.kind === 'fought' && end.won).toBe(promise.won);
      expect(promise.hearts === 0).toBe(isOut);
      expect(hearts).toBe(promise.hearts);
      const blow = told.find((event) => event.kind === 'hit');
      expect(blow?.kind === 'hit' ? blow.hearts : 0).toBe(promise.lost);
      if (promise.won) seen[isOut ? 'won, knocked out' : 'won']++;
      else seen[isOut ? 'knocked out' : 'lost']++;
      if (promise.meanwhile.length > 0) seen['asked on the way']++;
    });
    for (const count of Object.values(seen)) expect(count, JSON.stringify(seen)).toBeGreaterThan(3);
  });
});

/** Whether somebody is at the merchant’s and can do more than leave. */
const isShopping = (box: ReturnType<typeof boxOf>, state: GoblinState): boolean =>
  state.asks.at(-1)?.kind === 'shop' && answersNow(box, state).length > 1;

describe('at the merchant’s', () => {
  it('whether a visit is more than a pass is known before', () => {
    let [visits, passes] = [0, 0];
    everyQuestion('turn', (box, state, answers) => {
      if (!answers.includes('merchant')) return;
      const says = canShop(box, viewOf(box, state, state.seat), state.seat);
      const after = copy(state);
      apply(box, after, 'merchant', new FastChance(2));
      expect(after.turn === state.turn && isShopping(box, after)).toBe(says);
      if (says) visits++;
      else passes++;
    });
    expect([visits > 10, passes > 10]).toEqual([true, true]);
  });

  it('whether a purchase is the last one is known before', () => {
    let [on, over] = [0, 0];
    everyQuestion('pay', (box, state, answers) => {
      for (const answer of answers) {
        const says = shopsOnAfter(box, viewOf(box, state, state.seat), state.seat, answer);
        const after = copy(state);
        apply(box, after, answer, new FastChance(2));
        expect(after.turn === state.turn && isShopping(box, after)).toBe(says);
        if (says) on++;
        else over++;
      }
    });
    expect([on > 10, over > 0]).toEqual([true, true]);
  });
});
