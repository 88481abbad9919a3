// Runs in a worker thread: the server's own thread never waits for a bot.
import { choose, type Level, Memory, type Ranked } from '@undercroft/bots';
import { loadGame, loadMind } from '@undercroft/games';
import {
  type Answer,
  type Ask,
  type Box,
  FastChance,
  type Json,
  openBox,
  type Seat,
  sightOf,
  type View,
} from '@undercroft/kernel';

/** All that a bot is told: what its seat sees, and nothing of the state. */
export interface Thought {
  readonly level: Level;
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly set: Json;
  readonly view: View;
  readonly ask: Ask;
  readonly answers: readonly Answer[];
  readonly luck: number;
  /** How long a master may think. */
  readonly milliseconds: number;
  /** Where people sit: fair play keeps near them. */
  readonly people: readonly Seat[];
}

/** The last boxes opened: checking a component set takes longer than most thoughts. */
const boxes = new Map<string, Box>();
const BOXES_KEPT = 20;

async function boxOf({ game, options, set }: Thought): Promise<Box> {
  const key = JSON.stringify([game, options, set]);
  const known = boxes.get(key);
  if (known !== undefined) return known;
  const box = openBox(await loadGame(game), options, set);
  if (boxes.size >= BOXES_KEPT) boxes.clear();
  boxes.set(key, box);
  return box;
}

/** What this thread thought last: of one table that is often what is asked next. */
const memory = new Memory();

/** What a bot came to, and what went wrong on the way, if anything. */
export interface Conclusion {
  readonly answer: Answer;
  /** What a master's search made of every answer. */
  readonly weighed: readonly Ranked[] | null;
  readonly mistake: unknown;
}

export default async function think(thought: Thought): Promise<Conclusion> {
  const { level, view, ask, answers, luck, milliseconds, people } = thought;
  const box = await boxOf(thought);
  let mistake: unknown = null;
  let weighed: readonly Ranked[] | null = null;
  const report = (error: unknown) => {
    mistake = error;
  };
  const budget = { milliseconds };
  const answer = choose(
    level,
    await loadMind(thought.game),
    sightOf(box, view, ask, answers),
    new FastChance(luck),
    {
      ...{ budget, report, people, memory },
      weighed: (ranked) => {
        weighed = ranked;
      },
    },
  );
  return { answer, weighed, mistake };
}
