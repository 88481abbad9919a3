/** What is said about a game when it is over: luck, choices, turning points. */
export const words = {
  title: 'How it went',
  'headline.won.luck': '{seat} wins, most of all by luck{figure}.',
  'headline.won.others': '{seat} wins, most of all by what the others gave away{figure}.',
  'headline.lost.luck': '{seat} does not win, most of all for want of luck{figure}.',
  'headline.lost.own': '{seat} does not win, most of all because of own mistakes{figure}.',
  'headline.lost.partners': '{seat} does not win, most of all because of mistakes of the partner{figure}.',
  'headline.lost.others': '{seat} does not win, most of all because of what the others did{figure}.',
  'headline.waiting': '{seat} wins. What made the difference is still being worked out.',
  'headline.shared':
    '{seat} shares the win. What counted most: {by, select, luck {luck} own {own mistakes} partners {mistakes of the partner} other {what the others did}}{figure}.',
  'headline.waiting.shared': '{seat} shares the win. What made the difference is still being worked out.',
  unended: 'The game was not played to the end: the last figures are chances, not a result.',
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
    '“{answer}”: the obvious choice would win about {games, plural, one {# fewer game} other {# fewer games}} in 100, give or take {doubt, number}.',
  'mistake.told':
    '“{answer}”. Better would have been “{best}”: it wins about {games, plural, one {# more game} other {# more games}} in 100, give or take {doubt, number}.',
  'mistake.behind':
    'The better answer wins about {games, plural, one {# more game} other {# more games}} in 100, give or take {doubt, number}.',
  'mistake.why': 'What it brings: {why}.',
  'find.none': 'No surprises here.',
  'mistake.none': 'None that is surely one. Well played.',
  'luck.none': 'No moment stands out.',
  'average-luck': 'With average luck, {seat} would win such a game in {share} of all cases.',
  'average-luck.almost': 'With average luck, {seat} would win almost every such game.',
  'average-luck.hardly': 'With average luck, {seat} would win hardly any such game.',
  start: 'At the start',
  luck: 'Luck',
  own: 'Own choices',
  partners: 'Choices of the partner',
  others: 'Choices of the others',
  result: 'At the end',
  'made-by':
    'As the computer player sees it: from {futures, number} games played on to the end for each moment, and from more for each mistake. A mistake is only named where it is surely one.',
  'mistake.turn': 'Turn {turn, number}: {mistake}',
  'mistake.waiting':
    'Not judged yet: {done, number} of {of, plural, one {# choice} other {# choices}} so far.',
  mistakes: 'Mistakes, the largest first',
  'own.about':
    'Own choices are what mistakes cost, in games won of 100; 0 is flawless. A chance that luck gives back can be lost once more, so that it may be more than 100.',
  'average.about':
    '“With average luck” is the sum without luck. Where that falls below 0% or rises above 100%, it is the nearest chances that add up to 100%.',
} as const;
