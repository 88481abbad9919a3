import { INK, inked, line, PAINT } from '../ink.ts';

const BOOKS = (
  <g transform="translate(0 30)">
    <path d="M-24 2h48v12h-48z" fill="#8c3f6b" {...inked} />
    <path d="M-20-10h44V2h-44z" fill="#3f6f8f" {...inked} />
    <path d="M-14 8h28M-10-4h26" {...line} stroke={PAINT.bone[1]} strokeWidth="3" />
  </g>
);

const CAP = (
  <>
    <path d="M-33-20c3-24 16-32 24-58 14 14 38 28 42 58-20-9-46-9-66 0z" fill="var(--seat)" {...inked} />
    <path d="M-9-78c14 14 38 28 42 58-6-3-12-5-18-6 2-20-6-36-24-52z" fill="var(--seat-dark)" />
    <path d="M-33-20c3-20 12-29 19-43-2 14-6 24-7 38z" fill="var(--seat-light)" />
    <path d="M-36-16c22-11 50-11 72 0l-1-10c-22-9-48-9-70 0z" fill="var(--seat-light)" {...inked} />
    <circle cx="-9" cy="-79" r="6" fill="var(--seat-light)" {...inked} />
  </>
);

/** A goblin around its chin, 136 wide with its ears: in its seat's tunic and cap, or bareheaded with a load of books. */
export const Goblin = ({ laden = false }: { laden?: boolean }) => (
  <>
    <path d="M-18 40l-6 32h16l4-16h10l4 16h16l-8-32z" fill={PAINT.leather[2]} {...inked} />
    <path d="M-26 72h20v8h-26zM8 72h20l6 8H8z" fill="#8fbf34" {...inked} />
    <path d="M-24 10c-2 14 0 26 4 38h40c5-12 6-24 4-38z" fill="var(--seat)" {...inked} />
    <path d="M8 10h16c2 14 1 26-4 38H8c4-13 4-26 0-38z" fill="var(--seat-dark)" />
    <path
      d="M-26-18c-18-14-30-16-42-14 4 18 20 28 42 30zM26-18c18-14 30-16 42-14-4 18-20 28-42 30z"
      fill="#8fbf34"
      {...inked}
    />
    <path d="M-30-14c0-22 12-34 30-34s30 12 30 34S18 18 0 18s-30-12-30-32z" fill="#8fbf34" {...inked} />
    <path d="M10-46c14 5 20 16 20 32 0 20-12 32-30 32 18-18 22-38 10-64z" fill="#5a8424" />
    <circle cx="-12" cy="-18" r="9" fill="#fff0a0" {...inked} />
    <circle cx="13" cy="-18" r="9" fill="#fff0a0" {...inked} />
    <circle cx="-10" cy="-22" r="3.6" fill={INK} />
    <circle cx="15" cy="-22" r="3.6" fill={INK} />
    <path d="M0-14c-4 6-5 10-2 14h6c3-4 1-8-2-14z" fill="#5a8424" {...inked} strokeWidth="2" />
    <path d="M-12 8c8-5 16-5 24 0" {...line} />
    <path d="M-24 14c-10 4-12 14-4 22l14-4M24 14c10 4 12 14 4 22l-14-4" fill="#8fbf34" {...inked} />
    {laden ? BOOKS : CAP}
  </>
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
    <path d="M118 196l24 9c-3 10-20 8-24-9zM182 196l-24 9c3 10 20 8 24-9z" fill="#f2fbff" {...inked} />
    <circle cx="133" cy="203" r="3.2" fill={INK} />
    <circle cx="167" cy="203" r="3.2" fill={INK} />
    <path d="M112 188l30 13M188 188l-30 13" {...line} strokeWidth="6" stroke="#dcebf7" />
    <path d="M150 206l7 20h-14z" fill="#6a95c4" {...inked} strokeWidth="2.2" />
    <path d="M134 236c10-6 22-6 32 0" {...line} />
    <path d="M88 186c18-14 38-20 62-20s44 6 62 20c-18 7-38 9-62 9s-44-2-62-9z" fill="#27406e" {...inked} />
    <path d="M116 178c4-34 14-58 46-82-4 22 12 48 24 82-22 8-48 8-70 0z" fill="#27406e" {...inked} />
    <path d="M162 96c-4 22 12 48 24 82-8 3-16 5-24 5 4-30-2-58 0-87z" fill="#182a50" />
    <path d="M116 178c22 8 48 8 70 0l-4-12c-20 7-42 7-63 0z" fill="#7fb2e0" {...inked} />
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
  </>
);
