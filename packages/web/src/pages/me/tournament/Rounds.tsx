import type { Tournament } from '@undercroft/protocol';
import { Button } from '../../../controls/Button.tsx';
import { useLanguage } from '../../../kit/language/language.tsx';
import { numbersIn } from '../../../kit/language/made.ts';
import { go } from '../../../kit/route.ts';
import styles from './Tournament.module.css';
import { useTournamentWords } from './words/index.ts';

type Round = Tournament['played'][number];
type Table = Round['tables'][number];

/** Every round that was drawn, the newest first: who sat where, and how it ended. */
export function Rounds({ tournament }: { tournament: Tournament }) {
  const words = useTournamentWords();
  const { language } = useLanguage();
  const { format } = numbersIn(language);
  return (
    <section className={styles.part} aria-label={words.tables}>
      <h2>{words.tables}</h2>
      {tournament.played.toReversed().map((round, at) => (
        <details key={round.round} open={at === 0}>
          <summary>{words.round({ round: format(round.round) })}</summary>
          <div className={styles.part}>
            {round.commitment !== null && !round.over && <p className={styles.soft}>{words.secret}</p>}
            <ul className={styles.list}>
              {round.tables.map((table) => (
                <TableLine key={table.number} tournament={tournament} round={round} table={table} />
              ))}
            </ul>
            {round.commitment !== null && (
              <p className={styles.seal}>{words.seal({ seal: round.commitment })}</p>
            )}
          </div>
        </details>
      ))}
    </section>
  );
}

function TableLine({ tournament, round, table }: { tournament: Tournament; round: Round; table: Table }) {
  const words = useTournamentWords();
  const { language } = useLanguage();
  const { format } = numbersIn(language);
  const nameOf = (player: number | null) =>
    player === null ? words.computer : tournament.players[player].name;
  const { table: id, seats, over, watch } = table;
  if (id === null)
    return <li className={styles.line}>{words.goesOn({ name: nameOf(seats[0]?.player ?? null) })}</li>;
  const isSecret = round.commitment !== null && !round.over;
  const mine = seats.some(({ player }) => player !== null && tournament.players[player].you);
  return (
    <li className={styles.line} data-you={mine || undefined}>
      {seats.map(({ player, place, points, matchpoints, top }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <div key={seat}>
          <strong>{nameOf(player)}</strong>
          <small>
            {words.seat({ seat: format(seat + 1) })}
            {place !== null &&
              ` · ${
                points === null
                  ? words.place({ place: format(place) })
                  : words.points({ place: format(place), points: format(points) })
              }`}
          </small>
          {matchpoints !== null && top !== null && (
            <small>{words.matchpoints({ made: format(matchpoints), top: format(top) })}</small>
          )}
        </div>
      ))}
      {!over && <small>{words.on}</small>}
      {watch !== null && !mine && (
        <Button onClick={() => go({ at: 'table', id, invitation: watch })}>{words.watch}</Button>
      )}
      {over && !isSecret && (
        <Button look="quiet" onClick={() => go({ at: 'replay', source: 'table', id })}>
          {words.replay}
        </Button>
      )}
    </li>
  );
}
