import type { OptionSpecs, OptionsOf } from '@undercroft/kernel';

/** What a table may agree on, the default first. */
export const OPTIONS = {
  hands: { values: ['held', 'told'], rules: ['G-79', 'G-80', 'G-81', 'G-82'] },
  begins: { values: ['drawn', 'first-seat'], rules: ['G-8'] },
  powers: { values: [true, false], rules: ['G-70', 'G-71', 'G-72', 'G-73', 'G-74', 'G-75', 'G-76'] },
  edition: {
    values: ['mixed', 'german', 'polish'],
    rules: ['G-5', 'G-20', 'G-21', 'G-51', 'G-57'],
  },
} as const satisfies OptionSpecs;

/** Whether the cards are real ones: of those that lie face down the table knows none. (G-79) */
export const areCardsReal = ({ hands }: Pick<OptionsOf<typeof OPTIONS>, 'hands'>): boolean =>
  hands === 'told';

type Edition = (typeof OPTIONS.edition.values)[number];

/** How one printing of the rulebook decides where they differ. */
interface Printing {
  /** Gatekeepers a level. (G-5) */
  readonly gatekeepers: number;
  /** Whether a new deck may be arranged. (G-20) */
  readonly arranges: boolean;
  /** The most hearts a heart on equipment gives. (G-51) */
  readonly mostHearts: number;
  /** Whether the pawnshop sells you what you left there yourself. (G-57) */
  readonly sellsOwn: boolean;
}

const GERMAN: Printing = {
  gatekeepers: 4,
  arranges: true,
  mostHearts: Number.POSITIVE_INFINITY,
  sellsOwn: true,
};

const POLISH: Printing = {
  gatekeepers: 5,
  arranges: false,
  mostHearts: 1,
  sellsOwn: false,
};

/** Each value of `edition`, row by row; `mixed` counts and shuffles as in Polish, the rest is German. */
export const EDITIONS: Readonly<Record<Edition, Printing>> = {
  mixed: { ...GERMAN, gatekeepers: POLISH.gatekeepers, arranges: POLISH.arranges },
  german: GERMAN,
  polish: POLISH,
};
