import type { Language } from '../languages.ts';
import { made, numbersIn } from './made.ts';

/** A message in each plural form its language has; # is the number. `other` serves for those not given. */
export type Forms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string };

const rulesIn = made((language) => new Intl.PluralRules(language));

export function plural(language: Language, count: number, forms: Forms): string {
  const form = forms[rulesIn(language).select(count)] ?? forms.other;
  return form.replace('#', numbersIn(language).format(count));
}
