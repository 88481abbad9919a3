import type { Game } from '@undercroft/kernel';
import {
  type Against,
  asInBox,
  builtIn,
  type Component,
  called,
  edited,
  emptyOf,
  idFrom,
  isExpansion,
  isFields,
  isPrinted,
  nameOf,
  type OwnName,
  type Path,
  placeIn,
  readSetText,
  removed,
  type Section,
  sayPath,
  valueAt,
  withoutThing,
  withThing,
} from '@undercroft/sets/workshop';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Drawer } from '../../controls/Drawer.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { ForwardIcon, GraphIcon, PeopleIcon, PlayIcon, UndoIcon } from '../../controls/icons.tsx';
import { Page } from '../../controls/Page.tsx';
import { toast } from '../../controls/Toast.tsx';
import { BASE } from '../../kit/base.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import { part } from '../../kit/later.ts';
import { useMedia } from '../../kit/media.ts';
import { go } from '../../kit/route.ts';
import { pathOf } from '../../kit/routes.ts';
import { AboutDialog, AboutSet } from '../../table/box/AboutSet.tsx';
import { At, type AtBench, atBench, isWithin, thingTitle } from '../../table/box/at.ts';
import { type Bench, isInBox, redone, undone, withFigure, withMark, written } from '../../table/box/bench.ts';
import { Compare } from '../../table/box/Compare.tsx';
import { Grid } from '../../table/box/Grid.tsx';
import { asKept, keepSet } from '../../table/box/ownSets.ts';
import styles from '../../table/box/Workshop.module.css';
import { type WayOut, wayOut } from '../../table/box/waysOut.ts';
import { useWorkshopWords } from '../../table/box/words/index.ts';
import type { DrawPiece } from '../../table/game/beside.ts';
import type { Opened } from '../../table/game/opened.ts';
import { FileMenu } from './FileMenu.tsx';
import { ThingEditor } from './ThingEditor.tsx';

interface BenchProps {
  readonly opened: Opened;
  readonly draw: DrawPiece;
  readonly first: Bench;
  readonly badLink: boolean;
}

type Shown = 'about' | 'compare' | 'judge' | 'publish' | null;

/** Figures and plots are fetched when somebody wants them. */
const JudgeDialog = part(() => import('./judge/JudgeDialog.tsx'));

/** What is published is sent, which most never do. */
const PublishDialog = part(() => import('./PublishDialog.tsx'));

