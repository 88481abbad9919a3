import type { Field } from '@undercroft/kragmortha';
import { COLUMNS } from './places.ts';
import type { AtKragmortha } from './seen.ts';
import type { KragmorthaWords } from './words/index.ts';

/** Why a square cannot be chosen now, and the rule that says so; null where a click means nothing. */
export function refusal(
  { view, ask }: AtKragmortha,
  { refuse }: KragmorthaWords,
  field: Field,
  square: number,
  card: string | null,
): [text: string, rule: string] | null {
  if (ask === null) return null;
  if (!field.floor.includes(square) && !field.desk[square]) return [refuse.wall, 'M-24'];
  switch (ask.kind) {
    case 'place':
      return [refuse.notPut, 'M-9'];
    case 'land':
      return [refuse.notPut, { flee: 'M-34', teleport: 'M-45', home: 'M-40' }[ask.why]];
    case 'push':
      return [refuse.notThere, 'M-26'];
    case 'card': {
      const near = Math.min(distance(square, view.at[ask.seat]), distance(square, view.rigor));
      if (near > 2) return [refuse.far, 'M-19'];
      return [card === null ? refuse.noCard : refuse.thisCard, 'M-18'];
    }
    case 'onward':
      return view.walker === 'none' ? null : [refuse.symbol, 'M-19'];
    default:
      return null;
  }
}

const distance = (one: number, other: number): number =>
  Math.abs((one % COLUMNS) - (other % COLUMNS)) +
  Math.abs(Math.floor(one / COLUMNS) - Math.floor(other / COLUMNS));
