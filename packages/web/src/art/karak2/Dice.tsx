import type { Unit } from '@undercroft/karak2';
import { byName, layered, placed } from '../drawing.ts';
import { INK, PAINT } from '../ink.ts';
import { Picture } from '../Picture.tsx';
import styles from './Dice.module.css';
import blade from './dice/blade.svg?drawing';
import die from './dice/die.svg?drawing';
import skull from './dice/skull.svg?drawing';

export type DieKind = 'hero' | Unit;

/** Who fights, as a sign in a square of 100. */
const SIGNS = byName<DieKind>(
  import.meta.glob('./units/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

/** The bone each kind of die is cut from: [light, itself, dark]. */
const BONE: Readonly<Record<DieKind, readonly [string, string, string]>> = {
  hero: PAINT.bone,
  knight: ['#e6edf2', '#c3ced6', '#8f9ca8'],
  archer: ['#e6efcf', '#c5d49f', '#8fa268'],
  mage: ['#ece4ff', '#cfc2f4', '#9a89cc'],
  skeleton: ['#f4f0df', '#dcd5b8', '#a89f7c'],
  bear: ['#ecdcc8', '#cfb698', '#9a7f60'],
  titan: ['#e2e0dc', '#bdb8b0', '#867f75'],
};

function paintsOf(kind: DieKind) {
  const [light, self, dark] = BONE[kind];
  return { light, self, dark };
}

const skullAt = (x: number, size: number) =>
  placed(skull, `translate(${x} 52) scale(${size}) translate(-50 -50)`);

/** What a face shows: swords, or skulls, or neither. */
function shown(swords: number, skulls: number): string[] {
  if (skulls > 0) return skulls === 1 ? [skullAt(50, 0.7)] : [skullAt(29, 0.46), skullAt(71, 0.46)];
  if (swords === 0) return [`<path d="M38 52h24" fill="none" stroke="${INK}" stroke-width="6"/>`];
  const gap = swords === 1 ? 0 : swords === 2 ? 36 : 28;
  return Array.from({ length: swords }, (_, index) => {
    const x = 50 + (index - (swords - 1) / 2) * gap;
    return placed(blade, `translate(${x} 53) scale(${swords === 3 ? 0.72 : 0.85})`);
  });
}

interface FightDieProps {
  readonly kind: DieKind;
  readonly swords: number;
  readonly skulls: number;
  readonly size?: number;
  readonly rolled?: boolean;
  /** Its skull is ignored, or it was held back. */
  readonly out?: boolean;
}

/** A die of a fight as it lies: swords or skulls, and in the corner whose die it is. */
export function FightDie({ kind, swords, skulls, size = 52, rolled = false, out = false }: FightDieProps) {
  const looks = [styles.die, rolled && styles.rolled, out && styles.out].filter(Boolean);
  return (
    <Picture
      of={layered(
        `die ${kind} ${swords} ${skulls}`,
        die.box,
        die,
        ...shown(swords, skulls),
        `<circle cx="88" cy="88" r="19" fill="var(--light)" stroke="${INK}" stroke-width="3"/>`,
        placed(SIGNS[kind], 'translate(75 75) scale(.26)'),
      )}
      paints={paintsOf(kind)}
      width={size}
      shows={`${kind} ${swords} ${skulls}`}
      className={looks.join(' ')}
    />
  );
}

/** A die before the roll: who fights with it. */
export const UnitDie = ({ kind, size = 44 }: { kind: DieKind; size?: number }) => (
  <Picture
    of={layered(`unit ${kind}`, '-3 -3 106 110', die, placed(SIGNS[kind], 'translate(18 17) scale(.64)'))}
    paints={paintsOf(kind)}
    width={size}
    shows={kind}
  />
);
