/** A power that works against every monster, or only against those it names. */
interface Against<Name = string> {
  readonly against?: readonly Name[] | undefined;
}

/** When a power adds to a fight. */
export const WHEN = ['always', 'first-step', 'unarmed', 'last-heart'] as const;

/** What a hero may bend, a kind for each rule, with the figures printed on it. */
export type Power =
  /** So much more strength in fights. (K-29, K-69) */
  | ({ readonly kind: 'add'; readonly more: number; readonly when: (typeof WHEN)[number] } & Against)
  /** Dice that show so much or less are rolled again, so many times a fight. (K-64, K-71) */
  | {
      readonly kind: 'roll-again';
      readonly upTo: number;
      readonly times: number | 'any';
      /** Also once a spell has been cast in this fight. */
      readonly afterSpells: boolean;
    }
  /** Once a fight, hearts for strength. (K-58) */
  | { readonly kind: 'give-hearts'; readonly hearts: number; readonly more: number }
  /** (K-66) */
  | ({ readonly kind: 'win-ties' } & Against)
  /** So many of the magic flames cast in a fight are not used up; with 3, none is. (K-56) */
  | { readonly kind: 'keep-flames'; readonly most: number }
  /** A step through a wall costs so many. (K-57) */
  | { readonly kind: 'walk-through-walls'; readonly steps: number }
  /** (K-60) */
  | { readonly kind: 'swap-places'; readonly steps: number }
  /** Instead of falling unconscious. (K-65) */
  | { readonly kind: 'rise'; readonly hearts: number }
  /** Monsters up to this strength need not be fought. (K-67) */
  | { readonly kind: 'pass-monsters'; readonly upTo: number }
  /** So many tokens come out of the bag, and one stays. (K-70) */
  | { readonly kind: 'draw-tokens'; readonly draws: number }
  /** A fight with such a die does not end the turn. (K-72) */
  | { readonly kind: 'go-on'; readonly from: number; readonly after: 'fought' | 'won' }
  /** (K-8) */
  | { readonly kind: 'more-steps'; readonly more: number }
  /** (K-49) */
  | { readonly kind: 'curse-proof' }
  /** Loses no heart in a lost fight. (K-33) */
  | ({ readonly kind: 'unhurt' } & Against)
  /** So many skulls turn back after a won fight. (K-31) */
  | ({ readonly kind: 'recover'; readonly hearts: number } & Against);

export type PowerKind = Power['kind'];

/** The most spells there is room for: whoever keeps so many keeps all. */
export const EVERY_SPELL = 3;
/** No monster is stronger. */
export const STRONGEST = 30;

/** The twelve skills in the box. (K-56 … K-74) */
export const POWERS = {
  'magical-affinity': { kind: 'keep-flames', most: EVERY_SPELL },
  'astral-walking': { kind: 'walk-through-walls', steps: 1 },
  sacrifice: { kind: 'give-hearts', hearts: 1, more: 1 },
  'magic-swap': { kind: 'swap-places', steps: 4 },
  'double-attack': { kind: 'roll-again', upTo: 6, times: 1, afterSpells: false },
  reincarnation: { kind: 'rise', hearts: 5 },
  backstab: { kind: 'win-ties' },
  stealth: { kind: 'pass-monsters', upTo: STRONGEST },
  foresight: { kind: 'add', more: 1, when: 'first-step' },
  fateweaver: { kind: 'draw-tokens', draws: 2 },
  'combat-training': { kind: 'roll-again', upTo: 1, times: 'any', afterSpells: true },
  unstoppable: { kind: 'go-on', from: 6, after: 'fought' },
} as const satisfies Readonly<Record<string, Power>>;

/** The skills in the box; those that somebody adds to a set go by the same type, under names of their own. */
export type Skill = keyof typeof POWERS;

/** Each hero's two skills; the curse takes both away. (K-51) */
export const SKILLS = {
  argentus: ['magical-affinity', 'astral-walking'],
  xanros: ['sacrifice', 'magic-swap'],
  horan: ['double-attack', 'reincarnation'],
  aderyn: ['backstab', 'stealth'],
  taia: ['foresight', 'fateweaver'],
  victorius: ['combat-training', 'unstoppable'],
} as const satisfies Readonly<Record<string, readonly Skill[]>>;
