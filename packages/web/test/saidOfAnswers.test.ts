import { karak } from '@undercroft/karak';
import { karak2 } from '@undercroft/karak2';
import type { Answer, Game, GameTypes } from '@undercroft/kernel';
import { loadSpeaker } from '@undercroft/words';
import { expect, test } from 'vitest';
import { gameUntil } from '../scripts/tables.ts';
import { LANGUAGES } from '../src/kit/languages.ts';
import { HereTable } from '../src/table/sources/hereTable.ts';

const NAMES = ['Ada', 'Ben', 'Eve'];

/** A table that was played until somebody is asked as wanted. */
async function askedAs<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  wanted: (view: T['view']) => boolean,
) {
  const kept = await gameUntil(game, seats, wanted);
  const { view } = HereTable.resume(game as unknown as Game, kept).picture();
  const ask = view.asks.at(-1);
  if (ask === undefined) throw new Error('nobody is asked');
  return { view, ask };
}

const TURNED: readonly (readonly [Game, readonly Answer[]])[] = [
  [karak as unknown as Game, ['NE', 'ES', 'SW'].map((lay) => ({ lay }))],
  [karak2 as unknown as Game, [0, 1, 2].map((turn) => ({ turn }))],
];

test.each(TURNED)('a tile that is turned says in every language where its ways lead', async (game, turns) => {
  const { view, ask } = await askedAs(game, 2, ({ asks }) => asks.at(-1)?.kind === 'lay');
  for (const language of LANGUAGES) {
    const say = await loadSpeaker(game.name, language);
    const said = turns.map((answer) => say.answer(answer, ask, view, NAMES));
    expect(new Set(said).size, said.join(' | ')).toBe(turns.length);
  }
});

test('whoever would sacrifice the last heart is told what comes of it', async () => {
  const { view, ask } = await askedAs(karak, 3, ({ asks }) => asks.at(-1)?.kind === 'fight');
  const { heroes } = view as unknown as { readonly heroes: readonly object[] };
  const left = (hearts: number) => ({ ...view, heroes: heroes.map((hero) => ({ ...hero, hearts })) });
  for (const language of LANGUAGES) {
    const say = await loadSpeaker('karak', language);
    const [last, other] = [1, 3].map((hearts) => say.answer('sacrifice', ask, left(hearts), NAMES));
    expect(last.length, last).toBeGreaterThan(other.length + 10);
  }
});
