import type { Tournament } from '@undercroft/protocol';
import { Suspense } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { PlayIcon } from '../../../controls/icons.tsx';
import { Page } from '../../../controls/Page.tsx';
import { TurnedAway } from '../../../controls/TurnedAway.tsx';
import { Waiting } from '../../../controls/Waiting.tsx';
import { BASE } from '../../../kit/base.ts';
import { useFetched } from '../../../kit/fetched.ts';
import { dated } from '../../../kit/language/dated.ts';
import { useLanguage } from '../../../kit/language/language.tsx';
import { numbersIn } from '../../../kit/language/made.ts';
import { go } from '../../../kit/route.ts';
import { server } from '../../../kit/server/api.ts';
import { explain } from '../../../kit/server/explain.ts';
import { giveName, useGuest } from '../../../kit/server/guest.ts';
import { gameTitle } from '../gameTitle.ts';
import { ShareLink } from '../Invitation.tsx';
import { Sure } from '../Members.tsx';
import { NameForm } from '../NameForm.tsx';
import { useAttempt } from '../useAttempt.ts';
import { namesOf } from './names.ts';
import { Rounds } from './Rounds.tsx';
import { CrossTable, Standings } from './Standings.tsx';
import styles from './Tournament.module.css';
import { useTournamentWords } from './words/index.ts';

/** Tables end, rounds are drawn, people come: while somebody looks. */
const LOOK_EVERY_MS = 4_000;

interface OfTournament {
  readonly tournament: Tournament;
  readonly onChange: (tournament: Tournament) => void;
}

/** A tournament: who plays, where one is expected, how it stands, and every table. */
export default function TournamentPage({ id }: { id: string }) {
  return (
    <Suspense fallback={<Waiting />}>
      <Shown id={id} />
    </Suspense>
  );
}

function Shown({ id }: { id: string }) {
  const { m, language } = useLanguage();
  const words = useTournamentWords();
  const { value, failed, set } = useFetched(() => server.ask('GET /tournaments/:id', { id }), [id], {
    every: LOOK_EVERY_MS,
  });
  if (value === null) return failed === null ? <Waiting /> : <TurnedAway why={explain(m, failed)} />;
  const { format } = numbersIn(language);
  const { name, game, kind, status, round, rounds, code } = value;
  return (
    <Page
      game={game}
      title={name}
      back={{ label: words.title, go: () => go({ at: 'tournaments', club: null }) }}
    >
      <p>
        {gameTitle(game)} · {words.kinds[kind]}
        {value.team > 1 && ` · ${words.teams({ count: value.team })}`} ·{' '}
        {status === 'on'
          ? words.roundOf({ round: format(round), rounds: format(rounds) })
          : words.status[status]}
      </p>
      <Now tournament={value} onChange={set} />
      {status === 'open' ? <Coming tournament={value} /> : <Standings tournament={value} />}
      {kind === 'duplicate' && value.played.some(({ over }) => over) && <CrossTable tournament={value} />}
      {value.played.length > 0 && <Rounds tournament={value} />}
      {status !== 'over' && (
        <ShareLink path={`/tournament/${id}`} title={words.invite}>
          <p>
            {words.code}: <strong className={styles.code}>{code}</strong>
          </p>
          <a href={`${BASE}/tv/${code}`}>{words.onTv}</a>
        </ShareLink>
      )}
      <Leaving tournament={value} onChange={set} />
    </Page>
  );
}

