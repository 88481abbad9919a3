import type { Reply } from '@undercroft/protocol';
import { Again } from './Again.tsx';
import { useLooked, useWhen } from './desk.ts';
import styles from './Operator.module.css';
import { useOperatorWords } from './words/index.ts';

type Heard = Reply<'GET /operator/page-errors'>['errors'][number];

/** What went wrong in people's pages, by the build they came from and the engine that drew them. */
export function PageErrors() {
  const words = useOperatorWords();
  const when = useWhen();
  const { found, look } = useLooked('GET /operator/page-errors');
  if (found === null) return null;
  const { heard, build, errors } = found;
  const groups = new Map<string, Heard[]>();
  for (const error of errors) {
    const key = `${error.build} ${error.engine}`;
    groups.set(key, [...(groups.get(key) ?? []), error]);
  }
  const line = ({ where, name, message, stack, count, lastAt }: Heard) => (
    <li key={`${where} ${name} ${message} ${stack[0]}`}>
      <b>
        {count} × {name}
      </b>{' '}
      {message}
      <br />
      <small>
        {words.where[where]} · {when(lastAt)} · <span className={styles.id}>{stack.join(' ')}</span>
      </small>
    </li>
  );
  return (
    <div className={styles.sheet}>
      <p>{heard ? words.pageErrorsHere : words.pageErrorsOff}</p>
      {errors.length === 0 && <p>{words.none}</p>}
      {[...groups].map(([key, group]) => (
        <section key={key} className={styles.card}>
          <strong>
            {group[0].engine} · {words.build} <span className={styles.id}>{group[0].build}</span>
            {group[0].build === build && ` (${words.thisBuild})`}
          </strong>
          <ul>{group.map(line)}</ul>
        </section>
      ))}
      <Again label={words.again} look={look} />
    </div>
  );
}
