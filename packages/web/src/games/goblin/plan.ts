import { GATES_AT, type Goblin, LORD_AT, NONE } from '@undercroft/goblin';
import { disc, type Plan, type Planned, painted, rect } from '../../art/plan.ts';
import { LEVELS, ROW } from './cards.ts';

const [WIDE, HIGH, GAP] = [70, 92, 12];
const GAPPED = '#232d19';
/** Deeper caves are darker. */
const CARDS = ['#a3c94b', '#7ba03a', '#557a30'];

/** The caves from above: who still lies there, whose place is empty, the gatekeepers and the lord. */
export function plan({ view, colourOf }: Planned<Goblin>): Plan {
  const at = (place: number) => {
    if (place === LORD_AT) return { column: 2.5, row: LEVELS.length };
    return place < GATES_AT
      ? { column: place % ROW, row: Math.floor(place / ROW) }
      : { column: ROW, row: place - GATES_AT };
  };
  const cards = Array.from({ length: LORD_AT + 1 }, (_, place) => {
    const { column, row } = at(place);
    const foe = place === LORD_AT ? view.lord : place < GATES_AT ? view.rows[place] : view.gates[row];
    const paint =
      foe === NONE ? GAPPED : place === LORD_AT ? '#b678d0' : place < GATES_AT ? CARDS[row] : '#d8ab55';
    const [x, y] = [column * (WIDE + GAP), row * (HIGH + GAP)];
    return { x, y, paint, foe };
  });
  // Each looks out of its cave.
  const foes = cards.filter(({ foe }) => foe !== NONE);
  const dark = foes.map(({ x, y }) => ['#1c130d', rect(x + 9, y + 12, WIDE - 18, HIGH - 34)] as const);
  const eyes = foes.map(
    ({ x, y }) => ['#fff0a0', disc(x + 25, y + 38, 8) + disc(x + 46, y + 38, 8)] as const,
  );
  const hearts = view.hearts.flatMap((left, seat) =>
    Array.from({ length: left }, (_, heart) => {
      const x = (seat % 2 === 0 ? 0 : 4 * (WIDE + GAP)) + heart * 26;
      return [colourOf(seat), disc(x + 14, 3 * (HIGH + GAP) + 22 + Math.floor(seat / 2) * 34, 11)] as const;
    }),
  );
  return {
    box: `-10 -10 ${(ROW + 1) * (WIDE + GAP) + 10} ${(LEVELS.length + 1) * (HIGH + GAP) + 10}`,
    paints: painted([
      ...cards.map(({ x, y, paint }) => [paint, rect(x, y, WIDE, HIGH)] as const),
      ...dark,
      ...eyes,
      ...hearts,
    ]),
  };
}
