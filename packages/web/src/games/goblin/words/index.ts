import type { Action, Card, Curse, Foe, Gear } from '@undercroft/goblin';
import { learnt } from '../../../kit/language/learnt.ts';
import type { Wordy } from '../cards.ts';
import type { GoblinWords } from './en.ts';

export type { GoblinWords };

export const gameWords = learnt<GoblinWords>(import.meta.glob('./??.{ts,json}'));
export const { wordsOf } = gameWords;

/** Names in a row: 'red, blue'. */
export const listOf = ({ say }: Wordy, names: readonly string[]): string =>
  names.map((name) => say.name(name)).join(', ');

/** A foe for those who do not see it. */
export function foeLabel(at: Wordy, { name, attack, hits, curses, rewards }: Foe): string {
  const words = wordsOf(at.say.language);
  return words.foe({
    name: at.say.called(name),
    attack,
    hits,
    curses: listOf(at, curses) || words.none,
    rewards: rewards.map((reward) => at.say.name(reward)).join(` ${words.or} `) || words.none,
  });
}

/** A card for those who do not see it; what a curse takes from it is left out. */
export function cardLabel(at: Wordy, { name, action, gear }: Card, curses: readonly Curse[] = []): string {
  const { say } = at;
  const words = wordsOf(say.language);
  if (action !== null) {
    const effects = effectsOf(action)
      .filter(([effect]) => !curses.includes(effect))
      .map(([effect, value]) => `${say.name(effect)} ${value}`);
    return `${say.called(name)}, ${[say.name(action.colour), ...effects].join(', ')}. ${words.nextCards({ colours: listOf(at, action.next) })}`;
  }
  if (gear === null) return say.called(name);
  return `${say.called(name)}, ${[say.name(gear.kind), ...givenBy(at, gear)].join(', ')}`;
}

/** What equipment adds, each with how much. */
export function givenBy({ say }: Wordy, { attack, defence, heart, hand }: Gear): string[] {
  const words = wordsOf(say.language);
  const gives = [
    [say.name('attack'), attack],
    [say.name('defence'), defence],
    [words.heartAfter, heart],
    [words.handBonus, hand],
  ] as const;
  return gives.filter(([, value]) => value > 0).map(([what, value]) => `${what} ${value}`);
}

/** What a card does, in the order it is read. */
export const effectsOf = (action: Action) =>
  (['attack', 'defence', 'draw', 'heal'] as const)
    .map((effect) => [effect, action[effect]] as const)
    .filter(([, value]) => value > 0);
