import { dirname, join } from 'node:path';
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

/** The address of a heading, as the rulebooks' own links write it. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

const plain = (html: string) => html.replace(/<[^>]+>/g, '').replace(/&[a-z]+;|&#\d+;/g, ' ');

function ruleOf(item: Tokens.ListItem): Block {
  const id = /^\*\*([A-Z0-9]+-\d+)\*\*/.exec(item.text)?.[1];
  const html = marked.parseInline(item.text, { async: false });
  return id === undefined
    ? { kind: 'text', html: `<ul><li>${html}</li></ul>`, text: plain(html) }
    : {
        kind: 'rule',
        id,
        html: html.replace(`<strong>${id}</strong>`, '').trim(),
        text: `${id} ${plain(html)}`,
      };
}

function blocksOf(token: Token): Block[] {
  if (token.type === 'space') return [];
  if (token.type === 'heading') {
    const html = marked.parseInline(token.text, { async: false });
    return [{ kind: 'heading', level: token.depth, id: slug(plain(html)), html, text: plain(html) }];
  }
  if (token.type === 'list') return (token as Tokens.List).items.map(ruleOf);
  const html = marked.parser([token]);
  return [{ kind: 'text', html, text: plain(html) }];
}

export const rulebook = (markdown: string): Block[] => new Lexer().lex(markdown).flatMap(blocksOf);

/** Rulebooks (rules/*.md) become lists of blocks when the page is built: no Markdown is read in the browser. */
export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    transform(source, id) {
      if (!/\/rules\/[a-z]{2}\.md$/.test(id)) return null;
      const found = exampleOf(join(dirname(id), '../scenarios'));
      const blocks = rulebook(source).map((block) => {
        const example = block.kind === 'rule' ? found.get(block.id) : undefined;
        return example === undefined ? block : { ...block, example };
      });
      return { code: `export default ${JSON.stringify(blocks)};`, map: null };
    },
  };
}
