import { Accounts } from './accounts.ts';
import { Clubs } from './clubs.ts';
import { Days } from './days.ts';
import { Friends } from './friends.ts';
import { History } from './history.ts';
import { Leagues } from './leagues.ts';
import { Leaving } from './leaving.ts';
import { MyGames } from './my-games.ts';
import { NewsKept } from './news.ts';
import { peopleIn } from './people-kept.ts';
import { Results } from './results.ts';
import type { Sql } from './sql.ts';
import { Standings } from './standings.ts';
import { Ways } from './ways.ts';

/** Everything that is kept about people, over the whole storage or inside one transaction. */
export const keptIn = (sql: Sql) => ({
  people: peopleIn(sql),
  accounts: new Accounts(sql),
  myGames: new MyGames(sql),
  ways: new Ways(sql),
  results: new Results(sql),
  standings: new Standings(sql),
  history: new History(sql),
  days: new Days(sql),
  friends: new Friends(sql),
  clubs: new Clubs(sql),
  leagues: new Leagues(sql),
  leaving: new Leaving(sql),
  newsKept: new NewsKept(sql),
});
export type Kept = ReturnType<typeof keptIn>;
