import type { ReactNode } from 'react';
import { STANDEE_BOX } from '../../art/seat.tsx';
import type { Cut, Outline, PieceProps } from '../game/beside.ts';
import styles from './Cuts.module.css';

/** Something to cut out. */
export const cut = (
  outline: Outline,
  label: string,
  face: ReactNode,
  back: ReactNode = null,
  copies = 1,
): Cut => ({ label, outline, copies, face, back });

/** A card: its name, a picture, and what it says. */
export const card = (
  title: string,
  picture: ReactNode,
  says: ReactNode,
  back: ReactNode = null,
  copies = 1,
): Cut =>
  cut(
    'card',
    title,
    <div className={styles.card}>
      <b className={styles.title}>{title}</b>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.says}>{says}</div>
    </div>,
    back,
    copies,
  );

/** A back without a picture of its own. */
export const plainBack = (...shown: readonly ReactNode[]) => <div className={styles.back}>{shown}</div>;

export const stood = (figure: ReactNode) => (
  <svg viewBox={STANDEE_BOX} aria-hidden="true">
    {figure}
  </svg>
);

/** A figure to fold: both sides look, the foot goes into a stand or is glued to a coin. */
export const standee = (label: string, figure: ReactNode): Cut =>
  cut(
    'standee',
    label,
    <div className={styles.standee}>
      <span className={styles.turned}>{stood(figure)}</span>
      <span>{stood(figure)}</span>
    </div>,
  );

/** Pictures have their size in pixels on screens, and here as large as there is room. */
export const zoomed = (times: number, picture: ReactNode) => (
  <div className={styles.zoom} style={{ zoom: times }}>
    {picture}
  </div>
);

/** Whatever bears powers, on a card that tells them. */
export const poweredCard = (
  { name, say }: Pick<PieceProps, 'name' | 'say'>,
  picture: ReactNode,
  powers: readonly unknown[],
): Cut =>
  card(
    say.called(name),
    picture,
    powers.map(String).map((power) => (
      <p key={power}>
        <b>{say.called(power)}</b>: {say.tells(power)}
      </p>
    )),
  );
