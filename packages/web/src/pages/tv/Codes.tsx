import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { find, type ShownTable, show } from './room.ts';
import styles from './Tv.module.css';
import { useTvWords } from './words/index.ts';

/** The letters of codes, as the server makes them. */
const LETTERS = 'BCDFGHJKLMNPRSTWXZ';
const LENGTH = 5;
/** Codes of tables have four letters, those of tournaments five. */
const NONE = '·';

/** Types a code with four arrows and OK: up and down change a letter. */
export function Codes({ onLeave }: { onLeave: (found: ShownTable | null) => void }) {
  const { m } = useLanguage();
  const words = useTvWords();
  const [code, setCode] = useState(`BBBB${NONE}`);
  const [gone, setGone] = useState(false);
  const open = () =>
    void find(code.replace(NONE, '')).then(
      (found) => (found === null ? setGone(true) : onLeave(show(found))),
      () => setGone(true),
    );
  const turn = (key: KeyboardEvent, nth: number) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[key.key];
    if (by === undefined) return;
    key.preventDefault();
    setGone(false);
    const letters = nth === LENGTH - 1 ? NONE + LETTERS : LETTERS;
    const next = (letters.indexOf(code[nth]) + by + letters.length) % letters.length;
    setCode(code.slice(0, nth) + letters[next] + code.slice(nth + 1));
  };
  return (
    <section className={styles.codes}>
      <h1>{words.another}</h1>
      <div className={styles.wheel}>
        {Array.from({ length: LENGTH }, (_, nth) => (
          <button
            type="button"
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
            key={nth}
            className={styles.letter}
            aria-label={`${words.letter({ nth: nth + 1 })}: ${code[nth]}`}
            // biome-ignore lint/a11y/noAutofocus: a remote has to begin somewhere
            autoFocus={nth === 0}
            onKeyDown={(key) => turn(key, nth)}
            onClick={open}
          >
            {code[nth]}
          </button>
        ))}
      </div>
      <p role="status">{gone ? words.gone : words.anotherHow}</p>
      <Button look="quiet" onClick={() => onLeave(null)}>
        {m.cancel}
      </Button>
    </section>
  );
}
