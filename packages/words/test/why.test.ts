import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import { WORDS } from '@undercroft/games/words';
import { apply, begin, FastChance, openBox, sightNow } from '@undercroft/kernel';
import { expect, it } from 'vitest';
import { LANGUAGES, loadSpeaker } from '../src/index.ts';

it.each(GAME_NAMES)('every reason that a game of %s brings can be said in every language', async (name) => {
  const [game, mind] = [await loadGame(name), await loadMind(name)];
  const speakers = await Promise.all(LANGUAGES.map((language) => loadSpeaker(name, language)));
  const box = openBox(game);
  const words = (await WORDS[name]?.in('en')) ?? expect.fail(`${name} has no words`);
  const reasons = Object.keys(words.messages).filter((id) => id.startsWith('why.'));
  const said = new Set<string>();
  // Some things happen seldom to whoever plays well.
  const MOST_GAMES = 120;
  for (let seed = 1; seed <= MOST_GAMES && said.size < reasons.length; seed++) {
    const chance = new FastChance(seed);
    const state = begin(box, [null, null, null], chance);
    for (let i = 0; i < 1500 && state.asks.length > 0; i++) {
      // Well enough to get somewhere, badly enough to suffer.
      const sight = sightNow(box, state);
      const { answers } = sight;
      const answer =
        chance.pick(3) === 0 ? answers[chance.pick(answers.length)] : mind.instinct(sight, chance);
      apply(box, state, answer, chance, (event) => {
        for (const seat of [0, 1, 2]) {
          const notice = mind.notice?.(event, seat) ?? null;
          if (notice === null || said.has(notice.what)) continue;
          said.add(notice.what);
          for (const speaker of speakers)
            expect(speaker.why([{ ...notice, share: 0.5 }])).toMatch(/\S 50\s?%$/);
        }
      });
    }
  }
  expect([...said].sort()).toEqual(reasons.map((id) => id.slice('why.'.length)).sort());
});

it('says what may come of it, and what else would', async () => {
  const [en, de] = [await loadSpeaker('karak', 'en'), await loadSpeaker('karak', 'de')];
  const foreseen = [
    { what: 'got', thing: 'sword', share: 0.72, otherwise: 0 },
    { what: 'lost', share: 0.28, otherwise: 0.1 },
  ];
  expect(en.why(foreseen)).toBe('win a sword 72%, lose a heart 28% (otherwise 10%)');
  expect(de.why(foreseen)).toBe(
    'ein Schwert gewinnen 72\u00a0%, ein Herz verlieren 28\u00a0% (sonst 10\u00a0%)',
  );
  expect(en.why([])).toMatch(/^No answer stands out/);
});
