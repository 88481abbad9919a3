import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../kit/language/language.tsx';
import { ahead, part } from '../kit/later.ts';
import { SMALL, useMedia } from '../kit/media.ts';
import { settings } from '../kit/settings.ts';
import { Store, usePart, useStore } from '../kit/store.ts';
import type { OwnSetData } from '../table/box/ownSets.ts';
import type { Opened } from '../table/game/opened.ts';
import { Aside } from './Aside.tsx';
import { AskArea, type AskAreaProps } from './AskArea.tsx';
import { AskHost, beginWalk, useAsking } from './about/AskHost.tsx';
import { BoardArea } from './BoardArea.tsx';
import type { EarsPart } from './ears/Ears.tsx';
import { Frame } from './Frame.tsx';
import { goalOf } from './game/screen.ts';
import { Log } from './log/Log.tsx';
import { AllNotes } from './notes/AllNotes.tsx';
import { Seats } from './players/Seats.tsx';
import type { Ended } from './seen/tableStore.ts';
import { TableContext, useSeen, useShown, useTable } from './seen/useSeen.ts';
import { useTableStore } from './seen/useTableStore.ts';
import { Flights } from './show/Flights.tsx';
import { Since } from './show/Since.tsx';
import type { TableClient } from './sources/client.ts';
import { TopBar } from './TopBar.tsx';
import { UnreadMark } from './UnreadMark.tsx';
import { Unseen } from './Unseen.tsx';

const SetDialog = part(() => import('./box/SetDialog.tsx'));
const rulebook = ahead(async () => (await import('./rulebook/Rulebook.tsx')).Rulebook);
const end = ahead(async () => (await import('./end/End.tsx')).End);

export interface TableScreenProps extends Pick<AskAreaProps, 'banner' | 'back' | 'coach' | 'below'> {
  readonly client: TableClient;
  readonly opened: Opened;
  /** A hand on a phone, for a table that everybody sees on a television. */
  readonly hand?: boolean;
  /** More to do in the menu: an online table has its own. */
  readonly menu?: readonly {
    readonly label: string;
    readonly onSelect: () => void;
    readonly harm?: boolean;
  }[];
  /** A place beside the log, for talk; and what has been said, so that it can be told how much was not seen. */
  readonly talk?: Talk;
  /** A learner answers everything themselves, also where nothing can be changed. */
  readonly everyAnswer?: boolean;
  readonly ended?: Ended | null;
  /** What can be done when the game is over. */
  readonly afterwards?: ReactNode;
  /** What the end says beside who won: of somebody's first game. */
  readonly learnt?: ReactNode;
}

interface Talk {
  readonly content: ReactNode;
  readonly said: Store<readonly unknown[]>;
}

/** A table of any game: seats, board, question, log and rules. Each part reads what it shows from the table. */
export function TableScreen({ client, opened, hand = false, ended = null, ...lies }: TableScreenProps) {
  const table = useTableStore(client, opened, { ended, silent: hand, coach: lies.coach ?? false });
  return (
    <TableContext value={table}>
      <Laid {...lies} opened={opened} hand={hand} />
    </TableContext>
  );
}

type LaidProps = Omit<TableScreenProps, 'client' | 'ended'> & { readonly hand: boolean };