/** What one is asked to do now. */
function Now({ tournament, onChange }: OfTournament) {
  const words = useTournamentWords();
  const { language } = useLanguage();
  const guest = useGuest();
  const attempt = useAttempt();
  const { id, you, status, nextAt, round, players, team, standings } = tournament;
  const take = async (partner?: number) =>
    onChange(
      await server.ask('PUT /tournaments/:id/me', {
        id,
        body: partner === undefined ? {} : { with: partner },
      }),
    );
  const alone = players.filter(
    (one) => !one.left && !one.you && players.filter((other) => other.team === one.team).length < team,
  );
  const mates = players.filter((one) => one.team === players.find((own) => own.you)?.team);
  const seeksPartner = status === 'open' && team > 1 && you.plays && mates.length < team;
  const winners = status === 'over' ? standings.filter(({ place, played }) => place === 1 && played > 0) : [];
  return (
    <section className={styles.part} aria-live="polite">
      {winners.length > 0 && (
        <h2 data-testid="winner">
          {words.won({ names: winners.map((line) => namesOf(tournament, line.players)).join(', ') })}
        </h2>
      )}
      {you.table !== null && (
        <Button
          look="ember"
          large
          icon={<PlayIcon />}
          onClick={() => go({ at: 'table', id: you.table ?? '', invitation: null })}
          data-word="your-table"
        >
          {words.yourTable}
        </Button>
      )}
      {you.plays && status === 'on' && you.table === null && nextAt === null && <p>{words.wait}</p>}
      {nextAt !== null && status === 'on' && (
        <div className={styles.row}>
          <p>{words.nextAt({ time: dated(language, nextAt) })}</p>
          {you.owner && (
            <Button
              look="ember"
              onClick={() =>
                void attempt(async () =>
                  onChange(
                    await server.ask('POST /tournaments/:id/rounds', { id, body: { round: round + 1 } }),
                  ),
                )
              }
              data-word="next-round"
            >
              {words.nextNow}
            </Button>
          )}
        </div>
      )}
      {you.mayEnter &&
        (guest === null ? (
          <NameForm
            label={status === 'on' ? words.late : words.takePart}
            onName={async (own) => {
              await giveName(own);
              await take();
            }}
          />
        ) : (
          <div className={styles.row}>
            <Button look="ember" onClick={() => void attempt(() => take())} data-word="take-part">
              {status === 'on' ? words.late : words.takePart}
            </Button>
          </div>
        ))}
      {seeksPartner && alone.length > 0 && (
        <div className={styles.row}>
          {alone.map((one) => (
            <Button key={players.indexOf(one)} onClick={() => void attempt(() => take(players.indexOf(one)))}>
              {words.partner({ name: one.name })}
            </Button>
          ))}
        </div>
      )}
      {you.owner && status === 'open' && (
        <div className={styles.row}>
          <Button
            look={you.plays ? 'ember' : 'brass'}
            disabled={players.length < 2}
            onClick={() =>
              void attempt(async () => onChange(await server.ask('POST /tournaments/:id/start', { id })))
            }
            data-word="begin"
          >
            {words.begin}
          </Button>
          <p className={styles.soft}>{words.beginText}</p>
        </div>
      )}
    </section>
  );
}

/** Before it begins: who has come, and who plays for each other. */
function Coming({ tournament }: { tournament: Tournament }) {
  const words = useTournamentWords();
  const { players, kind } = tournament;
  const teams = [...Map.groupBy(players, ({ team }) => team).values()];
  return (
    <section className={styles.part} aria-label={words.who}>
      <h2>{words.who}</h2>
      {players.length === 0 && <p>{words.nobody}</p>}
      <ul className={styles.list}>
        {teams.map((team) => (
          <li
            key={players.indexOf(team[0])}
            className={styles.line}
            data-you={team.some(({ you }) => you) || undefined}
          >
            <strong>
              {team.map(({ name, you }) => (you ? `${name} (${words.you})` : name)).join(' & ')}
            </strong>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{words.kindText[kind]}</p>
      <p className={styles.soft}>{words.how[kind]}</p>
    </section>
  );
}

/** The ways out. */
function Leaving({ tournament, onChange }: OfTournament) {
  const words = useTournamentWords();
  const attempt = useAttempt();
  const { id, you, status } = tournament;
  if (status === 'over') return null;
  return (
    <div className={styles.row}>
      {you.plays && (
        <Sure
          label={words.leave}
          {...(status === 'on' && { text: words.leaveText })}
          onYes={() => attempt(async () => onChange(await server.ask('DELETE /tournaments/:id/me', { id })))}
        />
      )}
      {you.owner && (
        <Sure
          label={words.callOff}
          {...(status === 'on' && { text: words.callOffText })}
          onYes={() =>
            attempt(async () => {
              await server.ask('DELETE /tournaments/:id', { id });
              if (status === 'open') return go({ at: 'tournaments', club: null });
              onChange(await server.ask('GET /tournaments/:id', { id }));
            })
          }
        />
      )}
    </div>
  );
}
