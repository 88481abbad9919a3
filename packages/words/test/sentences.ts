/** As many words as a child of eight reads in one breath. */
const LONGEST = 15;

/** The sentences of a text that are too long for a child, each with how many words it has. */
export function longSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…][”“’»]?)\s+/)
    .map((sentence) => ({
      sentence,
      words: sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length,
    }))
    .filter(({ words }) => words > LONGEST)
    .map(({ sentence, words }) => `${words} words: ${sentence}`);
}
