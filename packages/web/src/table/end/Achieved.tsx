import type { Outcome } from '@undercroft/kernel';
import { achievedBy } from '@undercroft/kit/achievements';
import { useEffect } from 'react';
import { route } from '../../kit/route.ts';
import { useSeen, useTable } from '../seen/useSeen.ts';
import { keepHere } from './history.ts';
import { useAchievements } from './useAchievements.ts';

interface AchievedProps {
  readonly outcome: Outcome;
  readonly className: string;
}

/** At the end: what people have achieved in this match, for better or worse. */
export function Achieved({ outcome, className }: AchievedProps) {
  const { box, seats, names, say, m } = useTable();
  const { table, log } = useSeen(({ info, log }) => ({ table: info.id, log }));
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
      <h3>{m.end.achievements}</h3>
      <dl>
        {achieved.map(({ seat, id }) => (
          <div key={`${seat} ${id}`}>
            <dt>
              {people.length > 1 && `${names[seat]}: `}
              <b>{say.achievement(id).title}</b>
            </dt>
            <dd>{say.achievement(id).text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
