/** What is said about a game when it is over: luck, choices, turning points. */
export const words = {
  title: 'How it went',
  'verdict.lucky': '{seat} wins, and luck helped along.',
  'verdict.unlucky': '{seat} wins, although luck was against it.',
  'verdict.even': '{seat} wins; luck was no better than for anybody.',
  unended: 'The game was left before its end: its last figures are chances, not a result.',
  'turning-points': 'Turning points',
  'turning-points.none': 'No single moment decided this game.',
  chance: '{seat}: {before} → {after}',
  'chance.told': '{what} {seat}: {before} → {after}',
  answered: '{seat}: “{answer}”.',
  luckiest: 'Luckiest moment',
  unluckiest: 'Unluckiest moment',
  find: 'Best find',
  mistake: 'Costliest mistake',
  'find.told':
    '“{answer}”: what comes to mind first would win about {games, plural, one {# game} other {# games}} in 100 fewer.',
  'mistake.told':
    '“{answer}”. Better would have been “{best}”: about {games, plural, one {# game} other {# games}} in 100 more.',
  'find.none': 'No surprises here.',
  'mistake.none': 'None worth naming. Well played.',
  'luck.none': 'None that stands out.',
  'average-luck': 'With average luck, {seat} would win such a game in {share} of all cases.',
  accuracy: 'Accuracy',
  'accuracy.few': 'too few choices',
  start: 'At the start',
  luck: 'Luck',
  own: 'Own choices',
  others: 'Choices of the others',
  result: 'At the end',
  'made-by':
    'As the computer player of this house sees it, from {futures, number} imagined futures for each answer. These are estimates: a small difference may be none.',
} as const;
