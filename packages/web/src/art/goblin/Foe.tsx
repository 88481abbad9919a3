import { memo } from 'react';
import { INK } from '../ink.ts';
import { faceOf } from './foes.ts';
import { WEAR } from './wear.tsx';

/** A foe before its cave wall; fills what it is given. A picture. */
export const FoePicture = memo(function FoePicture({ name, size }: { name: string; size?: number }) {
  const { draw, hide, wears, ground } = faceOf(name);
  return (
    <svg
      viewBox="2 -6 96 105"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      data-shows={name}
      {...(size === undefined ? { width: '100%', height: '100%' } : { width: size, height: size })}
    >
      <path d="M-200-200h500v500h-500z" fill={ground} />
      <path d="M50-200h250v500H50z" fill={INK} opacity=".18" />
      <path d="M50 4c34 0 54 24 54 60v60H-4V64C-4 28 16 4 50 4z" fill="#fff2c4" opacity=".13" />
      {draw(hide)}
      {wears.map((worn) => {
        const Wear = WEAR[worn];
        return <Wear key={worn} />;
      })}
    </svg>
  );
});
