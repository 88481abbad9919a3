import {
  answersNow,
  apply,
  asked,
  askNow,
  begin,
  componentsOf,
  FastChance,
  openBox,
  ScriptedChance,
  sightOf,
  viewOf,
} from '@undercroft/kernel';
import { setWith as changed, refusalOf } from '@undercroft/kit/suite';
import { expect, test } from 'vitest';
import { checkKarakSet, fullBag, fullStack, KARAK_SET, type Karak, karak, skillsOf } from '../src/game.ts';
import { mind } from '../src/mind.ts';

const setWith = (path: string, value: unknown): unknown => changed(karak, path, value);
const refusal = (set: unknown): string => refusalOf(karak, set);

test('the set in the box is accepted as it is: 53 tokens for 53 rooms, 79 tiles beside the start', () => {
  expect(checkKarakSet(structuredClone(KARAK_SET))).toEqual(KARAK_SET);
  expect(fullBag(KARAK_SET)).toHaveLength(53);
  expect(fullStack(KARAK_SET)).toHaveLength(79);
  expect(fullStack(KARAK_SET).filter((tile) => tile.startsWith('room-'))).toHaveLength(53);
});

test('any figure may be replaced', () => {
  expect(refusal(setWith('tokens.rat.strength', 9))).toBe('accepted');
  expect(refusal(setWith('tokens.mummy.count', 0))).toBe('accepted');
  expect(refusal(setWith('tiles.tunnel.cross', 20))).toBe('accepted');
  expect(refusal(setWith('items.axe.bonus', 4))).toBe('accepted');
});

test.each([
  ['tokens.rat.count', -1],
  ['tokens.rat.count', 2.5],
  ['tokens.rat.count', '8'],
  ['tokens.rat.count', undefined],
  ['tokens.giant-spider.strength', 31],
  ['tokens.giant-spider.strength', null],
  ['tokens.mummy.source', 'hearsay'],
  ['tokens.dragon', undefined],
  ['tokens.dragon.count', 0],
  ['tokens.dragon.count', 2],
  ['tokens.goblin', { count: 1, strength: 3, source: 'ours' }],
  ['tokens.chest.strength', 3],
  ['tiles.room', undefined],
  ['tiles.room.corner', 1000],
  ['tiles.gate.ring', 1],
  ['tiles.arena', { straight: 1, corner: 0, tee: 0, cross: 0, source: 'ours' }],
  ['items.sword.bonus', Number.NaN],
  ['items.sword', 2],
  ['items.shield', { bonus: 1, source: 'ours' }],
  ['cards', []],
] as const)('a set with a bad %s (%j) is refused, and the field is named', (path, value) => {
  expect(refusal(setWith(path, value))).toMatch(new RegExp(`^set\\.${path.replaceAll('.', '\\.')}: .`, 'm'));
});

test.each([null, undefined, 'karak', [], {}])('%j is no set', (data) => {
  expect(refusal(data)).toMatch(/^set/);
});

test('too few rooms for the tokens are refused, for the dragon might never come', () => {
  expect(refusal(setWith('tiles.room.cross', 13))).toBe(
    'set.tiles.room: 52 rooms for 53 tokens; the dragon may never come (K-19)',
  );
});

/** A set with a monster and powers that no box has. */
const OWN = {
  ...KARAK_SET,
  tokens: { ...KARAK_SET.tokens, rat: { count: 4, strength: 5, source: 'mine' } },
  monsters: {
    'cellar-troll': { count: 2, strength: 8, reward: 'club', source: 'mine' },
    'frost-witch': { count: 1, strength: 7, reward: 'ice-lance', source: 'mine' },
    'robber-prince': { count: 1, strength: 7, reward: 'crown', source: 'mine' },
  },
  weapons: { club: { bonus: 4, source: 'mine' } },
  spells: { 'ice-lance': { kind: 'flames', bonus: 3, source: 'mine' } },
  treasures: { crown: { points: 3, source: 'mine' } },
  heroes: {
    ...KARAK_SET.heroes,
    horan: { powers: ['combat-training', 'double-attack', 'stealth'], source: 'mine' },
    taia: { powers: [], source: 'mine' },
  },
};

test('monsters and items of one’s own come out of the bag, are beaten and pay what they guard', () => {
  const box = openBox(karak, {}, OWN);
  expect(fullBag(box.set).filter((token) => (token as string) === 'cellar-troll')).toHaveLength(2);
  const told = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const chance = new FastChance(seed);
    const state = begin(box, [null, null, null], chance, (event) => hear(event));
    const components = componentsOf(box, state).toSorted();
    for (let answers = 0; answers < 800 && karak.outcome(box, state) === null; answers++) {
      const legal = answersNow(box, state);
      apply(box, state, legal[chance.pick(legal.length)], chance, (event) => hear(event));
      if (answers % 50 === 0) expect(componentsOf(box, state).toSorted()).toEqual(components);
    }
  }
  function hear(event: object): void {
    told.add(JSON.stringify(event, ['kind', 'monster', 'item', 'result', 'spell']));
  }
  expect(told).toContain('{"kind":"fought","monster":"cellar-troll","result":"won"}');
  expect(told).toContain('{"kind":"got","item":"club"}');
  expect(told).toContain('{"kind":"left","item":"club"}');
  expect(told).toContain('{"kind":"got","item":"ice-lance"}');
  expect(told).toContain('{"kind":"flames","spell":"ice-lance"}');
  expect(told).toContain('{"kind":"got","item":"crown"}');
});