/** A set on the bench: its components in a grid, and what may be done with it. */
export function BenchScreen({ opened, draw, first, badLink }: BenchProps) {
  const { language } = useLanguage();
  const words = useWorkshopWords();
  const wide = useMedia('(min-width: 900px)');
  const { game, say } = opened;
  const [bench, setBench] = useState(first);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown>(null);
  const read = useMemo(() => readSetText(game, bench.text), [game, bench.text]);
  const { data: file, whole: data, mistakes, doubts } = read;
  const at = useMemo(
    () => atBench(opened, words, draw, data, mistakes),
    [opened, words, draw, data, mistakes],
  );
  const adds = isExpansion(file) ? file : null;
  const { sections } = at;
  const flawless = mistakes.length === 0;

  // Nothing is lost by a reload; what nobody has touched is not worth keeping.
  const [kept, setKept] = useState(first);
  useEffect(() => {
    if (bench === first) return;
    // A browser that keeps nothing still lets one try.
    keepSet(asKept(bench, read)).then(
      () => setKept(bench),
      () => {},
    );
    // From now on the address is that of what is kept, whichever way it came here. Said once: Safari refuses to hear it
    // with every key.
    const here = BASE + pathOf({ at: 'workshop', game: bench.game, id: bench.id, packed: null });
    if (location.pathname + location.search + location.hash !== here) history.replaceState(null, '', here);
  }, [first, bench, read]);
  useEffect(() => {
    if (badLink) toast(words.badLink, { harm: true });
  }, [badLink, words]);

  const write = (text: string, at: string | null = null) => setBench((now) => written(now, text, at));
  const things = sections.flatMap((section) => section.things.map((thing) => ({ section, thing })));
  const found = things.findIndex(({ thing }) => sayPath(thing.path) === openAt);
  const open = things[found];
  const openThing = (path: Path) => setOpenAt(sayPath(path));
  /** What the file says itself: in an expansion, not what only the box has. */
  const isOwn = (thing: Component) => placeIn(file, thing) !== null;
  // Nothing of an expansion is printed in anybody's box.
  const marked = things.filter(({ thing }) => thing.marked && adds === null);
  const printed = marked.filter(({ thing }) => isPrinted(thing)).length;

  const isIdTaken = (id: string) => say.knows(id) || things.some(({ thing }) => thing.name === id);
  const isNameTaken = (name: string) =>
    things.some(({ thing }) => at.value(thing.name).toLowerCase() === name.toLowerCase());

  /** A thing under another name; two of one name nobody could tell apart. */
  const name = (thing: Component, names: OwnName, shown: string) => {
    if (shown.toLowerCase() !== at.value(thing.name).toLowerCase() && isNameTaken(shown))
      return toast(words.wrong.taken, { harm: true });
    const now = called(game, file, bench.text, { thing, names, isTaken: isIdTaken });
    write(now.text);
    openThing(typeof thing.path.at(-1) === 'number' ? thing.path : now.path);
  };

  /** One more of a kind: like the last one, under a name of its own. */
  const add = (section: Section) => {
    if (section.more === null) return;
    const last = section.things.at(-1)?.value ?? emptyOf(section.more.shape);
    let number = 1;
    while (isNameTaken(words.newThing({ number }))) number++;
    const name = words.newThing({ number });
    const id = idFrom(name, isIdTaken);
    const fresh = isFields(last)
      ? { ...last, ...('id' in last && { id }), ...('source' in last && { source: 'mine' }) }
      : last;
    const path = [...section.path, section.more.named ? id : section.things.length];
    const text = withThing(game, bench.text, path, fresh);
    const named = section.more.named || (isFields(last) && 'id' in last);
    write(named ? edited(text, ['variant', 'names', id], name) : text);
    openThing(path);
  };

  const toTable = async (where: 'new' | 'friends') => {
    if (data === null || !flawless) return toast(words.first, { harm: true });
    await keepSet(asKept(bench, read));
    go({ at: where, game: game.name, with: bench.id });
  };

  /** The box as it is needs no set that is kept. */
  const toPaper = async () => {
    if (data === null || !flawless) return toast(words.first, { harm: true });
    const isOther = !isInBox(game, data);
    if (isOther) await keepSet(asKept(bench, read));
    go({ at: 'paper', game: game.name, ...(isOther && { with: bench.id }) });
  };

  const holding = (path: Path) => things.findLast(({ thing }) => isWithin(path, thing.path))?.thing;
  const onOpen = (path: Path) => {
    const target = holding(path) ?? sections.find(({ name }) => name === path[0])?.things[0];
    if (target !== undefined) openThing(target.path);
  };
  const onWay = ({ path, value }: WayOut) => {
    const thing = holding(path);
    if (thing !== undefined) write(withFigure(game, bench.text, thing, path, value));
  };

  return (
    <At value={at}>
      <Page
        game={game.name}
        title={words.title({ game: say.title })}
        wide
        back={{ label: words.all, go: () => go({ at: 'workshop', game: null, id: null, packed: null }) }}
        actions={
          <>
            <IconButton
              label={words.undo}
              icon={<UndoIcon />}
              disabled={bench.past.length === 0}
              onClick={() => setBench(undone)}
            />
            <IconButton
              label={words.redo}
              icon={<ForwardIcon />}
              disabled={bench.future.length === 0}
              onClick={() => setBench(redone)}
            />
            <FileMenu
              bench={bench}
              data={data}
              onText={(text) => write(text)}
              onCompare={() => setShown('compare')}
              onPaper={() => void toPaper()}
              onPublish={() => (flawless ? setShown('publish') : toast(words.first, { harm: true }))}
            />
          </>
        }
      >
        {adds !== null && <p className={styles.note}>{words.expansionHint({ game: say.title })}</p>}
        <AboutSet data={data} onOpen={() => setShown('about')} />
        <div className={styles.state}>
          {marked.length > 0 && (
            <>
              <div
                className={styles.bar}
                role="progressbar"
                aria-label={words.thisIsPrinted}
                aria-valuemin={0}
                aria-valuemax={marked.length}
                aria-valuenow={printed}
              >
                <i style={{ width: `${(100 * printed) / marked.length}%` }} />
              </div>
              <p className={styles.note} data-counts="printed">
                {words.printed({
                  done: numbersIn(language).format(printed),
                  all: numbersIn(language).format(marked.length),
                })}
              </p>
            </>
          )}
          {flawless ? (
            <p className={styles.note} role="status">
              {words.flawless} {kept === bench && bench !== first && words.kept}
            </p>
          ) : (
            <Mistakes
              at={at}
              title={words.mistakes({ count: mistakes.length })}
              {...{ mistakes, onOpen, onWay }}
            />
          )}
          {doubts.length > 0 && (
            <Mistakes at={at} title={words.mayNotEnd} mistakes={doubts} {...{ onOpen, onWay }} />
          )}
        </div>
        {sections.map((section) => (
          <Grid
            key={section.name}
            section={section}
            onOpen={(thing) => openThing(thing.path)}
            onAdd={() => add(section)}
          />
        ))}
        <div className={styles.try}>
          <Button
            look="ember"
            large={wide}
            icon={<PlayIcon />}
            data-word="play"
            onClick={() => void toTable('new')}
          >
            {words.play}
          </Button>
          <Button large={wide} icon={<PeopleIcon />} onClick={() => void toTable('friends')}>
            {words.host}
          </Button>
          <Button
            large={wide}
            icon={<GraphIcon />}
            onClick={() => (flawless ? setShown('judge') : toast(words.first, { harm: true }))}
          >
            {words.judge.button}
          </Button>
        </div>
      </Page>
      <Drawer
        open={open !== undefined}
        onOpenChange={(now) => now || setOpenAt(null)}
        title={open === undefined ? '' : capital(thingTitle(at, open.section, open.thing))}
        side={wide ? 'right' : 'bottom'}
      >
        {open !== undefined && (
          <ThingEditor
            section={open.section}
            thing={open.thing}
            deeds={{
              figure: (thing, path, value) =>
                write(withFigure(game, bench.text, thing, path, value), sayPath(path)),
              mark: (thing, mark) => write(withMark(game, bench.text, thing, mark)),
              name,
              isOwn: isOwn(open.thing),
              // An expansion takes nothing out of the box.
              remove:
                adds !== null && (!isOwn(open.thing) || isBoxed(game, open.thing))
                  ? null
                  : (thing) => {
                      setOpenAt(null);
                      write(removed(withoutThing(game, bench.text, thing), ['variant', 'names', thing.name]));
                    },
              restore: restorable(open.thing, builtIn(game))
                ? (thing) => write(asInBox(game, bench.text, thing))
                : null,
              step: (by) => openThing(things[(found + by + things.length) % things.length].thing.path),
            }}
          />
        )}
      </Drawer>
      <AboutDialog
        open={shown === 'about'}
        onClose={() => setShown(null)}
        data={file}
        onChange={(path, value) =>
          write(
            value === undefined ? removed(bench.text, path) : edited(bench.text, path, value),
            sayPath(path),
          )
        }
      />
      {shown === 'judge' && data !== null && (
        <Suspense>
          <JudgeDialog set={data} id={bench.id} onClose={() => setShown(null)} />
        </Suspense>
      )}
      {shown === 'publish' && file !== null && (
        <Suspense>
          <PublishDialog
            game={game.name}
            file={file}
            shared={bench.shared ?? null}
            onShared={(shared) => setBench((now) => ({ ...now, shared }))}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
      <Compare open={shown === 'compare'} onClose={() => setShown(null)} data={data} />
    </At>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether the box has a thing of this name. */
const isBoxed = (game: Game, { path, name }: Component): boolean => {
  const there = valueAt(builtIn(game), path.slice(0, 1));
  return Array.isArray(there)
    ? there.some((one, at) => nameOf(one, at) === name)
    : valueAt(there, path.slice(1)) !== undefined;
};

/** Whether the box has such a thing, and it is not the same. */
function restorable({ path, value }: Component, box: object): boolean {
  const inBox = path.length === 0 ? undefined : valueAt(box, path);
  return inBox !== undefined && JSON.stringify(inBox) !== JSON.stringify(value);
}

/** What the game has against the set, each with the way to where it is wrong and to the rule. */
function Mistakes({
  at: { said, game, where, words, set },
  title,
  mistakes,
  onOpen,
  onWay,
}: {
  at: AtBench;
  title: string;
  mistakes: readonly Against[];
  onOpen: (path: Path) => void;
  onWay: (way: WayOut) => void;
}) {
  return (
    <section aria-label={title} role="alert">
      <strong>{title}</strong>
      <ul className={styles.wrongs}>
        {mistakes.map(({ path, text }) => {
          const { text: why, rule } = said(text);
          const way = set === null ? null : wayOut(set, text);
          return (
            <li key={`${sayPath(path)} ${text}`} data-mistake={sayPath(path)}>
              {path.length > 0 && (
                <Button look="quiet" onClick={() => onOpen(path)}>
                  {where(path)}
                </Button>
              )}
              {why}
              {rule !== null && (
                <Button look="quiet" onClick={() => go({ at: 'rules', game: game.name, rule })}>
                  {rule}
                </Button>
              )}
              {way !== null && (
                <Button onClick={() => onWay(way)} data-word="way-out">
                  {words.wayOut({ where: where(way.path), value: way.value })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
