import { GAME_NAMES, type GameName } from '@undercroft/games';
import type { Club } from '@undercroft/protocol';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Page } from '../../controls/Page.tsx';
import { TurnedAway } from '../../controls/TurnedAway.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { dated } from '../../kit/language/dated.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { GameSelect } from './GameSelect.tsx';
import { gameTitle } from './gameTitle.ts';
import { Leagues } from './Leagues.tsx';
import styles from './Me.module.css';
import { Members } from './Members.tsx';
import { TournamentLines } from './tournament/TournamentLines.tsx';
import { useAttempt } from './useAttempt.ts';
import { useCircleWords } from './words/circles/index.ts';

const LOOK_EVERY_MS = 15_000;

export interface OfClub {
  readonly club: Club;
  readonly onChange: (club: Club) => void;
}

/** A club: who belongs to it, what is played there, and how it ended. */
export default function ClubPage({ id }: { id: string }) {
  const { m } = useLanguage();
  const words = useCircleWords();
  const found = useFetched(() => server.ask('GET /clubs/:id', { id }), [id], { every: LOOK_EVERY_MS });
  const { value: club, failed, set, again } = found;
  // What cannot be known now is asked for again in a while.
  if (club === null) return failed === null ? <Waiting /> : <TurnedAway why={explain(m, failed)} />;
  return (
    <Page title={club.name} back={{ label: words.clubs, go: () => go({ at: 'me', sheet: 'friends' }) }}>
      <div className={styles.sheet}>
        <Tables club={club} />
        <Leagues club={club} onChange={set} />
        <section className={styles.part} aria-label={m.friends.tournaments}>
          <h2>{m.friends.tournaments}</h2>
          <TournamentLines tournaments={club.tournaments} />
          <div className={styles.row}>
            <Button onClick={() => go({ at: 'tournaments', club: id })}>{m.friends.newTournament}</Button>
          </div>
        </section>
        <Results club={club} />
        <Members club={club} onChange={set} look={again} />
      </div>
    </Page>
  );
}

function Tables({ club }: { club: Club }) {
  const words = useCircleWords();
  const attempt = useAttempt();
  const [game, setGame] = useState<GameName>(GAME_NAMES[0]);
  const open = async () => {
    const { id } = await server.ask('POST /tables', { body: { game, club: club.id } });
    go({ at: 'table', id, invitation: null });
  };
  return (
    <section className={styles.part} aria-label={words.tables}>
      <h2>{words.tables}</h2>
      {club.tables.length === 0 && <p>{words.noTables}</p>}
      <ul className={styles.list}>
        {club.tables.map(({ table, invitation }) => (
          <li key={table.id} className={styles.line}>
            <div>
              <strong>{gameTitle(table.game)}</strong>
              <small>
                {table.seats
                  .filter(({ kind }) => kind === 'person')
                  .map(({ name }) => name)
                  .join(', ')}
              </small>
            </div>
            <Button onClick={() => go({ at: 'table', id: table.id, invitation })}>{words.goToTable}</Button>
          </li>
        ))}
      </ul>
      <div className={styles.form}>
        <GameSelect label={words.game} value={game} onChange={setGame} />
        <Button onClick={() => void attempt(open)}>{words.newTable}</Button>
      </div>
    </section>
  );
}

function Results({ club }: { club: Club }) {
  const words = useCircleWords();
  const { language } = useLanguage();
  const { format } = numbersIn(language);
  return (
    <section className={styles.part} aria-label={words.results}>
      <h2>{words.results}</h2>
      {club.results.length === 0 && <p>{words.noResults}</p>}
      <ul className={styles.list}>
        {club.results.map(({ table, game, endedAt, seats }) => (
          <li key={table} className={styles.line}>
            <div>
              <strong>{gameTitle(game)}</strong>
              <small>
                {seats
                  .map(({ name, place }) =>
                    words.placed({ place: format(place), name: name || words.computer }),
                  )
                  .join(' · ')}
              </small>
              <small>{dated(language, endedAt)}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