test('computer players think of them: a club of four is worth more than an axe', () => {
  const box = openBox(karak, {}, OWN);
  const told = new Set<string>();
  for (let seed = 1; seed <= 10; seed++) {
    const chance = new FastChance(seed);
    const state = begin(box, [null, null, null], chance);
    for (let ask = asked(state); ask !== undefined && state.turn < 200; ask = asked(state)) {
      const answers = answersNow(box, state);
      const sight = sightOf(box, viewOf(box, state, ask.seat), askNow<Karak>(state), answers);
      const answer = mind.instinct(sight, chance);
      if (sight.kind === 'leave') told.add(`${sight.ask.item} ${JSON.stringify(answer)}`);
      apply(box, state, answer, chance);
    }
    expect(karak.outcome(box, state)).not.toBe(null);
  }
  expect([...told].join()).toMatch(/club \{"leave":"(daggers|sword|axe)"\}/);
  expect([...told].join()).not.toMatch(/(daggers|sword|axe) \{"leave":"club"\}/);
});

test('a hero has the powers its set gives it, and the others their own', () => {
  const box = openBox(karak, { heroes: 'chosen' }, OWN);
  const state = begin(box, ['horan', 'taia', 'aderyn'], new FastChance(1));
  expect(state.heroes.map((hero) => skillsOf(hero))).toEqual([
    ['combat-training', 'double-attack', 'stealth'],
    [],
    ['backstab', 'stealth'],
  ]);
  // What the rulebook says needs no words on the table.
  expect(
    begin(openBox(karak, { heroes: 'chosen' }), ['horan', 'taia'], new FastChance(1)).heroes[0],
  ).not.toHaveProperty('skills');
});

test('who has both the Warrior’s and the Swordsman’s skill rolls ones again first, then both dice once', () => {
  const box = openBox(karak, { heroes: 'chosen' }, OWN);
  const state = begin(box, ['horan', 'aderyn'], new FastChance(1));
  state.asks = [
    {
      kind: 'fight',
      seat: 0,
      steps: 2,
      monster: 'dragon',
      dice: [1, 3],
      bonus: 0,
      flames: 0,
      rerolled: false,
      sacrificed: false,
    },
  ];
  const luck = new ScriptedChance({ rolls: [2, 4, 5] });
  apply(box, state, 'reroll', luck);
  expect(asked(state)).toMatchObject({ dice: [2, 3], rerolled: false });
  apply(box, state, 'reroll', luck);
  expect(state.asks.some(({ kind }) => kind === 'fight')).toBe(false);
});

test.each([
  [
    { monsters: { dragon: { count: 1, strength: 3, reward: 'axe', source: 'mine' } } },
    'set.monsters.dragon: the name is taken',
  ],
  [
    { monsters: { troll: { count: 1, strength: 3, reward: 'ruby', source: 'mine' } } },
    'set.monsters.troll.reward:',
  ],
  [{ weapons: { rat: { bonus: 1, source: 'mine' } } }, 'set.weapons.rat: the name is taken'],
  [{ spells: { hex: { kind: 'curse', bonus: 1, source: 'mine' } } }, 'set.spells.hex.kind:'],
  [
    { spells: { soup: { kind: 'healing-portal', bonus: 2, source: 'mine' } } },
    'set.spells.soup.bonus: expected 0, not 2',
  ],
  [{ treasures: { crown: { points: 0, source: 'mine' } } }, 'set.treasures.crown.points:'],
  [
    {
      weapons: { crown: { bonus: 1, source: 'mine' } },
      treasures: { crown: { points: 1, source: 'mine' } },
    },
    'set.treasures.crown: the name is taken by weapons',
  ],
  [
    { monsters: { troll: { count: 0, strength: 3, reward: 'crown', source: 'mine' } } },
    'set.monsters.troll.reward: no card "crown" in weapons, spells or treasures',
  ],
  [
    { monsters: { troll: { count: 9, strength: 3, reward: 'key', source: 'mine' } } },
    'set.tiles.room: 53 rooms for 62 tokens',
  ],
  [
    { heroes: { ...OWN.heroes, horan: { powers: ['flight'], source: 'mine' } } },
    'set.heroes.horan.powers[0]:',
  ],
])('what does not fit into a box is refused: %j', (part, told) => {
  expect(refusal({ ...KARAK_SET, ...part })).toContain(told);
});
