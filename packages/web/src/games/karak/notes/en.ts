/** What is said once, when it happens for the first time. */
export const en = {
  cursed: 'The curse: whoever bears it has no skills until a fountain or a healing portal lifts it.',
  gate: 'A gate: once two are found, you step from one to the other as if they stood side by side.',
  fountain: 'A fountain: end your turn here and all your hearts come back.',
  chest: 'A chest stays locked until somebody comes with a key. Skeleton turnkeys guard the keys.',
  fainted: 'The last heart is gone: on the next turn this hero only gets one heart back.',
  left: 'Your hands are full: what does not fit stays on the tile, and anyone may take it.',
  dragon: 'The dragon! When it falls the game ends, and whoever has the most treasure wins.',
} as const;

export type Notes = Readonly<Record<keyof typeof en, string>>;
