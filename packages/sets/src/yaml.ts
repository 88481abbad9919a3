import type { Game } from '@undercroft/kernel';
import { checkSetFile, isFields } from '@undercroft/kernel';
import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import { expanded, isExpansion } from './expansions.ts';
import { type Against, mistakesOf } from './mistakes.ts';
import type { Fields, Shape } from './shape.ts';
import { builtIn, type Path, sectionsOf } from './things.ts';

/** Longer than this, a thing is written over several lines. */
const ONE_LINE = 155;
const WRITTEN = { lineWidth: 0 } as const;

/** A set as one would type it: things in a line each, kinds of things below one another. */
export function setAsYaml(set: object): string {
  const document = new Document(set, { aliasDuplicateObjects: false });
  visit(document, {
    Collection(_, node, path) {
      const isKind =
        path.length <= 3 && node.items.some((item) => isCollection(isPair(item) ? item.value : item));
      const isThing = path.length > 2 && !isKind;
      node.flow = isThing && JSON.stringify(node.toJSON()).length < ONE_LINE;
    },
  });
  return document.toString(WRITTEN);
}

/** What is wrong with a set, with the line of its file. */
export interface SetMistake extends Against {
  readonly line: number;
}

/** What a YAML or JSON file says, and in which line each field stands. */
export interface ReadText {
  readonly data: object;
  lineOf(path: Path): number;
}

/** Reads a file of fields and their values; what is wrong with it comes with its line, in words of our own. */
export function readFields(text: string): ReadText | Omit<SetMistake, 'path'> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    const { line } = lines.linePos(error.pos[0]);
    // What begins with a bracket was meant as JSON, whatever YAML would make of it.
    if (/^\s*[{[]/.test(text))
      return { line, text: 'not JSON: a comma, a quotation mark or a bracket is wrong' };
    return { line, text: `not YAML: ${error.message}` };
  }
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    // A few lines that name each other over and over would fill any memory.
    if (!(error instanceof ReferenceError)) throw error;
    return { line: 1, text: 'too many references (*) to other parts of the file' };
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { line: 1, text: 'expected fields and their values, such as "name: value"' };
  }
  return { data, lineOf: (path) => lineIn(document, lines, path) };
}

/** What a file says, and what a table would be laid with. */
export interface ReadSet {
  /** As the file has it; null where it cannot even be read. */
  readonly data: object | null;
  /** Of an expansion, the box with it; else the same. */
  readonly whole: object | null;
  readonly mistakes: readonly SetMistake[];
  /** What speaks against a game with it ever ending; it can be played all the same. */
  readonly doubts: readonly SetMistake[];
}

/** Reads the file of a set or of an expansion, with every mistake the game finds in it. */
export function readSetText(game: Game, text: string): ReadSet {
  const read = readFields(text);
  if (!('data' in read)) return { data: null, whole: null, mistakes: [{ path: [], ...read }], doubts: [] };
  const { data, lineOf } = read;
  const { whole, mistakes } = isExpansion(data)
    ? withBox(game, data)
    : { whole: data, mistakes: against(game, data) };
  // What an expansion adds to a figure stands below `more`.
  const line = (path: Path) => Math.max(lineOf(path), isExpansion(data) ? lineOf(['more', ...path]) : 1);
  const withLine = ({ path, text }: Against) => ({ path, line: line(path), text });
  const doubts = mistakes.length === 0 ? doubtsOf(game, whole) : [];
  return { data, whole, mistakes: mistakes.map(withLine), doubts: doubts.map(withLine) };
}

/** Why no game with a set would end, where that can be told. */
export function doubtsOf(game: Game, whole: object): Against[] {
  const { set, variant } = checkSetFile(game, whole);
  return mistakesOf(() => game.mustEnd?.(set, variant.options ?? {}));
}

/** The box with an expansion; the box alone where it cannot be put together with it. */
function withBox(game: Game, data: object): { whole: object; mistakes: Against[] } {
  const box = builtIn(game);
  let whole = box;
  const mistakes = mistakesOf(() => {
    whole = expanded(game, box, [{ name: '', data }]);
  });
  return { whole, mistakes: mistakes.length > 0 ? mistakes : against(game, whole) };
}

