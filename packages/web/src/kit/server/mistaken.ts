import type { Messages } from '../language/en.ts';

/** What a form got wrong, as the server says it: which field, which rule it broke, and the rule's number if it has one. */
interface Mistake {
  readonly where: string;
  readonly rule?: string;
  readonly limit?: string | number;
}

/** How a language says so: the name and the text of a message have a sentence of their own. */
type Words = Messages['refusals']['wrong-form'];

function broken(words: Words, rule: string, limit: string | number): string | null {
  if (rule === 'maxLength') return words.long({ most: Number(limit) });
  if (rule === 'minLength' || rule === 'required' || rule === 'minProperties') return words.empty;
  if (rule === 'minimum') return words.least({ least: limit });
  if (rule === 'maximum') return words.most({ most: limit });
  // It holds what cannot be there: signs that nobody sees, or no address where one is wanted.
  return rule === 'pattern' || rule === 'format' || rule === 'enum' ? words.wrong : null;
}

/** Says what is wrong with a form; what no form of ours sends was not understood. */
export function mistaken(words: Words, { where, rule = '', limit = '' }: Mistake): string {
  if (where === 'body/name') return words.name;
  if (where === 'body/text') return words.text;
  const what = broken(words, rule, limit);
  if (what === null) return words.other;
  // A field without a name of its own is not named.
  const field = (words.fields as Readonly<Record<string, string>>)[where?.split('/').at(-1) ?? ''];
  return field === undefined ? `${what.slice(0, 1).toUpperCase()}${what.slice(1)}.` : `${field}: ${what}.`;
}

/** What the other side of a webhook or a mail server answered, where it answered at all. */
export const answered = (what: string | undefined): string | null =>
  /answered (\d{3})/.exec(what ?? '')?.[1] ?? null;
