import type { Achievement } from '@undercroft/kit/achievements';

/** What people tell each other for years, or wish nobody would. */
export const achievements: readonly Achievement[] = [
  {
    id: 'beaten-by-a-rat',
    happens: [{ kind: 'fought', with: { monster: 'rat', result: 'lost' } }],
  },
  {
    id: 'two-ones',
    happens: [{ kind: 'rolled', times: 2, with: { dice: [1, 1] } }],
  },
  {
    id: 'dragon-slayer',
    happens: [{ kind: 'fought', with: { monster: 'dragon', result: 'won' } }],
  },
  {
    id: 'key-ring',
    happens: [{ kind: 'opened', times: 3 }],
  },
  {
    id: 'not-a-scratch',
    won: true,
    never: [{ kind: 'fainted' }, { kind: 'fought', with: { result: 'lost' } }],
  },
];
