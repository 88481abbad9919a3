import type { Outcome } from '@undercroft/kernel';
import { achievedBy } from '@undercroft/kit/achievements';
import { useEffect } from 'react';
import { route } from '../app/route.ts';
import type { AtTable } from '../games/screen.ts';
import { useRatingsWords } from '../ratings/words/index.ts';
import { keepHere } from './kept.ts';
import { useAchievements } from './useAchievements.ts';

interface AchievedProps {
  readonly at: AtTable;
  readonly table: string;
  readonly outcome: Outcome;
  readonly className: string;
}

/** At the end: what people have achieved in this match, for better or worse. */
export function Achieved({ at, table, outcome, className }: AchievedProps) {
  const words = useRatingsWords();
  const { box, seats, names, log, say } = at;
  const game = box.game.name;
  const known = useAchievements(game);
  const events = log.filter(({ takenBack }) => takenBack !== true).map(({ event }) => event);
  const people = seats.filter(({ kind }) => kind === 'person');
  const achieved = people.flatMap(({ seat }) =>
    achievedBy(seat, events, outcome.winners, known).map((one) => ({ seat, ...one })),
  );
  const ids = [...new Set(achieved.map(({ id }) => id))].join(' ');
  useEffect(() => {
    if (ids !== '' && route.value.at === 'here') keepHere(table, game, { achieved: ids.split(' ') });
  }, [ids, table, game]);
  if (achieved.length === 0) return null;
  return (
    <section className={className} data-testid="achieved">
      <h3>{words.achievements}</h3>
      <dl>
        {achieved.map(({ seat, id, says }) => (
          <div key={`${seat} ${id}`}>
            <dt>
              {people.length > 1 && `${names[seat]}: `}
              <b>{says[say.language]?.title}</b>
            </dt>
            <dd>{says[say.language]?.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
