import { answersNow, apply, asked, begin, FastChance, migrate, openBox } from '@undercroft/kernel';
import { eachSeed } from '@undercroft/kit/seeds';
import { expect, test } from 'vitest';
import {
  hasMonster,
  isFountain,
  type Karak,
  type KarakEvent,
  type KarakState,
  karak,
  layTile,
} from '../src/game.ts';

interface Seen {
  readonly state: KarakState;
  readonly options: Karak['options'];
  /** What was told since the last seen. */
  readonly told: readonly KarakEvent[];
}

/** Whether something holds before every answer of many random games, with all options. */
function always(holds: (seen: Seen) => boolean): void {
  eachSeed(40, (seed) => {
    const chance = new FastChance(seed);
    const options = Object.fromEntries(
      Object.entries(karak.options).map(([name, { values }]) => [name, values[chance.pick(values.length)]]),
    );
    const box = openBox(karak, options);
    const told: KarakEvent[] = [];
    const tell = (event: KarakEvent) => told.push(event);
    const figures = Array.from({ length: 2 + chance.pick(4) }, () => null);
    const state = begin(box, figures, chance, tell);
    for (let step = 0; step < 2000 && state.asks.length > 0; step++) {
      if (!holds({ state, options: box.options, told: told.splice(0) }))
        expect.fail(`answer ${step}: ${JSON.stringify(state)}`);
      const answers = answersNow(box, state);
      apply(box, state, answers[chance.pick(answers.length)], chance, tell);
    }
  });
}

test('only a Thief stands beside a monster without a fight, and never cursed on her turn', () => {
  always(({ state }) => {
    const ask = asked<Karak>(state);
    return state.heroes.every(({ hero, at }, seat) => {
      const acts = ask?.seat === seat;
      if (!hasMonster(state.dungeon, at) || (acts && (ask.kind === 'fight' || ask.kind === 'rise')))
        return true;
      return hero === 'aderyn' && !(acts && state.cursed === seat);
    });
  });
});

test('thrown back is always to another tile', () => {
  always(({ told }) => told.every((event) => event.kind !== 'thrown-back' || event.to !== event.from));
});

/** Whether a hero gets from one tile to the other in one step: side by side, or gate to gate. */
function isOneStep({ kind, x, y }: KarakState['dungeon'], one: number, other: number): boolean {
  const apart = Math.abs(x[one] - x[other]) + Math.abs(y[one] - y[other]);
  return apart === 1 || (kind[one] === 'gate' && kind[other] === 'gate');
}

const hasGap = ({ dungeon, heroes }: KarakState): boolean =>
  heroes.some(({ earlier, from }) =>
    [...earlier, from].some((tile, at, way) => at > 0 && !isOneStep(dungeon, way[at - 1], tile)),
  );

test('on the way that fights throw the Thief back, every tile is one step from the next', () => {
  always(({ state }) => !hasGap(state));
});

test('a way with a gap, as rules before version 3 kept it, is forgotten as far as the gap', () => {
  const state = begin(openBox(karak, { heroes: 'chosen' }), ['aderyn', 'taia'], new FastChance(1));
  const { dungeon, heroes } = state;
  layTile(dungeon, 'room', 0b1010, 1, 0);
  layTile(dungeon, 'room', 0b1010, 2, 0);
  layTile(dungeon, 'room', 0b1010, 3, 0);
  heroes[0] = { ...heroes[0], earlier: [0, 2], from: 3, at: 2 };
  heroes[1] = { ...heroes[1], earlier: [0, 1], from: 2, at: 3 };
  const [thief, whole] = migrate(karak, state, 2).heroes;
  expect(thief).toMatchObject({ earlier: [2], from: 3, at: 2 });
  expect(whole).toMatchObject({ earlier: [0, 1], from: 2, at: 3 });
});

test('nobody walks unconscious, and nobody lies unconscious on a fountain', () => {
  always(({ state }) => {
    const ask = asked<Karak>(state);
    return state.heroes.every(
      ({ hearts, at }, seat) =>
        hearts > 0 || !(isFountain(state.dungeon, at) || (ask?.kind === 'step' && ask.seat === seat)),
    );
  });
});

test('nobody carries more than the slots hold, and no tile holds more than one item', () => {
  always(({ state, options }) => {
    const ask = asked<Karak>(state);
    const fits = state.heroes.every(({ weapons, spells, keys, treasures }, seat) => {
      if (ask?.kind === 'leave' && ask.seat === seat) return true;
      const all = weapons.length + spells.length + keys + treasures.length;
      const full = options.treasureSlots && all > 6;
      return weapons.length <= 2 && spells.length <= 3 && keys <= 1 && !full;
    });
    return fits && new Set(state.lying.map(({ at }) => at)).size === state.lying.length;
  });
});
