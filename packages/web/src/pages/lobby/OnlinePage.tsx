import { ProblemError } from '@undercroft/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { TurnedAway } from '../../controls/TurnedAway.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { useOpened } from '../../games/useOpened.ts';
import { useFetched, useNeeded } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { SMALL, useMedia } from '../../kit/media.ts';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { useStore } from '../../kit/store.ts';
import { useHandWords } from '../../table/hand/words/index.ts';
import { askMissed } from '../../table/sources/away.ts';
import { noteGames } from '../../table/sources/before.ts';
import { OnlineClient } from '../../table/sources/online.ts';
import { TableStream } from '../../table/sources/stream.ts';
import { HandLobby } from './HandLobby.tsx';
import { Lobby } from './Lobby.tsx';
import { OnlineScreen } from './OnlineScreen.tsx';
import { Outgrown } from './Outgrown.tsx';

/** A table on the server, from the first invitation to the rematch. */
export default function OnlinePage({ id, invitation }: { id: string; invitation: string | null }) {
  const [stream, setStream] = useState<TableStream | null>(null);
  // Whoever gets another seat, or none, while a game is played begins anew: other things are to be seen from there.
  const [sittings, setSittings] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line of its own for each sitting
  useEffect(() => {
    noteGames(true);
    const open = new TableStream(id, invitation);
    setStream(open);
    return () => open.close();
  }, [id, invitation, sittings]);
  if (stream === null) return null;
  return (
    <Online
      key={`${stream.id} ${sittings}`}
      stream={stream}
      invitation={invitation}
      onOtherSeat={() => setSittings((before) => before + 1)}
    />
  );
}

/** Where the table is not for whoever came: its match may be, when it is over. */
function Refused({ id, why }: { id: string; why: Error }) {
  const { m } = useLanguage();
  const [closed, setClosed] = useState(!(why instanceof ProblemError) || why.problem.why !== 'no-table');
  useEffect(() => {
    if (closed) return;
    server.ask('GET /tables/:id/record', { id }).then(
      () => go({ at: 'replay', source: 'table', id, review: true }, true),
      () => setClosed(true),
    );
  }, [id, closed]);
  return closed ? <TurnedAway why={explain(m, why)} /> : <Waiting />;
}

async function begin(stream: TableStream): Promise<OnlineClient> {
  const { ownSet = false, you } = stream.table.value ?? {};
  const set = ownSet ? server.ask('GET /tables/:id/set', { id: stream.id }) : null;
  // Who watches has missed nothing; and what cannot be told is not worth waiting for.
  const away = you?.seat == null ? null : askMissed(stream.id).catch(() => null);
  return new OnlineClient(stream, await set, await away);
}

interface OnlineProps {
  readonly stream: TableStream;
  readonly invitation: string | null;
  readonly onOtherSeat: () => void;
}

function Online({ stream, invitation, onOtherSeat }: OnlineProps) {
  const table = useStore(stream.table);
  const refused = useStore(stream.refused);
  // Beside a television a phone is a hand; a large screen far away is a table of its own.
  const small = useMedia(SMALL);
  const hand = small && table?.shared === true;
  useHandWords();

  const opened = useOpened(table?.game);
  const rules = opened?.game;
  useEffect(() => {
    if (rules !== undefined) stream.knows(rules);
  }, [stream, rules]);

  const outgrown = useStore(stream.outgrown);
  const begun = useStore(stream.begun);
  const client = useNeeded(() => (begun ? begin(stream) : null), [stream, begun]);
  useEffect(() => () => client?.close(), [client]);

  const seat = table?.you.seat ?? null;
  const sat = useRef<{ readonly seat: number | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each seat
  useEffect(() => {
    if (client === null || table?.status !== 'playing') return;
    if (sat.current !== null && sat.current.seat !== seat) onOtherSeat();
    sat.current = { seat };
  }, [client, seat, table?.status]);

  // In the lobby heroes are called and told as the table's set has them.
  const hasOwn = table?.status === 'gathering' && table.ownSet;
  const { value: ownSet } = useFetched(
    () =>
      hasOwn
        ? server.ask('GET /tables/:id/set', {
            id: stream.id,
            ...(invitation !== null && { query: { invitation } }),
          })
        : null,
    [hasOwn, stream.id, invitation],
  );
  const named = useMemo(
    () => (opened !== null && hasOwn ? { ...opened, say: opened.say.naming(ownSet) } : opened),
    [opened, hasOwn, ownSet],
  );

  if (outgrown) return <Outgrown />;
  if (refused !== null) return <Refused id={stream.id} why={refused} />;
  // Another game was chosen: its box is still on the way.
  if (table === null || opened === null || named === null || opened.game.name !== table.game)
    return <Waiting />;
  if (table.status === 'gathering' || client === null) {
    const Room = hand ? HandLobby : Lobby;
    return <Room table={table} stream={stream} opened={named} invitation={invitation} />;
  }
  return <OnlineScreen table={table} stream={stream} client={client} opened={opened} hand={hand} />;
}
