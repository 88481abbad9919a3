import type { Achievement } from '@undercroft/kit/achievements';

/** What people tell each other for years, or wish nobody would. */
export const achievements: readonly Achievement[] = [
  {
    id: 'floor-inspector',
    happens: [{ kind: 'knocked-out', times: 3 }],
  },
  {
    id: 'thirsty',
    happens: [{ kind: 'drank', times: 2, anewAt: { kind: 'turn', whose: null } }],
  },
  {
    id: 'unharmed',
    won: true,
    never: [{ kind: 'knocked-out' }],
  },
  {
    id: 'pawnshop',
    happens: [{ kind: 'bought', times: 3 }],
  },
];
