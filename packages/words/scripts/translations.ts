import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gapsIn, Message } from '../src/message.ts';
import { fileOf, foldersIn, type Tree, textsOf, wordsIn } from './files.ts';
import type { Entry } from './po.ts';

/** A text that is to be translated, and where it stands: 'web/src/kit/language' and 'door.motto'. */
interface Place {
  readonly folder: string;
  readonly path: string;
}

/** By folder and path, which English text it was when somebody last said that its translation is right. */
type Confirmed = Record<string, Record<string, string>>;

const printOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A thing has the forms that its language needs: it is right or stale as a whole. */
const thingIn = (path: string): string => path.replace(/^(things\.[^.]+)\..*$/, '$1.name');

/** The words of the whole house, in English and in one other language. */
export class Translation {
  readonly #root: string;
  readonly language: string;
  readonly #english = new Map<string, Tree>();
  readonly #theirs = new Map<string, Tree>();
  readonly #confirmed: Confirmed;

  private constructor(root: string, language: string) {
    this.#root = root;
    this.language = language;
    this.#confirmed = existsSync(this.#ledger) ? JSON.parse(readFileSync(this.#ledger, 'utf8')) : {};
  }

  static async of(root: string, language: string): Promise<Translation> {
    const found = new Translation(root, language);
    for (const folder of foldersIn(root)) {
      const english = await wordsIn(join(root, folder), 'en');
      if (english !== null) found.#english.set(folder, english);
      found.#theirs.set(folder, (await wordsIn(join(root, folder), language)) ?? {});
    }
    return found;
  }

  get #ledger(): string {
    return join(this.#root, 'words/confirmed', `${this.language}.json`);
  }

  /** What there is in English and not in the language. */
  missing(): Place[] {
    return this.#places().filter((place) => this.#text(place) === undefined);
  }

  /** What is in the language and has another English text by now. */
  stale(): Place[] {
    return this.#places().filter((place) => this.#text(place) !== undefined && this.#isStale(place));
  }

