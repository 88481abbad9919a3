import { type Hero, KARAK_SET, type KarakSet, type Power } from '../src/game.ts';

/** A power of each kind that nobody has printed, and two of some. */
export const OWN: Readonly<Record<string, Power>> = {
  'holy-blade': { kind: 'add', more: 1, when: 'always', against: ['mummy', 'fallen'] },
  'bare-fists': { kind: 'add', more: 2, when: 'unarmed' },
  despair: { kind: 'add', more: 3, when: 'last-heart' },
  stubborn: { kind: 'roll-again', upTo: 2, times: 2, afterSpells: true },
  gambler: { kind: 'roll-again', upTo: 6, times: 2, afterSpells: false },
  patient: { kind: 'roll-again', upTo: 3, times: 'any', afterSpells: false },
  'blood-price': { kind: 'give-hearts', hearts: 2, more: 3 },
  'bone-breaker': { kind: 'win-ties', against: ['skeleton-king', 'skeleton-warrior'] },
  ember: { kind: 'keep-flames', most: 1 },
  mole: { kind: 'walk-through-walls', steps: 2 },
  'cheap-trade': { kind: 'swap-places', steps: 2 },
  'second-wind': { kind: 'rise', hearts: 2 },
  'bold-step': { kind: 'pass-monsters', upTo: 8 },
  'three-fates': { kind: 'draw-tokens', draws: 3 },
  momentum: { kind: 'go-on', from: 4, after: 'won' },
  'long-legs': { kind: 'more-steps', more: 2 },
  blessed: { kind: 'curse-proof' },
  'thick-skin': { kind: 'unhurt', against: ['rat', 'giant-spider'] },
  'blood-drinker': { kind: 'recover', hearts: 1 },
};

/** The set in the box with these powers beside its own, and heroes that have them. */
export const withPowers = (heroes: Readonly<Partial<Record<Hero, readonly string[]>>>): KarakSet =>
  ({
    ...KARAK_SET,
    heroes: {
      ...KARAK_SET.heroes,
      ...Object.fromEntries(
        Object.entries(heroes).map(([hero, powers]) => [hero, { powers, source: 'mine' }]),
      ),
    },
    powers: {
      ...KARAK_SET.powers,
      ...Object.fromEntries(Object.entries(OWN).map(([name, row]) => [name, { ...row, source: 'mine' }])),
    },
  }) as KarakSet;

/** Heroes among whom every kind is played. */
export const EVERY_KIND = withPowers({
  argentus: ['holy-blade', 'bare-fists', 'ember', 'mole'],
  xanros: ['blood-price', 'cheap-trade', 'patient', 'stubborn'],
  horan: ['gambler', 'stubborn', 'second-wind', 'thick-skin'],
  aderyn: ['bone-breaker', 'bold-step', 'long-legs'],
  taia: ['despair', 'three-fates', 'momentum'],
  victorius: ['blessed', 'blood-drinker', 'foresight', 'long-legs'],
});
