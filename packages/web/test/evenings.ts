import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Answer,
  type Chance,
  FairChance,
  type Game,
  type Json,
  type Match,
  type Table,
} from '@undercroft/kernel';
import { HereTable } from '../src/table/sources/hereTable.ts';

/** A game that was played digitally: what each answer was, and what the dice and bags then showed on the table. */
export interface Seen {
  readonly seat: number;
  readonly answer: Answer;
  readonly luck: readonly Json[];
}

export const recorded = (game: Game, seats: number): Match =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, `../../${game.name}/records/rules-${game.rulesVersion}-seats-${seats}.json`),
      'utf8',
    ),
  ).match;

/** Fair luck, as people see it lie. */
export function watched(seed: string): { readonly chance: Chance; taken(): Json[] } {
  const fair = new FairChance(seed);
  let lies: Json[] = [];
  const lay = <V>(value: V, shown: unknown = value): V => {
    lies.push(shown as Json);
    return value;
  };
  const chance: Chance = {
    get used() {
      return fair.used;
    },
    roll(sides) {
      const die = fair.roll(sides);
      return lay(die, [die]);
    },
    dice: (count, sides) => (count === 0 ? [] : lay(fair.dice(count, sides))),
    pick: (count) => lay(fair.pick(count)),
    draw: (bag) => lay(fair.draw(bag)),
    shuffle: (items) => fair.shuffle(items),
  };
  const taken = () => {
    const all = lies;
    lies = [];
    return all;
  };
  return { chance, taken };
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];

/** People around a table, at its beginning. */
export function seatedAt(game: Game, table: Table): HereTable {
  const person = { kind: 'person', name: '', level: null, figure: null } as const;
  return HereTable.resume(game, {
    ...{ id: 'told', game: game.name, handOver: false, figures: [], waitsFor: 0, changedAt: 0 },
    chairs: table.figures.map(() => person),
    saved: table.save(),
  });
}
