import { GAME_NAMES, loadGame } from '@undercroft/games';
import { builtIn, isFields, sectionsOf } from '@undercroft/sets/workshop';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawingModule } from '../drawings.ts';
import { HeroFigure } from '../src/art/Hero.tsx';
import { type AnyHero, heroLook } from '../src/art/heroes.ts';
import { growth } from '../src/art/karak2/growth.ts';
import { RADIUS } from '../src/art/karak2/hex.ts';
import { besideOf } from '../src/games/beside.ts';
import { openGame } from '../src/games/open.ts';
import { PAINTS, SEATS } from '../src/kit/theme/colours.ts';

const LOOKS = [...SEATS, ...PAINTS];

/** What the pictures in some markup consist of. */
const picturesIn = (markup: string): string[] =>
  [...markup.matchAll(/(?:href|src)="data:image\/svg\+xml,([^"]*)"/g)].map(([, page]) =>
    decodeURIComponent(page.replaceAll('&#x27;', "'")),
  );

test.each(GAME_NAMES)('%s: every figure has its picture in every colour', async (name) => {
  const [{ figures }, { screen }] = [await loadGame(name), await openGame(name, 'en')];
  const { Figure, Portrait } = screen;
  if (Figure === undefined) return;
  for (const figure of figures) {
    const drawn = LOOKS.map(({ colour }, look) => {
      const parts = [
        createElement(Figure, { figure, look }),
        createElement(Portrait, { figure, look, size: 40 }),
      ];
      return parts.map((part) => {
        const pictures = picturesIn(renderToStaticMarkup(part));
        expect(pictures, `${figure} ${colour}`).toHaveLength(1);
        expect(pictures[0]).toContain(`--seat:${colour};`);
        expect(pictures[0]).not.toMatch(/undefined|NaN/);
        return pictures[0];
      });
    });
    expect(new Set(drawn.flat()).size, figure).toBe(2 * LOOKS.length);
  }
});

test.each(GAME_NAMES)('%s: every piece of the box has its picture', async (name) => {
  const { game, say } = await openGame(name, 'en');
  const draw = await besideOf(name).pieces();
  for (const { name: section, things } of sectionsOf(game, builtIn(game))) {
    for (const { name: piece, value } of things) {
      const fields = isFields(value) ? value : { '': value };
      const markup = renderToStaticMarkup(draw({ section, name: piece, value: fields, say }));
      const drawn = [markup, ...picturesIn(markup)].join();
      expect(drawn, `${section} ${piece}`).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});

test.each(['karak', 'karak2', 'goblin'])('%s: on the board a hero is one element', async (name) => {
  const { figures } = await loadGame(name);
  for (const hero of figures as AnyHero[]) {
    for (const unconscious of [false, true]) {
      const markup = renderToStaticMarkup(createElement(HeroFigure, { hero, seat: 2, unconscious }));
      expect(markup.match(/<\w+/g)).toEqual(['<image']);
      expect(markup).toContain(`data-shows="${unconscious ? `${hero} lies` : hero}"`);
    }
    // The stand and the flag say whose it is; its own colours are its own.
    expect(heroLook(hero).drawing.lines, hero).not.toContain('--seat');
  }
});

test('no two goblins of Kragmortha have the same face', async () => {
  const [{ figures }, { screen }] = [await loadGame('kragmortha'), await openGame('kragmortha', 'en')];
  const faces = figures.map((figure) => {
    const look = LOOKS.findIndex(({ name }) => name === figure);
    const [face] = picturesIn(
      renderToStaticMarkup(createElement(screen.Portrait, { figure, look, size: 40 })),
    );
    return face.slice(face.indexOf("data-part='eyes'"), face.lastIndexOf('<circle'));
  });
  expect(new Set(faces).size).toBe(figures.length);
});

test('a drawing that cannot be read says which and why', () => {
  const box = () => '0 0 100 100';
  const whole = (inside: string) => `<svg viewBox="0 0 10 10">\n  ${inside}\n</svg>\n`;
  expect(() => drawingModule('a.svg', '<g/>', box)).toThrow('a.svg: not an <svg> with a viewBox');
  const wrong = '<image href="b.svg" width="50" height="100"/>';
  expect(() => drawingModule('a.svg', whole(wrong), box)).toThrow(
    'a.svg: b.svg lies in a box of 0 0 50 100, its own is 0 0 100 100',
  );
  const right = '<image href="b.svg" width="100" height="100" transform="scale(2)"/>';
  expect(drawingModule('a.svg', whole(`<!-- b --> ${right}`), box)).toMatch(
    /box: "0 0 10 10", lines: `<g transform="scale\(2\)">\$\{part0\.lines\}<\/g>`/,
  );
});

test.each(['farm', 'forest', 'rock'] as const)(
  '%s covers its tile, stays inside it and leaves room in the middle',
  (kind) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const points = growth(kind, 0, false, seed)
        .flatMap(({ body: outline }) => outline.split(/[MLz]/))
        .filter((point) => point !== '')
        .map((point) => point.split(' ').map(Number));
      expect(points.length).toBeGreaterThan(60);
      for (const [x, y] of points) expect(Math.hypot(x, y)).toBeLessThan(RADIUS + 10);
      expect(points.filter(([x, y]) => Math.hypot(x, y - 1) < 4)).toEqual([]);
    }
  },
);
