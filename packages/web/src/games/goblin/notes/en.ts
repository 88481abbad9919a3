/** What is said once, when it happens for the first time. */
export const en = {
  key: 'A key opens the next row. With all three you may face the monster lord.',
  curse: 'A curse: what its sign shows counts for nothing in this fight. A counter-curse potion lifts one.',
  'knocked-out': 'Knocked out: no reward, and the next turn is spent getting up again.',
  equipment: 'Equipment counts in every fight without being played. You wear one weapon and one armour.',
  merchant: 'The merchant: each thing costs one card of yours, and that card goes to the pawnshop.',
  reshuffled: 'An empty deck is made anew from the discard pile: what you won comes into your hand.',
} as const;

export type Notes = Readonly<Record<keyof typeof en, string>>;
