import { type Answer, wordOf } from '@undercroft/kernel';

/** Answers one after the other, as one press gives them. */
type Path = readonly (Answer | undefined)[];

/** Says of something that can be pressed which answers it gives, so that a lesson or a hint can point at it. */
export const gives = (...path: Path) => givesOneOf([path]);

/** The same where one goes on to choose between several. */
export function givesOneOf(paths: readonly Path[]) {
  const known = paths.filter((path) => path.every((answer) => answer !== undefined));
  const said = known.map((path) => path.map((answer) => JSON.stringify(answer)).join(' '));
  return { 'data-gives': said.length > 0 ? said.join('\n') : undefined };
}

/**
 * Where an answer is given on this screen, together with those that are to follow it if one press gives them all; else
 * where one begins to give it.
 */
export const giverOf = (...wanted: readonly [Answer, ...Answer[]]): Element | null =>
  placeSaying(
    wanted.map((answer) => JSON.stringify(answer)),
    wordOf(wanted[0]),
  );

/** The same by what stands in the page alone: the answers as they are written there, and the first one's word. */
export function placeSaying(said: readonly string[], word: string): Element | null {
  const places = [...document.querySelectorAll<HTMLElement>('[data-gives]')];
  const given = ({ dataset }: HTMLElement) => dataset.gives?.split('\n') ?? [];
  for (let count = said.length; count > 0; count--) {
    const path = said.slice(0, count).join(' ');
    const found = places.find((place) => given(place).includes(path));
    if (found !== undefined) return found;
  }
  const begun = places.find((place) => given(place).some((path) => path.startsWith(`${said[0]} `)));
  if (begun !== undefined) return begun;
  const named = (name: string) => document.querySelector(`[data-word="${CSS.escape(name)}"]`);
  // A tile that does not lie right yet is turned first.
  return places.some(({ dataset }) => dataset.word === 'lay') ? named('turn') : named(word);
}
