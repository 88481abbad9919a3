import type { Tournament } from '@undercroft/protocol';
import { useLanguage } from '../../../kit/language/language.tsx';
import { numbersIn } from '../../../kit/language/made.ts';
import { percent } from '../../../kit/language/percent.ts';
import { crossTable, namesOf, scoreSaid } from './names.ts';
import styles from './Tournament.module.css';
import { useTournamentWords } from './words/index.ts';

/** Who stands where, and who is how likely to win. */
export function Standings({ tournament }: { tournament: Tournament }) {
  const words = useTournamentWords();
  const { language } = useLanguage();
  const { format } = numbersIn(language);
  const { standings, players, kind, status } = tournament;
  const rounded = (score: number) => format(Math.round(score * 100) / 100);
  return (
    <section className={styles.part} aria-label={words.standings} data-testid="standings">
      <h2>{words.standings}</h2>
      <ol className={styles.list}>
        {standings.map((line) => {
          const { place, players: own, ties, chance } = line;
          const you = own.some((player) => players[player].you);
          const gone = own.every((player) => players[player].left);
          return (
            <li key={own.join()} className={styles.line} data-you={you || undefined}>
              <div>
                <strong>{words.placed({ place: format(place), name: namesOf(tournament, own) })}</strong>
                {you && ` (${words.you})`}
                {gone && <small>{words.left}</small>}
                {ties.length > 0 && (
                  <small>{words.ties({ buchholz: rounded(ties[0]), sonneborn: rounded(ties[1]) })}</small>
                )}
              </div>
              <span className={styles.score}>
                <strong>{scoreSaid(tournament, line, words, language)}</strong>
                {status === 'on' && chance !== null && (
                  <small>{words.chance({ share: percent(language, chance) })}</small>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={styles.soft}>{words.how[kind]}</p>
      {status === 'on' && <p className={styles.soft}>{words.chanceText}</p>}
    </section>
  );
}

/** Deal by deal, beside each other, as bridge players read it. */
export function CrossTable({ tournament }: { tournament: Tournament }) {
  const words = useTournamentWords();
  const { language } = useLanguage();
  const { format } = numbersIn(language);
  const { played } = tournament;
  const share = (part: number | null) => (part === null ? '–' : percent(language, part));
  return (
    <section className={styles.part} aria-label={words.cross}>
      <h2>{words.cross}</h2>
      <p className={styles.soft}>{words.crossText}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is moved by keys, too */}
      <section className={styles.wide} tabIndex={0} aria-label={words.crossText}>
        <table className={styles.cross} data-testid="cross">
          <thead>
            <tr>
              <th scope="col">{words.who}</th>
              {played.map(({ round }) => (
                <th key={round} scope="col" aria-label={words.round({ round: format(round) })}>
                  {format(round)}
                </th>
              ))}
              <th scope="col">{words.all}</th>
            </tr>
          </thead>
          <tbody>
            {crossTable(tournament).map(({ line, deals }) => (
              <tr key={line.players.join()}>
                <th scope="row">{namesOf(tournament, line.players)}</th>
                {deals.map((deal, round) => (
                  <td key={played[round].round}>{share(deal)}</td>
                ))}
                <td>
                  <strong>{share(line.played === 0 ? null : line.score)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
