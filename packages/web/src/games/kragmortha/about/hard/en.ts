/** Words a newcomer stumbles over, by what their card is about. Each is a beginning of words; a bar parts several. */
export const en = {
  tome: 'tome',
  'teleport-square': 'teleport square',
  bookcase: 'bookcase',
  desk: 'desk',
  look: 'withering look|look',
  symbols: 'magic symbol',
} as const satisfies Readonly<Record<string, string>>;
