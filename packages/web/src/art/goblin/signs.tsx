import type { Colour } from '@undercroft/goblin';
import { byName } from '../drawing.ts';
import { Picture } from '../Picture.tsx';

type Effect = 'attack' | 'defence' | 'draw' | 'heal';

/** Each card colour with its own shape, so that a chain is read without colours too. */
export const COLOURS = byName<Colour>(
  import.meta.glob('./colours/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);
export const EFFECTS = byName<Effect>(
  import.meta.glob('./effects/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

/** The sign of a card's colour, and of the colours that may follow it. A picture. */
export const CardSign = ({ colour, size = 24 }: { colour: Colour; size?: number }) => (
  <Picture of={COLOURS[colour]} width={size} />
);

/** What a card does. A picture. */
export const EffectSign = ({ effect, size = 28 }: { effect: Effect; size?: number }) => (
  <Picture of={EFFECTS[effect]} width={size} />
);
