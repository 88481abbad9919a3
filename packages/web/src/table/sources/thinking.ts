import { choose, LEVELS, luckOf, Memory, masterTime, Pace, type Ranked, together } from '@undercroft/bots';
import { witsAt } from '@undercroft/bots/today';
import { loadMind } from '@undercroft/games';
import {
  type Answer,
  type Ask,
  FastChance,
  type Json,
  type Seat,
  sightOf,
  type Table,
  type View,
} from '@undercroft/kernel';
import { surface } from '../../kit/surface.ts';

/** How a bot finds its answer. */
export type Think = (table: Table, seat: Seat, level: string | null) => Promise<Answer>;

/** What a bot sees and may answer: all that another head is told. */
export interface Pondered {
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly set: Json;
  readonly view: View;
  readonly ask: Ask;
  readonly answers: readonly Answer[];
}

/** Other threads that think about a master's question: what each of them made of it, as far as they are in time. */
export type Ponder = (
  question: Pondered,
  luck: number,
  milliseconds: number,
) => { heard(): Promise<readonly (readonly Ranked[])[]> };

/** Lets a bot think as its level says; a master together with the other heads there are. */
export function thinkWith(ponder?: Ponder): Think {
  const memory = new Memory();
  const pace = new Pace();
  return async (table, seat, level) => {
    const { view, ask, answers } = table.update(seat);
    if (ask === null) throw new Error(`seat ${seat} is not asked`);
    const { seed, figures, options, set } = table.agreed;
    // Where everybody meets the same luck, computer players do the same wherever they see the same.
    const luck = table.agreed.luck === 'dealt' ? witsAt(seed, view) : luckOf(seed, table.version);
    const known = LEVELS.find((one) => one === level) ?? 'adept';
    const people = [...figures.keys()].filter((other) => !table.bots.includes(other));
    const { name } = table.box.game;
    const mind = await loadMind(name);
    const milliseconds = masterTime(pace.share(table.turn, table.bots.length));
    const begun = performance.now();
    // They begin first, for this thread hears nothing while it thinks.
    const hard = known === 'master' && answers.length > 1;
    const question: Pondered = { game: name, options, set, view, ask, answers };
    const others = hard ? ponder?.(question, luck, milliseconds) : undefined;
    const weighed: (readonly Ranked[])[] = [];
    const answer = choose(known, mind, sightOf(table.box, view, ask, answers), new FastChance(luck), {
      ...{ report: surface, people, memory, budget: { milliseconds } },
      weighed: (ranked) => weighed.push(ranked),
    });
    // What was not searched has an answer that needs no thought.
    const searched = others !== undefined && weighed.length > 0;
    const agreed = searched ? together([...weighed, ...(await others.heard())]) : answer;
    pace.took(performance.now() - begun);
    return agreed;
  };
}
