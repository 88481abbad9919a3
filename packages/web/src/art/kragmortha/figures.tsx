import { INK, inked, line, PAINT } from '../ink.ts';
import { Eyes, Limbs } from '../poses.tsx';
import { GoblinBody, SOMEBODY } from './goblins.tsx';

const BOOKS = (
  <g transform="translate(0 30)">
    <path d="M-24 2h48v12h-48z" fill="#8c3f6b" {...inked} />
    <path d="M-20-10h44V2h-44z" fill="#3f6f8f" {...inked} />
    <path d="M-14 8h28M-10-4h26" {...line} stroke={PAINT.bone[1]} strokeWidth="3" />
  </g>
);

/** A goblin without a name, in its seat's tunic: in a cap, or bareheaded with a load of books. */
export const Goblin = ({ laden = false }: { laden?: boolean }) => (
  <GoblinBody {...SOMEBODY} {...(laden && { hat: BOOKS })} />
);

/** The master of the library, as he leans over the lid: 300 wide, from the hat at 96 to the table at 400. */
export const Rigor = () => (
  <>
    <path d="M100 400c-6-90 4-150 50-164 46 14 56 74 50 164z" fill="#27406e" {...inked} />
    <path d="M150 236c46 14 56 74 50 164h-34c12-60 8-116-16-164z" fill="#182a50" />
    <path
      d="M110 214c-2-30 12-48 40-48s42 18 40 48c-4 24-18 36-40 36s-36-12-40-36z"
      fill="#9fc4e6"
      {...inked}
    />
    <path d="M164 168c18 6 27 22 26 46-4 24-18 36-40 36 22-22 28-50 14-82z" fill="#6a95c4" />
    <path
      d="M116 226c6 44 16 66 34 84 18-18 28-40 34-84-8 12-18 16-34 16s-26-4-34-16z"
      fill="#dcebf7"
      {...inked}
    />
    <path d="M158 242c12-2 20-6 26-16-6 44-16 66-34 84 10-22 14-44 8-68z" fill="#9fb9d6" />
    <Eyes at={[130, 170, 203]} size={2}>
      <path d="M118 196l24 9c-3 10-20 8-24-9zM182 196l-24 9c3 10 20 8 24-9z" fill="#f2fbff" {...inked} />
      <circle cx="133" cy="203" r="3.2" fill={INK} />
      <circle cx="167" cy="203" r="3.2" fill={INK} />
    </Eyes>
    <path d="M112 188l30 13M188 188l-30 13" {...line} strokeWidth="6" stroke="#dcebf7" />
    <path d="M150 206l7 20h-14z" fill="#6a95c4" {...inked} strokeWidth="2.2" />
    <path d="M134 236c10-6 22-6 32 0" {...line} />
    <path d="M88 186c18-14 38-20 62-20s44 6 62 20c-18 7-38 9-62 9s-44-2-62-9z" fill="#27406e" {...inked} />
    <path d="M116 178c4-34 14-58 46-82-4 22 12 48 24 82-22 8-48 8-70 0z" fill="#27406e" {...inked} />
    <path d="M162 96c-4 22 12 48 24 82-8 3-16 5-24 5 4-30-2-58 0-87z" fill="#182a50" />
    <path d="M116 178c22 8 48 8 70 0l-4-12c-20 7-42 7-63 0z" fill="#7fb2e0" {...inked} />
    <Limbs>
      <path
        d="M106 296c-22-2-34 8-40 24l22 8 30-6zM194 296c22-2 34 8 40 24l-22 8-30-6z"
        fill="#27406e"
        {...inked}
      />
      <path
        d="M66 320c-8 2-12 8-12 16l8-2 2 8 6-6 6 6 4-8 8-6zM234 320c8 2 12 8 12 16l-8-2-2 8-6-6-6 6-4-8-8-6z"
        fill="#9fc4e6"
        {...inked}
      />
    </Limbs>
  </>
);
