import type { Span } from '@undercroft/protocol';
import type { Said } from '@undercroft/words/said';

export const en = {
  text: 'Only tables marked as rated count. They have no hints and no take-backs by agreement. Newcomers and computer adepts start at 1000. A game that nobody won, because you agreed to end it, is among your games but counts nowhere here.',
  rated: 'Rated',
  ratedHint: 'Counts for ratings: no hints, no take-backs by agreement.',
  none: 'You have not finished a game online yet.',
  rating: 'Rating',
  unrated: 'not rated yet',
  provisional: 'a first estimate',
  duplicate: 'Duplicate, rated apart:',
  deals: '{count, plural, one {# deal} other {# deals}}',
  matches: '{count, plural, one {# rated match} other {# rated matches}}',
  won: '{won} of {played} won',
  streak: 'wins in a row: {now} now, {longest} at best',
  achieved: 'Achieved: {own} of {all}',
  times: '{count, plural, one {# time} other {# times}}',
  favourite: 'Most often as {name}.',
  luck: 'Luck: {points} percentage points a match',
  luckLine: 'Luck, match by match',
  reviewed: '{count, plural, one {# match reviewed} other {# matches reviewed}}',
  here: 'On this device',
  figures: 'By hero',
  seats: 'By seat',
  seat: 'Seat {seat}',
  leaders: 'Players who want to be seen',
  show: 'Show me in these lists',
  showHint: 'Your name and ratings; nobody sees them otherwise.',
  game: 'Game',
  span: 'Period',
  spans: { all: 'all time', week: 'this week' } as Readonly<Record<Span, string>>,
  nobody: 'Nobody yet.',
  week: '{gain} this week',
  you: 'you',
} as const;

export type RatingsWords = Said<typeof en>;
