import { answersNow, apply, asked, begin, FastChance, openBox, ScriptedChance } from '@undercroft/kernel';
import { sumOf } from '@undercroft/kit/net';
import { refusalOf } from '@undercroft/kit/suite';
import { expect, test } from 'vitest';
import {
  AMULETS,
  BUILDINGS,
  type FightAsk,
  type Hero,
  KARAK2_SET,
  type Karak2,
  karak2,
  musterOdds,
  POWERS,
  winChance,
} from '../src/game.ts';
import { fighterOf, fightValue } from '../src/instinct/fighter.ts';
import { worth } from '../src/instinct/worth.ts';
import { weights } from '../src/weights.ts';
import { beforeFight, brute } from './brute.ts';
import { EVERY_KIND, OWN, withPowers } from './powers.ts';

const refusal = (set: object) => refusalOf(karak2, set);

test('every power may be had by a hero, one or many, and most by buildings and amulets', () => {
  for (const name of Object.keys(OWN)) {
    const heroes = { darius: [], elspeth: [name] } as const;
    expect([name, refusal(withPowers({ heroes }))]).toEqual([name, 'accepted']);
    if (OWN[name].kind === 'scout') continue;
    expect([name, refusal(withPowers({ buildings: { stable: [name, 'camp'] } }))]).toEqual([
      name,
      'accepted',
    ]);
    if (OWN[name].kind === 'more-slots') continue;
    expect([name, refusal(withPowers({ amulets: { moonstone: [name] } }))]).toEqual([name, 'accepted']);
  }
  expect(refusal(EVERY_KIND)).toBe('accepted');
  const powers = { strategy: { kind: 'claws', upTo: 2, guards: 0, source: 'mine' } };
  expect(refusal({ ...KARAK2_SET, powers })).toBe('accepted');
});

const row = (power: object, name = 'mine') => ({
  ...KARAK2_SET,
  powers: { [name]: { ...power, source: 'mine' } },
});

test.each([
  [row({ kind: 'fly' }), 'set.powers.mine.kind: Invalid type: Expected ("add" |'],
  [row({ kind: 'add', more: 0, when: 'always' }), 'set.powers.mine.more: Invalid value: Expected >=1'],
  [row({ kind: 'add', more: 1, when: 'always', against: ['rats'] }), 'no army "rats" in armies (K2-57)'],
  [
    row({ kind: 'recover', hearts: 1, against: ['general', 'general'] }),
    'set.powers.mine.against[1]: "general" is there twice',
  ],
  [row({ kind: 'ride', hexes: 7 }), 'set.powers.mine.hexes: Invalid value: Expected <=6'],
  [row({ kind: 'own-dice', die: 'knight', count: 1 }), 'set.powers.mine.die: Invalid type'],
  [row({ kind: 'roll-again', dice: 'hero', times: 4 }), 'set.powers.mine.times: Invalid value: Expected <=3'],
  [row({ kind: 'falcon', within: 'far' }), 'set.powers.mine.within: Invalid type'],
  [
    withPowers({ heroes: { taia: ['scouting'] } }),
    'set.heroes.darius.powers[0]: another hero scouts already: what lies on top, one alone knows (K2-97)',
  ],
  [
    withPowers({ buildings: { tower: ['scouting'] } }),
    'set.buildings.tower.powers[0]: only a hero can scout: what lies on top, one alone knows (K2-97)',
  ],
  [row({ kind: 'scout', tiles: 2 }, 'amulet-fame'), 'set.powers.amulet-fame[0]: only a hero can scout'],
  [
    withPowers({ amulets: { moonstone: ['wide-belt'] } }),
    'set.amulets.moonstone.powers[0]: slots would be lost with the amulet, and what lies in them (K2-58)',
  ],
  [
    withPowers({ heroes: { taia: ['wings'] } }),
    'set.heroes.taia.powers[0]: no power "wings" in powers (K2-84)',
  ],
  [withPowers({ amulets: { sword: ['ride'] } }), 'set.amulets.sword: the name is taken by the box (K2-57)'],
  [row({ kind: 'portal' }, 'knight'), 'set.powers.knight: the name is taken by the box (K2-57)'],
  [
    {
      ...KARAK2_SET,
      armies: { ...KARAK2_SET.armies, 'dark-dryads': { ...KARAK2_SET.armies['dark-dryads'], count: 6 } },
    },
    'set.armies.dark-dryads.count: 6 dryads for 5 amulets (K2-57)',
  ],
])('what makes no sense is refused: %#', (set, told) => {
  expect(refusal(set)).toContain(told);
});

