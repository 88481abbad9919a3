import { choose } from '@undercroft/bots';
import { type Goblin, type GoblinView, goblin } from '@undercroft/goblin';
import { mind } from '@undercroft/goblin/mind';
import { changed, FastChance, openBox, sightOf, Table } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { events } from '../src/games/goblin/events.ts';
import { flight } from '../src/games/goblin/flight.tsx';
import { only } from '../src/games/goblin/only.ts';
import { fightOf, passing, type Shown } from '../src/games/goblin/passing.ts';

describe('what is shown while events are told', () => {
  test('is the table as it truly lies, and the fight with what it has brought, over a whole game, from every seat', () => {
    const box = openBox<Goblin>(goblin);
    const { table } = Table.begin<Goblin>(goblin, { figures: [null, null, null], seed: 'a7'.repeat(32) });
    const met = new Set<string>();
    for (let count = 0; count < 6000 && table.waitsFor !== null; count++) {
      const seat = table.waitsFor;
      const before = [0, 1, 2].map((viewer) => table.update(viewer));
      const { ask, answers, view } = before[seat];
      if (ask === null) break;
      const answer = choose('adept', mind, sightOf(box, view, ask, answers), new FastChance(count));
      const { course } = table.answer(seat, table.version, answer);
      for (const viewer of [0, 1, 2]) {
        let now: GoblinView = before[viewer].view;
        let shown: Shown = now;
        for (const { event, change } of course.heardBy(viewer)) {
          now = changed(now, change);
          if (event === null) continue;
          shown = { ...now, ...passing(shown, event, now) };
          flight(shown, event);
          met.add(event.kind);
          expect(events.beat(event, viewer === seat)).toBeGreaterThan(0);
          const fight = fightOf(shown);
          if (event.kind === 'fight') expect(fight).toMatchObject({ chain: [], hit: null, result: null });
          if (event.kind === 'played') expect(fight?.chain).toHaveLength(now.fight?.chain.length ?? 0);
          if (event.kind === 'hit') expect(fight?.hit).toBe(event.hearts);
          if (event.kind === 'fought') expect(fight?.result).toBe(event.won ? 'won' : 'lost');
          if (event.kind === 'reward') expect(fight).toMatchObject({ result: 'won', reward: event.card });
          if (event.kind === 'turn') expect(fight).toBeNull();
        }
      }
    }
    expect(table.waitsFor).toBeNull();
    for (const kind of ['fight', 'played', 'hit', 'fought', 'reward', 'turn']) expect(met).toContain(kind);
  });
});

test('what was won is put on by nobody who wears just that', () => {
  const box = openBox<Goblin>(goblin);
  const { cards } = box.set;
  const blade = cards.findIndex(({ gear }) => gear?.kind === 'weapon');
  const other = cards.findIndex(({ gear, name }) => gear?.kind === 'weapon' && name !== cards[blade].name);
  const won = (worn: number) => {
    const ask = { kind: 'equip', seat: 0, card: blade } as const;
    const at = {
      kind: 'equip',
      ask,
      answers: ['put-on', 'pawn'],
      box,
      view: { weapons: [worn], armours: [-1] },
    };
    return only(at as unknown as Parameters<typeof only>[0]);
  };
  expect(won(blade)).toBe('pawn');
  expect(won(other)).toBeNull();
  expect(won(-1)).toBeNull();
});
