import type { OptionSpecs, OptionsOf } from '@undercroft/kernel';

/** Table options; the default comes first. */
export const OPTIONS = {
  begins: { values: ['drawn', 'first-seat'], rules: ['M-8'] },
  swapHand: { values: ['stuck', 'rigor'], rules: ['M-16'] },
  looks: { values: ['dare', 'screen', 'both', 'quiet'], rules: ['M-54'] },
  hands: { values: ['held', 'told'], rules: ['M-85', 'M-86'] },
} as const satisfies OptionSpecs;

export type KragmorthaOptions = OptionsOf<typeof OPTIONS>;

export type Looks = (typeof OPTIONS)['looks']['values'][number];

/** Whether hands are real cards that the table does not know. (M-85) */
export const areHandsTold = ({ hands }: Pick<KragmorthaOptions, 'hands'>): boolean => hands === 'told';

/** Whether the dares of looks are done at this table. (M-54) */
export const countsDares = ({ looks }: { readonly looks: Looks }): boolean =>
  looks === 'dare' || looks === 'both';
