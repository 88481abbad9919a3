import { dirname, resolve } from 'node:path';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { check, Refused } from '@undercroft/kernel';
import { v } from '@undercroft/sets';
import { refuse } from '../arguments.ts';
import { readYaml } from '../yaml-file.ts';
import type { Series } from './one-game.ts';
import { readSeries } from './series.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const list = v.union([v.string(), v.array(v.string())]);
const schema = v.strictObject({
  name: v.optional(v.string()),
  game: v.picklist(GAME_NAMES),
  seats: v.optional(v.union([whole, list])),
  bots: v.optional(list),
  iterations: v.optional(whole),
  ms: v.optional(whole),
  options: v.optional(v.record(v.string(), v.union([v.string(), v.boolean()]))),
  /** A file, or several, found from where this one is. */
  set: v.optional(list),
  games: v.optional(whole),
  seed: v.optional(v.union([v.string(), v.number()])),
  'most-turns': v.optional(whole),
});

/** One side of a comparison. */
export interface Variant {
  readonly name: string;
  readonly series: Series;
  /** How many games the file wants, if it says. */
  readonly games: number | undefined;
  readonly seed: string | undefined;
}

/** Reads a variant from YAML; a mistake is told with file and line. */
export async function readVariant(file: string): Promise<Variant> {
  const { data, locate } = readYaml(file);
  const fields = Object.keys(schema.entries);
  const unknown = Object.keys(data).find((field) => !fields.includes(field));
  if (unknown !== undefined) {
    throw refuse(locate(`variant.${unknown}: no such field; there are: ${fields.join(', ')}`, 'variant'));
  }
  try {
    const { name = file, game, games, seed, ...rest } = check(schema, data, 'variant');
    const text = (value: string | number | readonly string[] | undefined) =>
      typeof value === 'object' ? value.join(',') : value?.toString();
    const options = Object.entries(rest.options ?? {}).map(([option, value]) => `${option}=${value}`);
    const series = readSeries(await loadGame(game), {
      seats: text(rest.seats),
      bots: text(rest.bots),
      iterations: text(rest.iterations),
      ms: text(rest.ms),
      options: options.length > 0 ? options.join(',') : undefined,
      set: rest.set && [rest.set].flat().map((one) => resolve(dirname(file), one)),
      seed: text(seed) ?? '1',
      'most-turns': text(rest['most-turns']) ?? '400',
    });
    return { name, series, games, seed: text(seed) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const [first] = error.message.split('\n');
    // A component set says where in its own file it is wrong.
    if (first.startsWith('/')) throw error;
    throw refuse(locate(first.replace(/^--/, ''), 'variant'));
  }
}
