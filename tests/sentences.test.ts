import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLessonWords } from '@undercroft/kit/scenarios';
import { describe, expect, it } from 'vitest';
import { gamesWith } from '../packages/games/src/extras.ts';
import { textsOf, wordsIn } from '../packages/words/scripts/files.ts';
import { LANGUAGES } from '../packages/words/src/languages.ts';
import { gapsIn, Message } from '../packages/words/src/message.ts';
import { longSentences } from '../packages/words/test/sentences.ts';

const packages = join(import.meta.dirname, '../packages');

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** What is said where names are long, once for each form of its numbers. */
function sayings(text: string, language: string, name: string): string[] {
  const message = new Message(text, language);
  return [0, 1, 2, 5].map((count) => {
    const fills = gapsIn(text).map((gap) => [gap, new RegExp(`\\{${gap},`).test(text) ? count : name]);
    return message.say(Object.fromEntries(fills));
  });
}

it('counts the words of each sentence, and no marks', () => {
  const fifteen = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen';
  expect(longSentences(`${fifteen}. ${fifteen}? – ${fifteen}`)).toEqual([]);
  expect(longSentences(`Short. ${fifteen}: +1.`)).toEqual([`16 words: ${fifteen}: +1.`]);
});

describe.each(LANGUAGES)('for a child of eight, in %s', (language) => {
  it.each(gamesWith('words'))('%s asks in short sentences, whatever is named in them', async (game) => {
    const words = textsOf((await wordsIn(join(packages, game, 'src/words'), language)) ?? {});
    const names = words.flatMap(([path, text]) => (/^(names|things)\./.test(path) ? [text] : []));
    const [longest] = names.sort((a, b) => wordsOf(b) - wordsOf(a));
    const questions = words.filter(([path]) => path.startsWith('messages.ask.'));
    expect(questions.length).toBeGreaterThan(5);
    const long = questions.flatMap(([path, text]) =>
      sayings(text, language, longest)
        .flatMap(longSentences)
        .map((sentence) => `${path}, ${sentence}`),
    );
    expect([...new Set(long)]).toEqual([]);
  });

  it.each(gamesWith('lesson'))('%s is learnt in short sentences', (game) => {
    const file = join(packages, game, 'lessons', `${language}.yaml`);
    const { wrong, chapters } = readLessonWords(readFileSync(file, 'utf8'), file);
    const said = [wrong, ...Object.values(chapters).flatMap((chapter) => Object.values(chapter))];
    expect(said.length).toBeGreaterThan(20);
    expect(said.flatMap(longSentences)).toEqual([]);
  });
});
