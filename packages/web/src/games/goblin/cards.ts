import type { Card, Foe, Goblin, GoblinBox } from '@undercroft/goblin';
import type { AtTable } from '../../table/game/screen.ts';

type Kind = Goblin['ask']['kind'];
/** The table, where this is asked. */
export type AtGoblin<K extends Kind | null = Kind | null> = AtTable<Goblin, K>;

/** Whoever can tell what cards are called. */
export interface Spoken {
  readonly say: Pick<AtGoblin['say'], 'called'>;
}

/** Whoever can say everything about them. */
export type Wordy = Pick<AtGoblin, 'say'>;

/** A card or a foe as a view gives it, by number, or as an event does, by name. */
export type Named = number | string;

export function cardOf({ set }: Pick<GoblinBox, 'set'>, card: Named): Card {
  if (typeof card === 'number') return set.cards[card];
  return set.cards[numberOf({ set }, card)];
}

/** One of the cards of that name: they differ in nothing one can see. */
export function numberOf({ set }: Pick<GoblinBox, 'set'>, card: Named): number {
  if (typeof card === 'number') return card;
  const found = set.cards.findIndex(({ name }) => name === card);
  if (found < 0) throw new RangeError(`no card ${JSON.stringify(card)}`);
  return found;
}

export function foeOf({ set }: Pick<GoblinBox, 'set'>, foe: Named): Foe {
  const found = typeof foe === 'number' ? set.foes[foe] : set.foes.find(({ name }) => name === foe);
  if (found === undefined) throw new RangeError(`no foe ${JSON.stringify(foe)}`);
  return found;
}

export const LEVELS = ['I', 'II', 'III'] as const;
export const ROW = 5;
