import { type Karak2Event, type Karak2View, karak2 } from '@undercroft/karak2';
import { changed, type Game, openBox } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { chanceBeyond } from '../src/games/karak2/chances.ts';
import { events } from '../src/games/karak2/events.ts';
import { fightOf, foesAt, passing, type Shown } from '../src/games/karak2/passing.ts';
import { hexAt, middle } from '../src/games/karak2/places.ts';
import { HereTable } from '../src/table/sources/hereTable.ts';

const bot = { kind: 'bot', name: '', level: 'adept', figure: null } as const;

test('a fight is shown from its roll to its result, whichever way it goes, and nothing of it stays for the next turn', async () => {
  const results = new Set<string>();
  for (const seats of [2, 4, 5]) {
    const table = HereTable.begin(karak2 as Game, {
      id: 'shown',
      game: 'karak2',
      chairs: new Array(seats).fill(bot),
      handOver: false,
      options: {},
      seed: seats.toString(16).padStart(64, '0'),
    });
    let view = table.picture().view as Karak2View;
    for (;;) {
      const update = await table.botPlays();
      if (update === null) break;
      let shown: Shown = view;
      for (const step of update.changes.flatMap(({ steps }) => steps)) {
        const event = step.event as Karak2Event | null;
        view = changed(view, step.change);
        if (event === null) continue;
        shown = { ...view, ...passing(shown, event, view) };
        expect(events.beat(event, true)).toBeGreaterThan(0);
        if (event.kind === 'rolled')
          expect(fightOf(shown)).toMatchObject({ faces: event.faces, result: null });
        if (event.kind === 'won' || event.kind === 'lost') {
          results.add(event.kind);
          expect(fightOf(shown)).toMatchObject({ armies: event.armies, result: event.kind });
        }
        if (event.kind === 'turn') expect(fightOf(shown)).toBeNull();
        if (event.kind === 'drew' && shown.drawn) expect(foesAt(view, shown.drawn.place)).toEqual([]);
      }
      expect(view).toEqual(update.view);
    }
    expect(view.arkenstone).toBeGreaterThanOrEqual(0);
  }
  expect([...results].sort()).toEqual(['lost', 'won']);
});

test('a point of the board belongs to the hex whose middle is nearest', () => {
  for (let q = -4; q <= 4; q++) {
    for (let r = -4; r <= 4; r++) {
      const { x, y } = middle(q, r);
      expect(hexAt(x + 30, y - 30)).toEqual({ q, r });
      expect(hexAt(x - 48, y + 8)).toEqual({ q, r });
    }
  }
});

test('the chance beyond the known is the average over the bag, and nobody knows it when the bag is empty', () => {
  const table = HereTable.begin(karak2 as Game, {
    id: 'chance',
    game: 'karak2',
    chairs: [
      { ...bot, figure: 'horan' },
      { ...bot, figure: 'darius' },
    ],
    handOver: false,
    options: {},
    seed: '1'.padStart(64, '0'),
  });
  const view = table.picture().view as Karak2View;
  const box = openBox(karak2);
  // A lone hero has four faces of six with swords: 1, 1, 2 and 3.
  const bag: Karak2View['bag'] = ['skeleton-warriors', 'shadow-eaters', 'death-envoys'];
  expect(chanceBeyond(box, { ...view, bag }, 0)).toBeCloseTo((4 / 6 + 2 / 6 + 0) / 3);
  expect(chanceBeyond(box, { ...view, bag }, 1)).toBeCloseTo((1 + 2 / 6 + 0) / 3);
  expect(chanceBeyond(box, { ...view, bag: [] }, 0)).toBeNull();
});
