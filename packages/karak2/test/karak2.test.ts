import { dirname } from 'node:path';
import { describeGame } from '@undercroft/kit/suite';
import { karak2 } from '../src/game.ts';
import { mind } from '../src/mind.ts';
import { scene } from '../src/scene.ts';
import { KARAK2_SET } from '../src/set.ts';
import { EVERY_KIND } from './powers.ts';

const { armies, dice, units, buildings } = KARAK2_SET;
const free = { cost: [0, 0, 0] as [number, number, number], source: 'ours' as const };
const easy = (count: number, strength: number) => ({
  count,
  strength: { B: strength, A: strength },
  source: { count: 'ours' as const, strength: 'ours' as const },
});

/** A land of dryads with dangerous dice and cheap armies: every amulet comes up, and is traded. */
const manyAmulets = {
  ...KARAK2_SET,
  armies: {
    ...armies,
    'fire-eaters': easy(1, 1),
    'shadow-eaters': easy(1, 1),
    'dark-dryads': easy(5, 1),
    'skeleton-riders': easy(0, 3),
    'death-envoys': easy(1, 4),
  },
  dice: { ...dice, knight: { faces: [1, 1, 2, 'skull', 'skull', 'skull'], source: 'ours' } },
  units: { knight: free, archer: units.archer, mage: units.mage },
  buildings: { ...buildings, camp: free },
};

describeGame(karak2, {
  mind,
  scene,
  root: dirname(import.meta.dirname),
  sets: [manyAmulets, EVERY_KIND],
  runs: 8,
});
