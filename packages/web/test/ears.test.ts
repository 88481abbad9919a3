import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { gamesWith } from '@undercroft/games/extras';
import { checkMatch, heard, replay, seatsNear } from '@undercroft/kernel';
import { loadSpeaker } from '@undercroft/words';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Announcer } from '../src/table/ears/announcer.ts';
import { Herald, type Listening } from '../src/table/ears/herald.ts';
import { type Meaning, understand } from '../src/table/ears/understand.ts';
import cs from '../src/table/ears/words/cs.json' with { type: 'json' };
import de from '../src/table/ears/words/de.json' with { type: 'json' };
import { en } from '../src/table/ears/words/en.ts';
import pl from '../src/table/ears/words/pl.json' with { type: 'json' };
import { LogBook } from '../src/table/log/logBook.ts';
import type { LogEntry, Showing } from '../src/table/stage/scene.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const textsOf = (announcer: Announcer) => announcer.spoken.value.map(({ text }) => text);

describe('the voice of a table', () => {
  test('what is told at once stands together in its order, what comes later comes later', () => {
    const announcer = new Announcer();
    announcer.say('one', [0, 1]);
    vi.advanceTimersByTime(50);
    announcer.say('two', [1, 3]);
    expect(announcer.silent.value).toBe(false);
    vi.advanceTimersByTime(50);
    expect(announcer.spoken.value).toMatchObject([{ text: 'one two', tells: [0, 3] }]);
    // The focus waits a little longer: what has not begun to be said would be cut off by it.
    vi.advanceTimersByTime(200);
    expect(announcer.silent.value).toBe(false);
    announcer.say('three');
    vi.advanceTimersByTime(500);
    announcer.say('four');
    vi.advanceTimersByTime(200);
    expect(textsOf(announcer)).toEqual(['one two']);
    vi.advanceTimersByTime(100);
    expect(textsOf(announcer)).toEqual(['one two', 'three four']);
    vi.runAllTimers();
    expect(announcer.silent.value).toBe(true);
    // Whoever answers listens to nothing else.
    announcer.answered();
    announcer.say('five');
    vi.advanceTimersByTime(60);
    expect(textsOf(announcer).at(-1)).toBe('five');
  });

  test('waits for a table that has just been opened: what leads to the first question is told with it', () => {
    const announcer = new Announcer();
    announcer.begin();
    announcer.say('the first turn begins');
    vi.advanceTimersByTime(400);
    announcer.say('where to?');
    expect(textsOf(announcer)).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(textsOf(announcer)).toEqual(['the first turn begins where to?']);
  });

  test('leaves the pause that somebody wants after each sentence', () => {
    const announcer = new Announcer();
    announcer.pause = 2000;
    for (const text of ['one', 'two']) announcer.say(text);
    vi.advanceTimersByTime(1900);
    expect(textsOf(announcer)).toEqual(['one']);
    vi.advanceTimersByTime(300);
    expect(textsOf(announcer)).toEqual(['one', 'two']);
  });

  test('says the same sentence twice, if it happens twice', () => {
    const announcer = new Announcer();
    announcer.say('a rat');
    vi.runAllTimers();
    announcer.say('a rat');
    vi.runAllTimers();
    expect(new Set(announcer.spoken.value.map(({ key }) => key)).size).toBe(2);
  });

  test('says again what was said: the last, the ones before and after it, all since an answer', () => {
    const announcer = new Announcer();
    expect(announcer.again('last')).toBeNull();
    for (const text of ['one', 'two']) announcer.say(text);
    announcer.answered();
    for (const text of ['three', 'four']) announcer.say(text);
    expect(announcer.again('last')).toBe('four');
    expect(announcer.again('previous')).toBe('three');
    expect(announcer.again('previous')).toBe('two');
    expect(announcer.again('next')).toBe('three');
    expect(announcer.again('since')).toBe('three four');
    expect(announcer.again('next')).toBeNull();
  });

  test('answers whoever asks at once, and does not take that for something that happened', () => {
    const announcer = new Announcer();
    for (const text of ['one', 'two']) announcer.say(text);
    announcer.reply('you stand here');
    expect(textsOf(announcer)).toEqual(['you stand here']);
    vi.runAllTimers();
    expect(announcer.again('last')).toBe('two');
  });
});

/** A recorded game as a log. */
async function logOf(name: string) {
  const game = await loadGame(name);
  const seats = seatsNear(game, 3);
  const file = join(
    import.meta.dirname,
    `../../${name}/records/rules-${game.rulesVersion}-seats-${seats}.json`,
  );
  const match = checkMatch(JSON.parse(readFileSync(file, 'utf8')).match);
  return [...replay(game, match)]
    .flatMap(({ step, told }) => heard(told, 0).map((event) => ({ version: step, event })))
    .map((entry, key) => ({ ...entry, key }));
}

const sceneOf = (log: readonly LogEntry[], caughtUp: boolean) => ({ log, caughtUp }) as Showing;

