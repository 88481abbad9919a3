import postcss, { type AtRule, type Rule } from 'postcss';
import type { Plugin } from 'vite';

/** What is laid over what where browsers know no layers: so often is a selector made stronger. */
const LAYERS: Readonly<Record<string, number>> = { theme: 0, base: 0, controls: 1, screens: 2 };
/** Matches everything, and counts as an id. */
const STRONGER = ':not(#\\9)';

/** How large the parts of a television's screen are, which is always laid out alike (Tv.module.css). */
const SIZES: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  board: { width: 744, height: 452 },
  caves: { width: 744, height: 452 },
  ask: { width: 496, height: 300 },
};

const BOUND = /^\((width|height)(<=|>=|<|>)([\d.]+)px\)$/;

/** Whether a container's condition, as the build writes it, holds on a television; one of no known size does not. */
function holds(params: string): boolean {
  const [name = '', ...conditions] = params.split(' ').filter((part) => part !== 'and');
  const size = SIZES[name];
  if (size === undefined) return false;
  return conditions.every((condition) => {
    if (condition === '(orientation:portrait)') return size.height > size.width;
    const [, side, bound, px] = BOUND.exec(condition) ?? [];
    if (side === undefined) throw new Error(`old-sheets: what is ${condition}?`);
    const more = (side === 'width' ? size.width : size.height) - Number(px);
    return more === 0 ? bound.endsWith('=') : bound.startsWith(more > 0 ? '>' : '<');
  });
}

const stronger = (selector: string, times: number): string => {
  // Builds write some of these with one colon.
  const end = selector.search(/(::[\w-]+(\([^)]*\))?|:(before|after|first-letter|first-line))$/);
  const at = end < 0 ? selector.length : end;
  return selector.slice(0, at) + STRONGER.repeat(times) + selector.slice(at);
};

const isFrame = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);

/** Rows and columns without gaps between their pieces: a margin stands for it. */
function gapless(rule: Rule): void {
  const said = (name: string) => {
    const decl = rule.nodes.find((node) => node.type === 'decl' && node.prop === name);
    return decl?.type === 'decl' ? decl.value : undefined;
  };
  const gap = said('gap')?.split(' ')[0];
  if (gap === undefined || !/^(inline-)?flex$/.test(said('display') ?? '')) return;
  const side = said('flex-direction') === 'column' ? 'margin-top' : 'margin-left';
  const selectors = rule.selectors.map((selector) => `.gapless ${selector} > * + *`);
  rule.after(postcss.rule({ selectors, nodes: [postcss.decl({ prop: side, value: gap })] }));
}

/** What is read from three metres away has 14 pixels of the television's 540 lines at least. */
const LEAST_PX = 14;
const REM_PX = 16;

function readable(value: string): string {
  return value.replace(/(\d*\.?\d+)(rem|px)/, (size, number: string, unit: string) => {
    const px = Number(number) * (unit === 'rem' ? REM_PX : 1);
    // A line of no height is there for ears alone.
    return px > 0 && px < LEAST_PX ? `${LEAST_PX}px` : size;
  });
}

/** A sheet as browsers without layers, containers and clamp() read it, and people from afar; newer ones show the same. */
export function oldSheet(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes === undefined) return void layer.remove();
    layer.walkRules((rule) => {
      if (!isFrame(rule))
        rule.selectors = rule.selectors.map((one) => stronger(one, LAYERS[layer.params] ?? 0));
    });
    layer.replaceWith(layer.nodes);
  });
  root.walkAtRules('container', (container) => {
    if (holds(container.params)) container.replaceWith(container.nodes ?? []);
    else container.remove();
  });
  root.walkDecls((decl) => {
    decl.value = decl.value.replace(/([\d.]+)cq([wh])/g, (_, share: string, side: string) => {
      const { width, height } = SIZES.board;
      return `${(Number(share) * (side === 'w' ? width : height)) / 100}px`;
    });
    if (decl.prop === 'font' || decl.prop === 'font-size') decl.value = readable(decl.value);
    // The most it may be: a television has room.
    const most = decl.value.replace(/clamp\([^(),]+,[^(),]+,([^(),]+)\)/g, '$1');
    if (most !== decl.value) decl.cloneBefore({ value: most });
  });
  root.walkRules(gapless);
  return root.toString();
}

/** Rewrites every sheet of the build. */
export function forOldSheets(): Plugin {
  return {
    name: 'for-old-sheets',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = oldSheet(String(file.source));
      }
    },
  };
}
