import { styleText } from 'node:util';
import { GAME_NAMES, loadGame, loadScene } from '@undercroft/games';
import { Refused } from '@undercroft/kernel';
import { gameOf, readScenarios, rulesOf, runScenario, type Scenario } from '@undercroft/kit/scenarios';
import { command, readText, refuse } from './arguments.ts';
import { readRulebook } from './rulebook.ts';

const HELP = `Usage: undercroft scenario FILE…

Runs rules written as examples (YAML). Exit 0 when all hold, 1 when one does not,
2 when a file cannot be read.

  -h, --help   this text`;

async function prefixesOf(): Promise<Readonly<Record<string, string>>> {
  const games = await Promise.all(GAME_NAMES.map(loadGame));
  return Object.fromEntries(games.map(({ name, rulePrefix }) => [rulePrefix, name]));
}

/** Each scenario of a text, and how what happens differs from what it says; nothing where it holds. */
export async function scenariosHold(text: string): Promise<{ title: string; differences: string[] }[]> {
  const prefixes = await prefixesOf();
  const held: { title: string; differences: string[] }[] = [];
  for (const { scenario } of readScenarios(text, 'scenarios')) {
    held.push({ title: scenario.title, differences: await differencesOf(scenario, prefixes) });
  }
  return held;
}

export const run = command(HELP, {}, async ({ positionals }) => {
  if (positionals.length === 0) throw refuse('expected a file: undercroft scenario FILE…');
  const prefixes = await prefixesOf();
  let held = 0;
  let failed = 0;
  let unreadable = 0;
  for (const file of positionals) {
    try {
      for (const { scenario, locate } of readScenarios(readText(file), file)) {
        const differences = await differencesOf(scenario, prefixes);
        const name = `${rulesOf(scenario).join(', ')}: ${scenario.title}`;
        if (differences.length === 0) {
          held++;
          console.log(`${styleText('green', '✓')} ${name}`);
          continue;
        }
        failed++;
        console.log(`${styleText('red', '✗')} ${name}`);
        for (const difference of differences) console.log(`    ${locate(difference)}`);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      unreadable++;
      console.error(error.message);
    }
  }
  console.log(`${held} held, ${failed} failed${unreadable > 0 ? `, ${unreadable} unreadable` : ''}`);
  return unreadable > 0 ? 2 : failed > 0 ? 1 : 0;
});

/** Runs one scenario; a rule that its game does not have is a difference like any other. */
async function differencesOf(
  scenario: Scenario,
  prefixes: Readonly<Record<string, string>>,
): Promise<string[]> {
  try {
    const game = await loadGame(gameOf(scenario, prefixes));
    const rules = readRulebook(game.name, 'en');
    const unknown = rulesOf(scenario).filter((rule) => !rules.has(rule));
    return [
      ...unknown.map((rule) => `scenario.rule: ${game.name} has no rule ${rule}`),
      ...runScenario(game, await loadScene(game.name), scenario),
    ];
  } catch (error) {
    if (error instanceof Refused) return [error.message];
    throw error;
  }
}
