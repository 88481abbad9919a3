import type { Army, Hero, Recruit, Slot } from './components.ts';

/** A power that works against every enemy, or only where one of those it names stands. */
interface Against<Name = string> {
  readonly against?: readonly Name[] | undefined;
}

/** When a power adds to a fight. */
export const WHEN = ['always', 'alone', 'last-heart'] as const;
/** Which dice are rolled again. */
export const THROWS = ['hero', 'units', 'all'] as const;
export type Throw = (typeof THROWS)[number];
/** Dice that fight for a hero without being recruited, and are never lost. */
export const ALLIES = ['bear', 'titan'] as const;

/** What a hero may bend, a kind for each rule, with the figures printed on it. */
export type Power =
  /** So much more strength in fights. (K2-25) */
  | ({ readonly kind: 'add'; readonly more: number; readonly when: (typeof WHEN)[number] } & Against)
  /** So many times a fight. (K2-84, K2-94) */
  | { readonly kind: 'roll-again'; readonly dice: Throw; readonly times: number }
  /** So many skulls of a fight do not count. (K2-70) */
  | { readonly kind: 'ignore-skulls'; readonly most: number }
  /** For each unit that falls. (K2-93) */
  | { readonly kind: 'gather-souls'; readonly hearts: number }
  /** So many hearts back after a won fight. (K2-27) */
  | ({ readonly kind: 'recover'; readonly hearts: number } & Against)
  /** A fight does not end the turn. (K2-31) */
  | { readonly kind: 'go-on'; readonly after: 'won' | 'fought' }
  /** An army up to this strength falls before the fight, and of the General's guard so many. (K2-98 … K2-100) */
  | { readonly kind: 'claws'; readonly upTo: number; readonly guards: number }
  /** (K2-72, K2-91) */
  | { readonly kind: 'own-dice'; readonly die: (typeof ALLIES)[number]; readonly count: number }
  /** For an action, so many at once, up to so many in all. (K2-92) */
  | { readonly kind: 'raise-skeletons'; readonly raised: number; readonly limit: number }
  /** So many times what the tile gives, after a victory. (K2-85) */
  | { readonly kind: 'plunder'; readonly yields: number }
  /** (K2-67) */
  | { readonly kind: 'gather-more'; readonly more: number }
  /** Of one resource, for the city and each building. (K2-87) */
  | { readonly kind: 'build-for-less'; readonly less: number }
  /** (K2-52, K2-54) */
  | { readonly kind: 'teach'; readonly unit: Recruit }
  /** (K2-51, K2-68) */
  | { readonly kind: 'more-fame'; readonly more: number }
  /** (K2-49, K2-69) */
  | { readonly kind: 'more-actions'; readonly more: number }
  /** (K2-38) */
  | { readonly kind: 'heal-more'; readonly more: number }
  /** (K2-58) */
  | { readonly kind: 'more-slots'; readonly slot: Exclude<Slot, 'amulet'>; readonly more: number }
  /** So many armies more come out of the bag, and as many go back. (K2-86) */
  | { readonly kind: 'draw-armies'; readonly more: number }
  /** Looks at so many tiles, and one is laid. (K2-97) */
  | { readonly kind: 'scout'; readonly tiles: number }
  /** Once a turn the next tile goes anywhere, or so many hexes away at most. (K2-88) */
  | { readonly kind: 'falcon'; readonly within: number | 'anywhere' }
  /** Once a turn, so many hexes at most. (K2-95) */
  | { readonly kind: 'ride'; readonly hexes: number }
  /** (K2-50) */
  | { readonly kind: 'portal' }
  /** (K2-73) */
  | { readonly kind: 'plague-proof' };

export type PowerKind = Power['kind'];

/** Whatever a name stands for in the box: the skills of heroes, what each building and each amulet does. */
export const POWERS = {
  strategy: { kind: 'roll-again', dice: 'units', times: 1 },
  plunder: { kind: 'plunder', yields: 1 },
  fateweaver: { kind: 'draw-armies', more: 1 },
  'master-builder': { kind: 'build-for-less', less: 1 },
  falcon: { kind: 'falcon', within: 'anywhere' },
  'bear-friend': { kind: 'own-dice', die: 'bear', count: 1 },
  necromancy: { kind: 'raise-skeletons', raised: 1, limit: 3 },
  'soul-gatherer': { kind: 'gather-souls', hearts: 1 },
  'combat-skill': { kind: 'roll-again', dice: 'hero', times: 1 },
  ride: { kind: 'ride', hexes: 3 },
  scouting: { kind: 'scout', tiles: 2 },
  claws: { kind: 'claws', upTo: 1, guards: 1 },
  stable: { kind: 'more-actions', more: 1 },
  portal: { kind: 'portal' },
  banner: { kind: 'more-fame', more: 2 },
  camp: { kind: 'teach', unit: 'knight' },
  range: { kind: 'teach', unit: 'archer' },
  tower: { kind: 'teach', unit: 'mage' },
  'amulet-resources': { kind: 'gather-more', more: 1 },
  'amulet-fame': { kind: 'more-fame', more: 2 },
  'amulet-deeds': { kind: 'more-actions', more: 1 },
  'amulet-protection': { kind: 'ignore-skulls', most: 2 },
  'amulet-titan': { kind: 'own-dice', die: 'titan', count: 1 },
} as const satisfies Readonly<Record<string, Power>>;

/** The powers in the box; those that somebody adds to a set go by the same type, under names of their own. */
export type PowerName = keyof typeof POWERS;

/** Each hero's two skills. (K2-84 … K2-100) */
export const SKILLS = {
  horan: ['strategy', 'plunder'],
  taia: ['fateweaver', 'master-builder'],
  lorraine: ['falcon', 'bear-friend'],
  xanros: ['necromancy', 'soul-gatherer'],
  elspeth: ['combat-skill', 'ride'],
  darius: ['scouting', 'claws'],
} as const satisfies Readonly<Record<Hero, readonly PowerName[]>>;

export type Skill = (typeof SKILLS)[Hero][number];

/** Whether one of these works against some who stand there. */
export const isAgainst = ({ against }: Against, foes: readonly (Army | 'general')[]): boolean =>
  against === undefined || foes.some((foe) => against.includes(foe));
