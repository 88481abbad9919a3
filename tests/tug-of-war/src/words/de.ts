import type { Translated } from '@undercroft/kit/words';
import type { words as english } from './en.ts';

/** Tug of War in German. */
export const words: Translated<typeof english> = {
  title: 'Tauziehen',
  names: { bear: 'Bär', elk: 'Elch', horse: 'Pferd', ox: 'Ochse' },
  things: {},
  about: {},
  messages: {
    'ask.play': 'Welche Karte spielst du?',
    'waiting.play': '{seat} spielt eine Karte.',
    'answer.play': 'Spiel die {card, number}',
    'event.played': '{seat} spielt die {card, number}.',
    'event.pulled': '{seat} zieht am Seil.',
    'event.drew': '{seat} zieht die {card, number}.',
    'event.drew.hidden': '{seat} zieht eine Karte.',
    'ended.pulls': '{winners} gewinnen mit {points, plural, one {# Zug} other {# Zügen}} am Seil.',
  },
};
