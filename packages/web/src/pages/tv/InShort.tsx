import { isGameName, onShelf } from '@undercroft/games';
import { openBox } from '@undercroft/kernel';
import type { OnlineTable } from '@undercroft/protocol';
import { useEffect, useState } from 'react';
import { besideOf } from '../../games/beside.ts';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import type { Opened } from '../../table/game/opened.ts';
import { goalOf } from '../../table/game/screen.ts';
import styles from './Between.module.css';
import { Evening } from './Evening.tsx';
import { playedTonight } from './evening.ts';

/** All three rules in half a minute. */
const EACH_MS = 10_000;

interface InShortProps {
  readonly table: OnlineTable;
  readonly opened: Opened;
}

/** While people come: how to win, how long it takes, three rules in moving pictures, and who has won what tonight. */
export function InShort({ table, opened }: InShortProps) {
  const { language } = useLanguage();
  const { game, screen } = opened;
  const { value: pictures } = useFetched(() => besideOf(game.name).pictures(), [game.name]);
  const [played] = useState(() => playedTonight());
  const [nth, setNth] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNth((now) => now + 1), EACH_MS);
    return () => clearInterval(timer);
  }, []);
  const rules = Object.entries(screen.words?.wordsOf(language).inShort ?? {});
  const first = played.length > 0 ? 1 : 0;
  const all = rules.length + first;
  if (all === 0) return null;
  const at = nth % all;
  const [rule, text] = rules[at - first] ?? ['', ''];
  const Picture = pictures?.[rule];
  return (
    <section className={styles.short} data-testid="in-short">
      {at < first ? (
        <Evening played={played} />
      ) : (
        <>
          <Aim table={table} opened={opened} />
          <div key={rule} className={styles.rule} data-rule={rule}>
            <div className={styles.moving}>{Picture !== undefined && <Picture />}</div>
            <strong>{text}</strong>
          </div>
        </>
      )}
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: all }, (_, one) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          <i key={one} data-now={one === at || undefined} />
        ))}
      </span>
    </section>
  );
}

/** How to win, and how long it takes. */
function Aim({ table, opened: { game, screen, say } }: InShortProps) {
  const { m } = useLanguage();
  const shelved = isGameName(game.name) ? onShelf(game.name) : null;
  const words = screen.words?.wordsOf(say.language);
  const [min, max] = shelved?.minutes ?? [0, 0];
  return (
    <p>
      {words !== undefined && goalOf(words, openBox(game, table.options))}{' '}
      {shelved !== null && (
        <span className={styles.length}>
          {min === max ? m.door.minutes({ minutes: min }) : m.door.minutesRange({ min, max })}
        </span>
      )}
    </p>
  );
}
