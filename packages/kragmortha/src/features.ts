import type { Seat } from '@undercroft/kernel';
import type { Features } from '@undercroft/kit/net';
import { symbolsHeld } from './outcome.ts';
import type { Effect } from './set.ts';
import { fieldOf, type Kragmortha, type KragmorthaTable, type TheBox } from './state.ts';
import { tablesOf } from './tables.ts';
import { apart } from './worth.ts';

/** Tomes that take looks away, keep them off or hand them out. */
export const POWERFUL: ReadonlySet<Effect> = new Set(['hex', 'pardon', 'scapegoat', 'ward', 'lure']);
/** Steps to the desk for a goblin that is not placed yet. */
export const FAR = 8;

function featuresOf(box: TheBox, table: KragmorthaTable, seat: Seat): number[] {
  const { tomes } = tablesOf(box.set);
  const looks = table.looks[seat].length;
  let power = 0;
  for (const tome of table.tomes[seat]) if (POWERFUL.has(tomes[tome].effect)) power++;
  const at = table.at[seat];
  const near = at < 0 ? FAR : apart(at, table.rigor);
  return [
    symbolsHeld(box, table, seat) / 6,
    table.tomes[seat].length / 3,
    power / 2,
    looks / 2,
    looks === 0 ? 1 : 0,
    looks === 2 ? 1 : 0,
    looks === 3 ? 1 : 0,
    (at < 0 ? FAR : fieldOf(box, table).toDesk[at]) / FAR,
    near <= 1 ? 1 : 0,
    near === 2 ? 1 : 0,
    near / FAR,
  ];
}

/** What Kragmortha is like in numbers. */
export const features: Features<Kragmortha> = {
  seats: (box, table: KragmorthaTable) => table.at.map((_, seat) => featuresOf(box, table, seat)),
  table(box, { tomeDeck, looks, lookDeck }: KragmorthaTable) {
    let most = 0;
    for (const one of looks) most = Math.max(most, one.length);
    const played = 1 - tomeDeck.length / tablesOf(box.set).piles.tomes.length;
    return [played, played * played, most / 4, tomeDeck.length <= 2 ? 1 : 0, lookDeck.length / 20];
  },
};
