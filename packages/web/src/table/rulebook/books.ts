import type { Example } from '../../../examples.ts';
import type { Block } from '../../../rulebook.ts';
import { orEnglish } from '../../kit/language/english.ts';
import type { Language } from '../../kit/languages.ts';

export type { Block };

/** Every rulebook of every game, by game and language; each is fetched when somebody opens it. */
const BOOKS = import.meta.glob<{ default: Block[] }>('../../../../*/rules/*.md');

/** A game's rules; in English where a language has none yet, or they cannot be had. */
export function readRules(game: string, language: Language): Promise<readonly Block[]> {
  return orEnglish(language, async (spoken) => {
    const load = BOOKS[`../../../../${game}/rules/${spoken}.md`] ?? BOOKS[`../../../../${game}/rules/en.md`];
    return load === undefined ? [] : (await load()).default;
  });
}

const EXAMPLES = import.meta.glob<{ default: Example[] }>('../../../../*/scenarios/*.yaml');

type Rule = Extract<Block, { readonly kind: 'rule' }>;

/** A rule in the reader's language, with its example; null where there is none. */
export async function readExample(
  game: string,
  language: Language,
  id: string,
): Promise<{ readonly rule: Rule; readonly example: Example } | null> {
  const rule = (await readRules(game, language)).find((block) => block.kind === 'rule' && block.id === id);
  if (rule?.kind !== 'rule' || rule.example === undefined) return null;
  const { file, at } = rule.example;
  const load = EXAMPLES[`../../../../${game}/scenarios/${file}.yaml`];
  return load === undefined ? null : { rule, example: (await load()).default[at] };
}
