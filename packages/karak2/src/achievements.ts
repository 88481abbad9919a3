import type { Achievement } from '@undercroft/kit/achievements';

/** What people tell each other for years, or wish nobody would. */
export const achievements: readonly Achievement[] = [
  {
    id: 'slept-through-it',
    won: true,
    happens: [{ kind: 'fainted', times: 2 }],
  },
  {
    id: 'light-fingers',
    happens: [{ kind: 'stole', times: 3 }],
  },
  {
    id: 'promoted',
    happens: [{ kind: 'won', with: { armies: { has: 'general' } } }],
  },
  {
    id: 'builder',
    happens: [{ kind: 'built', times: 3, anewAt: { kind: 'fainted' } }],
  },
];
