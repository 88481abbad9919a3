import { memo } from 'react';
import { layered } from '../drawing.ts';
import { Inlaid, Picture, styleOf } from '../Picture.tsx';
import { faceOf } from './foes.ts';
import cave from './things/cave.svg?drawing';

interface FoeProps {
  readonly name: string;
  readonly size?: number;
  /** On a stage, where it takes poses. */
  readonly live?: boolean;
}

/** A foe before its cave wall; fills what it is given. A picture. */
export const FoePicture = memo(function FoePicture({ name, size, live = false }: FoeProps) {
  const { creature, hide, wears, ground } = faceOf(name);
  const [light, self, dark] = hide;
  const paints = { light, self, dark, ground };
  const worn = wears.map((piece) => piece.name).join(' ');
  const layers = layered(`foe ${creature.name} ${worn}`, cave.box, cave, creature, ...wears);
  const whole = { ...layers, fit: 'xMidYMax' };
  const room = { width: size ?? '100%', height: size ?? '100%' };
  if (!live) return <Picture of={whole} paints={paints} shows={name} {...room} />;
  return (
    <svg
      viewBox={cave.box}
      preserveAspectRatio={whole.fit}
      style={styleOf(paints)}
      aria-hidden="true"
      data-shows={name}
      {...room}
    >
      <Inlaid of={whole} live />
    </svg>
  );
});
