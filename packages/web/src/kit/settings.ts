import { LANGUAGES, type Language } from './languages.ts';
import { onDevice } from './memory.ts';
import { Store } from './store.ts';

/** calm: everything is shown. quick: at half the time. still: nothing moves. */
export const SPEEDS = ['calm', 'quick', 'still'] as const;
type Speed = (typeof SPEEDS)[number];

/** all: everything in its own time. brief: a round in a few seconds. least: only what touches you. */
export const OTHERS = ['all', 'brief', 'least'] as const;
export type Others = (typeof OTHERS)[number];

/** all: every sentence of the log. matters: what counts, and all that is mine. mine: what I do and what happens to me. */
export const HEARINGS = ['all', 'matters', 'mine'] as const;
export type Hearing = (typeof HEARINGS)[number];

/** A pause after each sentence that is spoken. */
export const PAUSES = ['none', 'short', 'long'] as const;
type Pause = (typeof PAUSES)[number];

/** device: as it asks for. usual, strong: whatever it asks for. */
export const CONTRASTS = ['device', 'usual', 'strong'] as const;
type Contrast = (typeof CONTRASTS)[number];

export interface Settings {
  /** Null follows the browser. */
  readonly language: Language | null;
  readonly contrast: Contrast;
  readonly muted: boolean;
  /** 0 … 1 */
  readonly volume: number;
  /** The same for the music of a table, and for what calls whoever is asked. */
  readonly music: number;
  readonly calls: number;
  readonly speed: Speed;
  /** How computer players' turns are told. */
  readonly others: Others;
  /** One throws one's own dice; else they roll by themselves. */
  readonly throws: boolean;
  /** Your turn in the title of the tab. */
  readonly title: boolean;
  readonly vibrate: boolean;
  /** A sentence about what happens for the first time. */
  readonly notes: boolean;
  /** Log and rules beside the board are folded away. */
  readonly folded: boolean;
  /** A word before an answer that gives away much, where there is a coach. */
  readonly warnings: boolean;
  /** Whoever would end something with actions left is asked once. */
  readonly endings: boolean;
  /** A question's rule is named by its number; else a small book leads there. */
  readonly ruleNumbers: boolean;
  /** The first tap on anything reads it aloud, the second does it. */
  readonly reads: boolean;
  /** How much is spoken of what happens. */
  readonly hearing: Hearing;
  readonly pause: Pause;
  /** Letters ask and say again; which ones, where somebody chose others than ours. */
  readonly letters: boolean;
  readonly keys: Readonly<Record<string, string>>;
}

const KEPT_UNDER = 'undercroft.settings';

const DEFAULTS: Settings = {
  language: null,
  contrast: 'device',
  muted: false,
  volume: 0.6,
  music: 0.35,
  calls: 0.6,
  speed: 'calm',
  throws: true,
  others: 'brief',
  title: true,
  vibrate: true,
  notes: true,
  folded: false,
  warnings: true,
  endings: true,
  ruleNumbers: false,
  reads: false,
  hearing: 'all',
  pause: 'none',
  letters: true,
  keys: {},
};

/** What this browser remembers; a broken entry counts as none. */
function remembered(): Settings {
  const kept = onDevice.read(KEPT_UNDER);
  return { ...DEFAULTS, ...(typeof kept === 'object' ? kept : {}) };
}

export const settings = new Store<Settings>(remembered());

settings.subscribe(() => onDevice.keep(KEPT_UNDER, JSON.stringify(settings.value)));

/** The language to speak: the one chosen, else the first of the browser's that we know. */
export function spoken({ language }: Settings): Language {
  if (language !== null && LANGUAGES.includes(language)) return language;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => LANGUAGES.some((known) => known === tag)) ?? 'en';
}
