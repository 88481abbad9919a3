import { loadMind } from '@undercroft/games';
import { gamesWith } from '@undercroft/games/extras';
import { WORDS } from '@undercroft/games/words';
import { expect, it } from 'vitest';
import { LANGUAGES, loadSpeaker } from '../src/index.ts';

it.each(gamesWith('weights'))(
  'every part that %s is judged by can be a reason in every language',
  async (name) => {
    const { parts } = await loadMind(name);
    const list = parts?.list ?? expect.fail(`${name} has no parts`);
    const words = (await WORDS[name]?.in('en')) ?? expect.fail(`${name} has no words`);
    const said = list.flatMap((part) =>
      part.as === 'nearness' ? [part.name, `${part.name}.less`] : [part.name],
    );
    const known = Object.keys(words.messages).filter((id) => id.startsWith('why.'));
    expect(known.sort()).toEqual(said.map((one) => `why.${one}`).sort());
    for (const language of LANGUAGES) {
      const speaker = await loadSpeaker(name, language);
      const sentences = list.map((part) => {
        const as = typeof part.as === 'object' ? 'amount' : part.as;
        const reason = { part: part.name, whose: 'own', as, with: 0.5, without: 0.25, worth: 0.1 } as const;
        const [better, worse] = [reason, { ...reason, with: 0.25, without: 0.5 }].map((one) =>
          speaker.why([one]),
        );
        // Who reads it knows which way it points.
        expect(worse).not.toBe(better);
        return better;
      });
      expect(new Set(sentences).size).toBe(list.length);
    }
  },
);

it('says what is gained, and what it costs', async () => {
  const [en, de] = [await loadSpeaker('karak', 'en'), await loadSpeaker('karak', 'de')];
  const reasons = [
    { part: 'weapons', whose: 'own', as: 'amount', with: 2, without: 1.04, worth: 0.05 },
    { part: 'last-heart', whose: 'own', as: 'share', with: 0.4, without: 0.1, worth: -0.02 },
  ] as const;
  expect(en.why(reasons)).toBe(
    'bonus from weapons 2 instead of 1, but down to the last heart in 40% of such games instead of 10%',
  );
  expect(de.why(reasons)).toBe(
    'Bonus durch Waffen 2 statt 1, aber nur noch das letzte Herz in 40\u00a0% solcher Partien statt in 10\u00a0%',
  );
  const rival = { part: 'key', whose: 'others', as: 'share', with: 0.1, without: 0.6, worth: 0.03 } as const;
  expect(en.why([rival])).toBe('the others: a key in hand in 10% of such games instead of 60%');
  // What is one's own comes first, and the others are named once.
  const looks = { part: 'hearts', whose: 'others', as: 'amount', with: 1, without: 2, worth: 0.02 } as const;
  const own = { part: 'weapons', whose: 'own', as: 'amount', with: 2, without: 1, worth: 0.01 } as const;
  expect(en.why([rival, looks, own])).toBe(
    'bonus from weapons 2 instead of 1; the others: a key in hand in 10% of such games instead of 60%, hearts 1 instead of 2',
  );
  expect(en.why([])).toMatch(/^No answer stands out/);
});

it.each(gamesWith('puzzles'))('every theme of a puzzle of %s has a name in every language', async (name) => {
  const { themes } = await loadMind(name);
  const list = themes?.list ?? expect.fail(`${name} has no themes`);
  const words = (await WORDS[name]?.in('en')) ?? expect.fail(`${name} has no words`);
  const known = Object.keys(words.messages).filter((id) => id.startsWith('theme.'));
  expect(known.sort()).toEqual(list.map((one) => `theme.${one}`).sort());
  for (const language of LANGUAGES) {
    const speaker = await loadSpeaker(name, language);
    expect(new Set(list.map((one) => speaker.theme(one))).size).toBe(list.length);
  }
});
