import type { Game } from '@undercroft/kernel';
import { useLanguage } from '../../kit/language/language.tsx';

interface SidesProps {
  readonly rules: Pick<Game, 'sides'>;
  readonly seats: number;
}

/** Who will play together, by their seats: "Seat 1 + Seat 3 : Seat 2 + Seat 4"; nothing where nobody does. */
export function Sides({ rules, seats }: SidesProps) {
  const { m } = useLanguage();
  const sides = rules.sides?.(seats);
  if (sides === undefined) return null;
  const named = [...new Set(sides)].map((side) =>
    sides.flatMap((one, seat) => (one === side ? [m.setUp.seat({ seat: seat + 1 })] : [])).join(' + '),
  );
  return <p data-testid="sides">{named.join(' : ')}</p>;
}
