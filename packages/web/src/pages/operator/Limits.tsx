import { Again } from './Again.tsx';
import { useLooked } from './desk.ts';
import styles from './Operator.module.css';
import { useOperatorWords } from './words/index.ts';

/** The limits by the names of their settings, and who has run into one. */
export function Limits() {
  const words = useOperatorWords();
  const { found, look } = useLooked('GET /operator/limits');
  return (
    <div className={styles.sheet}>
      <dl className={styles.facts}>
        {Object.entries(found?.configured ?? {}).map(([name, most]) => (
          <div key={name}>
            <dt>{name.replace(/[A-Z]/g, '_$&').toUpperCase()}</dt>
            <dd>{most}</dd>
          </div>
        ))}
      </dl>
      <h2>{words.limited}</h2>
      {found?.limited.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list}>
        {found?.limited.map(({ limit, who, name, count, most, seconds }) => (
          <li key={`${limit} ${who}`} className={styles.card}>
            <strong>{name ?? who}</strong>
            <span>{limit}</span>
            <small>
              {count}/{most}, {seconds} s
            </small>
          </li>
        ))}
      </ul>
      <Again label={words.again} look={look} />
    </div>
  );
}
