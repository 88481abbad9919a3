import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import spoken from '../controls/spoken.module.css';
import { useLanguage } from '../kit/language/language.tsx';
import { ahead, part } from '../kit/later.ts';
import { SMALL, useMedia } from '../kit/media.ts';
import { settings } from '../kit/settings.ts';
import { usePart } from '../kit/store.ts';
import type { OwnSetData } from '../table/box/ownSets.ts';
import type { Opened } from '../table/game/opened.ts';
import { AskHost, beginWalk, useAsking } from './about/AskHost.tsx';
import { useCall } from './attention.ts';
import { hintsTaken } from './coach/advice.ts';
import { useCoach } from './coach/useCoach.tsx';
import { HandOver } from './HandOver.tsx';
import handStyles from './hand/Hand.module.css';
import { Panes } from './hand/Panes.tsx';
import { usePointing } from './hand/pointing.ts';
import { useAwake } from './hand/useAwake.ts';
import { Log } from './log/Log.tsx';
import { AllNotes } from './notes/AllNotes.tsx';
import { FirstNotes } from './notes/FirstNotes.tsx';
import { Seats } from './players/Seats.tsx';
import { AskBar } from './question/AskBar.tsx';
import { GoBack } from './question/GoBack.tsx';
import { useGoOn } from './question/goOn.ts';
import { useKeptFocus } from './question/keptFocus.ts';
import { Side } from './Side.tsx';
import { Paced } from './show/Paced.tsx';
import { Since } from './show/Since.tsx';
import type { TableClient } from './sources/client.ts';
import { Flying } from './stage/Flights.tsx';
import styles from './Table.module.css';
import { TopBar } from './TopBar.tsx';
import { type Ended, useAtTable } from './useAtTable.ts';

const SetDialog = part(() => import('./box/SetDialog.tsx'));
const rulebook = ahead(async () => (await import('./rulebook/Rulebook.tsx')).Rulebook);
const end = ahead(async () => (await import('./end/End.tsx')).End);

export interface TableScreenProps {
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
  /** A place beside the log, for talk; a game may have its own idea of what can be said. */
  readonly talk?: (speak: (text: string) => string | null) => ReactNode;
  /** Beside the question, never over the board: a lost line, an offer to end. */
  readonly banner?: ReactNode;
  /** Takes an answer back by leave, or asks for it; null where nobody may now. */
  readonly back?: {
    /** Who is asked on this screen whether they are sure; null where others are asked on theirs. */
    readonly sure: 'alone' | 'together' | null;
    readonly go: () => void;
  } | null;
  /** Whether whoever is asked may take hints. */
  readonly coach?: boolean;
  /** A learner answers everything themselves, also where nothing can be changed. */
  readonly everyAnswer?: boolean;
  /** Below the question: a replay's timeline. */
  readonly below?: ReactNode;
  readonly ended?: Ended | null;
  /** What can be done when the game is over. */
  readonly afterwards?: ReactNode;
}

