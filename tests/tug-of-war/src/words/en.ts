/** Tug of War in English. */
export const words = {
  title: 'Tug of War',
  names: { bear: 'Bear', elk: 'Elk', horse: 'Horse', ox: 'Ox' },
  things: {},
  about: {},
  messages: {
    'ask.play': 'Which card do you play?',
    'waiting.play': '{seat} plays a card.',
    'answer.play': 'Play the {card, number}',
    'event.played': '{seat} plays the {card, number}.',
    'event.pulled': '{seat} pulls the rope.',
    'event.drew': '{seat} draws the {card, number}.',
    'event.drew.hidden': '{seat} draws a card.',
    'ended.pulls': '{winners} win with {points, plural, one {# pull} other {# pulls}}.',
  },
};
