import { HEROES } from '@undercroft/karak';
import { HEROES as HEROES_2 } from '@undercroft/karak2';
import { GOBLINS } from '@undercroft/kragmortha';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroFigure } from '../src/art/karak/Hero.tsx';
import { growth } from '../src/art/karak2/growth.ts';
import { HeroFigure as HeroFigure2 } from '../src/art/karak2/Hero.tsx';
import { RADIUS } from '../src/art/karak2/hex.ts';
import { GoblinFigure } from '../src/art/kragmortha/Figure.tsx';
import { lookNamed, SEATS } from '../src/kit/theme/colours.ts';

/** A figure without its stand and its flag. */
const body = (markup: string): string => markup.slice(markup.indexOf('data-shows'));

test.each(HEROES)('%s of Karak looks the same, whoever plays it', (hero) => {
  const figures = SEATS.map((_, seat) => renderToStaticMarkup(createElement(HeroFigure, { hero, seat })));
  // What differs is the stand, the flag, and the sign on the stand, which comes last.
  const bodies = figures.map((markup) =>
    body(markup).replace(/<path d="[^"]*" transform="translate\(50 123\)[^>]*>.*$/, ''),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).not.toContain('var(--seat');
  expect(new Set(figures).size).toBe(SEATS.length);
});

test.each(HEROES_2)('%s of Karak 2 wears no colour of a seat', (hero) => {
  const markup = renderToStaticMarkup(createElement(HeroFigure2, { hero, seat: 0 }));
  expect(body(markup)).not.toContain('var(--seat');
  expect(markup).toContain('var(--seat)');
});

test('no two goblins of Kragmortha have the same face', () => {
  const faces = GOBLINS.map((goblin) =>
    renderToStaticMarkup(createElement(GoblinFigure, { seat: lookNamed(goblin, 0) })),
  );
  expect(new Set(faces.map(body)).size).toBe(GOBLINS.length);
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
