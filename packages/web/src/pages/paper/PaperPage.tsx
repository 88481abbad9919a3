import { type GameName, onShelf } from '@undercroft/games';
import { builtIn, type Component, isFields, type Section } from '@undercroft/sets/workshop';
import { useMemo, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Choice, Switch } from '../../controls/fields.tsx';
import { PaperIcon } from '../../controls/icons.tsx';
import { Page } from '../../controls/Page.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { besideOf } from '../../games/beside.ts';
import { openGame } from '../../games/open.ts';
import { useNeeded } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import type { Language } from '../../kit/languages.ts';
import { go } from '../../kit/route.ts';
import { AboutSet } from '../../table/box/AboutSet.tsx';
import { At, atBench, thingTitle } from '../../table/box/at.ts';
import { isChanged } from '../../table/box/bench.ts';
import { card } from '../../table/box/cuts.tsx';
import { keptSet } from '../../table/box/ownSets.ts';
import { Piece } from '../../table/box/Piece.tsx';
import { putTogether } from '../../table/box/together.ts';
import { useWorkshopWords } from '../../table/box/words/index.ts';
import type { Cut, DrawPiece, GamePaper } from '../../table/game/beside.ts';
import type { Opened } from '../../table/game/opened.ts';
import { type Block, readRules } from '../../table/rulebook/books.ts';
import styles from './Paper.module.css';
import { PaperRules } from './PaperRules.tsx';
import { SheetSide } from './SheetSide.tsx';
import { PAGES, type PageName, sheetsOf } from './sheets.ts';

interface PaperProps {
  readonly game: GameName;
  /** Sets of one's own, by their ids on this device and put together; without them the one in the box. */
  readonly own: string | undefined;
}

interface Found {
  readonly opened: Opened;
  readonly draw: DrawPiece;
  readonly paper: GamePaper | null;
  readonly rules: readonly Block[];
  /** Null where it is gone, or something is wrong with it. */
  readonly set: object | null;
}

async function find({ game, own }: PaperProps, language: Language): Promise<Found> {
  const beside = besideOf(game);
  const [opened, draw, paper, rules, mine] = await Promise.all([
    openGame(game, language),
    beside.pieces(),
    beside.paper(),
    readRules(game, language),
    Promise.all(own?.split(',').map((id) => keptSet(id).catch(() => undefined)) ?? []),
  ]);
  const kept = mine.filter((one) => one !== undefined);
  const isAll = kept.length === mine.length;
  const set = mine.length === 0 ? builtIn(opened.game) : putTogether(opened.game, kept, language).data;
  return { opened, draw, paper, rules, set: isAll ? set : null };
}

/** A set to print, cut out and play with at a real table. */
export default function PaperPage({ game, own }: PaperProps) {
  const { language } = useLanguage();
  const words = useWorkshopWords();
  const found = useNeeded(() => find({ game, own }, language), [game, own, language]);
  if (found === null) return <Waiting />;
  if (found.set === null) {
    return (
      <Page title={words.paper.title} game={game}>
        <p>{words.paper.gone}</p>
      </Page>
    );
  }
  return <Sheets {...found} set={found.set} own={own} />;
}

/** What can be left out as a whole. */
interface Group {
  readonly name: string;
  readonly title: string;
  readonly cuts: readonly { readonly cut: Cut; readonly changed: boolean }[];
}

type SheetsProps = Found & { readonly set: object; readonly own: string | undefined };

/** In these countries printers hold the other paper. */
const isLetterCountry = () => /-(US|CA|MX|PH)$/.test(navigator.language);

