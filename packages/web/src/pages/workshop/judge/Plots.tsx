import { inOrder, type Share, type Tally } from '@undercroft/bots/series';
import { useLanguage } from '../../../kit/language/language.tsx';
import { percent } from '../../../kit/language/percent.ts';
import styles from './Judge.module.css';

interface SharesProps {
  readonly title: string;
  readonly box: Readonly<Record<string, Share>>;
  readonly own: Readonly<Record<string, Share>>;
  readonly name: (key: string) => string;
  /** What would be fair, where that can be said. */
  readonly fair?: number;
}

/** Shares side by side with their intervals: in the box above, here below. */
export function Shares({ title, box, own, name, fair }: SharesProps) {
  const { language } = useLanguage();
  const names = [...new Set([...Object.keys(own), ...Object.keys(box)])].sort(
    (one, other) => (own[other]?.share ?? 0) - (own[one]?.share ?? 0),
  );
  const most = Math.max(...[...Object.values(box), ...Object.values(own)].map(({ high }) => high), 0.01);
  const x = (share: number) => (share / most) * 100;
  return (
    <figure className={styles.plot}>
      <figcaption>{title}</figcaption>
      <ul>
        {names.map((key) => (
          <li key={key}>
            <span>{name(key)}</span>
            <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
              {[box[key], own[key]].map((share, at) =>
                share === undefined ? null : (
                  <g
                    key={at === 0 ? 'box' : 'own'}
                    transform={`translate(0 ${at * 10})`}
                    className={at === 0 ? styles.inBox : styles.own}
                  >
                    <rect y="1.5" width={x(share.share)} height="7" />
                    <path d={`M${x(share.low)} 5H${x(share.high)}`} />
                  </g>
                ),
              )}
              {fair !== undefined && <path className={styles.fair} d={`M${x(fair)} 0V20`} />}
            </svg>
            <span className={styles.figure}>
              {box[key] === undefined ? '–' : percent(language, box[key].share)} →{' '}
              <b>{own[key] === undefined ? '–' : percent(language, own[key].share)}</b>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const BINS = 24;

/** How long games are, as two hills. */
export function Lengths({ title, box, own }: { title: string; box: Tally; own: Tally }) {
  const [one, other] = [inOrder(box.turns), inOrder(own.turns)];
  const longest = Math.max(1, ...[...one, ...other].map(([turns]) => turns));
  const hill = (counts: readonly [number, number][]) => {
    const bins = Array.from({ length: BINS }, () => 0);
    for (const [turns, games] of counts)
      bins[Math.min(BINS - 1, Math.floor((turns / longest) * BINS))] += games;
    return bins;
  };
  const hills = [hill(one), hill(other)];
  const top = Math.max(1, ...hills.flat());
  const path = (bins: readonly number[]) =>
    `M0 60${bins.map((games, at) => `H${(at / BINS) * 300}V${60 - (games / top) * 56}`).join('')}H300V60`;
  return (
    <figure className={styles.plot}>
      <figcaption>{title}</figcaption>
      <svg viewBox="0 0 300 62" className={styles.hills} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.inBox} d={path(hills[0])} />
        <path className={styles.ownHill} d={path(hills[1])} />
      </svg>
      <p className={styles.axis}>
        <span>0</span>
        <span>{longest}</span>
      </p>
    </figure>
  );
}
