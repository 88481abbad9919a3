import { useState } from 'react';
import { go } from '../app/route.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { BackIcon } from '../controls/icons.tsx';
import { useLanguage } from '../language/language.tsx';
import { Rulebook } from './Rulebook.tsx';
import styles from './RulesPage.module.css';

/** The rulebook as a page of its own: for a question away from the table, and to link to. */
export default function RulesPage({ game, rule: first }: { game: string; rule: string | null }) {
  const { m } = useLanguage();
  const [rule, setRule] = useState(first);
  return (
    <main className={styles.page} data-game={game}>
      <header className={styles.head}>
        <IconButton label={m.home} icon={<BackIcon />} onClick={() => go({ at: 'door' })} />
        <h1>{m.rulebook.title}</h1>
      </header>
      <Rulebook game={game} rule={rule} onRule={setRule} />
    </main>
  );
}