/** A table of any game: seats, board, question, log and rules. */
export function TableScreen({
  client,
  opened,
  hand = false,
  menu = [],
  talk,
  banner,
  back = null,
  coach = false,
  everyAnswer = false,
  below,
  ended = null,
  afterwards,
}: TableScreenProps) {
  const { screen, say, beside } = opened;
  const { m } = useLanguage();
  const [rule, setRule] = useState<string | null>(null);
  const [side, setSide] = useState<'log' | 'rules' | 'talk'>('log');
  const [sideOpen, setSideOpen] = useState(false);
  const [endSeen, setEndSeen] = useState(false);
  const [goingBack, setGoingBack] = useState(false);
  const [notesOpen, setNotesOpen] = useState(false);
  const [setOpen, setSetOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const narrow = useMedia(SMALL);
  useEffect(() => {
    rulebook.fetchAhead();
    end.fetchAhead();
  }, []);
  const folded = usePart(settings, 'folded') && !narrow;
  // What lies outside of the table knows that there is one: slips keep away from the question.
  useLayoutEffect(() => {
    if (hand) return;
    const { dataset } = document.documentElement;
    dataset.at = 'table';
    return () => {
      delete dataset.at;
    };
  }, [hand]);

  const openRule = useCallback((id: string) => {
    setRule(id);
    setSide('rules');
    settings.change({ folded: false });
    setSideOpen(true);
  }, []);
  const openSide = useCallback(() => setSideOpen(true), []);
  const atTable = useAtTable(client, opened, {
    ended,
    silent: hand,
    openRule,
    onAnswer: () => setGoingBack(false),
  });
  const { over, info, stage, scene, event, mine, onStage, refused } = atTable;
  const { version } = scene.update;
  const coaching = useCoach(atTable.at, coach ? { table: info.id, set: info.set, version } : null);
  const at = { ...atTable.at, answer: coaching.answer };
  const { seats, names } = at;
  const { update, caughtUp } = scene;

  // What was taken back is decided anew; and where nothing moves, nothing is done unasked either.
  const decided = everyAnswer || stage.pace === 0 || scene.log.at(-1)?.event.kind === 'took-back';
  const only = at.answers.length === 0 || decided ? null : (screen.only?.(at) ?? null);
  useGoOn(only, stage.pace, atTable.at.answer);

  // What lies beside the table is made anew only when something of its own changes; in some games the table has a say
  // in what can be said there.
  const listening = talk === undefined || screen.spoken === undefined ? null : at;
  const sides = useMemo(() => {
    const speak = (text: string) => (listening === null ? text : (screen.spoken?.(listening, text) ?? null));
    return [
      {
        value: 'log' as const,
        label: m.table.log,
        content: <Log scene={stage.scene} say={say} names={names} seats={seats} m={m} />,
      },
      {
        value: 'rules' as const,
        label: m.table.rules,
        content: (
          <Suspense>
            <rulebook.Part game={info.game} beside={beside} rule={rule} onRule={setRule} atTable />
          </Suspense>
        ),
      },
      ...(talk === undefined ? [] : [{ value: 'talk' as const, label: m.table.chat, content: talk(speak) }]),
    ];
  }, [screen, m, stage, say, names, seats, info.game, beside, rule, talk, listening]);

  const asking = useAsking();
  const items = useMemo(
    () => [
      ...menu,
      ...(info.set === null ? [] : [{ label: m.table.ownSet, onSelect: () => setSetOpen(true) }]),
      { label: m.table.askAnything, onSelect: () => beginWalk(asking) },
      { label: m.notes.title, onSelect: () => setNotesOpen(true) },
    ],
    [menu, m, info.set, asking],
  );

  useAwake(hand && mine);
  const pointing = usePointing(info.id, hand && at.answers.length > 0);
  useKeptFocus(at.answers.length > 0);
  useCall(caughtUp && mine, m.table.yourTurn, say.title);

  const waitingHand =
    client.handOver !== undefined &&
    caughtUp &&
    update.ask !== null &&
    update.ask.seat !== info.viewer &&
    info.seats[update.ask.seat]?.kind === 'person';
  if (waitingHand && update.ask !== null) {
    const { seat } = update.ask;
    return <HandOver at={at} screen={screen} seat={seat} onReady={() => client.handOver?.(seat)} />;
  }

  const mayGoBack = back !== null && update.mayAskBack && over === null;
  const goBack = mayGoBack ? (back.sure === null ? back.go : () => setGoingBack(true)) : null;
  /** A click on what happens goes on to the end of it; on dice that are held it is a throw, and the stage's own. */
  const onBoard = () => {
    if (!caughtUp && at.throwDice === null) stage.skip();
  };
  const { Mind, Board, Show, Choices } = screen;
  const flight = event === null ? null : screen.flight(scene.view, event, at.box);
  const pace = stage.pace * scene.haste;
  const board = (
    <main className={styles.board} data-area="board" onClickCapture={onBoard} {...pointing}>
      {/* The focus rests here where it would be nowhere: what can be answered comes next. */}
      {/* biome-ignore lint/a11y/useSemanticElements: nothing is grouped by a fieldset that is only heard */}
      <div
        className={spoken.spoken}
        data-rests
        tabIndex={-1}
        role="group"
        aria-label={m.table.turnOf({ name: onStage === null ? '' : (names[onStage] ?? '') })}
      />
      <Board at={at} />
      {Show !== undefined && (
        <Paced pace={pace}>
          <Show at={at} />
        </Paced>
      )}
    </main>
  );
  return (
    <div
      className={hand ? handStyles.hand : styles.table}
      data-folded={folded || undefined}
      data-asked={(caughtUp && mine) || undefined}
      data-game={info.game}
      data-version={caughtUp ? update.version : undefined}
      data-viewer={info.viewer ?? 'nobody'}
      ref={root}
    >
      {/* In the order of the tab key: what can be answered comes first. */}
      <Mind at={at}>
        {hand ? (
          <Panes
            at={at}
            screen={screen}
            asked={at.answers.length > 0 || at.standing.length > 0}
            onStage={onStage}
          >
            {board}
          </Panes>
        ) : (
          board
        )}
        <div className={hand ? handStyles.ask : styles.ask} data-area="ask">
          <div className={styles.news}>
            {banner}
            {coaching.says}
            {/* A replay, a lesson and somebody who only watches have no first time. */}
            {below === undefined && info.viewer !== null && <FirstNotes at={at} beside={beside} />}
            {goBack !== null && goingBack && back?.sure && (
              <GoBack
                who={back.sure}
                onBack={() => {
                  setGoingBack(false);
                  back.go();
                }}
                onClose={() => setGoingBack(false)}
              />
            )}
          </div>
          <AskBar
            at={at}
            screen={screen}
            scene={scene}
            refused={refused}
            verdict={over?.verdict ?? null}
            onTakeBack={() => stage.takeBack()}
            onAskBack={goBack}
            onHint={coaching.ask}
            onSkip={() => stage.skip()}
            onEnd={() => setEndSeen(false)}
          >
            <Choices at={at} />
          </AskBar>
          {below}
        </div>
      </Mind>
      {flight !== null && <Flying key={scene.shown} flight={flight} pace={pace} />}
      {at.answers.length > 0 && <Since key={update.version} at={at} screen={screen} />}
      {!hand && <Seats at={at} screen={screen} asked={onStage} />}
      <Side tabs={sides} value={side} onChange={setSide} open={sideOpen} onOpenChange={setSideOpen} />
      <TopBar title={say.title} goal={screen.goal?.(at) ?? null} menu={items} onSide={openSide} />
      <AskHost at={at} beside={beside} asking={asking} />
      {setOpen && (
        <Suspense>
          <SetDialog
            opened={opened}
            load={async () => info.set as OwnSetData | null}
            onClose={() => setSetOpen(false)}
          />
        </Suspense>
      )}
      <AllNotes beside={beside} open={notesOpen} onOpenChange={setNotesOpen} />
      {over !== null && below === undefined && (
        <Suspense>
          <end.Part
            at={at}
            screen={screen}
            outcome={over.outcome}
            table={info.id}
            verdict={over.verdict}
            hints={coach ? hintsTaken(info.id) : 0}
            open={!endSeen}
            onOpenChange={(open) => setEndSeen(!open)}
            actions={afterwards}
          />
        </Suspense>
      )}
    </div>
  );
}
