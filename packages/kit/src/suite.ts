import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Game, GameTypes } from '@undercroft/kernel';
import {
  answersNow,
  begin,
  checkMatch,
  componentsOf,
  FastChance,
  isFields,
  openBox,
  Refused,
  type SavedTable,
  sameAnswer,
  sightOf,
  Table,
} from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { searchExamples } from './leaks.ts';
import { LessonPlay, playThrough, saidIn } from './lesson.ts';
import type { Mind } from './mind.ts';
import { describeProperties } from './properties.ts';
import { digestOf, type RecordedMatch } from './record.ts';
import { rulesOf, runScenario, tablesIn } from './scenario.ts';
import { readLesson, readLessonWords, readScenarios } from './scenario-file.ts';
import type { Scene, Words } from './scene.ts';
import { readSecrets, secretFaults } from './secrets.ts';

/** What the suite needs to know beyond the game itself. */
export interface SuiteSettings<T extends GameTypes> {
  readonly mind: Mind<T>;
  readonly scene: Scene<T>;
  /** The game package's folder, where rules/, scenarios/ and records/ are. */
  readonly root: string;
  /** Further component sets for random play, where the one in the box cannot show everything. */
  readonly sets?: readonly object[];
  /** Random games for each property. */
  readonly runs?: number;
  /** Positions in which leaks are looked for. */
  readonly positions?: number;
  /** Times that leaks are looked for on each table of an example. */
  readonly rounds?: number;
}

/** Everything that is checked of any game: what must always hold, the rules' examples, and the recorded matches. */
export function describeGame<T extends GameTypes>(game: Game<T>, settings: SuiteSettings<T>): void {
  describeProperties(game, settings);
  describeRules(game, settings);
  describeKept(game, settings);
  describeLessons(game, settings);
}

/** Every rule has an example that runs, and recorded matches play out as they did. */
function describeRules<T extends GameTypes>(game: Game<T>, settings: SuiteSettings<T>): void {
  const { root, scene } = settings;
  const folder = (name: string) => `${root}/${name}`;
  const files = (name: string, ending: string) =>
    readdirSync(folder(name))
      .filter((file) => file.endsWith(ending))
      .sort();
  const scenarios = files('scenarios', '.yaml').flatMap((file) =>
    readScenarios(readFileSync(`${folder('scenarios')}/${file}`, 'utf8'), `scenarios/${file}`),
  );
  const rules = (file: string) => {
    const ids = new RegExp(`\\*\\*(${game.rulePrefix}-\\d+)\\*\\*`, 'g');
    const text = readFileSync(`${folder('rules')}/${file}`, 'utf8').replace(/^(?!\s*- ).*$/gm, '');
    return [...text.matchAll(ids)].map(([, id]) => id);
  };

  describe(`${game.name}: every rule as an example`, () => {
    for (const { scenario, locate } of scenarios) {
      test(`${rulesOf(scenario).join(', ')}: ${scenario.title}`, () => {
        expect(runScenario(game, scene, scenario).map(locate)).toEqual([]);
      });
    }

    test('no rule is without a scenario, and no scenario without a rule', () => {
      const ids = rules('en.md');
      const shown = new Set(scenarios.flatMap(({ scenario }) => rulesOf(scenario)));
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((id) => !shown.has(id))).toEqual([]);
      expect([...shown].filter((id) => !ids.includes(id))).toEqual([]);
    });

    test('what is hidden is what the rulebook says, and examples show who sees it and who does not', () => {
      const book = readFileSync(`${folder('rules')}/en.md`, 'utf8');
      const file = `${folder('rules')}/secrets.yaml`;
      const secrets = existsSync(file) ? readSecrets(readFileSync(file, 'utf8')) : {};
      const examples = scenarios.map(({ scenario }) => scenario);
      expect(secretFaults(game, secrets, book, examples)).toEqual([]);
    });

    test('a question that may betray something hidden names the rule that says so', () => {
      const ids = rules('en.md');
      expect(
        Object.values({ ...game.betrays, ...game.commits }).filter((id) => !ids.includes(String(id))),
      ).toEqual([]);
    });

    test('nothing hidden shows on the tables of the examples, whatever is answered there', () => {
      const tables = scenarios.flatMap(({ scenario }) => tablesIn(game, scene, scenario));
      searchExamples(tables, settings.rounds ?? 2);
    });

    test('the rules have the same ids in every language', () => {
      for (const file of files('rules', '.md')) expect([file, rules(file)]).toEqual([file, rules('en.md')]);
    });
  });

  describe(`${game.name}: recorded matches`, () => {
    const records = files('records', '.json')
      .filter(isMatch)
      .map((file): [string, RecordedMatch] => [
        file,
        JSON.parse(readFileSync(`${folder('records')}/${file}`, 'utf8')),
      ]);

    test('there are some of these rules', () => {
      expect(records.filter(([, { match }]) => match.rules === game.rulesVersion).length).toBeGreaterThan(1);
    });

    for (const [file, { match, digest }] of records) {
      test(`${file} plays out to the byte; if it should not, raise the rules version and record anew`, () => {
        expect(match.rules).toBe(game.rulesVersion);
        expect(digestOf(game, checkMatch(match))).toBe(digest);
      });
    }
  });
}

