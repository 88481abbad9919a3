import { useEffect, useRef, useState } from 'react';
import { openGame } from '../../games/open.ts';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { newer } from '../../kit/newer.ts';
import { useStore } from '../../kit/store.ts';
import { OnlineClient } from '../../table/sources/online.ts';
import { TableStream } from '../../table/sources/stream.ts';
import { Codes } from './Codes.tsx';
import { recover } from './recover.ts';
import { useRemote } from './remote.ts';
import { comeBack, nobody, openTable, type ShownTable, show } from './room.ts';
import { TvFrame } from './TvFrame.tsx';
import { TvLobby } from './TvLobby.tsx';
import { TvTable } from './TvTable.tsx';
import { TvTournament } from './TvTournament.tsx';
import { useTvWords } from './words/index.ts';

const AGAIN_MS = 3_000;

/** A television: a table for everybody in the room, from the first phone to the rematch. */
export function Television() {
  const words = useTvWords();
  const [shown, setShown] = useState<ShownTable | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  useRemote();

  // The same again, until there is a table.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const until = (find: () => Promise<ShownTable>) => {
    clearTimeout(timer.current);
    find().then(
      (found) => {
        setUnreachable(false);
        setShown(found);
      },
      () => {
        setUnreachable(true);
        timer.current = setTimeout(() => until(find), AGAIN_MS);
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    until(() => comeBack(words.television));
    return () => clearTimeout(timer.current);
  }, []);

  const anew = () => {
    setShown(null);
    until(() => openTable(words.television));
  };
  if (asksCode) {
    const leave = (found: ShownTable | null) => {
      if (found !== null) setShown(found);
      setAsksCode(false);
    };
    return (
      <TvFrame>
        <Codes onLeave={leave} />
      </TvFrame>
    );
  }
  if (shown?.tournament) {
    return (
      <TvFrame>
        <TvTournament key={shown.id} id={shown.id} code={shown.code} onCode={() => setAsksCode(true)} />
      </TvFrame>
    );
  }
  if (shown === null) return <TvFrame said={unreachable ? words.unreachable : words.opening} />;
  return (
    <Watched key={shown.id} shown={shown} onCode={() => setAsksCode(true)} onNew={anew} onNext={setShown} />
  );
}

interface WatchedProps {
  readonly shown: ShownTable;
  readonly onCode: () => void;
  readonly onNew: () => void;
  readonly onNext: (next: ShownTable) => void;
}

function Watched({ shown, onCode, onNew, onNext }: WatchedProps) {
  const [stream, setStream] = useState<TableStream | null>(null);
  useEffect(() => {
    const open = new TableStream(shown.id, shown.code, nobody);
    setStream(open);
    return () => open.close();
  }, [shown]);
  if (stream === null) return null;
  return <AtTable code={shown.code} stream={stream} onCode={onCode} onNew={onNew} onNext={onNext} />;
}

interface AtTableProps extends Omit<WatchedProps, 'shown'> {
  readonly code: string;
  readonly stream: TableStream;
}

async function watch(stream: TableStream, invitation: string): Promise<OnlineClient> {
  const own = stream.table.value?.ownSet ?? false;
  const asked = { id: stream.id, query: { invitation } };
  return new OnlineClient(stream, own ? await nobody.ask('GET /tables/:id/set', asked) : null);
}

function AtTable({ code, stream, onCode, onNew, onNext }: AtTableProps) {
  const { language } = useLanguage();
  const words = useTvWords();
  const table = useStore(stream.table);
  const refused = useStore(stream.refused);
  const begun = useStore(stream.begun);
  const game = table?.game;
  const open = () => (game === undefined ? null : openGame(game, language));
  const { value: opened } = useFetched(open, [game, language], { onFail: recover });
  const rules = opened?.game;
  useEffect(() => {
    if (rules !== undefined) stream.knows(rules);
  }, [stream, rules]);

  // What is newer is fetched when nobody plays; by newer rules, at once.
  const outgrown = useStore(stream.outgrown);
  const isNewer = useStore(newer);
  const isPlayed = table?.status === 'playing';
  useEffect(() => {
    if (outgrown || (isNewer && !isPlayed)) recover();
  }, [outgrown, isNewer, isPlayed]);

  const begin = () => (begun ? watch(stream, code) : null);
  const { value: client } = useFetched(begin, [stream, begun, code], { onFail: recover });
  useEffect(() => () => client?.close(), [client]);

  const { rematch = null, rematchCode = null } = table ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each rematch
  useEffect(() => {
    if (rematch === null) return;
    // People at a table that no television opened say themselves who comes along.
    if (rematchCode === null) onCode();
    else onNext(show({ id: rematch, code: rematchCode }));
  }, [rematch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a table that is gone makes room for a new one, once
  useEffect(() => {
    if (refused !== null) onNew();
  }, [refused]);

  if (outgrown || table === null || opened === null || opened.game.name !== table.game)
    return <TvFrame said={words.opening} />;
  if (table.status === 'gathering' || client === null) {
    return (
      <TvFrame game={table.game}>
        <TvLobby code={code} table={table} stream={stream} opened={opened} onCode={onCode} />
      </TvFrame>
    );
  }
  return (
    <TvFrame game={table.game}>
      <TvTable table={table} stream={stream} client={client} opened={opened} onNew={onNew} />
    </TvFrame>
  );
}