describe.each(GAME_NAMES)('%s: the herald', (name) => {
  test('tells every line of the log once, in order, also after a lost line', async () => {
    const log = await logOf(name);
    const say = await loadSpeaker(name, 'en');
    const names = ['Ada', 'Ben', 'Eve', 'Ida'];
    const listening = {
      say,
      names,
      viewer: 0,
      hearing: 'all',
      counts: () => false,
      touches: () => false,
    } as Listening;
    const told: { readonly text: string; readonly tells: readonly [number, number] | null }[] = [];
    const announcer = new Announcer();
    announcer.say = (text, tells = null) => void told.push({ text, tells });
    const herald = new Herald(announcer);
    herald.begin(sceneOf([], true));
    for (let many = 1; many <= log.length; many += 1 + (many % 5)) {
      herald.follow(sceneOf(log.slice(0, many), false), listening);
      // A screen that was away is given everything anew, with other keys.
      const anew = log.slice(0, many).map((entry) => ({ ...entry, key: entry.key + 1_000_000 }));
      if (many % 7 === 0) herald.follow(sceneOf(anew, false), listening);
    }
    herald.follow(sceneOf(log, true), listening);
    const lines = new LogBook(say, names).linesOf(log);
    expect(told.map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
    for (const [nth, { tells }] of told.entries())
      expect(tells?.[0]).toBeGreaterThanOrEqual(told[nth - 1]?.tells?.[1] ?? 0);
  });

  // A game long enough to have something that matters less.
  test.runIf(gamesWith('pictures').includes(name))(
    'tells those who want less what is theirs, and nothing of what was told before',
    async () => {
      const log = await logOf(name);
      const say = await loadSpeaker(name, 'en');
      const names = ['Ada', 'Ben', 'Eve', 'Ida'];
      const all = { say, names, viewer: 0, counts: () => false, touches: () => false };
      const heardBy = (hearing: Listening['hearing'], counts: Listening['counts']) => {
        const told: string[] = [];
        const announcer = new Announcer();
        announcer.say = (text) => void told.push(text);
        const herald = new Herald(announcer);
        herald.begin(sceneOf(log.slice(0, 20), true));
        herald.follow(sceneOf(log, true), { ...all, hearing, counts });
        return told;
      };
      const mine = heardBy('mine', () => true);
      const matters = heardBy('matters', ({ kind }) => kind === 'turn');
      const everything = heardBy('all', () => false);
      expect(mine.length).toBeGreaterThan(0);
      expect(matters.length).toBeGreaterThan(mine.length);
      expect(everything.length).toBeGreaterThan(matters.length);
    },
  );
});

describe('what somebody wants, in their own words', () => {
  const meanings = (...labels: string[]): Meaning[] => labels.map((label) => ({ label, word: null }));
  const rat = {
    label: 'Fight: rat, strength 5, 58 % to win. 2 steps: north, east',
    word: null,
    place: 'N2 E1',
  };
  const mummy = { label: 'Fight: mummy, strength 7, 42 % to win. 1 step: south', word: null, place: 'S1' };
  const end = { label: 'End your turn', word: 'end' };

  test.each([
    ['fight the mummy', mummy],
    ['rat please', rat],
    ['n2 e1', rat],
    ['go to S1', mummy],
    ['finish', end],
    ['end', end],
  ])('%s', (text, meant) => {
    expect(understand(text, [rat, mummy, end], en.say)).toEqual({ fits: 'one', meant });
  });

  test('never guesses between two, and says so where nothing fits', () => {
    expect(understand('fight', [rat, mummy, end], en.say)).toEqual({ fits: 'several', all: [rat, mummy] });
    expect(understand('dance', [rat, mummy, end], en.say)).toEqual({ fits: 'none' });
    expect(understand('  …', [rat, mummy, end], en.say)).toEqual({ fits: 'none' });
  });

  test('words may bend, in every language, and need no marks', () => {
    const [polish, other] = meanings('Walka: szczur, siła 5', 'Zakończ turę');
    expect(understand('walcz ze szczurem', [{ ...polish, word: 'fight' }, other], pl.say)).toMatchObject({
      fits: 'one',
      meant: { label: polish.label },
    });
    expect(understand('zakoncz', [polish, { ...other, word: 'end' }], pl.say)).toMatchObject({ fits: 'one' });
    const [czech] = meanings('Boj: krysa, síla 5');
    expect(understand('bojovat s krysou', [{ ...czech, word: 'fight' }], cs.say)).toMatchObject({
      fits: 'one',
    });
    const [german] = meanings('Kampf: Ratte, Stärke 5');
    expect(understand('gegen die Ratte kämpfen', [{ ...german, word: 'fight' }], de.say)).toMatchObject({
      fits: 'one',
    });
  });

  // What somebody with the box on their table says came: in words, in any order, with or without 'and'.
  test.each([
    ['en', en, 'one two three four five six'],
    ['de', de, 'eins zwei drei vier fünf sechs'],
    ['pl', pl, 'jeden dwa trzy cztery pięć sześć'],
    ['cs', cs, 'jedna dva tři čtyři pět šest'],
  ])('two dice are understood in %s, said in figures or in words', (_, { say }, numbers) => {
    const words = numbers.split(' ');
    const pairs = words.flatMap((_one, at) => words.slice(at).map((_two, more) => [at + 1, at + more + 1]));
    const dice = meanings(...pairs.map(([one, two]) => `${one} + ${two}`));
    const and = { en: 'and', de: 'und', pl: 'i', cs: 'a' }[_] ?? '';
    for (const [at, [one, two]] of pairs.entries()) {
      for (const text of [
        `${one} ${two}`,
        `${two} ${one}`,
        `${words[one - 1]} ${words[two - 1]}`,
        `${words[two - 1]} ${and} ${words[one - 1]}`,
      ])
        expect([text, understand(text, dice, say)]).toEqual([text, { fits: 'one', meant: dice[at] }]);
    }
  });
});
