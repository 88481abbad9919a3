import { settings } from '../../kit/settings.ts';
import type { EarsWords } from './words/index.ts';

/** What a letter can ask for or do. */
export type EarKey = keyof EarsWords['keys'];

/** The usual letters; none is used for anything else at a table. */
const USUAL: Readonly<Record<EarKey, string>> = {
  where: 'w',
  around: 'a',
  holds: 'h',
  others: 'o',
  leads: 'v',
  chances: 'c',
  can: 'd',
  last: 'l',
  previous: 'p',
  next: 'n',
  since: 's',
  board: 'b',
  sayIt: 'i',
  foe: 'f',
  figure: 'g',
  find: 't',
  way: 'x',
};

export const EAR_KEYS = Object.keys(USUAL) as readonly EarKey[];

/** The letters as they are now. */
export const keyFor = (what: EarKey): string => settings.value.keys[what] ?? USUAL[what];

/** What a key means; null where letters are off, or it means nothing. */
export function meant(key: string): EarKey | null {
  if (!settings.value.letters) return null;
  const pressed = key.toLowerCase();
  return EAR_KEYS.find((what) => keyFor(what) === pressed) ?? null;
}

/** Another key for something; the one that has it already, if it is taken. Digits press answers and r turns tiles. */
export function choose(what: EarKey, key: string): EarKey | 'game' | null {
  const chosen = key.toLowerCase();
  if (chosen.length !== 1 || /[\d\s?r]/.test(chosen)) return 'game';
  const other = EAR_KEYS.find((one) => one !== what && keyFor(one) === chosen);
  if (other !== undefined) return other;
  settings.change({ keys: { ...settings.value.keys, [what]: chosen } });
  return null;
}
