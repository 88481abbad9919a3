import type { TodayReply } from '@undercroft/protocol';
import { useFetched } from '../../kit/fetched.ts';
import { server } from '../../kit/server/api.ts';
import styles from './Today.module.css';
import { useTodayWords } from './words/index.ts';

/** What somebody needs to check that the luck was settled beforehand. */
export function Seal({ today }: { readonly today: TodayReply }) {
  const words = useTodayWords();
  const day = String(today.day - 1);
  const { value } = useFetched(() => server.ask('GET /days/:day', { day }), [day]);
  const lines = [
    [words.sealOf, today.commitment],
    [words.sealBefore, value?.commitment],
    [words.secretBefore, value?.secret],
  ];
  return (
    <details className={styles.seal}>
      <summary>{words.seal}</summary>
      <p>{words.sealText}</p>
      <dl>
        {lines.map(
          ([name, hash]) =>
            hash && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <code>{hash}</code>
                </dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}
