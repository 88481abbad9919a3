/** What is said once, when it happens for the first time. */
export const en = {
  pushed: 'A push: whoever steps onto a goblin shoves it to a square of their choice.',
  chain: 'A chain: a goblin that is pushed onto another pushes it on, and its owner chooses where.',
  met: 'Rigor! Whoever meets him gets a withering look and is put on a teleport square.',
  look: 'A look stays until the end of the game, with its penalty. Four of them end it.',
  token: 'A teleport square turns over a token: a jump, a tome, or a trap.',
  tome: 'A tome helps once, on your turn. Its magic symbols still count at the end.',
  jumped: 'Rigor jumps: from one teleport square to a free one with no goblin beside it.',
} as const;

export type Notes = Readonly<Record<keyof typeof en, string>>;
