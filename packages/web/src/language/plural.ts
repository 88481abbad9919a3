import type { Language } from './languages.ts';

/** A message in each plural form its language has; # is the number. `other` serves for those not given. */
export type Forms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string };

export function plural(language: Language, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(language).format(count));
}
