import { builtIn, changesBetween } from '@undercroft/sets/workshop';
import { type CSSProperties, use } from 'react';
import { useLanguage } from '../../kit/language/language.tsx';
import { At } from '../../table/box/at.ts';
import { Changes } from '../../table/box/Compare.tsx';
import type { Block } from '../../table/rulebook/books.ts';
import { Printed } from '../../table/rulebook/Printed.tsx';
import { searching } from '../../table/rulebook/search.ts';
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
  const changed = changesBetween(builtIn(game), set).filter(
    ({ path }) => !/^variant\b|\bsource\b/.test(path),
  );
  // The second word of a path is the thing that has changed, the first its section: 'tokens.rat.strength'.
  const names = [...new Set(changed.map(({ path }) => path.split('.')[1] ?? ''))].filter(
    (name) => name !== '' && !/^\d+$/.test(name),
  );
  const speaking = names
    .map((name) => searching(value(name), language))
    .filter((speaksOf) => speaksOf !== null);
  const isTouched = (text: string) => speaking.some((speaksOf) => speaksOf(text));
  return (
    <section
      className={styles.book}
      style={{ '--wide': `${page.width}mm` } as CSSProperties}
      data-testid="paper-rules"
      lang={language}
    >
      <h1>{say.title}</h1>
      {changed.length > 0 && (
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
