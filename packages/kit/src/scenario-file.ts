import { Refused } from '@undercroft/kernel';
import { type Document, isNode, LineCounter, parse, parseAllDocuments } from 'yaml';
import { type Chapter, checkChapter, checkLessonWords, type LessonWords } from './lesson.ts';
import { checkScenario, type Scenario } from './scenario.ts';

export { type Chapter, LessonPlay, type LessonWords, playThrough, saidIn } from './lesson.ts';
export * from './scenario.ts';

/** A scenario with where it stands, so that a message can say file and line. */
export interface ScenarioInFile {
  readonly scenario: Scenario;
  /** Puts file and line before a message that begins with the path of a field. */
  locate(message: string): string;
}

/** A chapter of a lesson, likewise. */
export interface ChapterInFile {
  readonly chapter: Chapter;
  locate(message: string): string;
}

/** Reads a YAML file of one or more scenarios; a mistake is refused with file and line. */
export const readScenarios = (text: string, file: string): ScenarioInFile[] =>
  read(text, file, checkScenario).map(({ found, locate }) => ({ scenario: found, locate }));

/** Reads a lesson: a YAML file of chapters. */
export const readLesson = (text: string, file: string): ChapterInFile[] =>
  read(text, file, checkChapter).map(({ found, locate }) => ({ chapter: found, locate }));

/** Reads what a game's lessons say in one language. */
export function readLessonWords(text: string, file: string): LessonWords {
  try {
    return checkLessonWords(parse(text));
  } catch (error) {
    throw new Refused('bad-input', `${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function read<R>(text: string, file: string, checked: (data: unknown) => R) {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
  if (!Array.isArray(documents) || documents.length === 0) {
    throw new Refused('bad-input', `${file}:1: no scenario in this file`);
  }
  return documents.map((document) => {
    const [mistake] = document.errors;
    if (mistake !== undefined) {
      throw new Refused('bad-input', `${file}:${lines.linePos(mistake.pos[0]).line}: ${mistake.message}`);
    }
    const locate = (message: string) => `${file}:${lineOf(document, lines, message)}: ${message}`;
    try {
      return { found: checked(document.toJS()), locate };
    } catch (error) {
      if (error instanceof Refused) throw new Refused('bad-input', locate(error.message));
      throw error;
    }
  });
}

/** A difference is named by its place in `then`: 'horan.hearts: …', or it is luck that was not needed. */
function fieldsOfDifference(message: string): string[] {
  const fields = message.slice(0, message.indexOf(':')).split('.');
  return fields[0] === 'chance' ? fields : ['then', ...fields];
}

/** The line of the deepest field that a message's path names and the file has. */
function lineOf(document: Document.Parsed, lines: LineCounter, message: string): number {
  const named = fieldsOf(message);
  const path = named.length > 0 ? named : fieldsOfDifference(message);
  for (let depth = path.length; depth >= 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (start !== undefined) return lines.linePos(start).line;
  }
  return 1;
}

/** 'scenario.when[2]: …' names the fields when and 2. What the table itself refuses begins with its own field. */
function fieldsOf(message: string): (string | number)[] {
  const whole = message.replace(/^(?=(?:options|chance)\.)/, 'scenario.');
  const [, path = ''] = /^scenario((?:\.[\w-]+|\["[^"]*"\]|\[\d+\])*)/.exec(whole) ?? [];
  return [...path.matchAll(/\.([\w-]+)|\["([^"]*)"\]|\[(\d+)\]/g)].map(([, name, quoted, index]) =>
    index === undefined ? (name ?? quoted) : Number(index),
  );
}
