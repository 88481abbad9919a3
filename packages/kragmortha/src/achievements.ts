import type { Achievement } from '@undercroft/kit/achievements';

/** What people tell each other for years, or wish nobody would. */
export const achievements: readonly Achievement[] = [
  {
    id: 'doormat',
    happens: [{ kind: 'pushed', times: 5 }],
  },
  {
    id: 'bookworm',
    happens: [{ kind: 'eaten' }],
  },
  {
    id: 'never-met',
    won: true,
    never: [{ kind: 'met' }],
  },
  {
    id: 'it-was-him',
    happens: [{ kind: 'blamed', times: 2 }],
  },
];
