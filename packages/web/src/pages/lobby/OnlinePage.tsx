import { useEffect, useState } from 'react';
import { TurnedAway } from '../../controls/TurnedAway.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { openGame } from '../../games/open.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { SMALL, useMedia } from '../../kit/media.ts';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { useStore } from '../../kit/store.ts';
import type { Opened } from '../../table/game/opened.ts';
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

function Online({ stream, invitation }: { stream: TableStream; invitation: string | null }) {
  const { m, language } = useLanguage();
  const table = useStore(stream.table);
  const refused = useStore(stream.refused);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [client, setClient] = useState<OnlineClient | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);

  // Beside a television a phone is a hand; a large screen far away is a table of its own.
  const small = useMedia(SMALL);
  const hand = small && table?.shared === true;
  useHandWords();

  const game = table?.game;
  useEffect(() => {
    if (game === undefined) return;
    const open = (box: Opened) => {
      stream.knows(box.game);
      setOpened(box);
    };
    openGame(game, language).then(open, setFailed);
  }, [stream, game, language]);

  const outgrown = useStore(stream.outgrown);
  const begun = useStore(stream.begun);
  useEffect(() => {
    if (!begun) return;
    const ownSet = stream.table.value?.ownSet ?? false;
    const set = ownSet ? server.ask('GET /tables/:id/set', { id: stream.id }) : Promise.resolve(null);
    // Who watches has missed nothing; and what cannot be told is not worth waiting for.
    const away = stream.table.value?.you.seat == null ? null : askMissed(stream.id).catch(() => null);
    Promise.all([set, away]).then(
      ([own, missed]) => setClient(new OnlineClient(stream, own, missed)),
      setFailed,
    );
  }, [stream, begun]);

  useEffect(() => () => client?.close(), [client]);

  if (failed !== null) throw failed;
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
