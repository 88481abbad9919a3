import type { Said } from '@undercroft/words/said';

export const en = {
  title: 'Today',
  text: 'Every game has one table today: the same dungeon, the same opponents and the same luck for everybody. The first try counts. What counts most is how you chose, with luck taken out.',
  play: 'Play',
  goOn: 'Continue',
  practise: 'Practise',
  place: 'Place {place} of {seats}, {points} points',
  own: 'Lost by your own choices: {wins} wins of 100',
  flawless: 'No mistakes found in your choices.',
  judging: 'Your choices are being judged…',
  streak: '{days, plural, one {# day} other {# days in a row}}',
  streakHint: 'One missed day is forgiven.',
  share: 'Share',
  copied: 'Copied.',
  shared: 'Undercroft, tables of {date}',
  sharedLine: '{game}: place {place} of {seats}, lost by own choices {wins} of 100',
} as const;

export type TodayWords = Said<typeof en>;
