import { stripVTControlCharacters, styleText } from 'node:util';
import {
  type Chances,
  DIRECTIONS,
  DOORS,
  fightOdds,
  HEARTS,
  type HeroState,
  type Item,
  type Karak,
  type KarakAnswer,
  type KarakView,
  kindOf,
  oddsAgainst,
  placeBeside,
  pointsOf,
  STEPS,
  type TileKind,
  type Token,
  tileBeside,
} from '@undercroft/karak';
import { type Seat, sameAnswer } from '@undercroft/kernel';
import type { Speaker } from '@undercroft/words';
import type { Board, Scene } from './board.ts';

type Style = Parameters<typeof styleText>[0];
const paint = (style: Style, text: string): string => styleText(style, text);

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
const TILE_SIGNS = { start: '≈', fountain: '≈', gate: '◎', room: '', tunnel: '' } as const;

/** Karak's dungeon in the console, with the heroes below it. */
export const board: Board<Karak> = {
  draw(scene) {
    return [...drawMap(scene), '', ...drawHeroes(scene), ...drawWays(scene), ...drawDice(scene)];
  },

  note(answer, { box, view, seat, ask }, speaker) {
    if (ask.kind === 'fight') {
      const found = fightOdds(box, view, ask).find((odds) => sameAnswer(odds.answer, answer));
      return found === undefined ? undefined : sayOdds(found.chances, speaker);
    }
    const monster = ask.kind === 'step' ? monsterAhead(view, seat, answer) : undefined;
    if (monster === undefined || ask.kind !== 'step') return undefined;
    const first = answer !== 'fight' && ask.steps === STEPS;
    return sayOdds(oddsAgainst(box, view, seat, monster, first).plain, speaker);
  },
};

function sayOdds({ win, tie, lose }: Chances, speaker: Speaker<Karak>): string {
  if (win === 1) return speaker.table('odds.win');
  if (tie === 1) return speaker.table('odds.tie');
  if (lose === 1) return speaker.table('odds.lose');
  return speaker.table('odds', { win, tie, lose });
}

type Monster = Exclude<Token, 'chest'>;

/** The monster an answer would lead to. */
function monsterAhead(view: KarakView, seat: Seat, answer: KarakAnswer): Monster | undefined {
  const { at } = view.heroes[seat];
  let tile = -1;
  if (answer === 'fight') tile = at;
  else if (typeof answer === 'object' && 'step' in answer) {
    tile = tileBeside(view.dungeon, at, DIRECTIONS.indexOf(answer.step));
  }
  const token = tile < 0 ? null : view.dungeon.token[tile];
  return token === null || token === 'chest' ? undefined : token;
}

/** The map as a grid of tiles, cut to what fits around the one who looks. */
function drawMap(scene: Scene<Karak>): string[] {
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
      const mark = marks.find((exit) => exit.x === x && exit.y === y);
      const cell = tile >= 0 ? drawTile(scene, tile) : drawDark(mark?.number);
      for (let row = 0; row < HIGH; row++) rows[row] += cell[row];
    }
    lines.push(...rows.map((row) => row.trimEnd()));
  }
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

/** Places in the dark that an answer leads to, with the answer's number. */
function exits({ view, seat, answers }: Scene<Karak>): { x: number; y: number; number: number }[] {
  const { at } = view.heroes[seat];
  return answers.flatMap((answer, index) => {
    if (typeof answer !== 'object' || !('step' in answer)) return [];
    const direction = DIRECTIONS.indexOf(answer.step);
    if (tileBeside(view.dungeon, at, direction) >= 0) return [];
    return [{ ...placeBeside(view.dungeon, at, direction), number: index + 1 }];
  });
}

function drawDark(number: number | undefined): string[] {
  const blank = ' '.repeat(WIDE);
  return [blank, number === undefined ? blank : paint('dim', middle(`${number}?`, WIDE)), blank];
}

