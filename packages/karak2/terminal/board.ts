import { stripVTControlCharacters, styleText } from 'node:util';
import type { Seat } from '@undercroft/kernel';
import type { Board, Sketch } from '@undercroft/kit/terminal';
import type { Names } from '@undercroft/kit/words';
import {
  AMULETS,
  type Army,
  DIRECTIONS,
  type FightOdds,
  fameOf,
  fightOdds,
  foeAt,
  GOODS,
  HEARTS,
  type Item,
  type Karak2,
  type Karak2Answers,
  type Karak2View,
  lyingOn,
  musterOdds,
  oddsAgainst,
  pointsOf,
  printed,
  UNITS,
} from '../src/game.ts';

type Style = Parameters<typeof styleText>[0];

/** A hex takes ten columns and four lines, the last shared with the row below. */
const WIDE = 10;
const PITCH = 3;
const FIGURES = ['①', '②', '③', '④', '⑤'];
const SEAT_STYLES: readonly Style[] = [
  'cyanBright',
  'yellowBright',
  'magentaBright',
  'greenBright',
  'blueBright',
];
const LETTERS: Readonly<Record<Army, string>> = {
  'skeleton-warriors': 'w',
  'fire-eaters': 'f',
  'shadow-eaters': 's',
  'skeleton-giants': 'g',
  'dark-dryads': 'd',
  'hammer-follower': 'h',
  'skeleton-riders': 'r',
  'death-envoys': 'e',
};
const SIGNS: Readonly<Record<Item, string>> = {
  sword: '†',
  hammer: '‡',
  fireball: '✶',
  pickpocket: '✂',
  resources: '◎',
  fame: '◎',
  deeds: '◎',
  protection: '◎',
  titan: '◎',
};

/** Karak 2's land in the console, with the heroes below it. */
export const board: Board<Karak2> = {
  draw: (scene) => [...drawLand(scene), ...drawLegend(scene), '', ...drawHeroes(scene), ...drawDice(scene)],

  note({ kind, ask, answer }, { box, view, seat }, speaker) {
    if (kind === 'fight') return sayOdds(fightOdds(box, view, ask, answer), speaker);
    if (kind === 'muster') return sayRisk(musterOdds(box, view, ask, answer), speaker);
    const place = kind === 'act' ? destination(view, seat, answer) : -1;
    if (place < 0) return undefined;
    const foe = foeAt(box, view, seat, place);
    return foe.strength > 0 ? sayRisk(oddsAgainst(box, view, seat, foe), speaker) : undefined;
  },
};

function sayOdds(win: number, speaker: Names): string {
  if (win === 1) return speaker.table('odds.win');
  if (win === 0) return speaker.table('odds.lose');
  return speaker.table('odds.no-tie', { win, lose: 1 - win });
}

/** Before the roll: the chance to win, and what the fight costs on average. */
function sayRisk({ win, hearts, units }: FightOdds, speaker: Names): string {
  const rounded = (lost: number) => Math.round(lost * 10) / 10;
  return speaker.table('odds.risk', { win, hearts: rounded(hearts), units: rounded(units) });
}

/** The place a move leads to. */
function destination(view: Karak2View, seat: Seat, answer: Karak2Answers['act']): number {
  if (typeof answer === 'string') return -1;
  if ('portal' in answer) return view.tile.indexOf(answer.portal);
  const direction = 'move' in answer ? answer.move : 'ride' in answer ? answer.ride : undefined;
  if (direction === undefined) return -1;
  let to = view.at[seat];
  const far = 'ride' in answer ? answer.far : 1;
  for (let i = 0; i < far; i++) to = view.near[to * 6 + DIRECTIONS.indexOf(direction)];
  return to;
}

/** Columns and lines of a hex: each row stands half a hex further east than the one above. */
const across = (q: number, r: number): number => (2 * q + r) * (WIDE / 2);

/** Characters by column and line; whatever is drawn first stays. */
class Canvas {
  readonly #lines = new Map<number, Map<number, string>>();

  put(x: number, y: number, text: string): void {
    const line = this.#lines.get(y) ?? new Map<number, string>();
    this.#lines.set(y, line);
    if (!line.has(x)) line.set(x, text);
  }

