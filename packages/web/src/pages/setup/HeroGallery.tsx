import type { Speaker } from '@undercroft/words';
import { type ReactNode, useState } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { lookOf } from '../../table/game/looks.ts';
import type { GameScreen } from '../../table/game/screen.ts';
import styles from './HeroGallery.module.css';

interface HeroGalleryProps {
  readonly screen: GameScreen;
  readonly say: Speaker;
  readonly figures: readonly string[];
  /** What whoever sits there wears: a figure stands on that colour. */
  readonly seat: number;
  readonly chosen: string | null;
  readonly taken: readonly (string | null)[];
  readonly onChoose: (figure: string | null) => void;
  /** What else is chosen with the hero, above them all: one's colour. */
  readonly children?: ReactNode;
}

/** Who am I? Everybody one could be, as they stand on the board, with what they can do; or whoever is dealt. */
export function HeroGallery(props: HeroGalleryProps) {
  const { screen, say, figures, seat, chosen, taken, onChoose, children } = props;
  const { m } = useLanguage();
  const [open, setOpen] = useState(false);
  const { Figure, Portrait } = screen;
  const choose = (figure: string | null) => {
    onChoose(figure);
    setOpen(false);
  };
  const name = chosen === null ? m.setUp.dealt : say.called(chosen);
  return (
    <>
      <button
        type="button"
        className={styles.chosen}
        aria-label={`${m.setUp.figure}: ${name}`}
        data-word="figure"
        onClick={() => setOpen(true)}
      >
        {chosen === null ? (
          <span className={styles.unknown} aria-hidden="true">
            ?
          </span>
        ) : (
          <Portrait figure={chosen} look={lookOf(screen, chosen, seat)} size={44} />
        )}
        <span>
          <small>{m.setUp.figure}</small>
          {name}
        </span>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={m.setUp.whoAmI} wide>
        {children}
        <ul className={styles.gallery}>
          <li>
            <button type="button" className={styles.card} onClick={() => choose(null)}>
              <span className={styles.dealt} aria-hidden="true">
                ?
              </span>
              <strong>{m.setUp.dealt}</strong>
              <span>{m.setUp.dealtHint}</span>
            </button>
          </li>
          {figures.map((figure) => {
            const look = lookOf(screen, figure, seat);
            return (
              <li key={figure}>
                <button
                  type="button"
                  className={styles.card}
                  aria-pressed={figure === chosen}
                  disabled={figure !== chosen && taken.includes(figure)}
                  onClick={() => choose(figure)}
                >
                  <span className={styles.figure}>
                    {Figure === undefined ? (
                      <Portrait figure={figure} look={look} size={96} />
                    ) : (
                      <Figure figure={figure} look={look} />
                    )}
                  </span>
                  <strong>
                    <SeatMark seat={look} size={18} /> {say.called(figure)}
                  </strong>
                  <span>{say.tells(figure)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </Dialog>
    </>
  );
}