function drawTile(scene: Scene<Karak>, tile: number): string[] {
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
function insideOf({ box, view }: Scene<Karak>, tile: number, wide: number): string {
  const token = view.dungeon.token[tile];
  const lying = view.lying.find(({ at }) => at === tile);
  const sign = TILE_SIGNS[view.dungeon.kind[tile]];
  const [plain, style]: [string, Style] =
    token !== null
      ? [
          LETTERS[token] + (token === 'chest' ? '' : box.set.tokens[token].strength),
          token === 'chest' ? 'yellow' : 'red',
        ]
      : lying !== undefined
        ? [SIGNS[lying.item], 'yellow']
        : [sign, sign === '≈' ? 'blue' : 'magenta'];
  const heroes = view.heroes.flatMap(({ at }, seat) => (at === tile ? [figure(seat)] : []));
  const room = wide - plain.length;
  const shown = heroes.length > room ? [...heroes.slice(0, room - 1), '+'] : heroes;
  return (plain === '' ? '' : paint(style, plain)) + shown.join('');
}

const figure = (seat: Seat): string => paint(SEAT_STYLES[seat], FIGURES[seat]);

/** Names for the signs that are on the map now. */
function drawLegend({ box, view, speaker, width }: Scene<Karak>): string[] {
  const tokens = [...new Set(view.dungeon.token)].filter((token) => token !== null);
  const items = [...new Set(view.lying.map(({ item }) => item))];
  const kinds = [...new Set(view.dungeon.kind)].filter((kind) => kind === 'gate' || kind === 'fountain');
  const entries = [
    ...kinds.map((kind) => `${TILE_SIGNS[kind]} ${speaker.name(kind)}`),
    ...tokens.map((token) => {
      const strength = token === 'chest' ? '' : box.set.tokens[token].strength;
      return `${LETTERS[token]}${strength} ${speaker.name(token)}`;
    }),
    ...items.map((item) => `${SIGNS[item]} ${speaker.name(item)}`),
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

function drawHeroes({ box, view, speaker, seats }: Scene<Karak>): string[] {
  const widest = Math.max(...seats.map((name) => name.length));
  return view.heroes.map((hero, seat) => {
    const turn = view.seat === seat ? '▸' : ' ';
    const hearts = paint('red', '♥'.repeat(hero.hearts)) + paint('dim', '♡'.repeat(HEARTS - hero.hearts));
    const cursed = view.cursed === seat ? [paint('red', speaker.name('curse'))] : [];
    const carried = [...gear(hero, box.set.items, speaker), ...cursed].join(' · ');
    const points = paint('yellow', `◆ ${pointsOf(hero)}`);
    return `${turn} ${figure(seat)} ${seats[seat].padEnd(widest)}  ${hearts}  ${points}  ${carried}`.trimEnd();
  });
}

function gear(hero: HeroState, items: Karak['set']['items'], speaker: Speaker<Karak>): string[] {
  const key: Item[] = hero.keys > 0 ? ['key'] : [];
  const weapons = hero.weapons.map((weapon) => `${speaker.name(weapon)} +${items[weapon].bonus}`);
  return [...weapons, ...[...hero.spells, ...key].map((item) => speaker.name(item))];
}

/** A drawn tile in each of the ways it may be turned, under the answers' numbers. */
function drawWays({ ask, answers }: Scene<Karak>): string[] {
  if (ask?.kind !== 'lay') return [];
  const ways = answers.flatMap((answer) =>
    typeof answer === 'object' && 'lay' in answer ? [DOORS.indexOf(answer.lay)] : [],
  );
  const rows = ['', '', '', ''];
  for (const [index, doors] of ways.entries()) {
    const cell = [middle(String(index + 1), WIDE), ...drawWalls(doors, kindOf(ask.tile), () => '')];
    for (const [row, text] of cell.entries()) rows[row] += `${text}   `;
  }
  return ['', ...rows.map((row) => row.trimEnd())];
}

/** The dice and what is added to them, against the monster's strength. */
function drawDice({ box, ask }: Scene<Karak>): string[] {
  if (ask?.kind !== 'fight') return [];
  const { dice, bonus, flames, sacrificed, monster } = ask;
  const spells = flames * box.set.items.flames.bonus;
  const added = [bonus, spells, sacrificed ? 1 : 0].filter((number) => number > 0);
  const total = dice[0] + dice[1] + added.reduce((sum, number) => sum + number, 0);
  const sum = [...dice.map((die) => `[${die}]`), ...added.map((number) => `+${number}`)].join(' ');
  const { strength } = box.set.tokens[monster];
  return ['', `  ${sum} = ${paint('bold', String(total))} : ${paint('red', LETTERS[monster] + strength)}`];
}
