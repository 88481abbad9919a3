import { isFields } from './plain.ts';
import { Refused } from './refused.ts';

/** One table option: its values, the default first, and the rules it touches. */
export interface OptionSpec {
  readonly values: readonly (string | boolean)[];
  readonly rules: readonly string[];
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The options type that a set of specs describes. */
export type OptionsOf<S extends OptionSpecs> = { readonly [K in keyof S]: S[K]['values'][number] };

/** Fills in defaults and refuses unknown names and values, naming the field. */
export function checkOptions<S extends OptionSpecs>(
  specs: S,
  given: unknown,
  path = 'options',
): OptionsOf<S> {
  if (given === undefined || given === null) return checkOptions(specs, {});
  if (!isFields(given)) {
    throw new Refused('bad-input', `${path}: expected an object such as { "name": "value" }`);
  }
  const names = Object.keys(specs);
  const known = names.length > 0 ? names.join(', ') : 'none';
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(specs, name)) {
      throw new Refused('bad-input', `${path}.${name}: no such option; there are: ${known}`);
    }
  }
  const chosen: Record<string, string | boolean> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(given, name) ? given[name] : spec.values[0];
    const found = spec.values.find((v) => v === value);
    if (found === undefined) {
      const expected = spec.values.map((v) => String(v)).join(' | ');
      throw new Refused('bad-input', `${path}.${name}: ${JSON.stringify(value)} is not one of ${expected}`);
    }
    chosen[name] = found;
  }
  return chosen as OptionsOf<S>;
}
