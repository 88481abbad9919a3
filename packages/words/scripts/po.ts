/** One text and what a translator made of it: an entry of a PO file, which every editor for translators reads. */
export interface Entry {
  /** What a translator should know. */
  readonly notes: readonly string[];
  /** The file it comes from. */
  readonly from: string;
  /** Where it stands: the folder and the path in it. */
  readonly context: string;
  readonly english: string;
  /** Empty where nobody has translated it. */
  readonly text: string;
  /** The English text was another when it was translated. */
  readonly isStale: boolean;
}

const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`;

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

const unquoted = (line: string): string =>
  line.slice(1, -1).replaceAll(/\\(.)/g, (_, sign: string) => ESCAPED[sign] ?? sign);

function written({ notes, from, context, english, text, isStale }: Entry): string {
  return [
    ...notes.map((note) => `#. ${note}`),
    `#: ${from}`,
    `#, ${isStale ? 'fuzzy, ' : ''}icu-message-format`,
    `msgctxt ${quoted(context)}`,
    `msgid ${quoted(english)}`,
    `msgstr ${quoted(text)}`,
  ].join('\n');
}

export function writePo(language: string, entries: readonly Entry[]): string {
  const header = [
    'msgid ""',
    'msgstr ""',
    `"Language: ${language}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
  ].join('\n');
  return `${[header, ...entries.map(written)].join('\n\n')}\n`;
}

/** What is in a PO file; throws an error that names the line where it is none. */
export function readPo(text: string): { readonly language: string; readonly entries: readonly Entry[] } {
  const blocks: { fields: Record<string, string>; flags: string }[] = [];
  let fields: Record<string, string> = {};
  let flags = '';
  let field: string | null = null;
  const close = () => {
    if (Object.keys(fields).length > 0) blocks.push({ fields, flags });
    fields = {};
    flags = '';
    field = null;
  };
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = raw.trim();
    // An entry ends with an empty line, or where the next one begins.
    if (line === '' || (line.startsWith('#') && 'msgstr' in fields)) close();
    if (line.startsWith('#,')) flags += line;
    if (line === '' || line.startsWith('#')) continue;
    const said = /^(?:(msgctxt|msgid|msgstr) )?("(?:[^"\\]|\\.)*")$/.exec(line);
    if (said === null || (said[1] === undefined && field === null)) {
      throw new Error(`line ${at + 1}: msgctxt, msgid or msgstr and a text in quotation marks are expected`);
    }
    const [, name, value] = said;
    if (name !== undefined && name in fields) close();
    field = name ?? field;
    fields[field as string] = (fields[field as string] ?? '') + unquoted(value);
  }
  close();
  const header = blocks.find(({ fields }) => fields.msgid === '')?.fields.msgstr ?? '';
  const language = /^Language: *(\w+)/m.exec(header)?.[1];
  if (language === undefined) throw new Error('the header names no language: "Language: de\\n" is expected');
  const entries = blocks
    .filter(({ fields }) => fields.msgid !== '' || fields.msgctxt !== undefined)
    .map(({ fields: { msgctxt = '', msgid = '', msgstr = '' }, flags }) => ({
      notes: [],
      from: '',
      context: msgctxt,
      english: msgid,
      text: msgstr,
      isStale: flags.includes('fuzzy'),
    }));
  return { language, entries };
}
