import { useStore } from '../../kit/store.ts';
import { keptHere } from '../../table/end/history.ts';
import { gameTitle } from './gameTitle.ts';
import { Laurels } from './Laurels.tsx';
import styles from './Me.module.css';
import { useRatingsWords } from './words/ratings/index.ts';

/** What games played at this device have left behind; nobody else knows of it. */
export function OnThisDevice() {
  const words = useRatingsWords();
  const games = [...Map.groupBy(useStore(keptHere), ({ game }) => game)];
  if (games.length === 0) return null;
  return (
    <section className={styles.part} aria-label={words.here}>
      <h2>{words.here}</h2>
      {games.map(([game, matches]) => {
        const ids = [...new Set(matches.flatMap(({ achieved }) => achieved))];
        const achieved = ids.map((id) => {
          const some = matches.filter((match) => match.achieved.includes(id));
          return { id, at: some[0].at, times: some.length };
        });
        return (
          <div key={game} className={styles.part}>
            <h3>{gameTitle(game)}</h3>
            <Laurels
              game={game}
              achieved={achieved}
              luck={matches.flatMap(({ luck }) => (luck === undefined ? [] : [luck]))}
            />
          </div>
        );
      })}
    </section>
  );
}
