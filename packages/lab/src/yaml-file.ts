import { type Document, LineCounter, parseDocument } from 'yaml';
import { readText, refuse } from './arguments.ts';

/** What a YAML or JSON file says, and where. */
interface YamlFile {
  readonly data: object;
  /** Puts file and line before a message that begins with a field's path: 'set.tokens.rat: …', its root 'set'. */
  locate(message: string, root: string): string;
}

export function readYaml(file: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(readText(file), { lineCounter: lines, prettyErrors: false });
  const [mistake] = document.errors;
  if (mistake !== undefined) {
    throw refuse(`${file}:${lines.linePos(mistake.pos[0]).line}: ${mistake.message}`);
  }
  const data: unknown = document.toJS();
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw refuse(`${file}: expected fields and their values, such as "name: value"`);
  }
  const locate = (message: string, root: string) =>
    `${file}:${lineOf(document, lines, fieldsOf(message, root))}: ${message}`;
  return { data, locate };
}

/** The line of the deepest of these fields that the file has. */
function lineOf(document: Document.Parsed, lines: LineCounter, fields: readonly (string | number)[]): number {
  for (let depth = fields.length; depth > 0; depth--) {
    const node = document.getIn(fields.slice(0, depth), true);
    const start = (node as { range?: readonly number[] } | undefined)?.range?.[0];
    if (start !== undefined) return lines.linePos(start).line;
  }
  return 1;
}

function fieldsOf(message: string, root: string): (string | number)[] {
  const [, path = ''] = /^([\w-]+(?:\.[\w-]+|\[\d+\])*)/.exec(message) ?? [];
  const fields = [...path.matchAll(/([\w-]+)|\[(\d+)\]/g)].map(([whole, name]) =>
    name === undefined || whole.startsWith('[') ? Number(whole.slice(1, -1)) : name,
  );
  return fields[0] === root ? fields.slice(1) : fields;
}
