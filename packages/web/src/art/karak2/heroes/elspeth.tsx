import { inked, line, PAINT, thin } from '../../ink.ts';
import { WEAR } from '../../karak/heroes/cloth.ts';
import { eyes, Held } from '../../poses.tsx';

const [LIGHT, CLOTH, DARK] = WEAR.elspeth;

/** The Warrior Princess: plate, a coronet, and a unicorn on her shield. */
export const Elspeth = () => (
  <>
    <path d="M64 60c16 4 26 18 30 52-8-4-14-2-20 4-8-16-12-34-10-56z" fill={CLOTH} {...inked} />
    <path d="M70 66c11 6 17 20 21 42-6-2-11-1-15 3-6-14-8-28-6-45z" fill={DARK} />
    <path d="M38 92l-5 24h14l4-16 5 16h14l-6-24z" fill={PAINT.steel[2]} {...inked} />
    <path d="M33 110l-4 9h18v-8zM56 111v8h18l-4-9z" fill={PAINT.steel[1]} {...inked} />
    <path d="M35 62c-2 12-1 22 4 32 7 3 16 3 23 0 5-10 6-20 4-32z" fill={PAINT.steel[1]} {...inked} />
    <path d="M57 62h9c2 12 1 22-4 32-3 2-6 2-9 2 5-11 6-22 4-34z" fill={PAINT.steel[2]} />
    <path d="M38 64c-1 9 0 18 3 26l4 1c-1-10-1-18 1-27z" fill={PAINT.steel[0]} />
    <path d="M36 88c10 5 20 5 30 0l6 22c-14 6-28 6-42 0z" fill={CLOTH} {...inked} />
    <path d="M58 91l8-3 6 22c-5 2-9 3-14 4 2-8 2-16 0-23z" fill={DARK} />
    <path d="M37 90l-5 18 7 2 4-18z" fill={LIGHT} />
    <path
      d="M26 66c4-8 12-9 18-6l-2 13c-6 2-12 0-16-7zM74 66c-4-8-12-9-18-6l2 13c6 2 12 0 16-7z"
      fill={PAINT.steel[1]}
      {...inked}
    />
    <path d="M67 70c8 4 12 10 13 18l-8 4c-3-6-6-10-11-12z" fill={PAINT.steel[1]} {...inked} />
    <Held hand={86}>
      <path d="M78 92V34l5-10 5 10v58z" fill={PAINT.steel[1]} {...inked} />
      <path d="M78 92V34l5-10v68z" fill={PAINT.steel[0]} />
      <path d="M70 90h26v7H70z" fill={PAINT.gold[1]} {...inked} />
      <path d="M79 97h8v12h-8z" fill={PAINT.leather[1]} {...inked} />
    </Held>
    <circle cx="83" cy="94" r="6.5" fill={PAINT.leather[1]} {...inked} />
    <path d="M30 60c-8-22-2-44 20-46 22 2 28 24 20 46-6 4-12 6-20 6s-14-2-20-6z" fill="#e3b45c" {...inked} />
    <path d="M56 15c18 4 22 25 14 45-4 3-9 5-14 6 8-18 8-34 0-51z" fill="#b07f2e" />
    <path
      d="M35 44c0-12 6-18 15-18s15 6 15 18c0 11-6 18-15 18s-15-7-15-18z"
      fill={PAINT.skin[0]}
      {...inked}
    />
    <path d="M56 27c6 3 9 9 9 17 0 11-6 18-15 18 8-9 10-22 6-35z" fill={PAINT.skin[1]} />
    <path d="M33 46c1-16 8-22 17-22s16 6 17 22c-3-7-7-11-12-13-7 4-15 5-22 13z" fill="#e3b45c" {...inked} />
    <path d="M33 26l-2-14 10 7 9-13 9 13 10-7-2 14c-11-4-23-4-34 0z" fill={PAINT.gold[1]} {...inked} />
    <path d="M50 6l9 13 10-7-2 14c-4-2-8-2-12-3 0-6-2-12-5-17z" fill={PAINT.gold[2]} />
    <circle cx="50" cy="21" r="3" fill={PAINT.water[1]} {...thin} />
    {eyes(44, 56, 45)}
    <path d="M46 55c3 1 5 1 8 0" {...line} strokeWidth="2.2" stroke="#9a4a3c" />
    <path d="M6 72l18-5 18 5v16c0 12-8 20-18 26C14 108 6 100 6 88z" fill={CLOTH} {...inked} />
    <path d="M24 67l18 5v16c0 12-8 20-18 26z" fill={DARK} />
    <path
      d="M15 102c-2-10 0-17 6-21l-3-5 8 1 8-10-4 12c5 4 5 9 3 13l-6-1c-5 3-8 6-12 11z"
      fill={PAINT.bone[0]}
      {...inked}
      strokeWidth="2"
    />
  </>
);
