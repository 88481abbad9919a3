import type { Shunned } from '@undercroft/protocol';
import { Suspense } from 'react';
import { Button } from '../../controls/Button.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import styles from './People.module.css';
import { usePeopleWords } from './words/people/index.ts';

/** Whom this guest has muted or blocked, to let them off again. */
export function ShunnedList() {
  const { value, again } = useFetched(() => server.ask('GET /me/shunned'), []);
  const people = value?.people ?? [];
  if (people.length === 0) return null;
  return (
    <Suspense>
      <List people={people} onChange={again} />
    </Suspense>
  );
}

function List({ people, onChange }: { people: readonly Shunned[]; onChange: () => Promise<void> }) {
  const { m } = useLanguage();
  const words = usePeopleWords();
  const letOff = (id: string) =>
    server
      .ask('DELETE /me/shunned/:id', { id })
      .then(onChange)
      .catch((error) => toast(explain(m, error), { harm: true }));
  return (
    <section aria-label={words.list}>
      <h2 className={styles.title}>{words.list}</h2>
      <ul className={styles.people}>
        {people.map(({ id, name, mute, block }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>{' '}
              <small>{[mute && words.muted, block && words.blocked].filter(Boolean).join(', ')}</small>
            </span>
            <Button look="quiet" onClick={() => void letOff(id)}>
              {words.letOff}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
