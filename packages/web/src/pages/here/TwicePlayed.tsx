import { dealLines, shareOfLines } from '@undercroft/bots/matchpoints';
import type { Outcome } from '@undercroft/kernel';
import { useLanguage } from '../../kit/language/language.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import { percent } from '../../kit/language/percent.ts';
import { useSeen } from '../../table/seen/useSeen.ts';
import { playedTwice } from './twice.ts';

/** After the second of two games with the same luck: who made more of which seat, and of both. */
export function TwicePlayed({ first }: { first: Pick<Outcome, 'winners' | 'points'> }) {
  const { m, language } = useLanguage();
  const { format } = numbersIn(language);
  const { over, names } = useSeen((seen) => seen);
  if (over === null) return null;
  const games = playedTwice(first, over.outcome);
  const lines = dealLines(games);
  const people = [...names.keys()]
    .map((person) => ({ person, share: shareOfLines(lines.filter(({ player }) => player === person)) }))
    .sort((one, other) => other.share - one.share);
  const result = (game: number, seat: number) => {
    const { seats, places, points } = games[game];
    return m.end.twiceSeat({
      ...{ name: names[seats[seat] ?? 0] ?? '', place: format(places[seat]) },
      points: format(points?.[seat] ?? 0),
    });
  };
  return (
    <section aria-label={m.end.twice} data-testid="twice">
      <h3>{m.end.twice}</h3>
      <p>{m.end.twiceText}</p>
      <ol>
        {people.map(({ person, share }) => (
          <li key={person}>
            <strong>{names[person]}</strong> {percent(language, share)}
          </li>
        ))}
      </ol>
      <ul>
        {[...names.keys()].map((seat) => (
          <li key={seat}>
            {m.setUp.seat({ seat: seat + 1 })}: {result(0, seat)} · {result(1, seat)}
          </li>
        ))}
      </ul>
    </section>
  );
}
