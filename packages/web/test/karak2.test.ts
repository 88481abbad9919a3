import { type Karak2Event, type Karak2View, karak2 } from '@undercroft/karak2';
import { type Game, openBox } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { after, type Shown } from '../src/games/karak2/after.ts';
import { beat } from '../src/games/karak2/beats.ts';
import { chanceBeyond } from '../src/games/karak2/chances.ts';
import { hexAt, middle } from '../src/games/karak2/places.ts';
import { HereTable } from '../src/tables/hereTable.ts';

const bot = { kind: 'bot', name: '', level: 'adept', figure: null } as const;

/** What a picture of the table must not get wrong: who stands where, what is laid, who is hurt. */
const seen = ({
  at,
  tile,
  gorges,
  armies,
  life,
  city,
  built,
  army,
  plague,
  general,
  praetorians,
}: Shown) => ({
  at,
  tile,
  gorges,
  armies,
  life,
  city,
  built,
  army,
  plague,
  general,
  praetorians,
});

test('what is shown event by event is what the rules say in the end, for whole games', async () => {
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
      const update = await table.goOn();
      if (update === null) break;
      let shown: Shown = view;
      for (const event of update.changes.flatMap(({ events }) => events) as Karak2Event[]) {
        shown = after(shown, event);
        expect(beat(event, true)).toBeGreaterThan(0);
      }
      view = update.view as Karak2View;
      expect(seen(shown)).toEqual(seen(view));
    }
    expect(view.arkenstone).toBeGreaterThanOrEqual(0);
  }
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
