import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import {
  boxOf,
  checkMatch,
  copy,
  reelOf,
  replay,
  sameAnswer,
  seatsNear,
  Table,
  type View,
  type Viewer,
  viewOf,
} from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { Store } from '../src/kit/store.ts';
import { calledAt } from '../src/table/game/called.ts';
import { ReplayClient } from '../src/table/sources/watched.ts';

describe.each(GAME_NAMES)('a replay of %s', (name) => {
  test('shows each step as the table lay then: forwards, backwards, by jumps, through any eyes', async () => {
    const game = await loadGame(name);
    const file = join(
      import.meta.dirname,
      '../..',
      name,
      `records/rules-${game.rulesVersion}-seats-${seatsNear(game, 3)}.json`,
    );
    const match = checkMatch(JSON.parse(readFileSync(file, 'utf8')).match);
    const box = boxOf(game, match);
    const eyes: Viewer[] = [null, 0, 2];
    const truth: View[][] = [];
    for (const { state } of replay(game, match))
      truth.push(eyes.map((viewer) => copy(viewOf(box, state, viewer))));
    const last = truth.length - 1;
    const different = new Set(truth.map(([view]) => JSON.stringify(view)));
    expect(different.size).toBeGreaterThan(last / 2);

    const client = new ReplayClient(match, reelOf(game, match), []);
    let shown: View | undefined;
    let told: number[] = [];
    client.subscribe(({ view, changes }, fresh) => {
      shown = view;
      told = [...(fresh ? [] : told), ...changes.map(({ version }) => version)];
    });
    expect(client.last).toBe(last);
    for (const [seen, viewer] of eyes.entries()) {
      client.watchAs(viewer);
      const forwards = Array.from({ length: last + 1 }, (_, step) => step);
      const jumps = forwards.map((step) => (step * 37) % (last + 1));
      for (const step of [...forwards, ...forwards.toReversed(), ...jumps]) {
        client.go(step);
        expect(shown, `step ${step}`).toEqual(truth[step][seen]);
        // The log tells what led there, all of it and no more.
        expect(told, `step ${step}`).toHaveLength(step + 1);
        expect(told.at(-1)).toBe(step);
      }
    }
  });
});

test('whoever has no name is called after the hero they chose, also where another had been dealt', async () => {
  const karak2 = await loadGame('karak2');
  const { table } = Table.begin(karak2, {
    figures: [null, null],
    seed: 'c0'.repeat(32),
    options: { heroes: 'rolled' },
    set: null,
  });
  const dealt = table.figures;
  while (table.update(table.waitsFor).ask?.kind === 'hero') {
    const { answers } = table.update(table.waitsFor);
    const other = answers.find((answer) => !dealt.some((hero) => sameAnswer(answer, { hero })));
    table.answer(table.waitsFor ?? 0, table.version, other);
  }
  const match = table.match();
  const replayed = new ReplayClient(match, reelOf(karak2, match), []);
  expect(table.figures.some((hero) => dealt.includes(hero))).toBe(false);
  expect(replayed.info.value.seats.map(({ figure }) => figure)).toEqual(table.figures);

  // What was told of a running table when it began names the dealt ones.
  const { info: known } = replayed;
  const info = new Store({
    ...known.value,
    seats: known.value.seats.map((seat) => ({ ...seat, figure: dealt[seat.seat] })),
  });
  replayed.go(replayed.last);
  const said = { game: karak2, say: { name: (key: string) => key } };
  const called = calledAt({ info, picture: () => replayed.picture() }, said);
  expect([called(0), called(1)]).toEqual(table.figures);
});
