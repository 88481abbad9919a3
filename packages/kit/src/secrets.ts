import type { Game, GameTypes } from '@undercroft/kernel';
import { check } from '@undercroft/kernel';
import { planOf } from '@undercroft/kernel/inside';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Scenario } from './scenario.ts';
import { isWords } from './scene.ts';

const secretSchema = v.strictObject({
  rule: v.string(),
  /** Words of that rule, as the English rulebook has them. */
  says: v.string(),
  /** Who sees it: its owner, one seat for as long as it is named, nobody; or all, but in no order. */
  'seen by': v.picklist(['owner', 'one', 'nobody', 'all unordered']),
});

/** What is hidden at a table, by the names of its parts ('hands') and of fields of questions ('foresee.first'). */
export type Secrets = Readonly<Record<string, v.InferOutput<typeof secretSchema>>>;

/** Reads a game's rules/secrets.yaml: the only other place, beside the declaration, that says what is hidden. */
export const readSecrets = (text: string): Secrets =>
  check(v.record(v.string(), secretSchema), parse(text) ?? {}, 'secrets');

/** Where declaration, rulebook and examples do not say the same of what is hidden, in sentences. */
export function secretFaults<T extends GameTypes>(
  game: Game<T>,
  secrets: Secrets,
  book: string,
  examples: readonly Scenario[],
): string[] {
  const { hidden, bags, asks } = planOf(game);
  const declared = new Map<string, string>();
  for (const { key, rules } of hidden) declared.set(key, typeof rules.seen === 'string' ? rules.seen : 'one');
  for (const [kind, fields] of Object.entries(asks))
    for (const { key } of fields) declared.set(`${kind}.${key}`, 'owner');
  for (const key of bags) declared.set(key, 'all unordered');

  const faults: string[] = [];
  for (const [part, seen] of declared)
    if (secrets[part] === undefined) faults.push(`${part}: declared as seen by ${seen}, but in no rule`);
  for (const [part, { rule, says, 'seen by': wanted }] of Object.entries(secrets)) {
    const seen = declared.get(part) ?? 'everyone';
    if (seen !== wanted) faults.push(`${part}: seen by ${wanted} by rule ${rule}, but declared for ${seen}`);
    const sentence = book.split('\n').find((line) => line.includes(`**${rule}**`)) ?? '';
    if (!sentence.includes(says)) faults.push(`${part}: rule ${rule} does not say "${says}"`);
    if (wanted === 'all unordered') continue;
    if (wanted !== 'nobody' && !isShown(examples, part, 'sees'))
      faults.push(`${part}: no example says who sees it ("seen by …: { sees: ${part} }")`);
    if (!isShown(examples, part, 'sees not'))
      faults.push(`${part}: no example says who does not see it ("seen by …: { sees not: ${part} }")`);
  }
  return faults;
}

/** Whether some example says of a part, or of one seat's, that it is seen or is not. */
function isShown(examples: readonly Scenario[], part: string, word: 'sees' | 'sees not'): boolean {
  const names = examples.flatMap(({ then }) =>
    Object.entries(then).flatMap(([key, wanted]) => {
      if (!key.startsWith('seen by ') || !isWords(wanted)) return [];
      const said = wanted[word] ?? [];
      return Array.isArray(said) ? said : [said];
    }),
  );
  return names.some(
    (name) => name === part || [' of ', ' at '].some((of) => String(name).startsWith(part + of)),
  );
}
