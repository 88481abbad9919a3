import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = join(import.meta.dirname, 'src');
const QUERY = '?drawing';
const WHOLE = /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;
const LAID_IN = /<image\b([^>]*)\/>/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];

/** The box a picture of another file takes, which must be that file's own, so that any viewer shows what the build makes. */
const boxIn = (attributes: string): string =>
  ['x', 'y', 'width', 'height'].map((name) => attribute(attributes, name) ?? '0').join(' ');

/** A drawing's file as a module: `box`, the room it takes, and `lines`, what it consists of, with the files laid into it. */
export function drawingModule(file: string, svg: string, boxOf: (file: string) => string): string {
  const [, root = '', inside] = WHOLE.exec(svg) ?? [];
  const box = attribute(root, 'viewBox');
  if (inside === undefined || box === undefined) throw new Error(`${file}: not an <svg> with a viewBox`);
  const imports: string[] = [];
  const lines = inside
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/>\s+/g, '>')
    .trim()
    .replaceAll(/[`\\$]/g, (sign) => `\\${sign}`)
    .replaceAll(LAID_IN, (_, attributes: string) => {
      const href = attribute(attributes, 'href') ?? '';
      const laid = join(dirname(file), href).replaceAll('\\', '/');
      if (boxIn(attributes) !== boxOf(laid)) {
        throw new Error(`${file}: ${href} lies in a box of ${boxIn(attributes)}, its own is ${boxOf(laid)}`);
      }
      imports.push(`import part${imports.length} from ${JSON.stringify(`${laid}${QUERY}`)};`);
      const placed = attributes.replaceAll(/\s*\b(?:href|x|y|width|height)="[^"]*"/g, '').trim();
      const part = `\${part${imports.length - 1}.lines}`;
      return placed === '' ? part : `<g ${placed}>${part}</g>`;
    });
  const name = relative(SOURCES, file)
    .replaceAll('\\', '/')
    .replace(/\.svg$/, '');
  return `${imports.join('\n')}\nexport default { name: ${JSON.stringify(name)}, box: ${JSON.stringify(box)}, lines: \`${lines}\` };`;
}

/** Drawings are files that any editor opens; a screen imports one as `*.svg?drawing` (`src/art/drawing.ts`). */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.svg${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const boxOf = (other: string) => attribute(readFileSync(other, 'utf8'), 'viewBox') ?? '';
      return { code: drawingModule(file, readFileSync(file, 'utf8'), boxOf), moduleType: 'js' };
    },
  };
}
