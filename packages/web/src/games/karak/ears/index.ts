import {
  DIRECTIONS,
  HEARTS,
  type Karak,
  mayPass,
  opensTo,
  placeBeside,
  pointsOf,
  type Token,
  tileBeside,
} from '@undercroft/karak';
import { compassName } from '../../../table/ears/compass.ts';
import { wordsOf as earsWords } from '../../../table/ears/words/index.ts';
import type { GameEars, Place } from '../../../table/game/ears.ts';
import type { AtKarak } from '../seen.ts';
import { wordsOf } from '../words/index.ts';

/** The dungeon in words: every tile with its openings, and what is on it. */
export const ears: GameEars<Karak> = {
  board(at) {
    const { dungeon } = at.view;
    const dark = darkPlaces(at);
    const [xs, ys] = [
      [...dungeon.x, ...dark.map(({ x }) => x)],
      [...dungeon.y, ...dark.map(({ y }) => y)],
    ];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const rows = Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: right - left + 1 }, (_, column) => placeAt(at, left + column, top + row, dark)),
    );
    return { label: wordsOf(at.say.language).dungeon, rows };
  },
  around(at, seat) {
    const { dungeon, heroes } = at.view;
    const words = earsWords(at.say.language);
    return DIRECTIONS.map((direction, side) => {
      const tile = tileBeside(dungeon, heroes[seat].at, side);
      const way = words.sides[direction];
      if (tile >= 0 && mayPass(dungeon, heroes[seat].at, side)) return `${way}: ${tileText(at, tile)}`;
      const open = opensTo(dungeon, heroes[seat].at, side) && tile < 0;
      return `${way}: ${open ? words.dark : words.wall}`;
    });
  },
  holds({ view, say }, seat) {
    const hero = view.heroes[seat];
    const words = wordsOf(say.language);
    const items = [...hero.weapons, ...hero.spells, ...new Array(hero.keys).fill('key'), ...hero.treasures];
    return [
      words.hearts({ now: hero.hearts, all: HEARTS }),
      ...items.map((item) => say.called(item)),
      ...(view.cursed === seat ? [words.cursed] : []),
    ];
  },
  stands({ box, view, say }, seat) {
    const worth = pointsOf(view.heroes[seat], box.set);
    return { worth, text: wordsOf(say.language).points({ count: worth }) };
  },
};

/** Where an open exit leads into the dark. */
function darkPlaces({ view: { dungeon } }: AtKarak): readonly { readonly x: number; readonly y: number }[] {
  return dungeon.kind.flatMap((_, tile) =>
    DIRECTIONS.flatMap((_, side) =>
      opensTo(dungeon, tile, side) && tileBeside(dungeon, tile, side) < 0
        ? [placeBeside(dungeon, tile, side)]
        : [],
    ),
  );
}

function placeAt(at: AtKarak, x: number, y: number, dark: ReturnType<typeof darkPlaces>): Place {
  const { dungeon, heroes, lying } = at.view;
  const { language } = at.say;
  const cell = `${x},${y}`;
  const name = compassName(at, x, -y);
  const tile = dungeon.x.findIndex((other, index) => other === x && dungeon.y[index] === y);
  if (tile < 0) {
    const text = dark.some((place) => place.x === x && place.y === y) ? earsWords(language).dark : '';
    return { name, cell, text, seats: [], has: [] };
  }
  const seats = heroes.flatMap((hero, seat) => (hero.at === tile ? [seat] : []));
  const token = dungeon.token[tile];
  const finds = token === 'chest' || lying.some((item) => item.at === tile);
  return {
    name,
    cell,
    text: tileText(at, tile),
    seats,
    has: [
      ...(token !== null && token !== 'chest' ? (['foe'] as const) : []),
      ...(seats.length > 0 ? (['figure'] as const) : []),
      ...(finds ? (['find'] as const) : []),
    ],
  };
}

function tileText(at: AtKarak, tile: number): string {
  const { view, say, names, box } = at;
  const { dungeon, heroes, lying } = view;
  const words = earsWords(say.language);
  const open = DIRECTIONS.filter((_, side) => opensTo(dungeon, tile, side)).map((side) => words.sides[side]);
  const token = dungeon.token[tile] as Token | null;
  const strength = token === null || token === 'chest' ? '' : ` ${box.set.tokens[token].strength}`;
  return [
    say.name(dungeon.kind[tile]),
    words.open({ sides: open.join(', ') }),
    ...(token === null ? [] : [`${say.called(token)}${strength}`]),
    ...lying.flatMap((item) => (item.at === tile ? [say.called(item.item)] : [])),
    ...heroes.flatMap((hero, seat) => (hero.at === tile ? [names[seat] ?? ''] : [])),
  ].join(', ');
}
