import { type Field, NAMES, squareOf, symbolsOf } from '@undercroft/kragmortha';
import { INK } from '../../art/ink.ts';
import { GoblinFigure, RigorFigure } from '../../art/kragmortha/Figure.tsx';
import { ColdLight } from '../../art/kragmortha/Library.tsx';
import { type LibrarySign, SymbolSign } from '../../art/kragmortha/signs.tsx';
import { SignShape } from '../../art/seat.tsx';
import { seatLook } from '../../kit/theme/colours.ts';
import styles from './Board.module.css';
import { useMind } from './mind.tsx';
import { seatLookOf } from './names.ts';
import { left, placeOf, top } from './places.ts';
import { goblinPose } from './poses.ts';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** Figures are drawn 100 wide with the foot at (50, 120). */
const GOBLIN = 0.68;
const RIGOR = 0.9;

/** The cold light that goes before Rigor: below everybody's feet. */
export function Danger() {
  const square = useSeen(({ view }) => view.rigor);
  return (
    <g className={styles.figure} style={{ transform: `translate(${left(square)}px, ${top(square)}px)` }}>
      <ColdLight />
    </g>
  );
}

/** Goblins and Rigor, the lower ones in front; one's own is marked above and below. */
export function Figures({ field }: { readonly field: Field }) {
  const at = useTable();
  const { viewer } = at;
  const { view, event } = useSeen((seen) => ({ view: seen.view, event: seen.event }));
  const { handicaps } = useMind();
  const marked = handicaps.has('goblin-unmarked') ? null : viewer;
  const trembling = handicaps.figure('trembling-goblins', 'pixels', 0);
  const { rigor } = view;
  const crowded = view.at.includes(rigor);
  const figures = [
    ...view.seats.flatMap((_, seat) => {
      const place = placeOf(view, seat);
      return place === null ? [] : [{ key: `goblin ${seat}`, seat, ...place }];
    }),
    { key: 'rigor', seat: -1, x: left(rigor) + (crowded ? 72 : 50), y: top(rigor) + 92 },
  ].sort((a, b) => a.y - b.y || Number(a.seat === viewer) - Number(b.seat === viewer));
  const met = event?.kind === 'met' ? event.seat : -1;
  return (
    <>
      {figures.map(({ key, seat, x, y }) => {
        const scale = seat < 0 ? RIGOR : GOBLIN;
        const pose = seat >= 0 ? goblinPose({ view, event }, seat) : met >= 0 ? 'acts' : 'stands';
        const live = pose !== 'stands';
        return (
          <g
            key={key}
            className={styles.figure}
            data-seat={seat < 0 ? undefined : seat}
            style={{ transform: `translate(${x - 50 * scale}px, ${y - 120 * scale}px) scale(${scale})` }}
          >
            <g
              className={trembling > 0 ? styles.trembling : undefined}
              style={{ '--by': `${trembling}px` } as React.CSSProperties}
            >
              <g
                className={met === seat || (met >= 0 && seat < 0) ? styles.shaken : undefined}
                data-pose={pose}
              >
                {seat < 0 ? (
                  <RigorFigure live={live} />
                ) : (
                  <>
                    {seat === marked && <OwnGround colour={seatLook(seatLookOf(at, seat)).colour} />}
                    {seat !== marked && seat === view.seat && <TurnGround />}
                    <GoblinFigure seat={seatLookOf(at, seat)} live={live} />
                  </>
                )}
              </g>
            </g>
          </g>
        );
      })}
      {figures.map(({ key, seat }) => {
        const name = seat < 0 ? NAMES[view.rigor] : view.seats[seat].at;
        const square = name === null ? -1 : squareOf(name);
        if (square < 0 || field.desk[square]) return null;
        return (
          <g
            key={key}
            className={styles.sign}
            transform={`translate(${left(square) + 68} ${top(square) + 4}) scale(.27)`}
          >
            <circle cx="50" cy="50" r="60" fill="#2b1d35" stroke={INK} strokeWidth="6" />
            <SymbolSign of={symbolsOf(field.symbol[square])[0] as LibrarySign} />
          </g>
        );
      })}
    </>
  );
}

/** The light one's own goblin stands in. */
function OwnGround({ colour }: { colour: string }) {
  return (
    <g className={styles.own}>
      <ellipse cx="50" cy="108" rx="72" ry="44" fill="#fff3d6" opacity=".3" />
      <ellipse cx="50" cy="112" rx="62" ry="27" fill="none" stroke={INK} strokeWidth="13" />
      <ellipse
        cx="50"
        cy="112"
        rx="62"
        ry="27"
        fill={colour}
        fillOpacity=".5"
        stroke="#fffaf0"
        strokeWidth="7"
      />
    </g>
  );
}

/** Whose turn it is, if it is somebody else's. */
const TurnGround = () => (
  <>
    <ellipse cx="50" cy="114" rx="54" ry="21" fill="none" stroke={INK} strokeWidth="9" />
    <ellipse
      cx="50"
      cy="114"
      rx="54"
      ry="21"
      fill="none"
      stroke="#cdbd9b"
      strokeWidth="4"
      strokeDasharray="10 8"
    />
  </>
);

/** "You", over one's own head, above everybody else's. */
export function OwnFlag() {
  const at = useTable();
  const { handicaps } = useMind();
  const place = useSeen(({ view, viewer }) => (viewer === null ? null : placeOf(view, viewer)));
  if (place === null || handicaps.has('goblin-unmarked')) return null;
  const { you } = wordsOf(at.say.language);
  const width = 42 + you.length * 13;
  return (
    <g
      className={styles.figure}
      style={{ transform: `translate(${place.x}px, ${place.y - 98}px)` }}
      data-testid="own-goblin"
    >
      <g className={styles.flag}>
        <path
          d={`M${-width / 2}-26h${width}v26h${-width / 2 + 11}L0 14-11 0h${-width / 2 + 11}z`}
          fill="#fffaf0"
          stroke={INK}
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <SignShape seat={seatLookOf(at, at.viewer ?? 0)} x={16 - width / 2} y={-13} size={18} />
        <text x="10" y="-6" textAnchor="middle" fill={INK} className={styles.flagWord}>
          {you}
        </text>
      </g>
    </g>
  );
}
