import { Refused } from '@undercroft/kernel';
import { ARMIES, BUILDINGS, GOODS, HEROES, ITEMS, LANDS, MAW, UNITS } from './components.ts';
import { amuletsOf, powerOf, powersIn, powersOfAmulet, powersOfWork } from './heroes.ts';
import type { PowerName } from './powers.ts';
import type { Karak2Set } from './set.ts';

function refuse(path: string, why: string): never {
  throw new Refused('bad-input', `set.${path}: ${why}`);
}

/** Names that mean something else already. Buildings are among the powers: there they are what they do. */
const TAKEN: readonly string[] = [
  ...ARMIES,
  ...HEROES,
  ...GOODS,
  ...ITEMS,
  ...UNITS,
  ...LANDS.first,
  ...LANDS.second,
  MAW,
  'general',
  'praetorian',
  'cart',
  'castle',
  'city',
  'hero',
  'plague',
];

const isAmulet = (path: string) => path.startsWith('amulets') || path.startsWith('powers');

/** Powers that there are, against enemies that there are, where they can be had, and an amulet for every dryad. */
export function checkPowers(set: Karak2Set): void {
  const { amulets = {}, powers = {} } = set;
  for (const [section, names] of [
    ['amulets', [...TAKEN, ...BUILDINGS, ...Object.keys(powers)]],
    ['powers', TAKEN],
  ] as const) {
    for (const name of Object.keys(set[section] ?? {})) {
      if (names.includes(name)) refuse(`${section}.${name}`, 'the name is taken by the box (K2-57)');
    }
  }
  const dryads = set.armies['dark-dryads'].count;
  const guarded = amuletsOf(set).length;
  if (dryads > guarded) {
    refuse('armies.dark-dryads.count', `${dryads} dryads for ${guarded} amulets (K2-57)`);
  }
  for (const [name, row] of Object.entries(powers)) {
    for (const foe of 'against' in row ? (row.against ?? []) : []) {
      if (foe !== 'general' && !(foe in set.armies)) {
        refuse(`powers.${name}.against`, `no army "${foe}" in armies (K2-57)`);
      }
    }
  }
  const bearers: (readonly [path: string, names: readonly PowerName[]])[] = [
    ...HEROES.map((hero) => [`heroes.${hero}.powers`, powersIn(set, hero)] as const),
    ...BUILDINGS.map((building) => [`buildings.${building}.powers`, powersOfWork(set, building)] as const),
    ...amuletsOf(set).map(
      (amulet) =>
        [
          amulet in amulets ? `amulets.${amulet}.powers` : `powers.amulet-${amulet}`,
          powersOfAmulet(set, amulet),
        ] as const,
    ),
  ];
  let scout: string | undefined;
  for (const [path, names] of bearers) {
    for (const [at, name] of names.entries()) {
      const row = powerOf(set, name) ?? refuse(`${path}[${at}]`, `no power "${name}" in powers (K2-84)`);
      if (row.kind === 'scout') {
        if (!path.startsWith('heroes'))
          refuse(`${path}[${at}]`, 'only a hero can scout: what lies on top, one alone knows (K2-97)');
        if (scout !== undefined && scout !== path)
          refuse(`${path}[${at}]`, 'another hero scouts already: what lies on top, one alone knows (K2-97)');
        scout = path;
      }
      if (row.kind === 'more-slots' && isAmulet(path)) {
        refuse(`${path}[${at}]`, 'slots would be lost with the amulet, and what lies in them (K2-58)');
      }
    }
  }
}