function Sheets({ opened, draw, paper, rules, set, own }: SheetsProps) {
  const words = useWorkshopWords();
  const { game, say } = opened;
  const at = useMemo(() => atBench(opened, words, draw, set, []), [opened, words, draw, set]);
  const [size, setSize] = useState<PageName>(() => (isLetterCountry() ? 'letter' : 'a4'));
  const [backs, setBacks] = useState(true);
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const page = PAGES[size];

  const groups = useMemo(() => {
    const cutsOf = (section: Section, thing: Component): readonly Cut[] => {
      const value = isFields(thing.value) ? thing.value : { '': thing.value };
      if (paper !== null)
        return paper.cuts({ section: section.name, name: thing.name, value, say: at.say }, set);
      return [plainCard(thingTitle(at, section, thing), section.name, thing)];
    };
    const of = at.sections.map(
      (section): Group => ({
        name: section.name,
        title: words.sections[section.name] ?? at.label(section.name),
        cuts: section.things.flatMap((thing) => {
          const changed = isChanged(game, thing);
          return cutsOf(section, thing).map((cut) => ({ cut, changed }));
        }),
      }),
    );
    const besides = (paper?.besides(at.say, set) ?? []).map((cut) => ({ cut, changed: false }));
    return [...of, { name: 'besides', title: words.paper.besides, cuts: besides }].filter(
      ({ cuts }) => cuts.length > 0,
    );
  }, [at, game, paper, set, words]);

  const isAnyChanged = groups.some(({ cuts }) => cuts.some(({ changed }) => changed));
  const chosen = groups
    .filter(({ name }) => !without.has(name))
    .flatMap(({ cuts }) => cuts.filter(({ changed }) => changed || !onlyChanged).map(({ cut }) => cut));
  const sheets = sheetsOf(chosen, page);
  const withRules = !without.has('rules');
  const turned = backs && sheets.some(({ back }) => back !== null);

  const leave = (name: string, isIn: boolean) => {
    const now = new Set(without);
    if (isIn) now.delete(name);
    else now.add(name);
    setWithout(now);
  };
  const foot = (number: number, side: string) =>
    `${say.title} · ${words.paper.sheet({ number: number + 1, all: sheets.length })} · ${side}`;

  return (
    <At value={at}>
      <style>{printed(size)}</style>
      <div className={styles.desk}>
        <Page
          game={game.name}
          title={words.paper.title}
          wide
          back={{
            label: words.all,
            go: () =>
              go({
                at: 'workshop',
                game: game.name,
                id: own?.includes(',') ? null : (own ?? null),
                packed: null,
              }),
          }}
        >
          <div className={styles.controls}>
            <p className={styles.note}>{words.paper.motto({ game: onShelf(game.name as GameName).title })}</p>
            {own !== undefined && <AboutSet data={set} />}
            <Choice
              label={words.paper.size}
              value={size}
              onChange={setSize}
              options={[
                { value: 'a4', label: 'A4' },
                { value: 'letter', label: 'Letter' },
              ]}
            />
            <fieldset className={styles.switches}>
              {groups.map(({ name, title, cuts }) => (
                <Switch
                  key={name}
                  label={title}
                  hint={words.paper.pieces({ count: cuts.reduce((sum, { cut }) => sum + cut.copies, 0) })}
                  checked={!without.has(name)}
                  onChange={(isIn) => leave(name, isIn)}
                />
              ))}
              <Switch
                label={words.paper.rules}
                checked={withRules}
                onChange={(isIn) => leave('rules', isIn)}
              />
              <Switch
                label={words.paper.backs}
                hint={words.paper.backsHint}
                checked={backs}
                onChange={setBacks}
              />
              {isAnyChanged && (
                <Switch label={words.paper.onlyChanged} checked={onlyChanged} onChange={setOnlyChanged} />
              )}
            </fieldset>
            <p className={styles.note} role="status" data-counts="sheets">
              {words.paper.sheets({ count: sheets.length })} {words.paper.fullSize}
            </p>
            <Button look="ember" large icon={<PaperIcon />} data-word="print" onClick={() => print()}>
              {words.paper.print}
            </Button>
          </div>
        </Page>
      </div>
      <div className={styles.sheets}>
        {sheets.flatMap(({ front, back }, number) => [
          <SheetSide
            key={foot(number, words.paper.front)}
            side={front}
            isBack={false}
            page={page}
            foot={foot(number, words.paper.front)}
          />,
          turned && (
            <SheetSide
              key={foot(number, words.paper.back)}
              side={back}
              isBack
              page={page}
              foot={foot(number, words.paper.back)}
            />
          ),
        ])}
        {withRules && <PaperRules rules={rules} set={set} page={page} />}
      </div>
    </At>
  );
}

/** Of the browser's own sheets: paper is white; rules have a margin on every page, what is cut reaches to the rim. */
const printed = (size: PageName): string =>
  `@page{size:${size === 'a4' ? 'A4' : 'letter'};margin:12mm 14mm}@page sheet{margin:0}` +
  '@media print{html,body{min-height:0;background:#fff;color-scheme:light}}';

/** What nobody has given a shape on paper is a card. */
const plainCard = (label: string, section: string, thing: Component): Cut =>
  card(
    label,
    <Piece section={section} thing={thing} />,
    null,
    null,
    isFields(thing.value) && typeof thing.value.count === 'number' ? thing.value.count : 1,
  );
