/** What a language says beside the labels: words that mean nothing here, and others for what is answered. */
interface Sayings {
  readonly idle: string;
  /** One to six, as dice are said: other words for the same after a stroke. */
  readonly numbers: string;
  readonly words: Readonly<Record<string, string>>;
}

/** Something that could be meant. */
export interface Meaning {
  readonly label: string;
  /** The word of its answer, such as 'end': it is understood by other words, too. */
  readonly word: string | null;
  /** Where on the board it lies, by its coordinates. */
  readonly place?: string | undefined;
}

/** one: that is meant. several: each of these could be. none: nothing fits. */
export type Understood<M> =
  | { readonly fits: 'one'; readonly meant: M }
  | { readonly fits: 'several'; readonly all: readonly M[] }
  | { readonly fits: 'none' };

/** Letters without their marks, small, in words. */
const wordsIn = (text: string): readonly string[] =>
  text
    .toLocaleLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** What each word for a number is as a figure. */
const figuresIn = (numbers: string): ReadonlyMap<string, string> =>
  new Map(
    numbers
      .split(' ')
      .flatMap((words, at) => wordsIn(words).map((word): [string, string] => [word, String(at + 1)])),
  );

/** Words bend at their ends: they are the same where they begin alike, short ones where they are alike. */
function alike(said: string, known: string): boolean {
  if (said === known) return true;
  if (/\d/.test(said) || Math.min(said.length, known.length) < 4) return false;
  const stem = Math.max(4, Math.min(said.length, known.length) - 2);
  return said.slice(0, stem) === known.slice(0, stem);
}

/**
 * What somebody wants who says it in their own words: whatever all their words fit, but for those that mean nothing. Never
 * guesses: what fits two things is asked about.
 */
export function understand<M extends Meaning>(
  text: string,
  meanings: readonly M[],
  { idle, numbers, words }: Sayings,
): Understood<M> {
  const idleWords = wordsIn(idle);
  const all = wordsIn(text);
  const said = all.filter((word) => !idleWords.includes(word));
  const wanted = said.length > 0 ? said : all;
  if (wanted.length === 0) return { fits: 'none' };
  const known = meanings.map((meaning) => ({
    meaning,
    // How many are left of it is not what it is called.
    label: wordsIn(meaning.label.replace(/ × \d+$/u, '')),
    also: wordsIn(words[meaning.word ?? ''] ?? ''),
    place: meaning.place === undefined ? '' : wordsIn(meaning.place).join(''),
  }));
  const figures = figuresIn(numbers);
  const whole = wanted.join('');
  const there = known.filter(({ place }) => place !== '' && place === whole);
  if (there.length === 1) return { fits: 'one', meant: there[0].meaning };
  const fitting = known.filter(({ label, also }) =>
    wanted.every(
      (word) =>
        label.some((one) => alike(word, one) || figures.get(word) === one) ||
        also.some((one) => alike(word, one)),
    ),
  );
  // Whoever said all that it is called means that, and nothing that is called more.
  const isWhole = (label: readonly string[]): boolean => {
    const own = label.filter((one) => !idleWords.includes(one));
    return (
      own.length <= wanted.length &&
      own.every((one) => wanted.some((word) => alike(word, one) || figures.get(word) === one))
    );
  };
  const exact = fitting.filter(({ label }) => all.join(' ') === label.join(' ') || isWhole(label));
  const [found, ...more] = exact.length === 1 ? exact : fitting;
  if (found === undefined) return { fits: 'none' };
  return more.length === 0
    ? { fits: 'one', meant: found.meaning }
    : { fits: 'several', all: [found, ...more].map(({ meaning }) => meaning) };
}