test('an amulet of one’s own is guarded by one more dryad', () => {
  const armies = { ...KARAK2_SET.armies, 'dark-dryads': { ...KARAK2_SET.armies['dark-dryads'], count: 6 } };
  expect(refusal(withPowers({ amulets: { moonstone: ['herbs'] }, more: { armies } }))).toBe('accepted');
});

/** A set in which a hero has these powers, and nobody else any. */
const with1 = (hero: Hero, powers: readonly string[], more = {}) =>
  withPowers({
    heroes: { horan: [], taia: [], lorraine: [], xanros: [], elspeth: [], darius: [], [hero]: powers },
    more,
  });

test.each([
  [['stubborn'], {}, ['skeleton-giants']],
  [['drill'], { units: { archer: 1 } }, ['dark-dryads']],
  [['gambler'], { units: { mage: 1 } }, ['dark-dryads']],
  [['combat-skill', 'strategy'], { units: { knight: 1 } }, ['shadow-eaters', 'skeleton-giants']],
  [['bone-breaker', 'strategy'], { units: { knight: 1 } }, ['shadow-eaters', 'skeleton-giants']],
  [['lone-wolf', 'combat-skill'], {}, ['dark-dryads']],
  [['despair', 'soul-gatherer'], { units: { mage: 1 }, hearts: 1 }, ['death-envoys']],
  [['kings-bane', 'claws'], { units: { archer: 1, mage: 1 }, weapons: ['hammer', 'sword'] }, ['general']],
  [['thick-skin', 'blood-drinker'], { hearts: 2, units: { mage: 2 } }, ['dark-dryads']],
  [['shadow-feast', 'mourning'], { hearts: 2, units: { mage: 2 } }, ['shadow-eaters', 'shadow-eaters']],
  [['two-bears', 'talons'], { hearts: 3 }, ['shadow-eaters', 'death-envoys']],
] as const)(
  'the odds with %j and %j against %j are what playing out every roll gives',
  (powers, has, foes) => {
    const more = { general: { ...KARAK2_SET.general, hearts: 2 } };
    const box = openBox(karak2, {}, with1('elspeth', powers, more));
    const { state, ask } = beforeFight(box, 'elspeth', has, foes);
    const odds = musterOdds(box, state, ask, 'roll');
    const counted = brute(box, state);
    for (const key of ['win', 'praetorian', 'hearts', 'units', 'faint', 'plague'] as const) {
      expect([key, odds[key]]).toEqual([key, expect.closeTo(counted[key], 9)]);
    }
    const dice = [...state.army.slice(0, 4), powers.includes('two-bears' as never) ? 2 : 0, 0];
    const standing = foes.filter((foe) => foe !== 'general' && state.armies.includes(foe));
    const met = foes[0] === 'general' ? (['general'] as const) : standing;
    expect(winChance(box, state, 0, ask.foe, dice, 0, met as never)).toBeCloseTo(counted.win, 9);
  },
);

test('a fireball that adds two is counted so, in the fight and before it', () => {
  const items = { ...KARAK2_SET.items, fireball: { bonus: 2, source: 'mine' } };
  const box = openBox(karak2, {}, with1('elspeth', [], { items }));
  const { state, ask } = beforeFight(box, 'elspeth', { spells: ['fireball'] }, ['dark-dryads']);
  expect(musterOdds(box, state, ask, 'roll').win).toBeCloseTo(brute(box, state).win, 9);
});

