import { type ReactNode, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { TextField } from '../../controls/TextField.tsx';
import styles from './Operator.module.css';
import { useOperatorWords } from './words/index.ts';

/** What is looked for in a long list, and from where on. */
export function usePages() {
  const [text, setText] = useState('');
  const [after, setAfter] = useState<string | null>(null);
  const query = { ...(text && { text }), ...(after && { after }) };
  const search = (typed: string) => {
    setText(typed);
    setAfter(null);
  };
  return { text, query, search, setAfter };
}

interface PagesProps {
  readonly pages: ReturnType<typeof usePages>;
  readonly look: () => Promise<void>;
  /** Where the next page begins. */
  readonly next: string | null;
  readonly children: ReactNode;
}

export function Pages({ pages, look, next, children }: PagesProps) {
  const words = useOperatorWords();
  return (
    <>
      <div className={styles.form}>
        <TextField label={words.search} value={pages.text} onChange={pages.search} maxLength={60} />
        <Button
          look="quiet"
          onClick={() => {
            pages.setAfter(null);
            void look();
          }}
        >
          {words.again}
        </Button>
      </div>
      {children}
      {next !== null && (
        <div className={styles.buttons}>
          <Button look="quiet" onClick={() => pages.setAfter(next)}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}
