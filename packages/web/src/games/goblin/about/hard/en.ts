/** Words a newcomer stumbles over, by what their card is about. Each is a beginning of words; a bar parts several. */
export const en = {
  gatekeeper: 'gatekeeper',
  pawnshop: 'pawnshop',
  discards: 'discard pile',
  countercurse: 'counter-curse',
  curse: 'curse',
  defence: 'defence',
} as const satisfies Readonly<Record<string, string>>;
