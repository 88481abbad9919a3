/** What a form got wrong, as the server says it: which field, which rule it broke, and the rule's number if it has one. */
interface Mistake {
  readonly where: string;
  readonly rule?: string;
  readonly limit?: string | number;
}

/** How a language says so. */
interface Words {
  /** The name and the text of a message have a sentence of their own. */
  readonly name: string;
  readonly text: string;
  /** What a field is called; any other is not named. */
  readonly fields: Readonly<Record<string, string>>;
  readonly long: (most: number) => string;
  readonly empty: string;
  readonly least: (least: string | number) => string;
  readonly most: (most: string | number) => string;
  /** It holds what cannot be there: signs that nobody sees, or no address where one is wanted. */
  readonly wrong: string;
  /** What no form of ours sends. */
  readonly other: string;
}

function broken(words: Words, rule: string, limit: string | number): string | null {
  if (rule === 'maxLength') return words.long(Number(limit));
  if (rule === 'minLength' || rule === 'required' || rule === 'minProperties') return words.empty;
  if (rule === 'minimum') return words.least(limit);
  if (rule === 'maximum') return words.most(limit);
  return rule === 'pattern' || rule === 'format' || rule === 'enum' ? words.wrong : null;
}

/** Says what is wrong with a form. */
export const mistaken =
  (words: Words) =>
  ({ where, rule = '', limit = '' }: Mistake): string => {
    if (where === 'body/name') return words.name;
    if (where === 'body/text') return words.text;
    const what = broken(words, rule, limit);
    if (what === null) return words.other;
    const field = words.fields[where?.split('/').at(-1) ?? ''];
    return field === undefined ? `${what.slice(0, 1).toUpperCase()}${what.slice(1)}.` : `${field}: ${what}.`;
  };

/** What the other side of a webhook or a mail server answered, where it answered at all. */
export const answered = (what: string | undefined): string | null =>
  /answered (\d{3})/.exec(what ?? '')?.[1] ?? null;
