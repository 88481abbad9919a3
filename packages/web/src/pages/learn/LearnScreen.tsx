import { type GameName, loadScene } from '@undercroft/games';
import { type Answer, seatsNear } from '@undercroft/kernel';
import type { LessonStep, Point } from '@undercroft/kit/lesson';
import type { Scene } from '@undercroft/kit/scene';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { DownIcon, ForwardIcon, PlayIcon, StepIcon, UndoIcon } from '../../controls/icons.tsx';
import { Menu } from '../../controls/Menu.tsx';
import { Page } from '../../controls/Page.tsx';
import { Pointer } from '../../controls/Pointer.tsx';
import { spokenName } from '../../controls/spokenName.ts';
import { Waiting } from '../../controls/Waiting.tsx';
import { type Lesson, loadLesson } from '../../games/lessons.ts';
import { openGame } from '../../games/open.ts';
import { useNeeded } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import type { Language } from '../../kit/languages.ts';
import { go } from '../../kit/route.ts';
import { useStore } from '../../kit/store.ts';
import { announcer } from '../../table/ears/announcer.ts';
import { keyFor } from '../../table/ears/keys.ts';
import { giverOf } from '../../table/game/gives.ts';
import type { Opened } from '../../table/game/opened.ts';
import { newId, newSeed } from '../../table/sources/here.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { beginHere } from '../here/HereScreen.tsx';
import styles from './Learn.module.css';
import { LessonClient } from './lessonClient.ts';
import { hasLearnt, keepLearnt, keepProgress, type Progress, progressIn } from './progress.ts';
import { Said } from './Said.tsx';

interface Taught {
  readonly opened: Opened;
  readonly lesson: Lesson;
  readonly scene: Scene;
}

async function teach(game: GameName, language: Language): Promise<Taught> {
  const parts = [openGame(game, language), loadLesson(game, language), loadScene(game)] as const;
  const [opened, lesson, scene] = await Promise.all(parts);
  return { opened, lesson, scene };
}

/** A first game, told slowly: the learner does every move at the real table. */
export default function LearnScreen({ game }: { game: GameName }) {
  const { language } = useLanguage();
  const [from, setFrom] = useState<Progress>(() => progressIn(game));
  const [choosing, setChoosing] = useState(() => hasLearnt(game) && from.chapter === 0 && from.step === 0);

  const taught = useNeeded(() => teach(game, language), [game, language]);
  if (taught === null) return <Waiting />;
  const begin = (next: number) => {
    keepProgress(game, { chapter: next, step: 0 });
    // The same chapter once more is begun anew, too.
    setFrom((now) => ({ chapter: next, step: now.chapter === next && now.step === 0 ? -1 : 0 }));
    setChoosing(false);
  };
  if (choosing) {
    const { chapters, words } = taught.lesson;
    const titles = chapters.map((one) => words.chapters[one.chapter].title);
    return <Chapters game={game} opened={taught.opened} titles={titles} onChapter={begin} />;
  }
  const chapter = from.chapter < taught.lesson.chapters.length ? from.chapter : 0;
  return (
    <ChapterScreen
      key={`${chapter} ${from.step} ${language}`}
      {...taught}
      game={game}
      chapter={chapter}
      step={from.chapter === chapter ? from.step : 0}
      onChapter={begin}
    />
  );
}

interface ChapterProps extends Taught {
  readonly game: GameName;
  readonly chapter: number;
  readonly step: number;
  readonly onChapter: (chapter: number) => void;
}

function ChapterScreen({ opened, lesson, scene, game, chapter, step, onChapter }: ChapterProps) {
  const { m } = useLanguage();
  const { chapters, words } = lesson;
  const client = useMemo(
    () => new LessonClient(opened.game, scene, chapters[chapter], step),
    [opened.game, scene, chapters, chapter, step],
  );
  const teaching = useStore(client.teaching);
  const said = words.chapters[chapters[chapter].chapter];
  const { at, astray, moving } = teaching;
  useEffect(() => keepProgress(game, { chapter, step: at }), [game, chapter, at]);

  const titles = chapters.map((one) => words.chapters[one.chapter].title);
  const others = titles.map((title, index) => ({
    label: m.learn.chapter({ title, at: index + 1, all: titles.length }),
    onSelect: () => onChapter(index),
  }));
  const read = teaching.step !== null && teaching.step.do === undefined;
  const last = at >= chapters[chapter].steps.length - (read && teaching.step?.other === undefined ? 1 : 0);
  const wrong = teaching.step?.wrong;
  const text = astray ? (wrong === undefined ? words.wrong : said[wrong]) : said[teaching.said ?? ''];

  const following = moving ? null : (chapters[chapter].steps[at + 1] ?? null);
  useToldByKey(moving ? null : teaching.step, following, astray);

  const actions = moving ? null : astray ? (
    <Button look="ember" icon={<UndoIcon />} onClick={() => client.back()} data-word="lesson-back">
      {m.learn.back}
    </Button>
  ) : last && (read || teaching.step === null) ? (
    <Ended game={game} opened={opened} next={titles[chapter + 1]} onNext={() => onChapter(chapter + 1)} />
  ) : read ? (
    <Button look="ember" icon={<ForwardIcon />} onClick={() => client.next()} data-word="lesson-next">
      {m.learn.next}
    </Button>
  ) : null;

  return (
    <>
      <TableScreen
        everyAnswer
        client={client}
        opened={opened}
        banner={
          <Said
            title={
              <Menu
                trigger={
                  <button type="button" className={styles.chapters} data-word="chapters">
                    {m.learn.chapter({ title: titles[chapter], at: chapter + 1, all: chapters.length })}
                    <DownIcon />
                  </button>
                }
                items={others}
              />
            }
            actions={actions}
            quiet={moving}
            step={at}
          >
            {text}
          </Said>
        }
        // Nothing lies below; the lesson says how it ended.
        below={null}
        menu={others}
      />
      {!astray && <StepPointer step={moving ? null : teaching.step} following={following} />}
    </>
  );
}

