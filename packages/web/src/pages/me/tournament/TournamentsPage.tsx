import { GAME_NAMES, type GameName, onShelf } from '@undercroft/games';
import { TOURNAMENT_KINDS, type TournamentKind } from '@undercroft/protocol';
import { Suspense, useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { Page } from '../../../controls/Page.tsx';
import { Select } from '../../../controls/Select.tsx';
import { TextField } from '../../../controls/TextField.tsx';
import { Waiting } from '../../../controls/Waiting.tsx';
import { useFetched } from '../../../kit/fetched.ts';
import { useLanguage } from '../../../kit/language/language.tsx';
import { numbersIn } from '../../../kit/language/made.ts';
import { go } from '../../../kit/route.ts';
import { server } from '../../../kit/server/api.ts';
import { giveName, useGuest } from '../../../kit/server/guest.ts';
import { pagesOf } from '../../../kit/server/pages.ts';
import { spanOf } from '../../../table/players/Countdown.tsx';
import { GameSelect } from '../GameSelect.tsx';
import { gameTitle } from '../gameTitle.ts';
import { NameForm } from '../NameForm.tsx';
import { useMeWords } from '../words/me/index.ts';
import styles from './Tournament.module.css';
import { TournamentLines } from './TournamentLines.tsx';
import { useTournamentWords } from './words/index.ts';

/** From an evening together to weeks. */
const CLOCKS = [30, 60, 180, 86_400, 259_200];
const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** People who were not asked for more than that. */
const MOST_SEATS = 8;

/** One's tournaments, and a new one: of a club, where one comes from there. */
export default function TournamentsPage({ club }: { club: string | null }) {
  return (
    <Suspense fallback={<Waiting />}>
      <Shown club={club} />
    </Suspense>
  );
}

/** So many pages of one's own, the newest first. */
const ownTournaments = (pages: number) =>
  pagesOf(pages, async (query) => {
    const { tournaments, next } = await server.ask('GET /me/tournaments', { query });
    return { page: tournaments, next };
  });

function Shown({ club }: { club: string | null }) {
  const words = useTournamentWords();
  const guest = useGuest();
  const { more } = useMeWords();
  const [pages, setPages] = useState(1);
  const mine = useFetched(() => (guest === null ? null : ownTournaments(pages)), [guest, pages]).value;
  return (
    <Page title={words.title}>
      <p>{words.text}</p>
      <section className={styles.part} aria-label={words.mine}>
        <h2>{words.mine}</h2>
        {(mine?.all ?? []).length === 0 && <p>{words.none}</p>}
        <TournamentLines tournaments={mine?.all ?? []} />
        {mine?.more === true && (
          <Button look="quiet" onClick={() => setPages(pages + 1)}>
            {more}
          </Button>
        )}
      </section>
      <Announce club={club} />
    </Page>
  );
}

function Announce({ club }: { club: string | null }) {
  const words = useTournamentWords();
  const { language } = useLanguage();
  const { format } = numbersIn(language);
  const [name, setName] = useState('');
  const [game, setGame] = useState<GameName>(GAME_NAMES[0]);
  const [kind, setKind] = useState<TournamentKind>('swiss');
  const [wantedSeats, setSeats] = useState(2);
  const [rounds, setRounds] = useState(4);
  const [wantedTeam, setTeam] = useState(1);
  const [clock, setClock] = useState(60);
  const { min, max } = onShelf(game).seats;
  const least = Math.max(2, min);
  const most = Math.max(least, Math.min(MOST_SEATS, max));
  const seats = Math.min(Math.max(wantedSeats, least), most);
  const team = kind === 'duplicate' ? Math.min(wantedTeam, seats) : 1;
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, more) => ({
      value: String(from + more),
      label: format(from + more),
    }));
  const announce = async (own: string) => {
    await giveName(own);
    const wanted = name.trim() === '' ? `${gameTitle(game)}: ${words.kinds[kind]}`.slice(0, 40) : name.trim();
    const body = { name: wanted, game, kind, seats, rounds, team, clock, ...(club !== null && { club }) };
    const { id } = await server.ask('POST /tournaments', { body });
    go({ at: 'tournament', id });
  };
  return (
    <section className={styles.part} aria-label={words.fresh}>
      <h2>{words.fresh}</h2>
      <div className={styles.fields}>
        <TextField label={words.name} value={name} onChange={setName} maxLength={40} autoComplete="off" />
        <GameSelect label={words.game} value={game} onChange={setGame} />
        <Select
          label={words.kind}
          value={kind}
          onChange={setKind}
          options={TOURNAMENT_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        />
        <Select
          label={words.seats}
          value={String(seats)}
          onChange={(value) => setSeats(Number(value))}
          options={numbers(least, most)}
        />
        {kind !== 'knockout' && (
          <Select
            label={words.rounds}
            value={String(rounds)}
            onChange={(value) => setRounds(Number(value))}
            options={ROUNDS.map((value) => ({ value: String(value), label: format(value) }))}
          />
        )}
        {kind === 'duplicate' && (
          <Select
            label={words.team}
            value={String(team)}
            onChange={(value) => setTeam(Number(value))}
            options={[...new Set([1, 2, seats])].map((value) => ({
              value: String(value),
              label: words.teams({ count: value }),
            }))}
          />
        )}
        <Select
          label={words.clock}
          value={String(clock)}
          onChange={(value) => setClock(Number(value))}
          options={CLOCKS.map((value) => ({ value: String(value), label: spanOf(language, value) }))}
        />
      </div>
      <p className={styles.soft}>{words.kindText[kind]}</p>
      <p className={styles.soft}>{words.clockText}</p>
      <NameForm label={words.announce} onName={announce} />
    </section>
  );
}
