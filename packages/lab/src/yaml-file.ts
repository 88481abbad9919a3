import { pathIn, readFields } from '@undercroft/sets/workshop';
import { readText, refuse } from './arguments.ts';

/** What a YAML or JSON file says, and where. */
interface YamlFile {
  readonly data: object;
  /** Puts file and line before a message that begins with a field's path: 'set.tokens.rat: …', its root 'set'. */
  locate(message: string, root: string): string;
}

export function readYaml(file: string): YamlFile {
  const read = readFields(readText(file));
  if (!('data' in read)) throw refuse(`${file}:${read.line}: ${read.text}`);
  const locate = (message: string, root: string) => {
    const [, where = ''] = /^((?:[^.[:]+)?(?:[.[].*?)?):/.exec(message) ?? [];
    const [first, ...path] = pathIn(`.${where}`);
    const fields = first === root ? path : first === undefined ? path : [first, ...path];
    return `${file}:${read.lineOf(fields)}: ${message}`;
  };
  return { data: read.data, locate };
}