interface EndedProps {
  readonly game: GameName;
  readonly opened: Opened;
  /** The title of the next chapter, if there is one. */
  readonly next: string | undefined;
  readonly onNext: () => void;
}

/** A chapter is over: on to the next one, or to a game of one's own. */
function Ended({ game, opened, next, onNext }: EndedProps) {
  const { m } = useLanguage();
  if (next !== undefined) {
    return (
      <Button look="ember" icon={<ForwardIcon />} onClick={onNext} data-word="lesson-next">
        {m.learn.nextChapter({ title: next })}
      </Button>
    );
  }
  return (
    <>
      <Button
        look="ember"
        icon={<PlayIcon />}
        onClick={() => {
          keepProgress(game, { chapter: 0, step: 0 });
          keepLearnt(game);
          playFirst(game, opened);
        }}
        data-word="lesson-play"
      >
        {m.learn.play}
      </Button>
      <Button
        onClick={() => {
          keepProgress(game, { chapter: 0, step: 0 });
          keepLearnt(game);
          go({ at: 'door' });
        }}
        data-word="lesson-door"
      >
        {m.home}
      </Button>
    </>
  );
}

/** A first game with a guide: as few and as gentle others as there can be, and the coach beside it. */
function playFirst(game: GameName, opened: Opened): void {
  const id = newId();
  const person = { kind: 'person', name: '', level: null, figure: null } as const;
  const bot = { kind: 'bot', name: '', level: 'novice', figure: null } as const;
  const { suggests, first } = opened.screen;
  const options = { ...suggests?.(1), ...first } as Readonly<Record<string, string | boolean>>;
  beginHere({
    id,
    game,
    chairs: [person, ...Array(seatsNear(opened.game, 2) - 1).fill(bot)],
    handOver: false,
    anyTakeBack: true,
    coach: true,
    options,
    seed: newSeed(),
    guided: true,
  });
  go({ at: 'here', id });
}

interface ChaptersProps {
  readonly game: GameName;
  readonly opened: Opened;
  readonly titles: readonly string[];
  readonly onChapter: (chapter: number) => void;
}

/** Whoever has learnt the game already chooses what to hear once more. */
function Chapters({ game, opened, titles, onChapter }: ChaptersProps) {
  const { m } = useLanguage();
  return (
    <Page game={game} title={opened.say.title}>
      <p>{m.learn.again}</p>
      <ol className={styles.list}>
        {titles.map((title, chapter) => (
          <li key={title}>
            <Button icon={<StepIcon />} onClick={() => onChapter(chapter)} data-word="chapter">
              {title}
            </Button>
          </li>
        ))}
      </ol>
      <Button look="ember" large icon={<PlayIcon />} onClick={() => playFirst(game, opened)}>
        {m.learn.play}
      </Button>
    </Page>
  );
}

interface StepPointerProps {
  /** What is said; null while something is being shown. */
  readonly step: LessonStep | null;
  readonly following: LessonStep | null;
}

/** Points at what is to be done, or at what is spoken of; meanwhile at dice that wait to be thrown. */
function StepPointer({ step, following }: StepPointerProps) {
  const find = useCallback(() => {
    if (step === null) return document.querySelector('[data-word=throw]');
    return step.do === undefined ? pointedAt(step.point) : giverIn(step, following);
  }, [step, following]);
  return <Pointer find={find} />;
}

/** What is to be pressed; what is said in one breath is done with one press, where one gives both. */
function giverIn(step: LessonStep, following: LessonStep | null): Element | null {
  const then = following?.do === undefined || following.say !== undefined ? [] : [following.do as Answer];
  return giverOf(step.do as Answer, ...then);
}

/** What is drawn on a board is there a moment after it is asked, and answers are numbered after they are there. */
const SETTLED_MS = 250;

/** Whoever does not look is told which key does what the lesson wants. */
function useToldByKey(step: LessonStep | null, following: LessonStep | null, astray: boolean): void {
  const { m } = useLanguage();
  useEffect(() => {
    if (step === null && !astray) return;
    const timer = setInterval(() => {
      const wanted =
        astray || step?.do === undefined
          ? document.querySelector('[data-word^="lesson-"]')
          : giverIn(step, following);
      if (wanted === null) return;
      clearInterval(timer);
      const digit = wanted instanceof HTMLElement ? wanted.dataset.digit : undefined;
      const what = spokenName(wanted);
      const keys = { board: keyFor('board').toUpperCase(), way: keyFor('way').toUpperCase() };
      announcer.say(
        wanted instanceof SVGElement
          ? m.learn.byBoard({ ...keys, what })
          : m.learn.byKey({ key: digit ?? 'Tab', what }),
      );
    }, SETTLED_MS);
    return () => clearInterval(timer);
  }, [m, step, following, astray]);
}

/** The piece that says so of itself: on the board if there is one, else anywhere. */
function pointedAt(point: Point | undefined): Element | null {
  const [named] = Object.entries(point ?? {});
  if (named === undefined) return null;
  const [mark, value] = named;
  const any = [`[data-${mark}="${CSS.escape(value)}"]`, `[data-${mark}^="${CSS.escape(value)} "]`].join(', ');
  return document.querySelector(`[data-area=board] :is(${any})`) ?? document.querySelector(any);
}
