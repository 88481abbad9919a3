import { inked, line, PAINT } from '../../art/ink.ts';
import { Argentus } from '../../art/karak/heroes/argentus.tsx';
import { Horan } from '../../art/karak/heroes/horan.tsx';
import { Taia } from '../../art/karak/heroes/taia.tsx';
import { Dragon } from '../../art/karak/monsters/beasts.tsx';
import { seatStyle } from '../../art/seat.tsx';
import type { PaintedLid } from '../../table/game/screen.ts';

const torch = (
  <g>
    <circle r="58" fill="#ffb25a" opacity=".08" />
    <circle r="42" fill="#ffb25a" opacity=".1" />
    <circle r="26" fill="#ffd28a" opacity=".2" />
    <path d="M-5 4H6L3 36h-5z" fill={PAINT.wood[1]} {...inked} />
    <path d="M-9 2h19l-3 9H-6z" fill={PAINT.iron[1]} {...inked} />
    <path d="M1-34c9 11 14 20 8 36H-8C-14-12-8-22 1-34z" fill={PAINT.flame[2]} {...inked} />
    <path d="M1-20c6 8 8 14 4 22h-9c-4-8-1-14 5-22z" fill={PAINT.flame[1]} />
    <path d="M1-9c3 4 4 7 2 11h-5c-2-4 0-7 3-11z" fill={PAINT.flame[0]} />
  </g>
);

/** Three heroes on the stairs; behind them, in the arch, something opens an eye. */
const KarakLid = () => (
  <>
    <path d="M0 0h300v400H0z" fill="#1d2333" />
    <path
      d="M14 20h52v24H14zM72 14h58v20H72zM186 22h50v20h-50zM8 50h40v26H8zM242 12h50v26h-50zM250 44h46v28h-46zM4 84h48v24H4zM256 80h40v26h-40zM10 116h34v26H10zM252 112h44v26h-44zM6 150h42v26H6zM258 146h38v28h-38zM8 184h36v26H8zM254 182h40v26h-40zM6 218h40v28H6zM256 216h38v28h-38z"
      fill="#283147"
    />
    <path d="M54 400V190c0-66 40-108 96-108s96 42 96 108v210z" fill="#39445c" {...inked} />
    <path d="M68 400V192c0-56 34-94 82-94s82 38 82 94v208z" fill="#0d1018" {...inked} />
    <path d="M58 400V190c0-58 34-98 78-104-36 14-62 50-62 106v208z" fill="#56647f" />
    <path
      d="M56 232h14M56 274h14M60 170l14 4M84 122l9 11M124 92l5 14M176 92l-5 14M216 122l-9 11M240 170l-14 4M232 232h14M232 274h14"
      {...line}
    />
    <g transform="translate(88 118) scale(1.45)" opacity=".62">
      <Dragon />
    </g>
    <path d="M68 250c30-40 134-40 164 0v150H68z" fill="#ff8a3c" opacity=".16" />
    <path d="M68 290c30-36 134-36 164 0v110H68z" fill="#ffc07f" opacity=".2" />
    <path d="M40 346h220l26 54H14z" fill="#8b7d6b" {...inked} />
    <path d="M58 322h184l18 24H40z" fill="#a39480" {...inked} />
    <path d="M150 346h110l26 54H166z" fill="#5d5348" opacity=".5" />
    <path d="M104 346l-12 54M196 346l12 54M28 374h244" {...line} strokeWidth="1.8" stroke="#5d5348" />
    <g transform="translate(34 196)">{torch}</g>
    <g transform="translate(266 196) scale(-1 1)">{torch}</g>
    <g style={seatStyle(0)} transform="translate(42 228) scale(1.02)">
      <Argentus />
    </g>
    <g style={seatStyle(1)} transform="translate(160 232) scale(.98)">
      <Taia />
    </g>
    <g style={seatStyle(2)} transform="translate(86 246) scale(1.12)">
      <Horan />
    </g>
  </>
);

export const lid: PaintedLid = {
  draw: KarakLid,
  title: [['Karak', 92, 92]],
  side: '#0e1119',
};
