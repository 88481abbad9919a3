import { accountsIn } from './accounts.ts';
import { clubsIn } from './clubs.ts';
import { cupsIn } from './cups.ts';
import { daysIn } from './days.ts';
import { friendsIn } from './friends.ts';
import { historyIn } from './history.ts';
import { leaguesIn } from './leagues.ts';
import { leavingIn } from './leaving.ts';
import { myGamesIn } from './my-games.ts';
import { newsKeptIn } from './news.ts';
import { peopleIn } from './people-kept.ts';
import { resultsIn } from './results.ts';
import { sharingIn } from './sharing.ts';
import { solvingIn } from './solving.ts';
import type { Sql } from './sql.ts';
import { standingsIn } from './standings.ts';
import { tensIn } from './tens.ts';
import { tournamentsIn } from './tournaments.ts';
import { waysIn } from './ways.ts';

/** Everything that is kept about people, over the whole storage or inside one transaction. */
export const keptIn = (sql: Sql) => ({
  people: peopleIn(sql),
  accounts: accountsIn(sql),
  myGames: myGamesIn(sql),
  ways: waysIn(sql),
  results: resultsIn(sql),
  standings: standingsIn(sql),
  history: historyIn(sql),
  days: daysIn(sql),
  tens: tensIn(sql),
  cups: cupsIn(sql),
  solving: solvingIn(sql),
  sharing: sharingIn(sql),
  friends: friendsIn(sql),
  clubs: clubsIn(sql),
  leagues: leaguesIn(sql),
  tournaments: tournamentsIn(sql),
  leaving: leavingIn(sql),
  newsKept: newsKeptIn(sql),
});
export type Kept = ReturnType<typeof keptIn>;
