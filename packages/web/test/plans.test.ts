import { loadGame } from '@undercroft/games';
import { describe, expect, it } from 'vitest';
import { loadPlan } from '../src/games/plans.ts';
import { lookNamed, seatLook } from '../src/kit/theme/colours.ts';
import { HereTable, type KeptTable } from '../src/table/sources/hereTable.ts';

const bot = { kind: 'bot' as const, name: '', level: 'novice', figure: null };

/** A table of three computer players, as it is kept after some of their answers. */
async function keptAfter(game: string, answers: number): Promise<KeptTable> {
  const setUp = {
    ...{ id: game, game, chairs: [bot, bot, bot], handOver: false },
    ...{ options: {}, seed: '7'.repeat(64) },
  };
  const table = HereTable.begin(
    await loadGame(game),
    setUp,
    async (table, seat) => table.update(seat).answers[0],
  );
  for (let answer = 0; answer < answers; answer++) await table.botPlays();
  return table.keep(await loadPlan(game));
}

describe.each(['karak', 'karak2', 'goblin', 'kragmortha'])('%s: the board of a kept game', (game) => {
  it('is drawn small, with everybody who plays in their colour', async () => {
    const { plan, figures } = await keptAfter(game, 12);
    expect(plan?.box.split(' ').map(Number)).toEqual([0, 0, 0, 0].map(() => expect.any(Number)));
    const paints = plan?.paints.map(([paint]) => paint);
    for (const [seat, figure] of figures.entries())
      expect(paints).toContain(seatLook(lookNamed(figure, seat)).colour);
    expect(JSON.stringify(plan)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('changes as the game goes on, and stays light', async () => {
    const [before, after] = [await keptAfter(game, 6), await keptAfter(game, 60)];
    expect(after.plan).not.toEqual(before.plan);
    expect(JSON.stringify(after.plan).length).toBeLessThan(16_000);
  });
});

it('a game without a plan has none', async () => {
  expect(await loadPlan('high-card')).toBeNull();
});
