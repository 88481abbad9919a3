import type { OptionSpecs, OptionsOf } from '@undercroft/kernel';

/** Table options; the default comes first. */
export const OPTIONS = {
  begins: { values: ['drawn', 'first-seat'], rules: ['M-8'] },
  swapHand: { values: ['stuck', 'rigor'], rules: ['M-16'] },
  looks: { values: ['dare', 'screen', 'both', 'quiet'], rules: ['M-54'] },
} as const satisfies OptionSpecs;

export type KragmorthaOptions = OptionsOf<typeof OPTIONS>;

export type Looks = (typeof OPTIONS)['looks']['values'][number];

/** Whether the dares of looks are done at this table. (M-54) */
export const countsDares = ({ looks }: { readonly looks: Looks }): boolean =>
  looks === 'dare' || looks === 'both';
