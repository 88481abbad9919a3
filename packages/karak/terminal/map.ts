import { stripVTControlCharacters, styleText } from 'node:util';
import type { Seat } from '@undercroft/kernel';
import type { Sketch } from '@undercroft/kit/terminal';
import {
  DIRECTIONS,
  DOORS,
  type Item,
  type Karak,
  kindOf,
  kindOfSpell,
  placeBeside,
  type Spell,
  slotOf,
  type TileKind,
  type Token,
  tileBeside,
} from '../src/game.ts';

type Style = Parameters<typeof styleText>[0];
export const paint = (style: Style, text: string): string => styleText(style, text);

const WIDE = 7;
const HIGH = 3;

const FIGURES = ['①', '②', '③', '④', '⑤'];
const SEAT_STYLES: readonly Style[] = [
  'cyanBright',
  'yellowBright',
  'magentaBright',
  'greenBright',
  'blueBright',
];

/** Monsters show a letter and their strength, everything else a sign; the legend spells them out. */
const LETTERS: Readonly<Record<Token, string>> = {
  rat: 'r',
  'giant-spider': 's',
  mummy: 'm',
  'skeleton-turnkey': 't',
  'skeleton-warrior': 'w',
  'skeleton-king': 'k',
  fallen: 'f',
  dragon: 'D',
  chest: '▣',
};
/** A monster of somebody's own has the first letter of its name, a large one. */
export const letterOf = (token: Token): string => LETTERS[token] ?? (token as string)[0].toUpperCase();
const SIGNS: Readonly<Record<Item, string>> = {
  daggers: '†',
  sword: '‡',
  axe: '¶',
  flames: '✶',
  'healing-portal': '✚',
  key: '⊸',
  treasure: '◆',
  ruby: '◆',
};
/** What is somebody's own shows the sign of what it is like. */
function signOf(set: Karak['set'], item: Item): string {
  if (SIGNS[item] !== undefined) return SIGNS[item];
  const slot = slotOf(set, item);
  if (slot === 'treasures') return SIGNS.treasure;
  return slot === 'weapons' ? SIGNS.sword : SIGNS[kindOfSpell(set, item as Spell)];
}
const TILE_SIGNS = { start: '≈', fountain: '≈', gate: '◎', room: '', tunnel: '' } as const;

/** The map as a grid of tiles, cut to what fits around the one who looks. */
export function drawMap(scene: Sketch<Karak>): string[] {
  const { view, seat, width, height } = scene;
  const { dungeon } = view;
  const marks = exits(scene);
  const xs = [...dungeon.x, ...marks.map(({ x }) => x)];
  const ys = [...dungeon.y, ...marks.map(({ y }) => y)];
  const here = view.heroes[seat].at;
  const [left, right] = window(xs, dungeon.x[here], Math.floor(width / WIDE));
  const [top, bottom] = window(ys, dungeon.y[here], Math.floor(height / HIGH));
  const lines: string[] = [];
  for (let y = top; y <= bottom; y++) {
    const rows = ['', '', ''];
    for (let x = left; x <= right; x++) {
      const tile = dungeon.kind.findIndex((_, index) => dungeon.x[index] === x && dungeon.y[index] === y);
      const exit = marks.find((place) => place.x === x && place.y === y);
      const cell = tile >= 0 ? drawTile(scene, tile) : drawDark(exit?.mark);
      for (let row = 0; row < HIGH; row++) rows[row] += cell[row];
    }
    lines.push(...rows.map((row) => row.trimEnd()));
  }
  const more = [
    top > Math.min(...ys) && '↑',
    bottom < Math.max(...ys) && '↓',
    left > Math.min(...xs) && '←',
    right < Math.max(...xs) && '→',
  ].filter((arrow) => arrow !== false);
  if (more.length > 0) lines.push(paint('dim', `${more.join(' ')} …`));
  return [...lines, ...drawLegend(scene)];
}

/** The part of a range that fits, around a middle. */
function window(values: number[], middle: number, fits: number): [number, number] {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  if (highest - lowest < fits) return [lowest, highest];
  const first = Math.max(lowest, Math.min(middle - Math.floor(fits / 2), highest - fits + 1));
  return [first, first + fits - 1];
}

/** Places in the dark that an answer leads to, with its number, and where a drawn tile will lie. */
function exits(scene: Sketch<Karak>): { x: number; y: number; mark: string }[] {
  const { view, seat } = scene;
  const { at } = view.heroes[seat];
  if (scene.kind === 'lay') {
    return [{ ...placeBeside(view.dungeon, at, DIRECTIONS.indexOf(scene.ask.direction)), mark: '?' }];
  }
  if (scene.kind !== 'step') return [];
  return scene.answers.flatMap((answer, index) => {
    if (typeof answer !== 'object' || !('step' in answer)) return [];
    const direction = DIRECTIONS.indexOf(answer.step);
    if (tileBeside(view.dungeon, at, direction) >= 0) return [];
    return [{ ...placeBeside(view.dungeon, at, direction), mark: `${index + 1}?` }];
  });
}

