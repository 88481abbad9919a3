import { Button } from '../../controls/Button.tsx';
import { BanForm } from './BanForm.tsx';
import { useDo, useLooked, useWhen } from './desk.ts';
import styles from './Operator.module.css';
import { useOperatorWords } from './words/index.ts';

/** Who is banned, by guest and by address. */
export function Bans() {
  const words = useOperatorWords();
  const when = useWhen();
  const { found, look } = useLooked('GET /operator/bans');
  const act = useDo(look);
  return (
    <div className={styles.sheet}>
      <div className={styles.buttons}>
        <BanForm onChange={look} />
      </div>
      {found?.bans.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list}>
        {found?.bans.map(({ id, kind, who, name, reason, until }) => (
          <li key={id} className={styles.card}>
            <strong>{kind === 'guest' ? name : `${words.address} ${who}`}</strong>
            <span>{reason}</span>
            <small>{until === null ? words.forGood : when(until)}</small>
            <div className={styles.buttons}>
              <Button onClick={() => void act('DELETE /operator/bans/:id', { id })}>{words.unban}</Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