test('who may roll three times is asked three times, the hero die first', () => {
  const box = openBox(karak2, {}, with1('elspeth', ['drill', 'combat-skill']));
  const { state } = beforeFight(box, 'elspeth', { units: { knight: 1 } }, ['death-envoys']);
  const chance = new ScriptedChance({ rolls: [1, 1, 2, 2, 3] });
  apply(box, state, 'roll', chance);
  for (const again of [1, 2, 3]) {
    expect(answersNow(box, state)).toContain('reroll');
    apply(box, state, 'reroll', chance);
    const ask = asked<Karak2>(state) as FightAsk | undefined;
    if (again < 3) expect(ask).toMatchObject({ kind: 'fight', hero: 1, again });
  }
  expect(asked<Karak2>(state)?.kind).not.toBe('fight');
});

test.each([
  ['bone-breaker', 'skeleton-giants', 'more'],
  ['bone-breaker', 'dark-dryads', 'as much'],
  ['momentum', 'skeleton-warriors', 'more'],
  ['blood-drinker', 'skeleton-warriors', 'more'],
  ['shadow-feast', 'skeleton-warriors', 'as much'],
] as const)('computer players know what %s is worth against %s', (power, army, known) => {
  const valueWith = (powers: readonly string[]) => {
    const box = openBox(karak2, {}, with1('elspeth', powers));
    const state = begin(box, ['elspeth', 'taia'], new FastChance(1));
    state.life[0] = 3;
    const strength = box.set.armies[army].strength.B;
    return fightValue(fighterOf(box, state, 0), state, 0, strength, 1, [army]);
  };
  const [one, other] = [valueWith([power]), valueWith([])];
  if (known === 'more') expect(one).toBeGreaterThan(other);
  else expect(one).toBe(other);
});

test('an amulet is worth what it does, and those of the box what they were', () => {
  const set = withPowers({ amulets: { moonstone: ['tireless', 'herald'], pebble: ['herbs'] } });
  expect(worth(set, 'moonstone' as never)).toBeGreaterThan(worth(set, 'deeds'));
  expect(worth(set, 'pebble' as never)).toBeLessThan(worth(set, 'resources'));
  for (const amulet of AMULETS) expect(worth(set, amulet)).toBe(worth(KARAK2_SET, amulet));
});

test('what computer players have learned, they have learned for the set in the box', () => {
  expect(weights.set).toBe(sumOf(KARAK2_SET));
});

test('whoever keeps to the box plays by the box: what it says is a row, and a file from before says the same', () => {
  const heroes = Object.values(KARAK2_SET.heroes ?? {}).flatMap(({ powers }) => powers);
  const works = BUILDINGS.flatMap((building) => KARAK2_SET.buildings[building].powers ?? []);
  const amulets = AMULETS.map((amulet) => `amulet-${amulet}`);
  expect([...heroes, ...works, ...amulets].toSorted()).toEqual(Object.keys(POWERS).toSorted());
  const { powers: _, heroes: __, items: ___, ...rest } = KARAK2_SET;
  const { hearts: ____, ...general } = rest.general;
  const buildings = Object.fromEntries(
    BUILDINGS.map((building) => {
      const { cost, source } = rest.buildings[building];
      return [building, { cost, source }];
    }),
  );
  const end = (set: object) => {
    const chance = new FastChance(5);
    const box = openBox(karak2, {}, set);
    const state = begin(box, [null, null, null], chance);
    for (let at = 0; at < 600 && state.asks.length > 0; at++) {
      const answers = answersNow(box, state);
      apply(box, state, answers[chance.pick(answers.length)], chance);
    }
    return state;
  };
  expect(end({ ...rest, general, buildings })).toEqual(end(KARAK2_SET));
});
