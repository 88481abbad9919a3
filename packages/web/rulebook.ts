import { basename, dirname, join } from 'node:path';
import { wordsIn } from '@undercroft/words/files';
import { Lexer, marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { type ExamplePlace, exampleOf } from './examples.ts';

/** A rulebook as the screen reads it: one entry a heading, a rule, a paragraph or a table. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly id: string;
      readonly html: string;
      readonly text: string;
    }
  | {
      readonly kind: 'rule';
      readonly id: string;
      readonly html: string;
      readonly text: string;
      /** Where an example of it stands that can be watched. */
      readonly example?: ExamplePlace;
    }
  | { readonly kind: 'text'; readonly html: string; readonly text: string };

/** What a game calls its options, their values and its pieces in one language; rulebooks write their ids. */
interface Called {
  readonly messages: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
  readonly things: Readonly<Record<string, { readonly name?: string }>>;
}

const UNCALLED: Called = { messages: {}, names: {}, things: {} };

/** A page as people read it: where the rulebook writes an id, stands what the table calls it. */
function spoken(html: string, { messages, names, things }: Called): string {
  let option = '';
  const called = (id: string): string => {
    if (messages[`option.${id}`] !== undefined) option = id;
    const value = Object.keys(messages).find((key) => key.startsWith('option.') && key.endsWith(`.${id}`));
    const word =
      messages[`option.${id}`] ??
      messages[`option.${option}.${id}`] ??
      (value === undefined ? (names[id] ?? things[id]?.name) : messages[value]);
    return word === undefined || word.startsWith(id) ? id : word;
  };
  return html
    .replace(/<code>([\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*)<\/code>/gu, (_, id: string) => `<i>${called(id)}</i>`)
    .replace(/<i>([^<]+)<\/i> \1/gu, '$1');
}

/** The address of a heading, as the rulebooks' own links write it. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

const plain = (html: string) => html.replace(/<[^>]+>/g, '').replace(/&[a-z]+;|&#\d+;/g, ' ');

function ruleOf(item: Tokens.ListItem, words: Called): Block {
  const id = /^\*\*([A-Z0-9]+-\d+)\*\*/.exec(item.text)?.[1];
  const html = spoken(marked.parseInline(item.text, { async: false }), words);
  return id === undefined
    ? { kind: 'text', html: `<ul><li>${html}</li></ul>`, text: plain(html) }
    : {
        kind: 'rule',
        id,
        html: html.replace(`<strong>${id}</strong>`, '').trim(),
        text: `${id} ${plain(html)}`,
      };
}

function blocksOf(token: Token, words: Called): Block[] {
  if (token.type === 'space') return [];
  if (token.type === 'heading') {
    const html = marked.parseInline(token.text, { async: false });
    return [{ kind: 'heading', level: token.depth, id: slug(plain(html)), html, text: plain(html) }];
  }
  if (token.type === 'list') return (token as Tokens.List).items.map((item) => ruleOf(item, words));
  // The corner of a table is no heading of anything.
  const html = spoken(marked.parser([token]), words).replaceAll('<th></th>', '<td></td>');
  return [{ kind: 'text', html, text: plain(html) }];
}

export const rulebook = (markdown: string, words = UNCALLED): Block[] =>
  new Lexer().lex(markdown).flatMap((token) => blocksOf(token, words));

/** What a game, by its folder, calls things in a language; one without words leaves them as they are written. */
export const calledIn = async (game: string, language: string): Promise<Called> =>
  ((await wordsIn(join(game, 'src/words'), language)) as Called | null) ?? UNCALLED;

/** Rulebooks (rules/*.md) become lists of blocks when the page is built: no Markdown is read in the browser. */
export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    async transform(source, id) {
      if (!/\/rules\/[a-z]{2}\.md$/.test(id)) return null;
      const called = await calledIn(join(dirname(id), '..'), basename(id, '.md'));
      const found = exampleOf(join(dirname(id), '../scenarios'));
      const blocks = rulebook(source, called).map((block) => {
        const example = block.kind === 'rule' ? found.get(block.id) : undefined;
        return example === undefined ? block : { ...block, example };
      });
      return { code: `export default ${JSON.stringify(blocks)};`, map: null };
    },
  };
}
