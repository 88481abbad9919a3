import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { server } from '../../kit/server/api.ts';
import { momentOf, useDo, useWhen } from './desk.ts';
import styles from './Operator.module.css';
import { Until } from './Until.tsx';
import { useOperatorWords } from './words/index.ts';

/** What all screens show. */
export function NoticeDesk() {
  const words = useOperatorWords();
  const when = useWhen();
  const { value, again } = useFetched(() => server.ask('GET /notice'), []);
  const shown = value?.notice ?? null;
  const act = useDo(again);
  const [text, setText] = useState('');
  const [until, setUntil] = useState('');
  return (
    <div className={styles.sheet}>
      {shown === null ? (
        <p>{words.noNotice}</p>
      ) : (
        <div className={styles.card}>
          <strong>{shown.text}</strong>
          <small>{shown.until === null ? words.forGood : when(shown.until)}</small>
          <div className={styles.buttons}>
            <Button onClick={() => void act('DELETE /operator/notice')}>{words.takeDown}</Button>
          </div>
        </div>
      )}
      <div className={styles.fields}>
        <TextField label={words.text} value={text} onChange={setText} maxLength={300} />
        <Until value={until} onChange={setUntil} />
        <div className={styles.buttons}>
          <Button
            disabled={text.trim() === ''}
            onClick={() =>
              void act('PUT /operator/notice', { body: { text: text.trim(), until: momentOf(until) } })
            }
          >
            {words.say}
          </Button>
        </div>
      </div>
    </div>
  );
}
