import type { Box, EveryAnswer } from '@undercroft/kernel';
import { CURSES, POTIONS } from './set.ts';
import type { Goblin, LiftAnswer } from './state.ts';

export function everyAnswer({ set }: Box<Goblin>): EveryAnswer<Goblin> {
  const cards = [...new Set(set.cards.map(({ name }) => name))];
  const lift = CURSES.map((curse): LiftAnswer => ({ drink: 'countercurse', lift: curse }));
  const defy = ['draw', 'heal'] as const;
  return {
    'lay-out': ['laid-out'],
    turn: [...set.foes.map(({ fight }) => fight), 'merchant', 'revive'],
    discard: [...cards.map((discard) => ({ discard })), ...lift],
    fight: [
      'stop',
      ...cards.map((play) => ({ play })),
      ...cards.flatMap((play) => defy.map((effect) => ({ play, defy: effect }))),
      { defy: 'attack' },
      { defy: 'defence' },
      { drink: 'strength', double: 'attack' },
      { drink: 'strength', double: 'defence' },
      { drink: 'healing' },
      ...lift,
    ],
    foresee: cards.map((keep) => ({ keep })),
    mend: [{ drink: 'healing' }, 'go-on'],
    equip: ['put-on', 'pawn'],
    shop: [...cards.map((buy) => ({ buy })), ...POTIONS.map((buy) => ({ buy })), 'leave'],
    pay: cards.map((pay) => ({ pay })),
    arrange: [...cards.map((top) => ({ top })), { top: 'start-card' }, 'leave-shuffled'],
  };
}
