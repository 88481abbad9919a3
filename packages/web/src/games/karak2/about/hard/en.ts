/** Words a newcomer stumbles over, by what their card is about. Each is a beginning of words; a bar parts several. */
export const en = {
  praetorian: 'praetorian',
  general: 'dark general|general',
  arkenstone: 'arkenstone',
  plague: 'plague',
  'hells-maw': 'hell’s maw',
  gorge: 'gorge',
  fame: 'fame',
  necromancy: 'necromanc',
  'soul-gatherer': 'soul gatherer',
} as const satisfies Readonly<Record<string, string>>;
