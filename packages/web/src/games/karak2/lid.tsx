import { inked, line, PAINT } from '../../art/ink.ts';
import { Victorius } from '../../art/karak/heroes/victorius.tsx';
import { seatStyle } from '../../art/seat.tsx';
import type { PaintedLid } from '../../table/game/screen.ts';

const banner = (
  <g>
    <path d="M0 0v44" {...line} strokeWidth="3.4" />
    <path d="M1 2l26 4-7 8 7 8-26 2z" fill={PAINT.gold[1]} {...inked} strokeWidth="2.2" />
  </g>
);

const tree = (
  <g>
    <path d="M-3 0h6v10h-6z" fill={PAINT.wood[2]} {...inked} strokeWidth="2" />
    <path d="M0-34L14 2h-28z" fill="#2f5a38" {...inked} strokeWidth="2.2" />
    <path d="M0-34L14 2H3z" fill="#1c3d2a" />
  </g>
);

/** A kingdom at dusk: a road, a castle with its banners lit, someone who wants it. */
const Karak2Lid = () => (
  <>
    <path d="M0 0h300v400H0z" fill="#2b2a4c" />
    <path d="M0 70c60-16 220-16 300 4v130H0z" fill="#5b3f63" />
    <path d="M0 112c70-18 220-14 300 2v100H0z" fill="#a3576a" />
    <path d="M0 148c70-16 230-12 300 2v80H0z" fill="#e08a5a" />
    <path d="M0 176c90-10 200-10 300 2v60H0z" fill="#f5bd6a" />
    <circle cx="196" cy="196" r="38" fill="#fff0b8" />
    <path d="M0 196l44-38 30 22 40-44 46 52 40-26 44 34 56-30v80H0z" fill="#5d4a68" {...inked} />
    <path d="M114 136l46 52-14 6-20-22-8 20zM44 158l30 22-12 4-14-10-8 14z" fill="#7c6580" />
    <path d="M0 236c50-26 110-28 160-8s100 12 140-10v182H0z" fill="#6f8a45" {...inked} />
    <path d="M0 236c50-26 110-28 160-8-60-6-110 6-160 28z" fill="#94ab5a" />
    <g transform="translate(0 16)">
      <path d="M58 226v-58h12v8h10v-8h12v8h10v-8h12v58z" fill={PAINT.stone[0]} {...inked} />
      <path d="M96 168h6v8h10v-8h2v58H92c6-18 7-38 4-58z" fill={PAINT.stone[2]} />
      <path
        d="M44 230v-84h8v8h8v-8h8v8h6v76zM98 230v-96h8v8h8v-8h8v8h8v88z"
        fill={PAINT.stone[1]}
        {...inked}
      />
      <path
        d="M60 146h8v8h6v76H62c3-28 2-56-2-84zM118 134h4v8h8v88h-12c4-32 4-64 0-96z"
        fill={PAINT.stone[2]}
      />
      <path d="M78 230v-22c0-14 18-14 18 0v22z" fill="#2a1c12" {...inked} />
      <path d="M56 172v12M112 162v14M112 192v12" {...line} stroke="#ffd98a" strokeWidth="5" />
      <g transform="translate(58 104)">{banner}</g>
      <g transform="translate(113 92)">{banner}</g>
    </g>
    <path
      d="M86 244c14 4-20 22 6 40s70 26 40 62-60 40-66 68h70c6-30 60-36 66-74s-60-46-76-62-12-24-22-34z"
      fill="#d9bd82"
      {...inked}
    />
    <g transform="translate(206 250)">{tree}</g>
    <g transform="translate(232 244) scale(1.2)">{tree}</g>
    <g transform="translate(262 256)">{tree}</g>
    <g transform="translate(22 262) scale(1.1)">{tree}</g>
    <path d="M0 330c40-30 70-34 98-20-20 30-16 60-30 90H0z" fill="#3f6a3c" {...inked} />
    <path d="M0 330c40-30 70-34 98-20-40 0-70 14-98 44z" fill="#5d8c4b" />
    <path d="M300 300c-50-14-96 0-116 34-10 20-2 46 4 66h112z" fill="#355c38" {...inked} />
    <path d="M300 300c-50-14-96 0-116 34 30-20 70-26 116-14z" fill="#5d8c4b" />
    <path
      d="M22 372l16-10 18 8v18l-18 8-16-8zM250 366l18-9 18 9v18l-18 9-18-9z"
      {...line}
      stroke="#e9cf7a"
      strokeWidth="2.2"
      opacity=".6"
    />
    <g style={seatStyle(5)} transform="translate(168 216) scale(1.24)">
      <Victorius />
    </g>
  </>
);

export const lid: PaintedLid = {
  draw: Karak2Lid,
  title: [['Karak 2', 84, 90]],
  side: '#1a2417',
};