/** Tables kept under every rules version there ever was go on under these, to their end. */
function describeKept<T extends GameTypes>(game: Game<T>, { root, mind }: SuiteSettings<T>): void {
  describe(`${game.name}: tables kept under older rules`, () => {
    test('each raise of the rules version says what becomes of them', () => {
      expect(game.raises).toHaveLength(game.rulesVersion - 1);
    });

    for (let rules = 1; rules <= game.rulesVersion; rules++) {
      test(`tables of rules version ${rules} go on; "npm run records" keeps those of today`, () => {
        const text = readFileSync(`${root}/records/rules-${rules}-tables.json`, 'utf8');
        const kept: SavedTable[] = JSON.parse(text);
        expect(kept.length).toBeGreaterThan(0);
        for (const saved of kept) {
          expect(saved.match.rules).toBe(rules);
          const table = Table.resume(game, saved);
          const { figures, seed, options, set } = saved.match;
          const fresh = Table.begin(game, { figures, seed, options, set }).table.save();
          const things = (state: T['state']) => componentsOf(table.box, state).sort();
          expect(things(table.save().state)).toEqual(things(fresh.state));
          const chance = new FastChance(1);
          for (let seat = table.waitsFor; seat !== null; seat = table.waitsFor) {
            const { view, ask, answers } = table.update(seat);
            if (ask === null) break;
            const sight = sightOf(table.box, view, ask, answers);
            table.answer(seat, table.version, mind.instinct(sight, chance));
            expect(table.version).toBeLessThan(saved.version + 20_000);
          }
          expect(table.outcome).not.toBeNull();
          expect(things(table.save().state)).toEqual(things(fresh.state));
        }
      });
    }
  });
}

/** So many words at most are read in a lesson, in any language. */
const MOST_WORDS = 400;

