import { isFields, type SetSchema } from '@undercroft/kernel';
import { SOURCES } from './schemas.ts';

/** What may stand somewhere in a component set, told from its schema: enough to make a form of it. */
export type Shape =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'flag' }
  /** One of these words or numbers. */
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  /** The name of a thing in one of these sections of the set, or one of these words. */
  | { readonly kind: 'named'; readonly sections: readonly string[]; readonly also: readonly string[] }
  /** Where the figures beside it come from. */
  | { readonly kind: 'source' }
  | {
      readonly kind: 'list';
      readonly item: Shape;
      readonly least: number;
      readonly most: number;
      /** Whether none may be there twice. */
      readonly once: boolean;
    }
  /** So many places, each with a shape of its own. */
  | { readonly kind: 'places'; readonly items: readonly Shape[]; readonly names: readonly string[] }
  /** Things under names of somebody's choice. */
  | { readonly kind: 'things'; readonly item: Shape; readonly most: number }
  | Fields
  /** Fields that go by the word in one of them. */
  | { readonly kind: 'kinds'; readonly by: string; readonly ways: Readonly<Record<string, Fields>> }
  /** Anything else: a word or a number. */
  | { readonly kind: 'free' };

export interface FieldShape {
  readonly shape: Shape;
  readonly optional: boolean;
}

export interface Fields {
  readonly kind: 'fields';
  readonly fields: Readonly<Record<string, FieldShape>>;
  /** What other fields may hold, where there may be any. */
  readonly rest: Shape | null;
}

/** A schema as one looks into it; which parts it has goes by its type. */
interface Looked {
  readonly type: string;
  readonly kind?: string;
  readonly pipe?: readonly Looked[];
  readonly requirement?: unknown;
  readonly metadata?: {
    readonly sections?: readonly string[];
    readonly also?: readonly string[];
    readonly places?: readonly string[];
    readonly once?: boolean;
  };
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly item?: Looked;
  readonly items?: readonly Looked[];
  readonly value?: Looked;
  readonly entries?: Readonly<Record<string, Looked>>;
  readonly rest?: Looked;
  readonly wrapped?: Looked;
  /** The field that says which of its options a variant is. */
  readonly key?: string;
}

const MOST = 999;

export const shapeOf = (schema: SetSchema): Shape => look(schema);

function look(schema: Looked): Shape {
  const steps = stepsOf(schema);
  // The last schema of a pipe says most: the ones before only count.
  const last = steps.findLast(({ kind }) => kind === 'schema') ?? schema;
  const limit = (type: string): number | undefined => {
    const found = steps.flatMap(({ type: kind, requirement }) =>
      kind === type && typeof requirement === 'number' ? [requirement] : [],
    );
    return found.length === 0 ? undefined : type.startsWith('min') ? Math.max(...found) : Math.min(...found);
  };
  const told = steps.find(({ type }) => type === 'metadata')?.metadata;
  const exactly = limit('length');
  const most = exactly ?? limit('max_length') ?? limit('max_entries') ?? MOST;
  const least = exactly ?? limit('min_length') ?? 0;
  switch (last.type) {
    case 'number':
      return { kind: 'number', least: limit('min_value') ?? 0, most: limit('max_value') ?? MOST };
    case 'string': {
      const sections = told?.sections;
      return sections === undefined
        ? { kind: 'text', most }
        : { kind: 'named', sections, also: told?.also ?? [] };
    }
    case 'boolean':
      return { kind: 'flag' };
    case 'picklist':
      return choiceOf(last.options ?? []);
    case 'variant':
      return kindsOf(last);
    case 'union':
      return eitherOf(last.options ?? []);
    case 'array':
      return { kind: 'list', item: inside(last.item), least, most, once: told?.once ?? false };
    case 'tuple':
    case 'strict_tuple':
      return { kind: 'places', items: (last.items ?? []).map(look), names: told?.places ?? [] };
    case 'record':
      return { kind: 'things', item: inside(last.value), most };
    case 'object':
    case 'strict_object':
    case 'object_with_rest':
      return fieldsOf(last);
    case 'optional':
    case 'exact_optional':
      return inside(last.wrapped);
    default:
      return { kind: 'free' };
  }
}

/** A pipe of pipes, one step after the other. */
const stepsOf = (schema: Looked): readonly Looked[] => schema.pipe?.flatMap(stepsOf) ?? [schema];

const inside = (schema: Looked | undefined): Shape =>
  schema === undefined ? { kind: 'free' } : look(schema);

function choiceOf(options: readonly unknown[]): Shape {
  const values = options.filter((one) => typeof one === 'string' || typeof one === 'number');
  const isSource = values.length === SOURCES.length && SOURCES.every((mark) => values.includes(mark));
  return isSource ? { kind: 'source' } : { kind: 'choice', values };
}

/** A few numbers or a word, such as the faces of a die, are one choice. */
function eitherOf(ways: readonly unknown[]): Shape {
  const values: (string | number)[] = [];
  for (const way of ways) {
    if (!isLooked(way)) return { kind: 'free' };
    const { literal } = way;
    if (typeof literal === 'string' || typeof literal === 'number') {
      values.push(literal);
      continue;
    }
    const shape = look(way);
    if (shape.kind !== 'number' || shape.most - shape.least > 30) return { kind: 'free' };
    for (let value = shape.least; value <= shape.most; value++) values.push(value);
  }
  return { kind: 'choice', values };
}

const isLooked = (way: unknown): way is Looked => isFields(way) && typeof way.type === 'string';

/** Which fields there are, word by word. */
function kindsOf({ key = '', options = [] }: Looked): Shape {
  const ways = options.filter(isLooked).flatMap((way): [string, Fields][] => {
    const fields = fieldsOf(way);
    const { [key]: word, ...others } = fields.fields;
    const named = way.entries?.[key]?.literal;
    return word === undefined || typeof named !== 'string' ? [] : [[named, { ...fields, fields: others }]];
  });
  return { kind: 'kinds', by: key, ways: Object.fromEntries(ways) };
}

function fieldsOf({ entries = {}, rest }: Looked): Fields {
  const fields = Object.entries(entries).map(([name, schema]): [string, FieldShape] => [
    name,
    { shape: look(schema), optional: schema.type === 'optional' || schema.type === 'exact_optional' },
  ]);
  return {
    kind: 'fields',
    fields: Object.fromEntries(fields),
    rest: rest === undefined ? null : look(rest),
  };
}