  rows(left: number, right: number): string[] {
    const ys = [...this.#lines.keys()];
    const rows: string[] = [];
    for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
      let row = '';
      for (let x = left; x <= right; ) {
        const text = this.#lines.get(y)?.get(x) ?? ' ';
        row += text;
        x += Math.max(1, stripVTControlCharacters(text).length);
      }
      rows.push(row.trimEnd());
    }
    // Hexes beyond the window leave empty lines above and below it.
    const drawn = (row: string) => stripVTControlCharacters(row).trim() !== '';
    return rows.slice(rows.findIndex(drawn), rows.findLastIndex(drawn) + 1);
  }
}

/** The map, cut to what fits around the one who looks. */
function drawLand(scene: Sketch<Karak2>): string[] {
  const { view, seat, width, height } = scene;
  const canvas = new Canvas();
  const here = view.at[seat];
  const middle = across(view.q[here], view.r[here]);
  const reach = Math.max(1, Math.floor(height / PITCH / 2));
  const near = (r: number) => Math.abs(r - view.r[here]) <= reach;
  for (let place = 0; place < view.tile.length; place++)
    if (near(view.r[place])) drawHex(canvas, scene, place);
  for (const [index, answer] of scene.kind === 'act' ? scene.answers.entries() : []) {
    if (typeof answer !== 'object' || !('explore' in answer)) continue;
    const direction = DIRECTIONS.indexOf(answer.explore);
    const x = middle + [WIDE, WIDE / 2, -WIDE / 2, -WIDE, -WIDE / 2, WIDE / 2][direction];
    const y = (view.r[here] + [0, 1, 1, 0, -1, -1][direction]) * PITCH;
    canvas.put(x + 4, y + 1, styleText('dim', `${index + 1}?`));
  }
  const xs = view.tile.map((_, place) => across(view.q[place], view.r[place]));
  const left = Math.max(Math.min(...xs) - WIDE, middle - Math.floor(width / 2));
  return canvas.rows(left, Math.min(left + width - 1, Math.max(...xs) + 2 * WIDE));
}

function drawHex(canvas: Canvas, scene: Sketch<Karak2>, place: number): void {
  const { view } = scene;
  const x = across(view.q[place], view.r[place]);
  const y = view.r[place] * PITCH;
  const edge = (direction: number): boolean => {
    const next = view.near[place * 6 + direction];
    const behind = next >= 0 && ((view.gorges[next] >> ((direction + 3) % 6)) & 1) === 1;
    return behind || ((view.gorges[place] >> direction) & 1) === 1;
  };
  const line = (from: number, row: number, direction: number) => {
    const [style, sign]: [Style, string] = edge(direction) ? ['red', '≈'] : ['gray', '─'];
    for (let i = 0; i < WIDE / 2; i++) canvas.put(from + i, row, styleText(style, sign));
  };
  for (const row of [1, 2]) {
    canvas.put(x, y + row, edge(3) ? styleText('red', '≈') : styleText('gray', '│'));
    canvas.put(x + WIDE, y + row, edge(0) ? styleText('red', '≈') : styleText('gray', '│'));
  }
  line(x, y, 4);
  line(x + WIDE / 2, y, 5);
  line(x, y + 3, 2);
  line(x + WIDE / 2, y + 3, 1);
  for (const [row, text] of [groundOf(scene, place), standingOn(scene, place)].entries()) {
    canvas.put(
      x + 1,
      y + 1 + row,
      ` ${text}${' '.repeat(Math.max(0, 8 - stripVTControlCharacters(text).length))}`,
    );
  }
}

/** What the land gives, whose city lies there, and what was left. */
function groundOf({ box, view }: Sketch<Karak2>, place: number): string {
  const tile = view.tile[place];
  const { gives } = printed(box).tiles[tile];
  const code = GOODS.map((good, index) => good[0].toUpperCase().repeat(gives[index])).join('');
  const number = /-(\d+)$/.exec(tile)?.[1] ?? '';
  const name = tile === 'castle' ? '♜' : tile === 'hells-maw' ? '☠' : code + number;
  const city = view.city.indexOf(place);
  const items = lyingOn(view, place).map((item) => SIGNS[item]);
  const sign = city < 0 ? '' : styleText(view.plague === city ? 'red' : SEAT_STYLES[city], '⌂');
  return `${name} ${sign}${styleText('yellow', items.slice(0, 3).join(''))}`;
}