/** Every lesson can be played as it says, its good answers lead on, and all others lead back; all of it is said. */
function describeLessons<T extends GameTypes>(game: Game<T>, { root, scene }: SuiteSettings<T>): void {
  const folder = `${root}/lessons`;
  if (!existsSync(folder)) return;
  const text = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  const isWords = (file: string) => /^[a-z]{2}\.yaml$/.test(file);
  const lessons = files
    .filter((file) => !isWords(file))
    .map((file) => readLesson(text(file), `lessons/${file}`));
  const chapters = lessons.flat();

  describe(`${game.name}: lessons`, () => {
    for (const { chapter, locate } of chapters) {
      test(`${chapter.chapter} is played as it says`, () => {
        expect(playThrough(game, scene, chapter).map(locate)).toEqual([]);
        for (const [step, { or = [] }] of chapter.steps.entries()) {
          for (const answer of or)
            expect(playThrough(game, scene, chapter, { step, answer }).map(locate)).toEqual([]);
        }
      });

      test(`${chapter.chapter} lets any other answer happen, and goes on where it was`, () => {
        const play = new LessonPlay(game, scene, chapter);
        for (let step = play.now; step !== null; step = play.now) {
          const { do: wanted, or = [] } = step;
          if (wanted === undefined) {
            play.next();
            continue;
          }
          const before = play.picture;
          for (const answer of answersNow(play.box, before.state)) {
            if ([wanted, ...or].some((good) => sameAnswer(good, answer))) continue;
            expect(play.answer(answer).right).toBe(false);
            expect(play.picture).not.toBe(before);
            play.back();
            expect(play.picture).toBe(before);
          }
          play.answer(wanted);
        }
      });
    }

    test('end with something to read: nothing is asked for that has been done', () => {
      const last = chapters.map(({ chapter: { chapter, steps } }) => ({
        chapter,
        ...steps[steps.length - 1],
      }));
      expect(last.filter((step) => step.say === undefined || step.do !== undefined)).toEqual([]);
    });

    test('teach rules that there are', () => {
      const book = readFileSync(`${root}/rules/en.md`, 'utf8');
      const taught = chapters.flatMap(({ chapter }) => chapter.rule);
      expect(taught.filter((id) => !book.includes(`**${id}**`))).toEqual([]);
    });

    for (const file of files.filter(isWords)) {
      test(`${file} names the same numbers as en.yaml`, () => {
        const [words, english] = [file, 'en.yaml'].map((one) => readLessonWords(text(one), `lessons/${one}`));
        for (const [chapter, said] of Object.entries(english.chapters)) {
          for (const [id, sentence] of Object.entries(said)) {
            const numbers = (of: string) => [...of.matchAll(/\d+/g)].map(([number]) => number).sort();
            expect([chapter, id, numbers(words.chapters[chapter]?.[id] ?? '')]).toEqual([
              chapter,
              id,
              numbers(sentence),
            ]);
          }
        }
      });

      test(`${file} has every word of them, none that nobody says, and few enough`, () => {
        const { chapters: words } = readLessonWords(text(file), `lessons/${file}`);
        expect(Object.keys(words).sort()).toEqual(chapters.map(({ chapter }) => chapter.chapter).sort());
        for (const { chapter } of chapters)
          expect(Object.keys(words[chapter.chapter]).sort()).toEqual([...new Set(saidIn(chapter))].sort());
        for (const lesson of lessons) {
          const read = lesson.flatMap(({ chapter }) => Object.values(words[chapter.chapter]));
          expect(read.join(' ').split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
        }
      });
    }
  });
}

/** A match that is played again, and not a table that is played on. */
const isMatch = (file: string): boolean => file.includes('-seats-');

/** What a player is told about a scenario file, whether it cannot be played or does not hold. */
export function toldAbout<T extends GameTypes>(game: Game<T>, scene: Scene<T>, text: string): string[] {
  const [{ scenario, locate }] = readScenarios(text, 'mine.yaml');
  return runScenario(game, scene, scenario).map(locate);
}

/** The set in the box, with one field replaced or, given undefined, taken out. */
export function setWith<T extends GameTypes>(game: Game<T>, path: string, value: unknown): unknown {
  return replaced(game.set, path.split('.'), value);
}

function replaced(part: unknown, [field, ...inside]: readonly string[], value: unknown): unknown {
  if (field === undefined) return value;
  const { [field]: old, ...others } = isFields(part) ? part : {};
  const now = replaced(old, inside, value);
  return now === undefined ? others : { ...others, [field]: now };
}

/** The message a set is refused with, or 'accepted'. */
export function refusalOf<T extends GameTypes>(game: Game<T>, set: unknown): string {
  try {
    game.checkSet(set);
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
  return 'accepted';
}

/** A table in scenario words, for tests of who plays at it. */
export function arranged<T extends GameTypes>(
  game: Game<T>,
  scene: Scene<T>,
  figures: readonly string[],
  given: Words,
) {
  const box = openBox(game, game.chosen);
  const chance = new FastChance(1);
  const state = begin(box, figures, chance);
  scene.arrange({ box, state, chance, tell: undefined }, given, 'given');
  return { box, state, chance };
}