function drawDark(mark = ''): string[] {
  const blank = ' '.repeat(WIDE);
  return [blank, mark === '' ? blank : paint('yellowBright', middle(mark, WIDE)), blank];
}

function drawTile(scene: Sketch<Karak>, tile: number): string[] {
  const { doors, kind } = scene.view.dungeon;
  return drawWalls(doors[tile], kind[tile], (room) => insideOf(scene, tile, room));
}

/** Rooms are boxes with gaps for doors, tunnels and gates are corridors. */
function drawWalls(doors: number, kind: TileKind, inside: (room: number) => string): string[] {
  const [north, east, south, west] = [1, 2, 4, 8].map((bit) => (doors & bit) !== 0);
  const narrow = kind === 'tunnel' || kind === 'gate';
  const wall = (text: string) => paint('gray', text);
  const pick = (open: boolean, gap: string, closed: string) => (open ? gap : closed);
  if (!narrow) {
    return [
      wall(`┌${pick(north, '┘   └', '─────')}┐`),
      wall(pick(west, ' ', '│')) + middle(inside(WIDE - 2)) + wall(pick(east, ' ', '│')),
      wall(`└${pick(south, '┐   ┌', '─────')}┘`),
    ];
  }
  const side = (open: boolean, turn: string, straight: string, corner: string, onward: boolean) =>
    onward ? pick(open, turn, '─') : pick(open, straight, corner);
  const row = (open: boolean, [turnW, cornerW, turnE, cornerE]: string) =>
    pick(west, '─', ' ') +
    side(open, turnW, '│', cornerW, west) +
    pick(open, '   ', '───') +
    side(open, turnE, '│', cornerE, east) +
    pick(east, '─', ' ');
  return [
    wall(row(north, '┘╭└╮')),
    wall(pick(west, '  ', ' │')) + middle(inside(3), 3) + wall(pick(east, '  ', '│ ')),
    wall(row(south, '┐╰┌╯')),
  ];
}

/** Sets a text in the middle of a tile; colours take no room. */
function middle(text: string, width = WIDE - 2): string {
  const room = Math.max(0, width - stripVTControlCharacters(text).length);
  return ' '.repeat(room >> 1) + text + ' '.repeat(room - (room >> 1));
}

/** What stands on a tile: the token or the tile's own sign, then heroes as far as there is room. */
function insideOf({ box, view }: Sketch<Karak>, tile: number, wide: number): string {
  const token = view.dungeon.token[tile];
  const lying = view.lying.find(({ at }) => at === tile);
  const sign = TILE_SIGNS[view.dungeon.kind[tile]];
  const [plain, style]: [string, Style] =
    token !== null
      ? [
          letterOf(token) + (token === 'chest' ? '' : box.set.tokens[token].strength),
          token === 'chest' ? 'yellow' : 'red',
        ]
      : lying !== undefined
        ? [signOf(box.set, lying.item), 'yellow']
        : [sign, sign === '≈' ? 'blue' : 'magenta'];
  const heroes = view.heroes.flatMap(({ at }, seat) => (at === tile ? [figure(seat)] : []));
  const room = wide - plain.length;
  const shown = heroes.length > room ? [...heroes.slice(0, room - 1), '+'] : heroes;
  return (plain === '' ? '' : paint(style, plain)) + shown.join('');
}

export const figure = (seat: Seat): string => paint(SEAT_STYLES[seat], FIGURES[seat]);

/** Names for the signs that are on the map now. */
function drawLegend({ box, view, speaker, width }: Sketch<Karak>): string[] {
  const tokens = [...new Set(view.dungeon.token)].filter((token) => token !== null);
  const items = [...new Set(view.lying.map(({ item }) => item))];
  // The start is a fountain too.
  const gates = view.dungeon.kind.includes('gate') ? ['gate' as const] : [];
  const entries = [
    ...(['fountain', ...gates] as const).map((kind) => `${TILE_SIGNS[kind]} ${speaker.name(kind)}`),
    ...tokens.map((token) => {
      const strength = token === 'chest' ? '' : box.set.tokens[token].strength;
      return `${letterOf(token)}${strength} ${speaker.called(token)}`;
    }),
    ...items.map((item) => `${signOf(box.set, item)} ${speaker.called(item)}`),
  ];
  return wrap(entries, width).map((line) => paint('dim', line));
}

/** Joins entries into lines no wider than the terminal. */
function wrap(entries: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length + 3 <= width)
      lines[lines.length - 1] = `${last} · ${entry}`;
    else lines.push(entry);
  }
  return lines;
}

/** A drawn tile in each of the ways it may be turned, under the answers' numbers. */
export function drawWays({ kind, ask, answers }: Sketch<Karak>): string[] {
  if (kind !== 'lay') return [];
  const rows = ['', '', '', ''];
  for (const [index, { lay }] of answers.entries()) {
    const walls = drawWalls(DOORS.indexOf(lay), kindOf(ask.tile), () => '');
    const cell = [middle(String(index + 1), WIDE), ...walls];
    for (const [row, text] of cell.entries()) rows[row] += `${text}   `;
  }
  return ['', ...rows.map((row) => row.trimEnd())];
}
