import { styleText } from 'node:util';
import { type Answer, wordOf } from '@undercroft/kernel';

/** An answer as the terminal lists it: what it says, and what one should know before giving it. */
export interface Listed {
  readonly answer: Answer;
  /** Counted from 1. */
  readonly number: number;
  readonly label: string;
  readonly note: string | undefined;
}

/** So many are listed one a line; of more, those that begin with the same word stand side by side. */
const FEW = 12;
const GAP = 2;

/** The answers line by line, in a terminal that is so wide. */
export function listAnswers(listed: readonly Listed[], width: number): string[] {
  if (listed.length <= FEW) return listed.map((one) => cellOf(one));
  return [...Map.groupBy(listed, ({ answer }) => wordOf(answer)).values()].flatMap((alike) =>
    besideEachOther(alike, width),
  );
}

/** A number, what the answer says, and its note; plain, to be measured, or in colours. */
function cellOf({ number, label, note }: Listed, plain = false): string {
  const paint = plain ? (_: string, text: string) => text : styleText;
  const about = note === undefined ? '' : paint('dim', `  (${note})`);
  return `${paint('yellowBright', String(number).padStart(3))}  ${label}${about}`;
}

/** In columns, read downwards; what all of them begin with is said once, above. */
function besideEachOther(alike: readonly Listed[], width: number): string[] {
  const start = alike.length > 3 ? sharedStart(alike.map(({ label }) => label)) : '';
  const cells = alike.map((one) => ({ ...one, label: one.label.slice(start.length) }));
  const widest = Math.max(...cells.map((cell) => cellOf(cell, true).length)) + GAP;
  const columns = Math.floor((width + GAP) / widest);
  if (columns < 2) return alike.map((one) => cellOf(one));
  const rows = Math.ceil(cells.length / columns);
  const lines = Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_, index) => index % rows === row)
      .map((cell) => cellOf(cell) + ' '.repeat(widest - cellOf(cell, true).length))
      .join('')
      .trimEnd(),
  );
  return start === '' ? lines : [`     ${start.trimEnd()} …`, ...lines];
}

/** The words that all of them begin with, as long as each says something after them. */
function sharedStart(labels: readonly string[]): string {
  const [first] = labels;
  for (let end = first.lastIndexOf(' '); end > 0; end = first.lastIndexOf(' ', end - 1)) {
    const start = first.slice(0, end + 1);
    if (labels.every((label) => label.startsWith(start) && label.length > start.length)) return start;
  }
  return '';
}

/** What is compared: words without capitals, accents and signs. */
const bare = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // Not a letter with an accent, but typed as one.
    .replaceAll('ł', 'l')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** An answer as scenarios write it, 'step north', without the signs. */
const written = (answer: Answer): string =>
  typeof answer === 'string' ? answer : Object.entries(answer).flat().map(String).join(' ');

/** How well words fit what was typed: to the letter, by their beginnings, or with others between them. */
const FITS: readonly ((words: readonly string[], typed: readonly string[]) => boolean)[] = [
  (words, typed) => words.length === typed.length && words.every((word, at) => word === typed[at]),
  (words, typed) => typed.every((part, at) => words[at]?.startsWith(part)),
  (words, typed) => {
    let at = 0;
    for (const word of words) if (at < typed.length && word.startsWith(typed[at])) at++;
    return at === typed.length;
  },
];

/** The answers that somebody may mean who types words: as listed, or as scenarios write them. The best fit counts. */
export function answersTyped(listed: readonly Listed[], text: string): readonly Listed[] {
  const typed = bare(text);
  if (typed.length === 0) return [];
  for (const fits of FITS) {
    const found = listed.filter(({ answer, label }) =>
      [written(answer), label].some((words) => fits(bare(words), typed)),
    );
    if (found.length > 0) return found;
  }
  return [];
}
