import type { KarakEvent } from '@undercroft/karak';
import type { Seat } from '@undercroft/kernel';
import { type Great, highest, most, one, type Tale } from '../../table/game/tales.ts';
import type { AtKarak } from './seen.ts';
import type { KarakWords } from './words/index.ts';

/** What people tell each other after a game of Karak. */
export const tales = (events: readonly KarakEvent[]): Tale<keyof KarakWords['tales']>[] => [
  ...most('fights', events, (event) =>
    event.kind === 'fought' && event.result === 'won' ? one(event.seat) : null,
  ),
  ...highest('attack', events, (event) => (event.kind === 'fought' ? [event.seat, event.total] : null)),
  ...most('chests', events, (event) => (event.kind === 'opened' ? one(event.seat) : null)),
  ...most('tiles', events, (event) => (event.kind === 'laid' ? one(event.seat) : null)),
  ...most('cursed', events, (event) => (event.kind === 'cursed' ? one(event.target) : null)),
  ...most('defeats', events, (event) =>
    event.kind === 'fought' && event.result === 'lost' ? one(event.seat) : null,
  ),
];

/** The last thing a winner did that counted: the dragon, or treasure. */
export const deciding = (event: KarakEvent, winners: readonly Seat[]): boolean => {
  if (event.kind === 'fought')
    return event.monster === 'dragon' && event.result === 'won' && winners.includes(event.seat);
  return event.kind === 'got' && event.item === 'treasure' && winners.includes(event.seat);
};

/** The dragon beaten, or a hero with one heart left. */
export function great({ view }: Pick<AtKarak, 'view'>, event: KarakEvent): Great | null {
  if (event.kind !== 'fought') return null;
  const { seat, monster, result } = event;
  if (result === 'won') return monster === 'dragon' ? { what: 'falls', seat } : null;
  return result === 'lost' && view.heroes[seat].hearts === 1 ? { what: 'heart', seat } : null;
}
