import { type CSSProperties, use } from 'react';
import { useLanguage } from '../../kit/language/language.tsx';
import { SetsIn } from '../../table/box/AboutSet.tsx';
import { At } from '../../table/box/at.ts';
import { Changes } from '../../table/box/Compare.tsx';
import type { Block } from '../../table/rulebook/books.ts';
import { Printed } from '../../table/rulebook/Printed.tsx';
import { figuresChanged, touchedBy } from '../../table/rulebook/touched.ts';
import styles from './Paper.module.css';
import type { Size } from './sheets.ts';

interface PaperRulesProps {
  readonly rules: readonly Block[];
  readonly set: object;
  readonly page: Size;
}

/** The rules in two columns: what is different from the box first, and every rule that speaks of it marked. */
export function PaperRules({ rules, set, page }: PaperRulesProps) {
  const { language } = useLanguage();
  const { game, say, words, value } = use(At);
  const isTouched = touchedBy(game, set, value, language);
  return (
    <section
      className={styles.book}
      style={{ '--wide': `${page.width}mm` } as CSSProperties}
      data-testid="paper-rules"
      aria-label={say.title}
      lang={language}
    >
      <h1>{say.title}</h1>
      <SetsIn data={set} />
      {figuresChanged(game, set).length > 0 && (
        <div className={styles.changes}>
          <h2>{words.paper.different}</h2>
          <Changes data={set} />
          <p>{words.paper.marked}</p>
        </div>
      )}
      {rules.map((block, at) =>
        block.kind === 'rule' ? (
          <div key={block.id} className={styles.rule} data-changed={isTouched(block.text) || undefined}>
            <b>{block.id}</b>
            <Printed as="p" html={block.html} />
          </div>
        ) : (
          <Printed
            // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change its order
            key={at}
            as={block.kind === 'heading' ? (block.level <= 2 ? 'h2' : 'h3') : 'div'}
            html={block.html}
          />
        ),
      )}
    </section>
  );
}
