import { answersNow, apply, begin, FastChance, openBox, ScriptedChance } from '@undercroft/kernel';
import { sumOf } from '@undercroft/kit/net';
import { refusalOf } from '@undercroft/kit/suite';
import { expect, test } from 'vitest';
import { type FightAsk, type Hero, KARAK_SET, karak, type Monster, oddsAgainst } from '../src/game.ts';
import { pricesOf } from '../src/prices.ts';
import { weights } from '../src/weights.ts';
import { OWN, withPowers } from './powers.ts';

const refusal = (set: object) => refusalOf(karak, set);

test('every power may be had, one or many, and with any figures', () => {
  for (const name of Object.keys(OWN)) expect(refusal(withPowers({ taia: [name] }))).toBe('accepted');
  expect(refusal(withPowers({ taia: ['holy-blade', 'bare-fists', 'gambler', 'stubborn', 'patient'] }))).toBe(
    'accepted',
  );
  const stronger = { kind: 'add', more: 3, when: 'first-step', source: 'mine' };
  expect(refusal({ ...KARAK_SET, powers: { foresight: stronger } })).toBe('accepted');
});

const row = (power: object) => ({ ...KARAK_SET, powers: { mine: { ...power, source: 'mine' } } });

test.each([
  [row({ kind: 'fly' }), 'set.powers.mine.kind: Invalid type: Expected ("add" |'],
  [row({ kind: 'add', more: 0, when: 'always' }), 'set.powers.mine.more: Invalid value: Expected >=1'],
  [row({ kind: 'add', more: 1, when: 'always', against: ['chest'] }), 'no monster "chest" in tokens'],
  [row({ kind: 'win-ties', against: ['rat', 'rat'] }), 'set.powers.mine.against[1]: "rat" is there twice'],
  [row({ kind: 'rise', hearts: 9 }), 'set.powers.mine.hearts: Invalid value: Expected <=5'],
  [
    row({ kind: 'roll-again', upTo: 6, times: 'any', afterSpells: true }),
    'set.powers.mine.times: dice that show up to 6 may be rolled again up to 6 times: as often as one likes would win every fight (K-64)',
  ],
  [withPowers({ taia: ['wings'] }), 'set.heroes.taia.powers[0]: no power "wings" in powers (K-51)'],
  [
    withPowers({ taia: ['sacrifice', 'blood-price'] }),
    'set.heroes.taia.powers[1]: "give-hearts" is there twice (K-58)',
  ],
  [
    { ...KARAK_SET, powers: { sword: { kind: 'curse-proof', source: 'mine' } } },
    'set.powers.sword: the name is taken by the box (K-36)',
  ],
])('what makes no sense is refused: %#', (set, told) => {
  expect(refusal(set)).toContain(told);
});

/** How a hero with these powers fares against a monster, over so many fights by the rules themselves. */
function fought(powers: readonly string[], monster: Monster, games: number) {
  const box = openBox(karak, { heroes: 'chosen' }, withPowers({ taia: powers }));
  const results = { win: 0, tie: 0, lose: 0 };
  const chance = new FastChance(games);
  const state = begin(box, ['taia', 'horan'], chance);
  const { plain } = oddsAgainst(box, state, 0, monster, false);
  const word = { won: 'win', tied: 'tie', lost: 'lose' } as const;
  for (let game = 0; game < games; game++) {
    const table = structuredClone(state);
    table.seat = 0;
    table.dungeon.token[0] = monster;
    table.asks = [{ kind: 'step', seat: 0, steps: 2 }];
    let over = false;
    const tell = (event: { readonly kind: string }) => {
      if (event.kind !== 'fought') return;
      results[word[(event as unknown as { readonly result: keyof typeof word }).result]]++;
      over = true;
    };
    apply(box, table, 'fight', chance, tell);
    while (!over) {
      const ask = table.asks.at(-1) as FightAsk;
      const again = answersNow(box, table).includes('reroll');
      const { strength } = box.set.tokens[monster];
      const sure = ask.dice[0] + ask.dice[1] + ask.bonus > strength;
      apply(box, table, again && !sure ? 'reroll' : 'accept', chance, tell);
    }
  }
  return { plain, results };
}

test.each([
  [['gambler'], 'skeleton-king'],
  [['stubborn'], 'mummy'],
  [['patient'], 'skeleton-warrior'],
  [['stubborn', 'gambler'], 'skeleton-king'],
  [['combat-training', 'double-attack'], 'skeleton-king'],
  [['holy-blade', 'bare-fists'], 'fallen'],
] as const)('the odds with %j against %s are what fights by the rules come to', (powers, monster) => {
  const games = 6000;
  const { plain, results } = fought(powers, monster, games);
  for (const of of ['win', 'tie', 'lose'] as const) {
    const share = results[of] / games;
    const doubt = 4.5 * Math.sqrt((plain[of] * (1 - plain[of])) / games) + 1e-9;
    expect(Math.abs(share - plain[of])).toBeLessThan(doubt);
  }
});

test.each([
  ['holy-blade', 'fallen', 'foresight', 'more'],
  ['bone-breaker', 'skeleton-king', 'foresight', 'more'],
  ['thick-skin', 'giant-spider', 'foresight', 'more'],
  ['second-wind', 'skeleton-king', 'foresight', 'more'],
  ['holy-blade', 'rat', 'foresight', 'as much'],
] as const)('computer players know what %s is worth against %s', (power, monster, than, worth) => {
  const priceWith = (powers: readonly string[]) => {
    const box = openBox(karak, { heroes: 'chosen' }, withPowers({ taia: powers }));
    const state = begin(box, ['taia', 'horan'], new FastChance(1));
    // Not in full health: then one would try anything.
    state.heroes[0].hearts = 3;
    state.heroes[0].weapons = ['daggers', 'sword'];
    return pricesOf(box, state, 0)[monster].value;
  };
  const [one, other] = [priceWith([power]), priceWith([than])];
  if (worth === 'more') expect(one).toBeGreaterThan(other);
  else expect(one).toBe(other);
});

test('what computer players have learned, they have learned for the set in the box', () => {
  expect(weights.set).toBe(sumOf(KARAK_SET));
});

test('whoever keeps to the box plays by the box: each printed skill is a row of the set', () => {
  const heroes = Object.values(KARAK_SET.heroes ?? {}).flatMap(({ powers }) => powers);
  expect(heroes.toSorted()).toEqual(Object.keys(KARAK_SET.powers ?? {}).toSorted());
  const { powers: _, ...older } = KARAK_SET;
  const end = (set: object) => {
    const chance = new FastChance(5);
    const box = openBox(karak, { heroes: 'chosen' }, set);
    const state = begin(box, ['taia', 'victorius', 'xanros'] satisfies Hero[], chance);
    for (let at = 0; at < 300 && karak.outcome(box, state) === null; at++) {
      const answers = answersNow(box, state);
      apply(box, state, answers[chance.pick(answers.length)], chance);
    }
    return state;
  };
  // A file from before powers were rows says the same.
  expect(end(older)).toEqual(end(KARAK_SET));
});

test('a hero that gives two hearts is asked with what it gives', () => {
  const box = openBox(karak, { heroes: 'chosen' }, withPowers({ taia: ['blood-price'] }));
  const state = begin(box, ['taia', 'horan'], new FastChance(1));
  state.dungeon.token[0] = 'dragon';
  state.asks = [{ kind: 'step', seat: 0, steps: 2 }];
  apply(box, state, 'fight', new ScriptedChance({ rolls: [3, 4] }));
  expect(state.asks.at(-1)).toMatchObject({ kind: 'fight', gift: { hearts: 2, more: 3 } });
});
