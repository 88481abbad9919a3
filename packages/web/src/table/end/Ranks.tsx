import { type Outcome, sidesOf } from '@undercroft/kernel';
import { numbersIn } from '../../kit/language/made.ts';
import type { Settled } from '../game/screen.ts';
import { useSeen, useShown } from '../seen/useSeen.ts';
import styles from './End.module.css';
import { Growing } from './Growing.tsx';

/** The winners first, then by points; partners beside each other. */
export function rankedBy(outcome: Outcome, { seats, box }: Pick<Settled, 'seats' | 'box'>): Settled['seats'] {
  const sides = sidesOf(box.game, seats.length);
  const won = (seat: number) => Number(outcome.winners.includes(seat));
  return [...seats].sort(
    (a, b) =>
      won(b.seat) - won(a.seat) ||
      (outcome.points[b.seat] ?? 0) - (outcome.points[a.seat] ?? 0) ||
      sides[a.seat] - sides[b.seat],
  );
}

/** Everybody's points, line by line, the winners first. */
export function Ranks({ outcome }: { readonly outcome: Outcome }) {
  const { screen } = useShown().opened;
  const at = useSeen((seen) => seen);
  const { say, names } = at;
  const number = numbersIn(say.language);
  const ranked = rankedBy(outcome, at);
  return (
    <ol className={styles.ranks} data-testid="result">
      {ranked.map((info, place) => (
        <li
          key={info.seat}
          className={styles.rank}
          style={{ animationDelay: `${500 + (ranked.length - place) * 160}ms` }}
          data-won={outcome.winners.includes(info.seat) || undefined}
          data-drawn={screen.total !== undefined || undefined}
        >
          <screen.Portrait figure={info.figure} look={info.look} size={56} />
          <div>
            <strong className={styles.name}>{names[info.seat]}</strong>
            <ul className={styles.lines}>
              {screen.score(at, info.seat, outcome).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished game do not change
                <li key={index}>
                  {line.text} <span>{number.format(line.points)}</span>
                </li>
              ))}
            </ul>
          </div>
          {outcome.points[info.seat] !== undefined && (
            <strong className={styles.points}>
              {screen.total?.(at, info.seat) ?? (
                <Growing
                  to={outcome.points[info.seat]}
                  after={700 + (ranked.length - place) * 160}
                  format={number.format}
                />
              )}
            </strong>
          )}
        </li>
      ))}
    </ol>
  );
}
