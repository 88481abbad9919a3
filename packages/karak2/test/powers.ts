import { type Building, type Hero, KARAK2_SET, type Karak2Set, type Power } from '../src/game.ts';

/** Powers that nobody has printed, of each kind that has figures or that no box has. */
export const OWN: Readonly<Record<string, Power>> = {
  'bone-breaker': { kind: 'add', more: 2, when: 'always', against: ['skeleton-warriors', 'skeleton-giants'] },
  'kings-bane': { kind: 'add', more: 3, when: 'always', against: ['general'] },
  'lone-wolf': { kind: 'add', more: 2, when: 'alone' },
  despair: { kind: 'add', more: 3, when: 'last-heart' },
  stubborn: { kind: 'roll-again', dice: 'hero', times: 2 },
  drill: { kind: 'roll-again', dice: 'units', times: 2 },
  gambler: { kind: 'roll-again', dice: 'all', times: 1 },
  'thick-skin': { kind: 'ignore-skulls', most: 1 },
  mourning: { kind: 'gather-souls', hearts: 2 },
  'blood-drinker': { kind: 'recover', hearts: 2 },
  'shadow-feast': { kind: 'recover', hearts: 1, against: ['shadow-eaters', 'general'] },
  momentum: { kind: 'go-on', after: 'won' },
  restless: { kind: 'go-on', after: 'fought' },
  talons: { kind: 'claws', upTo: 3, guards: 2 },
  'two-bears': { kind: 'own-dice', die: 'bear', count: 2 },
  'own-titan': { kind: 'own-dice', die: 'titan', count: 1 },
  'bone-choir': { kind: 'raise-skeletons', raised: 2, limit: 3 },
  looting: { kind: 'plunder', yields: 2 },
  harvest: { kind: 'gather-more', more: 2 },
  mason: { kind: 'build-for-less', less: 2 },
  'knight-friend': { kind: 'teach', unit: 'knight' },
  'mage-friend': { kind: 'teach', unit: 'mage' },
  herald: { kind: 'more-fame', more: 3 },
  tireless: { kind: 'more-actions', more: 1 },
  herbs: { kind: 'heal-more', more: 2 },
  'wide-belt': { kind: 'more-slots', slot: 'weapon', more: 1 },
  'deep-pockets': { kind: 'more-slots', slot: 'spell', more: 2 },
  'many-fates': { kind: 'draw-armies', more: 2 },
  cartographer: { kind: 'scout', tiles: 3 },
  'tame-hawk': { kind: 'falcon', within: 2 },
  'long-ride': { kind: 'ride', hexes: 5 },
  'short-ride': { kind: 'ride', hexes: 1 },
  gate: { kind: 'portal' },
  immune: { kind: 'plague-proof' },
};

interface Bearers {
  readonly heroes?: Readonly<Partial<Record<Hero, readonly string[]>>>;
  readonly buildings?: Readonly<Partial<Record<Building, readonly string[]>>>;
  readonly amulets?: Readonly<Record<string, readonly string[]>>;
  readonly more?: object;
}

const mine = (bearers: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(bearers).map(([name, powers]) => [name, { powers, source: 'mine' }]));

/** The set in the box with these powers beside its own, and heroes, buildings and amulets that have them. */
export const withPowers = ({ heroes = {}, buildings = {}, amulets = {}, more = {} }: Bearers): Karak2Set =>
  ({
    ...KARAK2_SET,
    ...more,
    heroes: { ...KARAK2_SET.heroes, ...mine(heroes) },
    buildings: {
      ...KARAK2_SET.buildings,
      ...Object.fromEntries(
        Object.entries(buildings).map(([name, powers]) => [
          name,
          { ...KARAK2_SET.buildings[name as Building], powers },
        ]),
      ),
    },
    ...(Object.keys(amulets).length > 0 && { amulets: mine(amulets) }),
    powers: {
      ...KARAK2_SET.powers,
      ...Object.fromEntries(Object.entries(OWN).map(([name, row]) => [name, { ...row, source: 'mine' }])),
    },
  }) as Karak2Set;

/** Heroes, buildings and amulets among whom every kind is played. */
export const EVERY_KIND = withPowers({
  heroes: {
    horan: ['drill', 'gambler', 'looting', 'bone-breaker', 'tireless'],
    taia: ['many-fates', 'mason', 'herbs', 'restless', 'two-bears'],
    lorraine: ['tame-hawk', 'own-titan', 'lone-wolf', 'gate', 'herald'],
    xanros: ['bone-choir', 'mourning', 'thick-skin', 'immune', 'despair'],
    elspeth: ['stubborn', 'long-ride', 'momentum', 'wide-belt', 'deep-pockets', 'cartographer'],
    darius: ['talons', 'short-ride', 'blood-drinker', 'knight-friend', 'harvest', 'kings-bane'],
  },
  buildings: { stable: [], tower: ['mage-friend', 'thick-skin'], camp: ['herald', 'harvest'] },
  amulets: { moonstone: ['thick-skin', 'mason'], 'raven-feather': ['tame-hawk', 'gambler'] },
  more: {
    items: {
      ...KARAK2_SET.items,
      sword: { bonus: 2, source: 'mine' },
      fireball: { bonus: 2, source: 'mine' },
      pickpocket: { goods: 1, source: 'mine' },
      cart: { goods: 1, source: 'mine' },
    },
    general: { ...KARAK2_SET.general, hearts: 2 },
  },
});
