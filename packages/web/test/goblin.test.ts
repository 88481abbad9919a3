import { choose } from '@undercroft/bots';
import { type Goblin, type GoblinView, goblin } from '@undercroft/goblin';
import { FastChance, heard, openBox, Table } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { after, beat, fightOf, type Shown } from '../src/games/goblin/after.ts';
import { flight } from '../src/games/goblin/flight.tsx';

/** What the table shows of everybody while events are told. */
const open = ({ hearts, handSizes, deckSizes, potions, stock, keys }: GoblinView) => ({
  hearts,
  handSizes,
  deckSizes,
  potions,
  stock,
  keys: keys.map(({ length }) => length),
});

describe('what is shown after each event', () => {
  test('comes out as the table truly is, over a whole game, from every seat', () => {
    const box = openBox<Goblin>(goblin);
    const { table } = Table.begin<Goblin>(goblin, { figures: [null, null, null], seed: 'a7'.repeat(32) });
    let fights = 0;
    for (let count = 0; count < 6000 && table.waitsFor !== null; count++) {
      const seat = table.waitsFor;
      const before = [0, 1, 2].map((viewer) => table.update(viewer));
      const { ask, answers, view } = before[seat];
      if (ask === null) break;
      const answer = choose('adept', { box, view, seat, ask, answers }, new FastChance(count));
      const { told } = table.answer(seat, table.version, answer);
      for (const viewer of [0, 1, 2]) {
        const events = heard(told, viewer);
        let shown: Shown = before[viewer].view;
        for (const event of events) {
          shown = after(shown, event);
          flight(shown, event);
          expect(beat(event, viewer === seat)).toBeGreaterThan(0);
          if (event.kind === 'fought') {
            fights++;
            expect(fightOf(shown)?.result).toBe(event.won ? 'won' : 'lost');
          }
        }
        // Payments change hands without an event of their own.
        if (events.some(({ kind }) => kind === 'bought' || kind === 'foresaw')) continue;
        if (ask.kind === 'foresee') continue;
        expect(open(shown)).toEqual(open(table.update(viewer).view));
      }
    }
    expect(table.waitsFor).toBeNull();
    expect(fights).toBeGreaterThan(10);
  });
});