  /** What is in the language and in English no more. */
  left(): Place[] {
    return [...this.#theirs].flatMap(([folder, words]) => {
      const english = new Set(textsOf(this.#english.get(folder) ?? {}).map(([path]) => thingIn(path)));
      const theirs = new Set(textsOf(words).map(([path]) => thingIn(path)));
      return [...theirs].filter((path) => !english.has(path)).map((path) => ({ folder, path }));
    });
  }

  /** Everything for a translator: what is missing is empty, what is stale is marked. */
  entries(): Entry[] {
    return [...this.#english.keys()].flatMap((folder) => {
      const english = this.#textsOf(this.#english, folder);
      const theirs = this.#textsOf(this.#theirs, folder);
      const notes = notesIn(readFileSync(fileOf(join(this.#root, folder), 'en'), 'utf8'));
      return pathsFor(english, theirs).map((path) => ({
        notes: [
          ...notes.filter(([at]) => `${path}.`.startsWith(`${at}.`)).flatMap(([, said]) => said),
          ...noteOfForm(path),
        ],
        from: `packages/${folder}/en.ts`,
        context: `${folder} ${path}`,
        english: english.get(path) ?? english.get(thingIn(path)) ?? '',
        text: theirs.get(path) ?? '',
        isStale: theirs.has(path) && this.#isStale({ folder, path: thingIn(path) }),
      }));
    });
  }

  /** Takes what a translator made of it, or says of every entry why it cannot be taken; then nothing is. */
  take(entries: readonly Entry[]): { readonly taken: number; readonly wrong: readonly string[] } {
    const wrong: string[] = [];
    const taken: [Place, string][] = [];
    for (const { context, english, text, isStale } of entries) {
      if (text === '' || isStale) continue;
      const [folder, path] = context.split(' ');
      const all = this.#textsOf(this.#english, folder);
      const now = all.get(path ?? '') ?? all.get(thingIn(path ?? ''));
      if (now === undefined) wrong.push(`${context}: there is no such text any more`);
      else if (now !== english) wrong.push(`${context}: in English it is ${JSON.stringify(now)} by now`);
      else {
        const mistake = mistakeIn(text, now, this.language);
        if (mistake !== null) wrong.push(`${context}: ${mistake}`);
        taken.push([{ folder, path }, text]);
      }
    }
    if (wrong.length > 0) return { taken: 0, wrong };
    for (const [{ folder, path }, text] of taken) {
      const keys = keysOf(this.#english.get(folder) ?? {}, path);
      this.#theirs.set(folder, withText(this.#theirs.get(folder) ?? {}, keys, text));
    }
    this.confirm(taken.map(([{ folder, path }]) => ({ folder, path: thingIn(path) })));
    this.#write(new Set(taken.map(([{ folder }]) => folder)));
    return { taken: taken.length, wrong };
  }

  /** Says of these, or of everything that is translated, that it is right for the English text there is now. */
  confirm(places: readonly Place[] = this.#places()): void {
    for (const place of places) {
      const { folder, path } = place;
      if (this.#text(place) === undefined) continue;
      this.#confirmed[folder] ??= {};
      this.#confirmed[folder][path] = printOf(this.#inEnglish(place));
    }
    const known = this.#places();
    const sorted: Confirmed = {};
    for (const { folder, path } of known) {
      const print = this.#confirmed[folder]?.[path];
      if (print === undefined) continue;
      sorted[folder] ??= {};
      sorted[folder][path] = print;
    }
    mkdirSync(dirname(this.#ledger), { recursive: true });
    writeFileSync(this.#ledger, asJson(sorted));
  }

  /** Every text that has to be there; of a thing its name. */
  #places(): Place[] {
    return [...this.#english].flatMap(([folder, words]) =>
      textsOf(words)
        .filter(([path, text]) => thingIn(path) === path && text !== '')
        .map(([path]) => ({ folder, path })),
    );
  }

  #inEnglish({ folder, path }: Place): string {
    return this.#textsOf(this.#english, folder).get(path) ?? '';
  }

  #text({ folder, path }: Place): string | undefined {
    return this.#textsOf(this.#theirs, folder).get(path);
  }

  readonly #read = new WeakMap<Tree, ReadonlyMap<string, string>>();

  #textsOf(all: ReadonlyMap<string, Tree>, folder: string): ReadonlyMap<string, string> {
    const words = all.get(folder) ?? {};
    const known = this.#read.get(words) ?? new Map(textsOf(words));
    this.#read.set(words, known);
    return known;
  }

  /** What nobody has confirmed yet is taken to be as new as its English text. */
  #isStale(place: Place): boolean {
    const print = this.#confirmed[place.folder]?.[place.path];
    return print !== undefined && print !== printOf(this.#inEnglish(place));
  }

  #write(folders: ReadonlySet<string>): void {
    for (const folder of folders) {
      const words = inOrderOf(this.#english.get(folder), this.#theirs.get(folder) ?? {});
      writeFileSync(fileOf(join(this.#root, folder), this.language), asJson(words));
    }
  }
}

const asJson = (words: unknown): string => `${JSON.stringify(words, null, 2)}\n`;

/** What is to be translated, in the order of the English file; things in the forms that the language has, if it is there. */
function pathsFor(english: ReadonlyMap<string, string>, theirs: ReadonlyMap<string, string>): string[] {
  const paths = [...english.keys()].filter((path) => english.get(path) !== '');
  if (theirs.size === 0) return paths;
  const own = [...theirs.keys()].filter((path) => path !== thingIn(path));
  return paths
    .filter((path) => path === thingIn(path))
    .flatMap((path) => [path, ...own.filter((form) => thingIn(form) === path)]);
}

function noteOfForm(path: string): string[] {
  const [, thing, form] = path.split('.');
  return path === thingIn(path) ? [] : [`The form “${form}” of ${thing}.`];
}

/** Why a text cannot stand for the English one, or null. */
function mistakeIn(text: string, english: string, language: string): string | null {
  try {
    new Message(text, language);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  // Which form of a thing is used is each language's own affair.
  const gaps = (message: string) =>
    [...new Set(gapsIn(message).map((gap) => gap.split('_')[0]))].sort().join(', ');
  const [theirs, ours] = [gaps(text), gaps(english)];
  return theirs === ours ? null : `its gaps are {${theirs}}, expected {${ours}}`;
}

/** What stands in comments above an entry or a group of an English file, with its path. */
function notesIn(source: string): [path: string, notes: string[]][] {
  const notes: [path: string, notes: string[]][] = [];
  const path: string[] = [];
  let above: string[] = [];
  for (const line of source.split('\n')) {
    const note = /^\s+\/\*\* (.*) \*\/$/.exec(line)?.[1] ?? /^\s+\/\/ (.*)$/.exec(line)?.[1];
    const entry = /^( +)(?:'([^']+)'|(\w+)): /.exec(line);
    if (note !== undefined) above.push(note);
    else if (entry !== null) {
      // Each level is two spaces further in: so files are formatted.
      path.splice(entry[1].length / 2 - 1, Number.POSITIVE_INFINITY, entry[2] ?? entry[3]);
      if (above.length > 0) notes.push([path.join('.'), above]);
      above = [];
    } else if (line.trim() !== '') above = [];
  }
  return notes;
}

/** A path key by key, for keys have dots, too; what English lacks is a language's own form of a thing. */
function keysOf(english: Tree, path: string): string[] {
  for (const [key, inside] of Object.entries(english)) {
    if (key === path) return [key];
    if (typeof inside === 'object' && path.startsWith(`${key}.`)) {
      return [key, ...keysOf(inside, path.slice(key.length + 1))];
    }
  }
  return [path];
}

/** The same words with one text more, or another. */
function withText(words: Tree, [key, ...deeper]: readonly string[], text: string): Tree {
  const inside = (words as { readonly [key: string]: string | Tree })[key];
  const value = deeper.length === 0 ? text : withText(typeof inside === 'object' ? inside : {}, deeper, text);
  return { ...words, [key]: value };
}

/** In the order of the English words, and lists as lists; a language's own forms at the end. */
function inOrderOf(english: Tree | string | undefined, words: Tree | string): Tree | string {
  if (typeof words === 'string') return words;
  const theirs = words as { readonly [key: string]: string | Tree };
  if (Array.isArray(english)) return english.map((text, at) => String(theirs[at] ?? text));
  const pattern = (typeof english === 'object' ? english : {}) as { readonly [key: string]: string | Tree };
  const keys = [
    ...Object.keys(pattern),
    ...Object.keys(theirs).filter((key) => !Object.hasOwn(pattern, key)),
  ];
  return Object.fromEntries(
    keys
      .filter((key) => Object.hasOwn(theirs, key))
      .map((key) => [key, inOrderOf(pattern[key], theirs[key])]),
  );
}
