import { isFields, nameOf } from '@undercroft/sets/workshop';

/** One line of a set: a thing, what is printed on it, and who says so. */
interface Row {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly source: string;
}

/** Things of one kind. */
interface Section {
  readonly name: string;
  readonly rows: readonly Row[];
}

type Fields = Readonly<Record<string, unknown>>;

/** A thing has a source of its own, or nothing inside it that has fields. */
const isThing = (value: unknown): boolean =>
  !isFields(value) || 'source' in value || !Object.values(value).some(isFields);

/** Whatever the game, a set is kinds of things, and every thing is a few fields with a source mark. */
function sectionsOf(set: object): Section[] {
  const { source: whole } = set as { source?: unknown };
  return Object.entries(set)
    .filter(([, value]) => typeof value === 'object' && value !== null)
    .map(([name, value]) => ({
      name,
      rows:
        isThing(value) && !Array.isArray(value) && 'source' in (value as Fields)
          ? [rowOf(name, value, whole)]
          : entriesOf(value as object).map(([thing, fields]) => rowOf(thing, fields, whole)),
    }));
}

/** The things in a record by their names, in a list by their ids or places. */
function entriesOf(value: object): [name: string, fields: unknown][] {
  if (!Array.isArray(value)) return Object.entries(value);
  return value.map((item, index) => [nameOf(item, index), item]);
}

function rowOf(name: string, value: unknown, whole: unknown): Row {
  if (!isFields(value)) return { name, fields: { '': sayValue(value) }, source: sayValue(whole ?? '') };
  const { source = whole ?? '', id: _, ...fields } = value;
  return {
    name,
    fields: Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, sayValue(said)])),
    source: sayValue(source),
  };
}

function sayValue(value: unknown): string {
  if (Array.isArray(value))
    return value.map((item) => (Array.isArray(item) ? `[${sayValue(item)}]` : sayValue(item))).join(', ');
  if (!isFields(value)) return String(value);
  return Object.entries(value)
    .map(([name, item]) => `${name} ${sayValue(item)}`)
    .join(', ');
}

/** Wider than this, a value gets lines of its own below the row. */
const WIDEST = 60;

/** The set as tables for the terminal, one a kind, and how much of it is sure. */
export function tableOf(set: object): string {
  const sections = sectionsOf(set);
  const marks = new Map<string, number>();
  for (const { source } of sections.flatMap(({ rows }) => rows))
    marks.set(source, (marks.get(source) ?? 0) + 1);
  const sources = [...marks].sort(([, a], [, b]) => b - a).map(([source, things]) => `${things} ${source}`);
  const tables = sections.map(({ name, rows }) => {
    const columns = [...new Set(rows.flatMap(({ fields }) => Object.keys(fields)))];
    const narrow = columns.filter((column) =>
      rows.every(({ fields }) => (fields[column] ?? '').length <= WIDEST),
    );
    const wide = columns.filter((column) => !narrow.includes(column));
    const cells = rows.map((row) => [
      row.name,
      ...narrow.map((column) => row.fields[column] ?? ''),
      row.source,
    ]);
    const widths = [name, ...narrow, 'source'].map((head, column) =>
      Math.max(head.length, ...cells.map((line) => line[column].length)),
    );
    const line = (texts: readonly string[]) =>
      `  ${texts.map((text, column) => text.padEnd(widths[column])).join('  ')}`.trimEnd();
    return [
      line([name, ...narrow, 'source']),
      ...rows.flatMap((row, index) => [
        line(cells[index]),
        ...wide.flatMap((column) => (row.fields[column] ?? '').split(', ').map((text) => `      ${text}`)),
      ]),
    ].join('\n');
  });
  return [...tables, `  sources: ${sources.join(', ')}`].join('\n\n');
}
