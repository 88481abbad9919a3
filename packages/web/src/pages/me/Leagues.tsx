import { GAME_NAMES, type GameName, onShelf } from '@undercroft/games';
import type { League } from '@undercroft/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Select } from '../../controls/Select.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import type { OfClub } from './ClubPage.tsx';
import { GameSelect } from './GameSelect.tsx';
import { gameTitle } from './gameTitle.ts';
import styles from './Me.module.css';
import { Sure } from './Members.tsx';
import { useAttempt } from './useAttempt.ts';
import { useCircleWords } from './words/circles/index.ts';

/** The leagues of a club; its owner announces them. */
export function Leagues({ club, onChange }: OfClub) {
  const words = useCircleWords();
  return (
    <section className={styles.part} aria-label={words.leagues}>
      <h2>{words.leagues}</h2>
      <p>{words.leaguesText}</p>
      {club.leagues.length === 0 && <p>{words.noLeagues}</p>}
      {club.leagues.map((league) => (
        <LeagueTable key={league.id} league={league} club={club} onChange={onChange} />
      ))}
      {club.owner && <Announce club={club} onChange={onChange} />}
    </section>
  );
}

function LeagueTable({ league, club, onChange }: OfClub & { league: League }) {
  const words = useCircleWords();
  const { language } = useLanguage();
  const attempt = useAttempt();
  const { format } = numbersIn(language);
  const at = { id: club.id, league: league.id };
  type Deed =
    | 'PUT /clubs/:id/leagues/:league/me'
    | 'DELETE /clubs/:id/leagues/:league/me'
    | 'POST /clubs/:id/leagues/:league/start'
    | 'DELETE /clubs/:id/leagues/:league';
  const does = (deed: Deed) => () => attempt(async () => onChange(await server.ask(deed, at)));
  const open = async (fixture: number) => {
    const route = 'POST /clubs/:id/leagues/:league/fixtures/:fixture/table';
    const { id } = await server.ask(route, { ...at, fixture });
    go({ at: 'table', id, invitation: null });
  };
  const rounds = [...Map.groupBy(league.fixtures, ({ round }) => round)];
  return (
    <article className={styles.part} aria-label={league.name}>
      <h3>
        {league.name} · {gameTitle(league.game)}
      </h3>
      {!league.begun && <p>{words.waits}</p>}
      <ol className={styles.list} aria-label={words.standings}>
        {league.standings.map(({ place, name, you, points, played }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be shared, and lines hold nothing
          <li key={row} className={styles.line}>
            <div>
              <strong>{league.begun ? words.placed({ place: format(place), name }) : name}</strong>
              {you && ` (${words.you})`}
              {league.begun && (
                <small>
                  {words.points({ count: points })} · {words.played({ count: played })}
                </small>
              )}
            </div>
          </li>
        ))}
      </ol>
      {league.begun && <p>{words.tieBreaks}</p>}
      {league.begun && (
        <details>
          <summary>{words.fixtures}</summary>
          {rounds.map(([round, fixtures]) => (
            <div key={round} className={styles.part}>
              <h4>{words.round({ round: format(round) })}</h4>
              <ul className={styles.list}>
                {fixtures.map(({ number, seats, status, table }) => (
                  <li key={number} className={styles.line}>
                    <div>
                      <strong>
                        {seats
                          .map(({ name, place }) =>
                            place === null ? name : words.placed({ place: format(place), name }),
                          )
                          .join(' · ')}
                      </strong>
                      <small>{words.status[status]}</small>
                    </div>
                    {(status === 'open' || status === 'on') && seats.some(({ you }) => you) && (
                      <Button look="ember" onClick={() => void attempt(() => open(number))}>
                        {status === 'on' ? words.goToTable : words.openTable}
                      </Button>
                    )}
                    {status === 'played' && table !== null && seats.some(({ you }) => you) && (
                      <Button look="quiet" onClick={() => go({ at: 'replay', source: 'table', id: table })}>
                        {words.replay}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
      <div className={styles.row}>
        {!league.begun && !league.playing && (
          <Button look="ember" onClick={() => void does('PUT /clubs/:id/leagues/:league/me')()}>
            {words.takePart}
          </Button>
        )}
        {league.playing && <Sure label={words.quit} onYes={does('DELETE /clubs/:id/leagues/:league/me')} />}
        {club.owner && !league.begun && (
          <Button onClick={() => void does('POST /clubs/:id/leagues/:league/start')()}>{words.begin}</Button>
        )}
        {club.owner && <Sure label={words.callOff} onYes={does('DELETE /clubs/:id/leagues/:league')} />}
      </div>
    </article>
  );
}

function Announce({ club, onChange }: OfClub) {
  const words = useCircleWords();
  const attempt = useAttempt();
  const [name, setName] = useState('');
  const [game, setGame] = useState<GameName>(GAME_NAMES[0]);
  const [wanted, setWanted] = useState(2);
  const { min, max } = onShelf(game).seats;
  const least = Math.max(2, min);
  const seats = Math.min(Math.max(wanted, least), max);
  const choices = Array.from({ length: max - least + 1 }, (_, more) => least + more);
  const announce = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    void attempt(async () => {
      const body = { name: name.trim(), game, seats };
      onChange(await server.ask('POST /clubs/:id/leagues', { id: club.id, body }));
      setName('');
    });
  };
  return (
    <form className={styles.form} onSubmit={announce}>
      <TextField label={words.leagueName} value={name} onChange={setName} maxLength={40} autoComplete="off" />
      <GameSelect label={words.game} value={game} onChange={setGame} />
      <Select
        label={words.seats}
        value={String(seats)}
        onChange={(value) => setWanted(Number(value))}
        options={choices.map((count) => ({ value: String(count), label: String(count) }))}
      />
      <Button type="submit">{words.announce}</Button>
    </form>
  );
}
