import { GAME_NAMES, loadGame } from '@undercroft/games';
import { type Box, begin, checkSetFile, FastChance, type Game, openBox, Refused } from '@undercroft/kernel';
import { builtIn, expanded, isExpansion } from '@undercroft/sets/workshop';
import { onlyWord, refuse } from './arguments.ts';
import { readYaml } from './yaml-file.ts';

/** The game that is named, and nothing beside it. */
export function readGame(words: readonly string[]): Promise<Game> {
  const name = onlyWord(words, 'game');
  if (name === undefined) throw refuse(`expected a game: ${GAME_NAMES.join(', ')}`);
  return loadGame(name);
}

/** The flags with which a table is agreed on. */
export interface BoxFlags {
  readonly options?: string | undefined;
  /** A file, or a set and expansions of it. */
  readonly set?: string | readonly string[] | undefined;
}

/** What a table agrees on, checked by the game; naming figures chooses them where they would be dealt. */
export function readBox(
  game: Game,
  figures: readonly (string | null)[],
  flags: BoxFlags,
): Pick<Box, 'options'> & { set: unknown } {
  const set = flags.set === undefined ? null : readSet(game, flags.set);
  // What a variant agrees on holds, unless somebody says otherwise.
  const agreed = set === null ? {} : checkSetFile(game, set).variant.options;
  return { options: agree(game, figures, { ...agreed, ...readOptions(flags.options) }, set), set };
}

/** The options in full, once it is sure that this table can be laid. */
function agree(
  game: Game,
  figures: readonly (string | null)[],
  wanted: Readonly<Record<string, string | boolean>>,
  set: unknown,
): Box['options'] {
  const chosen = figures.some((figure) => figure !== null) ? game.chosen : {};
  const box = openBox(game, { ...chosen, ...wanted }, set);
  begin(box, figures, new FastChance(1));
  return box.options;
}

/** 'curse=anyone,sixTreasures=true' as options; the game says which there are. */
function readOptions(text: string | undefined): Record<string, string | boolean> {
  const options: Record<string, string | boolean> = {};
  for (const pair of text?.split(',') ?? []) {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(pair.trim()) ?? [];
    if (name === undefined) throw refuse(`--options: expected name=value, not "${pair}"`);
    options[name] = value === 'true' ? true : value === 'false' ? false : value;
  }
  return options;
}

/**
 * A component set from a YAML or JSON file, or from several: one of a whole set at most, and expansions. What the game
 * does not take is refused with file and line; with several, with all that had a part in it.
 */
export function readSet(game: Game, named: string | readonly string[]): object {
  const files = [named].flat().map((name) => ({ name, ...readYaml(name) }));
  const [whole, ...others] = files.filter(({ data }) => !isExpansion(data));
  if (others.length > 0) {
    throw refuse(`${others[0].name}: a whole set, as ${whole.name} is: only expansions can be put together`);
  }
  const all = files.map(({ name }) => name).join(' + ');
  const locate =
    files.length === 1 && whole !== undefined ? whole.locate : (said: string) => `${all}: ${said}`;
  const data = () => {
    const expansions = files.filter((file) => file !== whole);
    return expansions.length === 0 ? whole.data : expanded(game, whole?.data ?? builtIn(game), expansions);
  };
  return told(locate, () => {
    const set = data();
    checkSetFile(game, set);
    return set;
  });
}

/** Of several mistakes the first is told, with where it is. */
function told<R>(locate: (message: string, root: string) => string, read: () => R): R {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const [first, ...others] = error.message.split('\n');
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    throw refuse(`${locate(first, 'set')}${more}`);
  }
}
