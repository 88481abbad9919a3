import type { GameName } from '@undercroft/games';
import { useState } from 'react';
import { Banner, Banners } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CheckIcon, StepIcon } from '../../controls/icons.tsx';
import { loadLesson } from '../../games/lessons.ts';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { useLearnt } from '../../kit/language/useLearnt.ts';
import { go } from '../../kit/route.ts';
import { useStore } from '../../kit/store.ts';
import type { GameNotes } from '../../table/game/beside.ts';
import type { Opened } from '../../table/game/opened.ts';
import { toldNotes } from '../../table/notes/notes.ts';
import styles from './Guide.module.css';

/** What a first game is, said once at its beginning. */
export function Guide() {
  const { m } = useLanguage();
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <Banners>
      <Banner
        actions={
          <IconButton
            label={m.notes.read}
            icon={<CheckIcon />}
            onClick={() => setRead(true)}
            data-word="guide-read"
          />
        }
      >
        <span data-testid="guide">{m.learn.guide}</span>
      </Banner>
    </Banners>
  );
}

interface EndedProps {
  readonly game: GameName;
  readonly opened: Opened;
}

/** At the end of a first game: what one knows now, and what there still is to meet. */
export function FirstGameEnd({ game, opened }: EndedProps) {
  const { m, language } = useLanguage();
  const { value: lesson } = useFetched(() => loadLesson(game, language), [game, language]);
  const { value: notes } = useFetched(() => opened.beside.notes(), [opened]);
  if (lesson === null || notes === null) return null;
  const titles = lesson.chapters.map((one) => lesson.words.chapters[one.chapter].title);
  return (
    <section className={styles.learnt} data-testid="learnt">
      <h3>{m.learn.learnt}</h3>
      <p>{titles.join(' · ')}</p>
      <Met game={game} notes={notes} />
      <Button look="quiet" icon={<StepIcon />} onClick={() => go({ at: 'learn', game })}>
        {m.learn.chapters}
      </Button>
    </section>
  );
}

/** What happened for the first time, and what has not yet. */
function Met({ game, notes }: { readonly game: GameName; readonly notes: GameNotes }) {
  const { m } = useLanguage();
  const told = useStore(toldNotes);
  const words = useLearnt(notes.words);
  const names = Object.keys(notes.list);
  const isTold = (name: string) => told.has(`${game}.${name}`);
  const list = (some: readonly string[]) => (
    <ul>
      {some.map((name) => (
        <li key={name}>{words[name]}</li>
      ))}
    </ul>
  );
  const left = names.filter((name) => !isTold(name));
  return (
    <>
      {list(names.filter(isTold))}
      {left.length > 0 && (
        <>
          <h3>{m.learn.left}</h3>
          {list(left)}
        </>
      )}
    </>
  );
}
