import type { Level } from '@undercroft/bots';
import { isGameName } from '@undercroft/games';
import { openBox, type SavedTable } from '@undercroft/kernel';
import { Suspense, useState } from 'react';
import { Banner, Banners } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import { Curtain } from '../../controls/Curtain.tsx';
import { PlayIcon } from '../../controls/icons.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { useOpened } from '../../games/useOpened.ts';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { part } from '../../kit/later.ts';
import { go } from '../../kit/route.ts';
import { useStore } from '../../kit/store.ts';
import { shareMatch } from '../../table/end/shareMatch.ts';
import type { Opened } from '../../table/game/opened.ts';
import { noteGames } from '../../table/sources/before.ts';
import { Unread } from '../../table/sources/client.ts';
import { HereClient, newId, newSeed } from '../../table/sources/here.ts';
import type { KeptTable, SetUp } from '../../table/sources/hereTable.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { type Help, helpAt, keepHelp } from './help.ts';
import { LevelOffer } from './LevelOffer.tsx';
import { ToldAgain } from './ToldAgain.tsx';
import { UnkeptBanner } from './UnkeptBanner.tsx';

const Guide = part(async () => (await import('./Guide.tsx')).Guide);
const FirstGameEnd = part(async () => (await import('./Guide.tsx')).FirstGameEnd);
const TwicePlayed = part(async () => (await import('./TwicePlayed.tsx')).TwicePlayed);
const Helping = part(() => import('./Helping.tsx'));
const LayAgain = part(() => import('./LayAgain.tsx'));
const WrongDialog = part(() => import('./WrongDialog.tsx'));

/** Set up on the page before, not yet begun. */
const waiting = new Map<string, SetUp>();

export function beginHere(setUp: SetUp): void {
  waiting.set(setUp.id, setUp);
}

async function openHere(id: string, onElsewhere: () => void, signal: AbortSignal): Promise<HereClient> {
  const setUp = waiting.get(id);
  const client = await HereClient.open(
    () => new Worker(new URL('./here.worker.ts', import.meta.url), { type: 'module' }),
    setUp === undefined ? { do: 'resume', id } : { do: 'begin', setUp },
    onElsewhere,
    signal,
  );
  waiting.delete(id);
  noteGames(true);
  return client;
}

/** A table on this device. One tab plays it: the one that opened it last. */
export default function HereScreen({ id }: { id: string }) {
  const { m } = useLanguage();
  const [away, setAway] = useState<Away | null>(null);
  if (away === null) return <HereTableScreen key={id} id={id} onAway={setAway} />;
  const isElsewhere = away === 'elsewhere';
  return (
    <Curtain
      title={isElsewhere ? m.elsewhere.title : m.keeping.unread.title}
      text={isElsewhere ? m.elsewhere.text : m.keeping.unread.text}
    >
      <Button look="ember" large autoFocus onClick={() => setAway(null)} data-word="play-here">
        {isElsewhere ? m.elsewhere.playHere : m.tryAgain}
      </Button>
      <Button onClick={() => go({ at: 'door' })}>{m.home}</Button>
    </Curtain>
  );
}

/** Why a table is not shown although it is there. */
type Away = 'elsewhere' | 'unread';

function HereTableScreen({ id, onAway }: { id: string; onAway: (why: Away) => void }) {
  const open = (signal: AbortSignal) => openHere(id, () => signal.aborted || onAway('elsewhere'), signal);
  const { value: client, failed } = useFetched(open, [id, onAway], {
    onFail: (error) => {
      if (error instanceof Unread) onAway('unread');
    },
  });
  const opened = useOpened(client?.info.value.game);
  if (failed !== null && !(failed instanceof Unread)) throw failed;
  if (client === null || opened === null) return <Waiting />;

  return <OpenTable client={client} opened={opened} />;
}

