import { NAMES } from '@undercroft/kragmortha';
import { INK } from '../../art/ink.ts';
import { Numeral } from '../../art/Numeral.tsx';
import { givesOneOf } from '../../table/game/gives.ts';
import styles from './Board.module.css';
import { useMind } from './mind.tsx';
import { left, top } from './places.ts';
import { usePress } from './press.tsx';
import { fieldOf, type Target } from './reach.ts';
import { whatLiesAt } from './read.ts';
import { type AskedKragmortha, useAsked } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** Every square that can be chosen, each with the step it is. */
export function Spots() {
  const at = useAsked();
  const { targets, waiting, card, looked, handicaps } = useMind();
  const squares = bySquare(targets);
  if (at === null) return null;
  // In the order one reads, so that the tab key goes over the board as the eye does.
  const spots = [...squares].sort(([a], [b]) => a - b);
  const vague = isVague(targets, card ?? looked);
  const inset = 5 + (1 - handicaps.figure('small-targets', 'percent', 100) / 100) * 45;
  const box = { x: inset, y: inset, width: 100 - 2 * inset, height: 100 - 2 * inset, rx: 14 };
  return (
    <g
      className={styles.spots}
      data-vague={vague || undefined}
      data-slow={handicaps.has('slow-options') || undefined}
    >
      <g className={styles.glow}>
        {spots.map(([square, here], index) => (
          <g
            key={square}
            className={styles.rim}
            style={nth(index)}
            transform={moved(square)}
            data-steps={fewest(here)}
          >
            <rect {...box} />
          </g>
        ))}
      </g>
      {spots.map(([square, here], index) => (
        <Spot
          key={square}
          label={labelOf(at, here)}
          targets={here}
          index={index}
          box={box}
          vague={vague}
          waiting={waiting?.square === square}
        />
      ))}
    </g>
  );
}

const moved = (square: number) => `translate(${left(square)} ${top(square)})`;
const nth = (index: number) => ({ '--nth': index }) as React.CSSProperties;
const fewest = (targets: readonly Target[]) => Math.min(...targets.map(({ steps }) => steps));

/** No card has been chosen or looked at yet: which step a square is depends on the card. */
const isVague = (targets: readonly Target[], card: string | null): boolean =>
  card === null && targets.some((target) => target.card !== null);

function bySquare(targets: readonly Target[]): ReadonlyMap<number, readonly Target[]> {
  const squares = new Map<number, Target[]>();
  for (const target of targets) squares.set(target.square, [...(squares.get(target.square) ?? []), target]);
  return squares;
}

interface SpotProps {
  readonly label: string;
  readonly targets: readonly Target[];
  readonly index: number;
  readonly box: React.SVGAttributes<SVGRectElement>;
  /** No card has been chosen yet. */
  readonly vague: boolean;
  readonly waiting: boolean;
}

function Spot({ label, targets, index, box, vague, waiting }: SpotProps) {
  const { choose } = useMind();
  const [target] = targets;
  const press = usePress(() => choose(target));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a square on an SVG board cannot be an HTML button
    <g
      className={styles.spot}
      transform={moved(target.square)}
      style={nth(index)}
      role="button"
      tabIndex={0}
      aria-label={label}
      {...givesOneOf(waiting ? [] : targets.map(({ path }) => path))}
      data-square={NAMES[target.square]}
      data-cell={NAMES[target.square]}
      data-steps={fewest(targets)}
      data-vague={vague || undefined}
      data-waiting={waiting || undefined}
      {...press}
    >
      <rect className={styles.hit} {...box} />
      <rect className={styles.ahead} {...box} />
    </g>
  );
}

/** Over everybody's heads: which way a push goes, and which step a square is. */
export function SpotSigns() {
  const { targets, card, looked } = useMind();
  const vague = isVague(targets, card ?? looked);
  return [...bySquare(targets)].map(([square, here]) => (
    <g key={square} className={styles.sign} transform={moved(square)}>
      <Signs targets={here} vague={vague} />
    </g>
  ));
}

function Signs({ targets, vague }: { targets: readonly Target[]; vague: boolean }) {
  const rigor = targets.some(({ who }) => who === 'rigor');
  const steps = fewest(targets);
  return (
    <>
      {targets.map(({ who, from, square }) =>
        who === 'pushed' && from !== null ? (
          <g key={from} transform={`rotate(${angle(from, square)} 50 50)`}>
            <path className={styles.arrow} d="M10 40h22V24l42 26-42 26V60H10z" />
          </g>
        ) : null,
      )}
      {steps > 0 && !vague && (
        <g transform={`translate(18 ${rigor ? 82 : 18})`}>
          <path
            d="M-9-15H9l7 8V8l-7 8H-9l-7-8V-7z"
            fill={rigor ? '#bfe2ff' : '#ff8a3c'}
            stroke={INK}
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <Numeral text={steps} x={0} y={0.5} size={15} />
        </g>
      )}
      {rigor && <path d="M34 94l-14-2c6-4 8-16 16-24 0 10 6 16 10 24z" className={styles.hat} />}
    </>
  );
}

/** Which way a push goes, in degrees from the right. */
function angle(from: number, to: number): number {
  return (Math.atan2(top(to) - top(from), left(to) - left(from)) * 180) / Math.PI;
}

/** A square for those who do not see it: how one gets there, and what is there. */
function labelOf(at: AskedKragmortha, targets: readonly Target[]): string {
  const { ask, say, view, names } = at;
  const words = wordsOf(say.language);
  const field = fieldOf(at);
  const here = whatLiesAt(at, field, targets[0].square);
  const ways = targets
    .map(({ path, square, steps }) => {
      const first = say.answer(path[0], ask, view, names);
      if (path.length < 2) return first;
      const way = words.onward({ first, second: words.square({ name: NAMES[square] }) });
      return `${way} (${words.steps({ count: steps })})`;
    })
    .join('; ');
  return `${ways}. ${here}`;
}
