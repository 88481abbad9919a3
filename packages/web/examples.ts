import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScenarios, rulesOf, type Scenario } from '@undercroft/kit/scenarios';
import type { Plugin } from 'vite';

/** A rule's example, as much of it as a screen needs: the table, the luck, and what is answered. */
export type Example = Omit<Scenario, 'then' | 'title' | 'rule'>;

/** Where a rule's example stands: the file, and the how manieth in it. */
export interface ExamplePlace {
  readonly file: string;
  readonly at: number;
}

const scenariosIn = (text: string, file: string) => readScenarios(text, file).map(({ scenario }) => scenario);

/**
 * The example to show for each rule of a game: one in which something is answered, rather one that is about this rule
 * above all, and rather a short one.
 */
export function exampleOf(folder: string): ReadonlyMap<string, ExamplePlace> {
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) =>
      scenariosIn(readFileSync(join(folder, name), 'utf8'), name).map((scenario, at) => ({
        place: { file: name.replace('.yaml', ''), at },
        rules: rulesOf(scenario),
        answers: scenario.when.length,
      })),
    );
  const found = new Map<string, ExamplePlace>();
  const last = (rules: readonly string[], rule: string) => (rules[0] === rule ? 0 : 1);
  for (const rule of new Set(all.flatMap(({ rules }) => rules))) {
    const [best] = all
      .filter(({ rules, answers }) => answers > 0 && rules.includes(rule))
      .sort((a, b) => last(a.rules, rule) - last(b.rules, rule) || a.answers - b.answers);
    if (best !== undefined) found.set(rule, best.place);
  }
  return found;
}

/** Scenarios (scenarios/*.yaml) are read when the page is built: no YAML is read in the browser. */
export function examples(): Plugin {
  return {
    name: 'examples',
    transform(source, id) {
      if (!/\/scenarios\/[\w-]+\.yaml$/.test(id)) return null;
      const shown = scenariosIn(source, id).map(
        ({ options, 'set-up': setUp, given, chance, when }): Example => ({
          ...{ options, 'set-up': setUp, given, chance, when },
        }),
      );
      return { code: `export default ${JSON.stringify(shown)};`, map: null };
    },
  };
}
