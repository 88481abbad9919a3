import { useMemo, useState } from 'react';
import { PageHead } from '../../controls/Page.tsx';
import { besideOf } from '../../games/beside.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { Rulebook } from '../../table/rulebook/Rulebook.tsx';
import styles from './RulesPage.module.css';

/** The rulebook as a page of its own: for a question away from the table, and to link to. */
export default function RulesPage({ game, rule: first }: { game: string; rule: string | null }) {
  const { m } = useLanguage();
  const [rule, setRule] = useState(first);
  const beside = useMemo(() => besideOf(game), [game]);
  return (
    <main className={styles.page} data-game={game}>
      <div className={styles.head}>
        <PageHead title={m.rulebook.title} />
      </div>
      <Rulebook game={game} beside={beside} rule={rule} onRule={setRule} />
    </main>
  );
}
