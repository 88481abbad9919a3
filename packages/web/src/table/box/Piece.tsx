import { type Component, isFields } from '@undercroft/sets/workshop';
import { use } from 'react';
import { At } from './at.ts';
import styles from './Workshop.module.css';

/** A component as it looks in play, or plainly where nobody has drawn it. */
export function Piece({ section, thing }: { section: string; thing: Component }) {
  const { draw, say } = use(At);
  const value = isFields(thing.value) ? thing.value : { '': thing.value };
  const drawn = draw({ section, name: thing.name, value, say });
  return (
    <span className={styles.piece}>
      {drawn ?? <PlainPiece name={say.called(thing.name)} value={value} />}
    </span>
  );
}

/** How many figures a plain card has room for. */
const MOST = 4;

function PlainPiece({ name, value }: { name: string; value: Readonly<Record<string, unknown>> }) {
  const { label } = use(At);
  const figures = Object.entries(value).filter(
    ([field, figure]) => field !== 'source' && (typeof figure === 'number' || typeof figure === 'string'),
  );
  return (
    <span className={styles.plain} aria-hidden="true">
      <b>{name}</b>
      {figures.slice(0, MOST).map(([field, figure]) => (
        <span key={field}>
          {label(field)} <i>{String(figure)}</i>
        </span>
      ))}
    </span>
  );
}
