import { type ReactNode, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { TextField } from '../controls/TextField.tsx';
import styles from './Operator.module.css';
import { useOperatorWords } from './words/index.ts';

/** What is looked for in a long list, and from where on. */
export function usePages() {
  const [text, setText] = useState('');
  const [before, setBefore] = useState<string | null>(null);
  const query = { ...(text && { text }), ...(before && { before }) };
  const search = (typed: string) => {
    setText(typed);
    setBefore(null);
  };
  return { text, before, query, search, setBefore };
}

interface PagesProps {
  readonly pages: ReturnType<typeof usePages>;
  readonly look: () => Promise<void>;
  /** When the last one shown was touched. */
  readonly last: string | null;
  readonly children: ReactNode;
}

export function Pages({ pages, look, last, children }: PagesProps) {
  const words = useOperatorWords();
  return (
    <>
      <div className={styles.form}>
        <TextField label={words.search} value={pages.text} onChange={pages.search} maxLength={60} />
        <Button
          look="quiet"
          onClick={() => {
            pages.setBefore(null);
            void look();
          }}
        >
          {words.again}
        </Button>
      </div>
      {children}
      {last !== null && (
        <div className={styles.buttons}>
          <Button look="quiet" onClick={() => pages.setBefore(last)}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}
