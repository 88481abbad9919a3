/** Words a newcomer stumbles over, by what their card is about. Each is a beginning of words; a bar parts several. */
export const en = {
  'magical-affinity': 'magical affinit',
  'astral-walking': 'astral walk',
  reincarnation: 'reincarnat',
  fateweaver: 'fateweav',
  foresight: 'foresight',
  backstab: 'backstab',
  'skeleton-turnkey': 'skeleton turnkey|turnkey',
  fallen: 'of the Fallen|the Fallen',
  'healing-portal': 'healing portal',
  gate: 'teleport gate|gate',
  curse: 'curse',
  unconscious: 'unconscious',
} as const satisfies Readonly<Record<string, string>>;
