import { answersNow, apply, asked, begin, FastChance, openBox } from '@undercroft/kernel';
import { eachSeed } from '@undercroft/kernel/seeds';
import { expect, test } from 'vitest';
import { hasMonster, isFountain, type Karak, type KarakEvent, type KarakState, karak } from '../src/game.ts';

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