function OpenTable({ client, opened }: { client: HereClient; opened: Opened }) {
  const { m } = useLanguage();
  const {
    id,
    game,
    coach = false,
    branch = false,
    day,
    guided,
    told = false,
    laid = false,
    seats,
    twice,
  } = useStore(client.info);
  const [wrongOpen, setWrongOpen] = useState(false);
  const [layOpen, setLayOpen] = useState(false);
  const [help, setHelp] = useState(() => helpAt(id));
  const helpWith = (how: Help) => {
    keepHelp(id, how);
    setHelp(how);
  };
  const keeping = useStore(client.keeping);

  /** The same people once more, at a table of its own. */
  const playNext = async (more: (kept: KeptTable) => Partial<SetUp>) => {
    const kept = await client.record();
    if (kept === undefined) return;
    const next: SetUp = {
      id: newId(),
      game: kept.game,
      chairs: kept.chairs,
      handOver: kept.handOver,
      anyTakeBack: kept.anyTakeBack ?? false,
      coach: kept.coach ?? false,
      options: kept.saved.match.options,
      seed: newSeed(),
      ...(told && { luck: 'said' as const }),
      set: kept.saved.match.set as object | null,
      ...more(kept),
    };
    beginHere(next);
    go({ at: 'here', id: next.id });
  };

  const again = (level?: Level) =>
    playNext(({ chairs }) => ({
      chairs: chairs.map((chair) =>
        level !== undefined && chair.kind === 'bot' ? { ...chair, level } : chair,
      ),
    }));

  /** The table as it lies, to be played on with the box. */
  const onOwnTable = (state: SavedTable['state']) =>
    playNext(({ chairs, figures, saved }) => ({
      chairs: chairs.map((chair, seat) => ({ ...chair, figure: figures[seat] })),
      options: { ...saved.match.options, ...(opened.game.chosen as SetUp['options']) },
      handOver: false,
      luck: 'said',
      laid: state,
    }));

  /** The second of two games with the same luck: everybody has the seat after theirs, and each seat what it had. */
  const secondGame = async () => {
    const kept = await client.record();
    if (kept === undefined) return;
    const { match, state } = kept.saved;
    const outcome = opened.game.outcome(openBox(opened.game, match.options, match.set), state);
    if (outcome === null) return;
    const { winners, points } = outcome;
    const next: SetUp = {
      ...{ id: newId(), game: kept.game, handOver: kept.handOver, anyTakeBack: kept.anyTakeBack ?? false },
      chairs: kept.chairs.map(({ figure }, seat) => ({
        ...(kept.chairs.at(seat - 1) ?? kept.chairs[seat]),
        figure,
      })),
      ...{ coach: kept.coach ?? false, options: match.options, seed: match.seed, luck: 'dealt' },
      ...{ set: match.set as object | null, twice: { first: { winners, points } } },
    };
    beginHere(next);
    go({ at: 'here', id: next.id });
  };

  const save = async () => {
    const kept = await client.record();
    if (kept !== undefined) await shareMatch(kept.saved.match, m);
  };

  if (told && help !== 'whole')
    return (
      <Suspense fallback={<Waiting />}>
        <Helping client={client} opened={opened} help={help} onHelp={helpWith} />
      </Suspense>
    );

  const people = seats.filter(({ kind }) => kind === 'person').length;
  return (
    <TableScreen
      client={client}
      opened={opened}
      coach={coach}
      banner={
        <>
          {branch && (
            <Banners>
              <Banner>
                <span data-testid="branch">{m.whatIf.branch}</span>
              </Banner>
            </Banners>
          )}
          {guided && (
            <Suspense>
              <Guide />
            </Suspense>
          )}
          {told && <ToldAgain client={client} />}
          {laid && (
            <Banners>
              <Banner>
                <span data-testid="laid">{m.laying.known}</span>
              </Banner>
            </Banners>
          )}
          {layOpen && (
            <Suspense>
              <LayAgain
                opened={opened}
                told={told}
                onDone={({ state }) => void (told ? client.lay(state) : onOwnTable(state))}
                onClose={() => setLayOpen(false)}
              />
            </Suspense>
          )}
          {wrongOpen && (
            <Suspense>
              <WrongDialog client={client} onClose={() => setWrongOpen(false)} />
            </Suspense>
          )}
          {keeping !== 'kept' && <UnkeptBanner client={client} keeping={keeping} />}
        </>
      }
      back={{
        sure: people > 1 ? 'together' : 'alone',
        // Refused where it can no longer be: then nothing has changed.
        go: () => void client.takeBackByLeave().catch(() => {}),
      }}
      menu={[
        ...(told
          ? [
              { label: m.told.wrong, onSelect: () => setWrongOpen(true) },
              {
                label: `${m.laying.help.title}…`,
                onSelect: () => helpWith(opened.beside.isLaid ? 'counting' : 'rules'),
              },
            ]
          : []),
        ...(opened.beside.isLaid && day === undefined
          ? [
              {
                label: told ? m.laying.again : m.laying.layOut.open,
                onSelect: () => setLayOpen(true),
              },
            ]
          : []),
        { label: m.table.newGame, onSelect: () => go({ at: 'new', game }) },
      ]}
      learnt={
        twice?.first ? (
          <Suspense>
            <TwicePlayed first={twice.first} />
          </Suspense>
        ) : (
          guided &&
          isGameName(game) && (
            <Suspense>
              <FirstGameEnd game={game} opened={opened} />
            </Suspense>
          )
        )
      }
      afterwards={
        <>
          <Button onClick={() => void save()}>{m.end.save}</Button>
          {/* Both look at what is kept. */}
          {keeping === 'kept' && (
            <>
              {!(told && opened.game.told) && (
                <Button
                  onClick={() => go({ at: 'replay', source: 'here', id, review: true })}
                  data-word="review"
                >
                  {m.review.title}
                </Button>
              )}
              <Button icon={<PlayIcon />} onClick={() => go({ at: 'replay', source: 'here', id })}>
                {m.end.replay}
              </Button>
            </>
          )}
          {twice?.first === null && (
            <Button look="ember" onClick={() => void secondGame()} data-word="same-luck">
              {m.end.sameLuck}
            </Button>
          )}
          {day === undefined ? (
            <>
              <LevelOffer client={client} onAgain={(level) => void again(level)} />
              <Button look={twice?.first === null ? 'brass' : 'ember'} onClick={() => void again()}>
                {m.end.again}
              </Button>
            </>
          ) : (
            <Button look="ember" onClick={() => go({ at: 'today' })} data-word="today">
              {m.door.today}
            </Button>
          )}
        </>
      }
    />
  );
}