function Laid({
  opened,
  hand,
  menu,
  talk,
  banner,
  back = null,
  coach = false,
  everyAnswer = false,
  below,
  afterwards,
  learnt,
}: LaidProps) {
  const [sideOpen, setSideOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const [endSeen, setEndSeen] = useState(false);
  const [ears, setEars] = useState<EarsPart | null>(null);
  const asking = useAsking();
  const openSide = useCallback(() => setSideOpen(true), []);
  const showEnd = useCallback(() => setEndSeen(false), []);
  useEffect(() => {
    rulebook.fetchAhead();
    end.fetchAhead();
  }, []);
  return (
    <Frame
      hand={hand}
      asked={
        <>
          <BoardArea hand={hand} />
          <AskArea
            hand={hand}
            banner={banner}
            back={back}
            coach={coach}
            below={below}
            everyAnswer={everyAnswer}
            ears={ears}
            onEars={setEars}
            onEnd={showEnd}
          />
        </>
      }
    >
      <Flights />
      {/* A moment of a finished game has everything before it; nobody was away. */}
      {below === undefined && <Since />}
      {!hand && <Seats />}
      <Sides talk={talk} open={sideOpen} onOpenChange={setSideOpen} onUnread={setUnread} />
      <More
        opened={opened}
        menu={menu ?? NO_MENU}
        onWalk={() => beginWalk(asking)}
        onEars={setEars}
        onSide={openSide}
        unread={unread}
      />
      <AskHost asking={asking} />
      {below === undefined && (
        <Ending
          coach={coach}
          open={!endSeen}
          onOpenChange={(open) => setEndSeen(!open)}
          actions={afterwards}
          learnt={learnt}
        />
      )}
      <Unseen hand={hand} everyAnswer={everyAnswer} />
    </Frame>
  );
}

const SILENCE = new Store<readonly unknown[]>([]);
const NO_MENU: NonNullable<TableScreenProps['menu']> = [];

interface SidesProps {
  readonly talk: Talk | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onUnread: (count: number) => void;
}

/** Log, rules and talk. */
function Sides({ talk, open, onOpenChange, onUnread }: SidesProps) {
  const { m } = useLanguage();
  const table = useShown();
  const game = useSeen(({ info }) => info.game);
  const [rule, setRule] = useState<string | null>(null);
  const [side, setSide] = useState<'log' | 'rules' | 'talk'>('log');
  useEffect(() => {
    table.onRule = (id) => {
      setRule(id);
      setSide('rules');
      settings.change({ folded: false });
      onOpenChange(true);
    };
  }, [table, onOpenChange]);
  const narrow = useMedia(SMALL);
  const folded = usePart(settings, 'folded');
  const said = useStore(talk?.said ?? SILENCE).length;
  const hears = side === 'talk' && (narrow ? open : !folded);
  // Whatever was said before one sat down is no news.
  const [heard, setHeard] = useState(said);
  useEffect(() => {
    if (hears) setHeard(said);
  }, [hears, said]);
  const unread = hears ? 0 : Math.max(0, said - heard);
  useEffect(() => onUnread(unread), [onUnread, unread]);
  const { beside, game: rules } = table.opened;
  const set = useSeen(({ info }) => info.set) as object | null;
  const { say } = useTable();
  const own = useMemo(() => set && { game: rules, say, set }, [rules, say, set]);
  const sides = useMemo(
    () => [
      { value: 'log' as const, label: m.table.log, content: <Log /> },
      {
        value: 'rules' as const,
        label: m.table.rules,
        content: (
          <Suspense>
            <rulebook.Part game={game} beside={beside} rule={rule} onRule={setRule} atTable own={own} />
          </Suspense>
        ),
      },
      ...(talk === undefined
        ? []
        : [
            {
              value: 'talk' as const,
              label: (
                <>
                  {m.table.chat}
                  <UnreadMark count={unread} />
                </>
              ),
              content: talk.content,
            },
          ]),
    ],
    [m, game, beside, rule, talk, unread, own],
  );
  return <Aside tabs={sides} value={side} onChange={setSide} open={open} onOpenChange={onOpenChange} />;
}

interface MoreProps {
  readonly opened: Opened;
  readonly menu: NonNullable<TableScreenProps['menu']>;
  readonly onWalk: () => void;
  readonly onEars: (part: EarsPart) => void;
  readonly onSide: () => void;
  readonly unread: number;
}

/** The bar above the table, and what its menu opens. */
function More({ opened, menu, onWalk, onEars, onSide, unread }: MoreProps) {
  const { m } = useLanguage();
  const { box, say } = useTable();
  const set = useSeen(({ info }) => info.set);
  const words = opened.screen.words?.wordsOf(say.language);
  const goal = words === undefined ? null : goalOf(words, box);
  const [notesOpen, setNotesOpen] = useState(false);
  const [setOpen, setSetOpen] = useState(false);
  const items = [
    ...menu,
    ...(set === null ? [] : [{ label: m.table.ownSet, onSelect: () => setSetOpen(true) }]),
    { label: m.table.askAnything, onSelect: onWalk },
    { label: m.table.ears, onSelect: () => onEars('keys') },
    { label: m.table.sayIt, onSelect: () => onEars('say') },
    { label: m.notes.title, onSelect: () => setNotesOpen(true) },
  ];
  return (
    <>
      <TopBar title={opened.say.title} goal={goal} menu={items} onSide={onSide} unread={unread} />
      {setOpen && (
        <Suspense>
          <SetDialog
            opened={opened}
            load={async () => set as OwnSetData | null}
            onClose={() => setSetOpen(false)}
          />
        </Suspense>
      )}
      <AllNotes beside={opened.beside} open={notesOpen} onOpenChange={setNotesOpen} />
    </>
  );
}

interface EndingProps {
  readonly coach: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly actions: ReactNode;
  readonly learnt: ReactNode;
}

function Ending(props: EndingProps) {
  const over = useSeen((seen) => seen.over);
  return (
    over !== null && (
      <Suspense>
        <end.Part {...props} outcome={over.outcome} verdict={over.verdict} />
      </Suspense>
    )
  );
}
