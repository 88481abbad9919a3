import { fine, inked, line, PAINT, thin } from '../ink.ts';

/** Elspeth's unicorn. */
export const RideSign = ({ size = 32 }: { size?: number }) => (
  <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
    <path d="M60 30L88 2 72 38z" fill={PAINT.gold[1]} {...inked} strokeWidth="4" />
    <path
      d="M18 96c-2-30 6-52 28-64l-4-14 16 10c16 8 24 22 30 38 2 6-2 12-8 12-6 0-8-6-14-8-6 8-4 16 0 26z"
      fill={PAINT.bone[0]}
      {...inked}
      strokeWidth="4"
    />
    <path d="M46 32C28 38 12 58 10 92l10 4c-2-30 6-52 26-64z" fill="#8fae4e" {...inked} strokeWidth="4" />
    <path d="M60 46v4" {...line} strokeWidth="7" />
    <path d="M78 68l4 2" {...fine} strokeWidth="4" />
  </svg>
);

/** Lorraine's falcon. */
export const FalconSign = ({ size = 32 }: { size?: number }) => (
  <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
    <path d="M50 52C34 20 14 12 2 16c2 26 18 44 42 48z" fill={PAINT.wood[0]} {...inked} strokeWidth="4" />
    <path d="M50 52c16-32 36-40 48-36-2 26-18 44-42 48z" fill={PAINT.wood[1]} {...inked} strokeWidth="4" />
    <path d="M12 24c12 6 22 16 30 30M88 24C76 30 66 40 58 54" {...fine} strokeWidth="3" />
    <path
      d="M40 42c0-12 20-12 20 0l-2 30 10 20-18-8-18 8 10-20z"
      fill={PAINT.wood[2]}
      {...inked}
      strokeWidth="4"
    />
    <path d="M44 42c0-9 12-9 12 0 0 8-4 12-6 18-2-6-6-10-6-18z" fill={PAINT.bone[1]} {...thin} />
    <path d="M47 44l3 9 3-9z" fill={PAINT.gold[1]} {...thin} />
  </svg>
);

/** Fame: a laurel. */
export const FameSign = ({ size = 20 }: { size?: number }) => (
  <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
    <path
      d="M44 94C14 84 6 52 16 18c6 4 8 10 6 18 8 0 12 6 10 14 8 2 10 10 6 16 8 2 10 12 6 28zM56 94c30-10 38-42 28-76-6 4-8 10-6 18-8 0-12 6-10 14-8 2-10 10-6 16-8 2-10 12-6 28z"
      fill="#a9c46a"
      {...inked}
      strokeWidth="5"
    />
    <path d="M50 8l6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1z" fill={PAINT.bone[0]} {...thin} />
  </svg>
);
