import { INK, inked, line, PAINT } from '../../art/ink.ts';
import type { PaintedLid } from '../../table/game/screen.ts';

const GREEN = ['#c8ea5e', '#8fbf34', '#5a8424'] as const;

/** A card of the fan: its own colour and its own shape. */
const card = (colour: string, dark: string, sign: string) => (
  <g>
    <path
      d="M-26-40c0-4 2-6 6-6h40c4 0 6 2 6 6v80c0 4-2 6-6 6h-40c-4 0-6-2-6-6z"
      fill={PAINT.bone[1]}
      {...inked}
    />
    <path d="M-20-40h40v80h-40z" fill={colour} />
    <path d="M0-40h20v80H0z" fill={dark} />
    <path d={sign} fill={PAINT.bone[0]} {...inked} />
  </g>
);

/** A goblin in its cave, far too pleased with the cards it holds. */
const GoblinLid = () => (
  <>
    <path d="M0 0h300v400H0z" fill="#1b2c14" />
    <path d="M150 60c80 0 130 60 130 150s-50 190-130 190S20 300 20 210 70 60 150 60z" fill="#29421a" />
    <path d="M150 96c60 0 98 48 98 120s-38 184-98 184S52 288 52 216s38-120 98-120z" fill="#3d6020" />
    <path
      d="M0 0h300v40l-14 46-16-34-14 60-18-70-20 40-14-36-20 24-18-30-22 34-16-36-20 40-18-34-16 54-16-50-18 70-20-60-20 52z"
      fill="#10190c"
      {...inked}
    />
    <path
      d="M0 400v-60l20-40 14 44 18-20 12 40 24 36zM300 400v-64l-18-44-14 46-20-22-12 44-22 40z"
      fill="#10190c"
      {...inked}
    />
    <path
      d="M86 204C52 176 26 168 4 172c8 34 36 62 84 64zM214 204c34-28 60-36 82-32-8 34-36 62-84 64z"
      fill={GREEN[1]}
      {...inked}
    />
    <path
      d="M78 208c-22-16-42-24-60-26 10 20 32 36 62 42zM222 208c22-16 42-24 60-26-10 20-32 36-62 42z"
      fill="#c9857a"
    />
    <path d="M72 400c4-50 30-72 78-72s74 22 78 72z" fill={PAINT.leather[1]} {...inked} />
    <path
      d="M76 214c0-54 28-86 74-86s74 32 74 86c0 62-30 106-74 106S76 276 76 214z"
      fill={GREEN[1]}
      {...inked}
    />
    <path d="M176 132c32 10 48 40 48 82 0 62-30 106-74 106 50-48 58-114 26-188z" fill={GREEN[2]} />
    <path d="M86 206c2-36 16-60 42-68-16 22-24 46-24 78z" fill={GREEN[0]} />
    <path d="M140 130c-4-14 0-24 10-32-2 10 2 12 10 10-6 6-6 12-4 22z" fill="#3d2a18" {...inked} />
    <path
      d="M94 196c4-20 40-20 46 4-6 16-40 16-46-4zM160 200c6-24 42-24 46-4-6 20-40 20-46 4z"
      fill="#fff0a0"
      {...inked}
    />
    <circle cx="122" cy="200" r="7" fill={INK} />
    <circle cx="180" cy="200" r="7" fill={INK} />
    <path d="M88 184c16-14 34-14 54 4M212 180c-14-12-32-12-52 6" {...line} strokeWidth="6" />
    <path d="M140 204c-8 16-12 28-4 36 8 4 22 4 28 0 8-8 2-20-6-36z" fill={GREEN[1]} {...inked} />
    <path d="M152 212c8 14 8 20 4 28 10 0 12-12 2-32z" fill={GREEN[2]} />
    <path d="M98 254c32 14 72 14 104-4-4 34-26 50-52 50s-48-16-52-46z" fill="#3a1218" {...inked} />
    <path
      d="M108 258l8 16 10-13zM140 264l9 14 9-15zM176 260l9 15 9-21zM124 290l6-14 8 18z"
      fill={PAINT.bone[0]}
      {...inked}
      strokeWidth="2"
    />
    <circle cx="58" cy="232" r="9" fill="none" stroke={INK} strokeWidth="8" />
    <circle cx="58" cy="232" r="9" fill="none" stroke={PAINT.gold[1]} strokeWidth="4" />
    <g transform="translate(150 400)">
      <g transform="rotate(-36) translate(0 -82)">
        {card('#3d6fc4', '#2a4f96', 'M0-18l14 6v12C14 10 6 16 0 20-6 16-14 10-14 0v-12z')}
      </g>
      <g transform="rotate(-12) translate(0 -88)">
        {card('#d8a21e', '#a87a17', 'M0-20l5.5 13 14 1-11 9 4 14L0 9l-12.5 8 4-14-11-9 14-1z')}
      </g>
      <g transform="rotate(12) translate(0 -88)">
        {card('#8d4fa8', '#613078', 'M0-20c9 13 14 20 14 27a14 14 0 0 1-28 0c0-7 5-14 14-27z')}
      </g>
      <g transform="rotate(36) translate(0 -82)">
        {card('#3f8f6a', '#26644a', 'M-4-20h8V6h10v7H4v9h-8v-9h-10V6h10z')}
      </g>
    </g>
    <path
      d="M96 392c-8-20-4-34 10-40 4 8 8 8 14 4 4 6 8 8 14 6 2 10 2 20-2 30zM204 392c8-20 4-34-10-40-4 8-8 8-14 4-4 6-8 8-14 6-2 10-2 20 2 30z"
      fill={GREEN[1]}
      {...inked}
    />
  </>
);

export const lid: PaintedLid = {
  draw: GoblinLid,
  title: [
    ['Karak', 40, 50],
    ['Goblin', 80, 112],
  ],
  side: '#131f0d',
};
