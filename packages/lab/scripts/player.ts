// Today's master as a program of its own, by lines of JSON (docs/programs.md): what freeze.ts packs.
import { createInterface } from 'node:readline';
import { type Budget, choose } from '@undercroft/bots';
import { loadGame, loadMind } from '@undercroft/games';
import {
  type Box,
  type Chance,
  FastChance,
  fastSeed,
  type Game,
  openBox,
  type Sight,
  sameAnswer,
  sightOf,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import type { Beginning } from '../src/contest/program.ts';

/** A game being played, and how many of its questions were understood. */
interface Playing {
  readonly box: Box;
  readonly mind: Mind;
  readonly rules: number;
  readonly budget: Budget;
  asked: number;
  beyond: number;
}

const BUDGET: Budget = { iterations: 300 };

// Whoever listened may be gone.
process.stdout.on('error', () => process.exit());
let playing: Playing | null = null;
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === 'begin') playing = await begun(told);
  else if (playing !== null && told.type === 'ask') {
    // The same question gets the same answer, unless milliseconds count.
    const index = indexOf(playing, told, new FastChance(fastSeed(line)));
    process.stdout.write(`${JSON.stringify({ index })}\n`);
  } else if (playing !== null && playing.beyond > 0) console.error(sayBeyond(playing));
}

async function begun({ game, rules, options, set, budget }: Beginning): Promise<Playing> {
  const [own, mind] = await Promise.all([loadGame(game), loadMind(game)]);
  if (budget?.core)
    performance.now = () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    };
  return { box: boxOf(own, options, set), mind, rules, budget: budget ?? BUDGET, asked: 0, beyond: 0 };
}

/** The table as far as these rules know what was agreed on; what came later is left as it always was. */
function boxOf(game: Game, options: Box['options'], set: unknown): Box {
  const takes = (some: Box['options'], one: unknown) => {
    try {
      openBox(game, some, one);
      return true;
    } catch {
      return false;
    }
  };
  const known = Object.entries(options).filter(([name, value]) => takes({ [name]: value }, null));
  return openBox(game, Object.fromEntries(known), takes({}, set) ? set : null);
}

/** Which of the answers it gives: under rules it does not know, any of them where its own do not help. */
function indexOf(
  playing: Playing,
  { view, ask, answers }: Pick<Sight, 'view' | 'ask' | 'answers'>,
  chance: Chance,
): number {
  const { box, mind, budget } = playing;
  // Whoever may spend nothing answers by instinct.
  const level = 'iterations' in budget && budget.iterations === 0 ? 'adept' : 'master';
  playing.asked++;
  try {
    const liked = choose(level, mind, sightOf(box, view, ask, answers), chance, { budget, report: rethrow });
    const index = answers.findIndex((answer) => sameAnswer(answer, liked));
    if (index >= 0) return index;
  } catch {
    // Counted below, and told when the game is over.
  }
  playing.beyond++;
  return chance.pick(answers.length);
}

function rethrow(error: unknown): never {
  throw error;
}

function sayBeyond({ box: { game }, rules, asked, beyond }: Playing): string {
  return `this player was made for rules ${game.rulesVersion} of ${game.name}, and these are ${rules}: ${beyond} of ${asked} questions were beyond it and answered at random`;
}
