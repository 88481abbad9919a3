import type { Match } from '@undercroft/kernel';
import type { OnlineTable } from '@undercroft/protocol';
import { useEffect, useRef, useState } from 'react';
import { Banner, Banners } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { PlayIcon } from '../../controls/icons.tsx';
import { QrCode } from '../../controls/QrCode.tsx';
import { toast } from '../../controls/Toast.tsx';
import { houseAddress } from '../../kit/base.ts';
import { copyText } from '../../kit/copy.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { useAddresses } from '../../kit/server/address.ts';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { settings } from '../../kit/settings.ts';
import { useSelected, useStore } from '../../kit/store.ts';
import { shareMatch } from '../../table/end/shareMatch.ts';
import { endedOf } from '../../table/ended.ts';
import { calledAt } from '../../table/game/called.ts';
import type { Opened } from '../../table/game/opened.ts';
import type { OnlineClient } from '../../table/sources/online.ts';
import type { TableStream } from '../../table/sources/stream.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { NextTable } from '../me/NextTable.tsx';
import { OfferTurns } from '../me/OfferTurns.tsx';
import { OthersDialog } from '../me/OthersDialog.tsx';
import { useTellSeen } from '../me/useTellSeen.ts';
import styles from './Lobby.module.css';
import { LostLine } from './LostLine.tsx';
import { ComingLate, SeatWishes } from './Onlookers.tsx';
import { TableTalk } from './TableTalk.tsx';
import { deciders, TakeBackWish } from './TakeBackWish.tsx';
import { useAway } from './useAway.ts';
import { useDeclined } from './useDeclined.ts';
import { useReturn } from './useReturn.ts';
import { useWhisper } from './useWhisper.ts';

/** Seconds to think: with an hour or more nobody sits and waits. */
const BY_THE_DAY = 3600;

interface OnlineScreenProps {
  readonly table: OnlineTable;
  readonly stream: TableStream;
  readonly client: OnlineClient;
  readonly opened: Opened;
  /** On a phone beside a television. */
  readonly hand: boolean;
}

