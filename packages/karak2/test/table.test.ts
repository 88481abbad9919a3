import { answersNow, apply, asked, begin, FastChance, openBox } from '@undercroft/kernel';
import { eachSeed } from '@undercroft/kit/seeds';
import { expect, test } from 'vitest';
import {
  actionsLeft,
  fameOf,
  type Karak2,
  type Karak2Event,
  type Karak2Set,
  type Karak2State,
  karak2,
  unitsOf,
} from '../src/game.ts';

interface Seen {
  readonly set: Karak2Set;
  readonly state: Karak2State;
  readonly ask: Karak2['ask'] | undefined;
  readonly answers: readonly Karak2['answer'][];
  /** What was told since the last seen. */
  readonly told: readonly Karak2Event[];
}

/** Whether something holds before every answer of many random games, with all options. */
function always(holds: (seen: Seen) => boolean): void {
  eachSeed(25, (seed) => {
    const chance = new FastChance(seed);
    const options = Object.fromEntries(
      Object.entries(karak2.options).map(([name, { values }]) => [name, values[chance.pick(values.length)]]),
    );
    const box = openBox(karak2, options);
    const told: Karak2Event[] = [];
    const tell = (event: Karak2Event) => void told.push(event);
    const state = begin(box, new Array(2 + chance.pick(4)).fill(null), chance, tell);
    for (let step = 0; step < 3000 && state.asks.length > 0; step++) {
      const answers = answersNow(box, state);
      const seen = { set: box.set, state, ask: asked<Karak2>(state), answers, told: told.splice(0) };
      if (!holds(seen)) expect.fail(`answer ${step}: ${JSON.stringify(state)}`);
      apply(box, state, answers[chance.pick(answers.length)], chance, tell);
    }
  });
}

const FIGHTING = ['muster', 'fight', 'protect', 'keep', 'goods', 'fate'];

test('nobody stands among enemies but whoever is about to fight them', () => {
  always(({ state, ask }) =>
    state.at.every((place, seat) => {
      const enemies = state.armies[place * 2] !== '' || state.armies[place * 2 + 1] !== '';
      if (!enemies && state.general !== place) return true;
      return ask?.seat === seat && FIGHTING.includes(ask.kind);
    }),
  );
});

test('no hero is played twice, however they are chosen', () => {
  always(({ state }) => new Set(state.heroes).size === state.heroes.length);
});

test('nobody has more units than fame, unless asked which to return', () => {
  always(({ set, state, ask }) =>
    state.heroes.every(
      (_, seat) =>
        unitsOf(state, seat) <= fameOf(set, state, seat) || (ask?.kind === 'disband' && ask.seat === seat),
    ),
  );
});

test('nobody carries more than the slots hold, owes a resource, or has a die the box does not', () => {
  always(({ state }) =>
    [
      ...state.heroes.map((_, seat) => 2 - state.swords[seat] - state.hammers[seat]),
      ...state.heroes.map((_, seat) => 3 - state.fireballs[seat] - state.pickpockets[seat]),
      ...state.goods,
      ...state.supply,
      ...state.army,
    ].every((left) => left >= 0),
  );
});

test('nobody acts without a heart, and hearts stay between none and five', () => {
  always(
    ({ state, ask }) =>
      state.life.every((hearts) => hearts >= 0 && hearts <= 5) &&
      !(ask?.kind === 'act' && state.life[ask.seat] === 0),
  );
});

test('nobody is asked what to do who can only end the turn, or has used up every action', () => {
  always(({ set, state, ask, answers }) => {
    if (ask?.kind !== 'act') return true;
    const free = answers.every(
      (answer) =>
        answer === 'end' || answer === 'falcon' || (typeof answer === 'object' && 'pickpocket' in answer),
    );
    return answers.length > 1 && (actionsLeft(set, state, ask.seat) > 0 || free);
  });
});

test('every tile can be reached from the castle without crossing a gorge', () => {
  always(({ state }) => {
    const seen = new Set([0]);
    for (const place of seen) {
      for (let side = 0; side < 6; side++) {
        const next = state.near[place * 6 + side];
        const open = next >= 0 && ((state.gorges[place] >> side) & 1) === 0;
        if (open && ((state.gorges[next] >> ((side + 3) % 6)) & 1) === 0) seen.add(next);
      }
    }
    return seen.size === state.tile.length;
  });
});

test('a fight ends the turn: after it comes the turn of the next', () => {
  let fought: number | null = null;
  always(({ told }) => {
    for (const event of told) {
      if (event.kind === 'won' || event.kind === 'lost') fought = event.seat;
      else if (event.kind === 'turn' || event.kind === 'first') fought = null;
      else if (event.kind === 'moved' && event.seat === fought) return false;
    }
    return true;
  });
});

test('whoever came with a hero keeps it and neither rolls nor chooses; the others choose among the rest', () => {
  const box = openBox(karak2, { heroes: 'rolled' });
  const told: Karak2Event[] = [];
  const state = begin(box, ['taia', null, null], new FastChance(5), (event) => void told.push(event));
  const rolled = told.flatMap(({ kind, seat }) => (kind === 'choice-roll' ? [seat] : []));
  expect(new Set(rolled)).toEqual(new Set([1, 2]));
  expect(asked<Karak2>(state)).toMatchObject({ kind: 'hero' });
  expect(answersNow(box, state)).not.toContainEqual({ hero: 'taia' });
  expect(answersNow(box, state)).toHaveLength(5);
  const all = openBox(karak2, { heroes: 'rolled' });
  expect(asked<Karak2>(begin(all, ['taia', 'horan'], new FastChance(5)))).toMatchObject({ kind: 'act' });
});
