import type { Viewer } from '@undercroft/kernel';
import type { Face, KragmorthaView } from '@undercroft/kragmortha';

/** The handicaps on the screen of whoever looks: only those of their own looks, and only if the table chose them. */
export interface Handicaps {
  has(id: string): boolean;
  /** A figure of a handicap, or what it is without it. */
  figure(id: string, name: string, without: number): number;
}

type Looks = KragmorthaView['seats'][number]['looks'];

const NO_LOOKS: Looks = [];

/** The looks that count on the screen of whoever looks. */
export const looksOf = (view: KragmorthaView, viewer: Viewer): Looks =>
  viewer === null || view.end !== null ? NO_LOOKS : (view.seats[viewer]?.looks ?? NO_LOOKS);

export const handicapsOf = (view: KragmorthaView, viewer: Viewer): Handicaps =>
  handicapsBy(looksOf(view, viewer));

export function handicapsBy(looks: Looks): Handicaps {
  const faces = new Map<string, Face>();
  for (const { screen } of looks) if (screen !== undefined) faces.set(screen.id, screen);
  return {
    has: (id) => faces.has(id),
    figure: (id, name, without) => Number(faces.get(id)?.[name] ?? without),
  };
}

/**
 * How small a board that fits snugly must be, upright or on its side, so that it still fits when it lies askew: no row
 * leaves the screen.
 */
export function sizeAskew(
  degrees: number,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return 1 / Math.max(1, cosine + (sine * width) / height, cosine + (sine * height) / width);
}

/** What becomes of words somebody writes at the table, where some get stuck; null if none get through at all. */
export function getsThrough(handicaps: Handicaps, stuck: readonly string[], text: string): string | null {
  if (handicaps.has('chat-signs-only')) return null;
  let said = text;
  if (handicaps.has('chat-forbidden-words')) {
    const words = stuck.slice(0, handicaps.figure('chat-forbidden-words', 'words', 3));
    for (const word of words) {
      said = said.replaceAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'), '…');
    }
  }
  if (handicaps.has('chat-lisp')) {
    said = said.replaceAll(/[sśšzźżž]/g, 'th').replaceAll(/[SŚŠZŹŻŽ]/g, 'Th');
  }
  const isVowel = /[aeiouyäöüąęóáéěíúůý]/iu;
  if (handicaps.has('chat-no-vowels')) said = [...said].filter((letter) => !isVowel.test(letter)).join('');
  if (handicaps.has('chat-vowels-only')) {
    said = [...said].filter((letter) => isVowel.test(letter) || !/\p{L}/u.test(letter)).join('');
  }
  return said.trim() === '' ? '…' : said;
}