/** A table on the server while it is played, and afterwards. */
export function OnlineScreen({ table, stream, client, opened, hand }: OnlineScreenProps) {
  const { m } = useLanguage();
  const line = useStore(stream.line);
  const away = useAway(table, stream);
  const [resigning, setResigning] = useState(false);
  const [lookingAround, setLookingAround] = useState(false);
  const [carrying, setCarrying] = useState<string | null>(null);
  const { you, offers: open } = table;
  const { id } = table;
  const nameOf = calledAt(client, opened);
  const next = table.onlookers.some((one) => one.you && one.next);
  const mine = you.seat === null ? undefined : table.seats[you.seat];
  const playing = table.status === 'playing' && mine !== undefined && !mine.resigned;
  const replaced = playing && mine.standIn !== null;
  const waitedFor = useSelected(stream.waits, (waits) => waits?.seat === you.seat);
  const asked = waitedFor && playing && !replaced;
  const offered = you.seat !== null && open.end.includes(you.seat);

  const ask = async <T,>(asked: Promise<T>): Promise<T | null> => {
    try {
      return await asked;
    } catch (error) {
      toast(explain(m, error), { harm: true });
      return null;
    }
  };

  const mySeat = { id, seat: you.seat ?? 0 };
  const sitDown = () => void ask(server.ask('DELETE /tables/:id/seats/:seat/stand-in', mySeat));
  const offerEnd = () => void ask(server.ask('PUT /tables/:id/offer-end', { id }));
  useReturn(replaced, line !== 'lost', sitDown);
  const withdrawn = useDeclined(offered, playing, () => toast(m.friends.endDeclined));
  const playOn = () => {
    withdrawn();
    void ask(server.ask('DELETE /tables/:id/offer-end', { id }));
  };

  const askBack = () => void client.askBack().catch((error) => toast(explain(m, error), { harm: true }));
  const alone = deciders(table, you.seat).length === 0;
  const mayGoBack =
    playing && !replaced && !table.rated && open.takeBack === null && (!alone || table.anyTakeBack);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody comes back
  useEffect(() => {
    if (client.missed && settings.value.speed !== 'still') toast(m.friends.whileAway);
  }, [client]);

  const setsUp = useRef(false);
  // Somebody else at this table has set up the next one.
  useEffect(() => {
    if (table.rematch !== null && !setsUp.current) toast(m.friends.rematchReady);
  }, [table.rematch, m]);

  const rematch = async () => {
    setsUp.current = true;
    const next = table.rematch ?? (await ask(server.ask('POST /tables/:id/rematch', { id })))?.id;
    if (next) go({ at: 'table', id: next, invitation: null });
  };

  const addresses = useAddresses();
  const copyLink = async () => {
    const link = `${addresses?.[0] ?? houseAddress()}/replay/table/${id}?review`;
    const copied = await copyText(link);
    toast(copied ? m.friends.linkCopied : m.broken, { harm: !copied });
  };
  const others = table.seats.filter(({ kind, seat }) => kind !== 'free' && seat !== you.seat);
  const people = others.some(({ kind }) => kind === 'person')
    ? [{ label: m.friends.others, onSelect: () => setLookingAround(true) }]
    : [];
  const toTournament = () => table.tournament !== null && go({ at: 'tournament', id: table.tournament.id });
  const around =
    table.tournament === null ? people : [...people, { label: m.friends.tournament, onSelect: toTournament }];
  const menu = playing
    ? [
        ...around,
        {
          label: m.friends.carry,
          onSelect: () =>
            void ask(server.ask('POST /tables/:id/seats/:seat/carry', mySeat)).then(
              (carry) => carry && setCarrying(`${addresses?.[0] ?? houseAddress()}/carry/${carry.code}`),
            ),
        },
        {
          label: offered ? m.friends.withdrawEnd : m.friends.offerEnd,
          onSelect: offered ? playOn : offerEnd,
        },
        { label: m.friends.resign, harm: true, onSelect: () => setResigning(true) },
      ]
    : around;

  const ended = endedOf(table, nameOf, m);
  // Of a day's table it is secret until the day is over, and with it the record.
  const luckIsKnown = table.fair.secret !== null;
  return (
    <>
      <Telling table={table} stream={stream} />
      <TableScreen
        client={client}
        opened={opened}
        hand={hand && you.seat !== null}
        menu={menu}
        coach={table.coach && playing}
        {...((table.chat || stream.chat.value.length > 0) && {
          talk: { content: <TableTalk table={table} stream={stream} />, said: stream.chat },
        })}
        banner={
          <Banners>
            {line === 'lost' && <LostLine />}
            {you.seat === null && <ComingLate table={table} stream={stream} nameOf={nameOf} ask={ask} />}
            {playing && !replaced && <SeatWishes table={table} nameOf={nameOf} ask={ask} />}
            {mine?.resigned && table.status === 'playing' && <Banner>{m.friends.resigned}</Banner>}
            {open.end.length > 0 && table.status === 'playing' && (
              <Banner
                actions={
                  playing && (
                    <>
                      {!offered && <Button onClick={offerEnd}>{m.friends.agreeEnd}</Button>}
                      <Button onClick={playOn}>
                        {offered ? m.friends.withdrawEnd : m.friends.declineEnd}
                      </Button>
                    </>
                  )
                }
              >
                {m.friends.endOffered({ names: open.end.map(nameOf).join(', ') })}
              </Banner>
            )}
            <TakeBackWish table={table} stream={stream} nameOf={nameOf} ask={ask} onAgain={askBack} />
            {replaced && (
              <Banner>
                {m.friends.botForYou}
                <Button look="ember" onClick={sitDown}>
                  {m.friends.takeSeatBack}
                </Button>
              </Banner>
            )}
            {mine !== undefined && !asked && <NextTable here={id} />}
            {playing && !asked && (table.clock ?? 0) >= BY_THE_DAY && <OfferTurns />}
            {playing &&
              away.map(({ seat, how }) => (
                <Banner key={seat}>
                  {nameOf(seat)}: {how === 'away' ? m.table.away : m.friends.silent}
                  <Button
                    onClick={() => void ask(server.ask('PUT /tables/:id/seats/:seat/stand-in', { id, seat }))}
                  >
                    {m.friends.letBot({ name: nameOf(seat) })}
                  </Button>
                </Banner>
              ))}
          </Banners>
        }
        back={mayGoBack ? { sure: alone ? 'alone' : null, go: askBack } : null}
        ended={ended}
        afterwards={
          <>
            {luckIsKnown && (
              <>
                <Button
                  onClick={() =>
                    void ask(server.ask('GET /tables/:id/record', { id })).then(
                      (record) => record && void shareMatch(record as { match: Match }, m),
                    )
                  }
                >
                  {m.end.save}
                </Button>
                {table.watchable && (
                  <Button onClick={() => void copyLink()} data-word="copy-link">
                    {m.whatIf.copyLink}
                  </Button>
                )}
                <Button onClick={() => go({ at: 'replay', source: 'table', id: table.id, review: true })}>
                  {m.review.title}
                </Button>
                <Button
                  icon={<PlayIcon />}
                  onClick={() => go({ at: 'replay', source: 'table', id: table.id })}
                >
                  {m.end.replay}
                </Button>
              </>
            )}
            {table.day !== null && (
              <Button look="ember" onClick={() => go({ at: 'today' })} data-word="today">
                {m.door.today}
              </Button>
            )}
            {table.tournament !== null && (
              <Button look="ember" onClick={toTournament} data-word="tournament">
                {m.friends.tournament}
              </Button>
            )}
            {table.day === null &&
              table.tournament === null &&
              (you.seat !== null || (table.rematch !== null && next)) && (
                <Button look="ember" onClick={() => void rematch()} data-word="rematch">
                  {table.rematch === null ? m.end.rematch : m.friends.toRematch}
                </Button>
              )}
          </>
        }
      />
      {lookingAround && (
        <OthersDialog table={table} invitation={stream.invitation} onClose={() => setLookingAround(false)} />
      )}
      <Dialog
        open={resigning}
        onOpenChange={setResigning}
        title={m.friends.resignSure}
        description={
          others.length === 1 ? m.friends.resignWins({ name: nameOf(others[0].seat) }) : m.friends.resignText
        }
        actions={
          <>
            <Button look="quiet" onClick={() => setResigning(false)}>
              {m.cancel}
            </Button>
            <Button
              onClick={() => {
                setResigning(false);
                void ask(server.ask('POST /tables/:id/resign', { id }));
              }}
            >
              {m.friends.resign}
            </Button>
          </>
        }
      />
      <Dialog
        open={carrying !== null}
        onOpenChange={() => setCarrying(null)}
        title={m.friends.carry}
        description={m.friends.carryText}
      >
        {carrying !== null && (
          <>
            <QrCode text={carrying} label={m.friends.qr} />
            <a className={styles.link} href={carrying}>
              {carrying}
            </a>
          </>
        )}
      </Dialog>
    </>
  );
}

/** Tells the house what was looked at, and whoever looks what was said. */
function Telling({ table, stream }: Pick<OnlineScreenProps, 'table' | 'stream'>) {
  const { m } = useLanguage();
  useWhisper(stream, m);
  useTellSeen(table, stream);
  return null;
}
