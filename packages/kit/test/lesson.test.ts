import { expect, test } from 'vitest';
import { highCard } from '../example/src/game.ts';
import { scene } from '../example/src/scene.ts';
import { LessonPlay } from '../src/lesson.ts';
import { playThrough, readLesson, readLessonWords } from '../src/scenario-file.ts';

const GOOD = `chapter: a-round
rule: [H-2]
given: { colours: [red, blue], red: [3, 9, 12], blue: [4, 5, 6] }
chance: { draws: [20, 21], rolls: [1, 6] }
steps:
  - say: about
  - say: highest
    do: { play: 12 }
    or: [{ play: 9 }]
  - say: others
    blue: { play: 6 }
then:
  rounds: { in order: [1, 0] }
`;

const only = (text: string) => readLesson(text, 'mine.yaml')[0];
const told = (text: string) => {
  const { chapter, locate } = only(text);
  return playThrough(highCard, scene, chapter).map(locate);
};

test('the good lesson is played as it says', () => {
  expect(told(GOOD)).toEqual([]);
});

test('another answer is played with luck of its own, and led back from', () => {
  const play = new LessonPlay(highCard, scene, only(GOOD).chapter);
  const before = play.picture;
  // What was only to be read counts as read.
  const { right, course } = play.answer({ play: 3 });
  expect([right, play.astray, play.at]).toEqual([false, true, 1]);
  expect(course.told.map(({ event }) => event.kind)).toContain('played');
  expect(() => play.next()).toThrow('the lesson waits for an answer');
  play.back();
  expect(play.picture).toBe(before);
  expect(play.answer({ play: 9 }).right).toBe(true);
  expect(play.said).toBe('others');
});

test.each([
  ['play: 12', 'play: 13', 'mine.yaml:7: scenario.steps[1]: {"play":13} is not an answer'],
  ['blue: {', 'green: {', 'mine.yaml:10: scenario.steps[2]: nobody plays "green"'],
  [
    'draws: [20, 21]',
    'draws: [20]',
    'mine.yaml:10: scenario.steps[2]: chance.draws: one more draw is needed',
  ],
  ['[1, 0]', '[0, 1]', 'mine.yaml:13: rounds'],
])('%s → %s is told with file and line', (right, wrong, message) => {
  expect(told(GOOD.replace(right, wrong)).join('\n')).toContain(message);
});

test.each([
  [
    '  - say: about',
    '  - point: { shows: card }',
    'mine.yaml:6: scenario.steps[0]: expected something to say',
  ],
  [
    '    blue: {',
    '    do: flip\n    blue: {',
    'mine.yaml:10: scenario.steps[2]: either the learner answers or blue',
  ],
  [
    '  - say: about',
    '  - say: about\n    point: { near: card }',
    'mine.yaml:7: scenario.steps[0].point.near',
  ],
])('%s → %s is refused', (right, wrong, message) => {
  expect(() => told(GOOD.replace(right, wrong))).toThrow(message);
});

test('words say what they lack', () => {
  expect(readLessonWords('wrong: Well.\na-round: { title: A round }', 'en.yaml').chapters).toEqual({
    'a-round': { title: 'A round' },
  });
  expect(() => readLessonWords('a-round: { title: A round }', 'en.yaml')).toThrow('en.yaml: words.wrong');
});
