import type { Span } from '@undercroft/protocol';
import type { Forms } from '../../../../kit/language/plural.ts';

export const en = {
  text: 'Only tables marked as rated count. They have no hints and no take-backs by agreement. Newcomers and computer adepts start at 1000.',
  rated: 'Rated',
  ratedHint: 'Counts for ratings: no hints, no take-backs by agreement.',
  none: 'You have not finished a game online yet.',
  rating: 'Rating',
  unrated: 'not rated yet',
  provisional: 'a first estimate',
  matches: { one: '# rated match', other: '# rated matches' } as Forms,
  won: (won: string, played: string) => `${won} of ${played} won`,
  streak: (now: string, longest: string) => `wins in a row: ${now} now, ${longest} at best`,
  achieved: (own: string, all: string) => `Achieved: ${own} of ${all}`,
  times: { one: '# time', other: '# times' } as Forms,
  favourite: (name: string) => `Most often as ${name}.`,
  luck: (points: string) => `Luck: ${points} percentage points a match`,
  luckLine: 'Luck, match by match',
  reviewed: { one: '# match reviewed', other: '# matches reviewed' } as Forms,
  here: 'On this device',
  figures: 'By hero',
  seats: 'By seat',
  seat: (seat: string) => `Seat ${seat}`,
  leaders: 'Players who want to be seen',
  show: 'Show me in these lists',
  showHint: 'Your name and ratings; nobody sees them otherwise.',
  game: 'Game',
  span: 'Period',
  spans: { all: 'all time', week: 'this week' } as Readonly<Record<Span, string>>,
  nobody: 'Nobody yet.',
  week: (gain: string) => `${gain} this week`,
  you: 'you',
};

export type RatingsWords = typeof en;
