import type { Phrase, Phrases, Value } from '@undercroft/kit/words';
import type { Tug } from '../state.ts';
import type { words } from './en.ts';

type Id = keyof typeof words.messages;
const say = (id: Id, values: Readonly<Record<string, Value>> = {}): Phrase<Id> => ({ id, values });

/** The moments of Tug of War as things to say. */
export const phrases: Phrases<Tug> = {
  event(event) {
    const seat = { seat: event.seat };
    if (event.kind === 'drew-hidden') return say('event.drew.hidden', { seat });
    if (event.kind === 'pulled') return say('event.pulled', { seat });
    return say(`event.${event.kind}`, { seat, card: event.card });
  },
  isAside: () => false,
  ask: () => say('ask.play'),
  waiting: ({ seat }) => say('waiting.play', { seat: { seat } }),
  answers: { play: ({ play }) => say('answer.play', { card: play }) },
  rules: () => ['T-2'],
  ended: ({ winners, points }) =>
    say('ended.pulls', { winners: { list: winners.map((seat) => ({ seat })) }, points: points[winners[0]] }),
};