function standingOn({ box, view }: Sketch<Karak2>, place: number): string {
  const { strength } = printed(box);
  const armies = view.armies
    .slice(place * 2, place * 2 + 2)
    .flatMap((army) => (army === '' ? [] : [LETTERS[army] + strength[army]]));
  if (view.general === place && view.arkenstone < 0)
    armies.push(`G${box.set.general.strength + view.praetorians}`);
  const heroes = view.at.flatMap((at, seat) => (at === place ? [figure(seat)] : []));
  return styleText('red', armies.join(' ')) + heroes.join('');
}

const figure = (seat: Seat): string => styleText(SEAT_STYLES[seat], FIGURES[seat]);

/** Names for the letters and signs that are on the map now. */
function drawLegend({ view, speaker, width }: Sketch<Karak2>): string[] {
  const armies = [...new Set(view.armies)].filter((army) => army !== '');
  const entries = [
    ...GOODS.map((good) => `${good[0].toUpperCase()} ${speaker.name(good)}`),
    ...armies.map((army) => `${LETTERS[army]} ${speaker.name(army)}`),
    ...[...new Set(view.lying)].map((item) => `${SIGNS[item]} ${speaker.name(thingOf(item))}`),
    ...(view.general >= 0 && view.arkenstone < 0 ? [`G ${speaker.name('general')}`] : []),
  ];
  const lines = [''];
  for (const entry of entries) {
    const last = lines[lines.length - 1];
    if (last !== '' && last.length + entry.length + 3 > width) lines.push(entry);
    else lines[lines.length - 1] = last === '' ? entry : `${last} · ${entry}`;
  }
  return lines.map((line) => styleText('dim', line));
}

const thingOf = (item: Item): string =>
  (AMULETS as readonly string[]).includes(item) ? `amulet-${item}` : item;

function drawHeroes({ box, view, speaker, seats }: Sketch<Karak2>): string[] {
  const widest = Math.max(...seats.map((name) => name.length));
  return view.heroes.map((_, seat) => {
    const life = view.life[seat];
    const hearts = styleText('red', '♥'.repeat(life)) + styleText('dim', '♡'.repeat(HEARTS - life));
    const points = styleText('yellow', `◆ ${pointsOf(view, seat)}`);
    const goods = GOODS.map((good, index) => `${view.goods[seat * 3 + index]}${good[0].toUpperCase()}`).join(
      ' ',
    );
    const fame = styleText('magenta', `⚑ ${fameOf(box.set, view, seat)}`);
    const turn = view.active === seat ? '▸' : ' ';
    const gear = gearOf(view, seat, speaker).join(' · ');
    return `${turn} ${figure(seat)} ${seats[seat].padEnd(widest)}  ${hearts}  ${points}  ${fame}  ${goods}  ${gear}`.trimEnd();
  });
}

/** Units, weapons, spells and the amulet, in words. */
function gearOf(view: Karak2View, seat: Seat, speaker: Names): string[] {
  const counted = (count: number, name: string) => (count > 0 ? [`${count} × ${speaker.name(name)}`] : []);
  const amulet = view.amulet[seat];
  return [
    ...UNITS.slice(0, 4).flatMap((unit, kind) => counted(view.army[seat * 4 + kind], unit)),
    ...counted(view.swords[seat], 'sword'),
    ...counted(view.hammers[seat], 'hammer'),
    ...counted(view.fireballs[seat], 'fireball'),
    ...counted(view.pickpockets[seat], 'pickpocket'),
    ...(amulet === '' ? [] : [speaker.name(thingOf(amulet))]),
  ];
}

/** The dice of a fight as they lie. */
function drawDice({ box, ask }: Sketch<Karak2>): string[] {
  if (ask?.kind !== 'fight' && ask?.kind !== 'protect') return [];
  const { heroDie, dice } = printed(box);
  const shown = [
    face(heroDie.swords[ask.hero], heroDie.skulls[ask.hero]),
    ...ask.units.map((unit, index) => {
      const die = dice[UNITS.indexOf(unit)];
      return face(die.swords[ask.faces[index]], die.skulls[ask.faces[index]]);
    }),
  ];
  return [
    '',
    `  ${shown.join(' ')} = ${styleText('bold', String(ask.strength))} : ${styleText('red', String(ask.foe))}`,
  ];
}

const face = (swords: number, skulls: number): string => `[${skulls > 0 ? '☠'.repeat(skulls) : swords}]`;
