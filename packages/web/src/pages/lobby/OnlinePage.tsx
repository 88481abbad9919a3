import { useEffect, useState } from 'react';
import { TurnedAway } from '../../controls/TurnedAway.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { useOpened } from '../../games/useOpened.ts';
import { useNeeded } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { SMALL, useMedia } from '../../kit/media.ts';
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
  useEffect(() => {
    noteGames(true);
    const open = new TableStream(id, invitation);
    setStream(open);
    return () => open.close();
  }, [id, invitation]);
  return stream === null ? null : <Online key={stream.id} stream={stream} invitation={invitation} />;
}

async function begin(stream: TableStream): Promise<OnlineClient> {
  const { ownSet = false, you } = stream.table.value ?? {};
  const set = ownSet ? server.ask('GET /tables/:id/set', { id: stream.id }) : null;
  // Who watches has missed nothing; and what cannot be told is not worth waiting for.
  const away = you?.seat == null ? null : askMissed(stream.id).catch(() => null);
  return new OnlineClient(stream, await set, await away);
}

function Online({ stream, invitation }: { stream: TableStream; invitation: string | null }) {
  const { m } = useLanguage();
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

  if (outgrown) return <Outgrown />;
  if (refused !== null) return <TurnedAway why={explain(m, refused)} />;
  // Another game was chosen: its box is still on the way.
  if (table === null || opened === null || opened.game.name !== table.game) return <Waiting />;
  if (table.status === 'gathering' || client === null) {
    const Room = hand ? HandLobby : Lobby;
    return <Room table={table} stream={stream} opened={opened} invitation={invitation} />;
  }
  return <OnlineScreen table={table} stream={stream} client={client} opened={opened} hand={hand} />;
}