const against = (game: Game, data: object): Against[] => mistakesOf(() => checkSetFile(game, data));

/** The line of the deepest of these fields that the file has. */
function lineIn(document: Document.Parsed, lines: LineCounter, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (start !== undefined) return lines.linePos(start).line;
  }
  return 1;
}

/** The file with one value replaced; everything else stays as somebody wrote it, comments too. */
export function edited(text: string, path: Path, value: unknown): string {
  const document = parseDocument(text);
  const node = document.getIn(path, true);
  if (isScalar(node) && (typeof value !== 'object' || value === null)) node.value = value;
  else {
    const made = document.createNode(value);
    if (isCollection(made)) made.flow = JSON.stringify(value).length < ONE_LINE && path.length > 1;
    document.setIn(path, made);
  }
  return document.toString(WRITTEN);
}

/** The file without something; its place in a list closes up. */
export function removed(text: string, path: Path): string {
  const document = parseDocument(text);
  if (document.hasIn(path)) document.deleteIn(path);
  return document.toString(WRITTEN);
}

/** The file without something, and without what would be left empty by that. */
export function clearedOf(text: string, path: Path): string {
  const document = parseDocument(text);
  if (!document.hasIn(path)) return text;
  document.deleteIn(path);
  for (let depth = path.length - 1; depth > 0; depth--) {
    const left = document.getIn(path.slice(0, depth), true);
    if (isCollection(left) && left.items.length === 0) document.deleteIn(path.slice(0, depth));
  }
  return document.toString(WRITTEN);
}

/** The file with a thing under another name, also where others name it. */
export function renamed(game: Game, text: string, path: Path, name: string): string {
  const document = parseDocument(text);
  const map = document.getIn(path.slice(0, -1), true);
  const old = path.at(-1);
  if (!isMap(map)) return text;
  for (const { key } of map.items) if (isScalar(key) && key.value === old) key.value = name;
  for (const { things } of sectionsOf(game, document.toJS())) {
    for (const thing of things) {
      for (const at of namesIn(thing.shape, thing.value, thing.path, String(path[0]))) {
        const node = document.getIn(at, true);
        if (isScalar(node) && node.value === old) node.value = name;
      }
    }
  }
  return document.toString(WRITTEN);
}

/** Where a thing names things of a section. */
function namesIn(shape: Shape, value: unknown, path: Path, section: string): Path[] {
  if (shape.kind === 'named') return shape.sections.includes(section) ? [path] : [];
  if (shape.kind === 'list' && Array.isArray(value)) {
    return value.flatMap((item, at) => namesIn(shape.item, item, [...path, at], section));
  }
  if (shape.kind === 'kinds') {
    const way = wayOf(shape, value);
    return way === undefined ? [] : namesIn(way, value, path, section);
  }
  if (shape.kind !== 'fields' || !isFields(value)) return [];
  return Object.entries(shape.fields).flatMap(([name, field]) =>
    namesIn(field.shape, value[name], [...path, name], section),
  );
}

/** The fields that a thing has for the word in one of them. */
export const wayOf = ({ by, ways }: Extract<Shape, { kind: 'kinds' }>, value: unknown): Fields | undefined =>
  isFields(value) ? ways[String(value[by])] : undefined;

/** The least that fits a shape: what a new thing begins with. */
export function emptyOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'number':
      return shape.least;
    case 'named':
      return shape.also[0] ?? '';
    case 'text':
    case 'free':
      return '';
    case 'flag':
      return false;
    case 'choice':
      return shape.values[0];
    case 'source':
      return 'mine';
    case 'list':
      return Array.from({ length: shape.least }, () => emptyOf(shape.item));
    case 'places':
      return shape.items.map(emptyOf);
    case 'things':
      return {};
    case 'kinds': {
      const [[word, way]] = Object.entries(shape.ways);
      return { [shape.by]: word, ...(emptyOf(way) as object) };
    }
    case 'fields':
      return Object.fromEntries(
        Object.entries(shape.fields).flatMap(([name, field]) =>
          field.optional ? [] : [[name, emptyOf(field.shape)]],
        ),
      );
  }
}
