import { styleText } from 'node:util';
import type { Seat } from '@undercroft/kernel';
import type { Board, Sketch } from '@undercroft/kit/terminal';
import type { Names } from '@undercroft/kit/words';
import { type Field, isInBox, type Kragmortha, squareOf, symbolsOf, tablesOf } from '../src/game.ts';

type Style = Parameters<typeof styleText>[0];
const paint = (style: Style, text: string): string => styleText(style, text);

const ROWS = 10;
const COLUMNS = 7;

const FIGURES = ['①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧'];

/** A goblin is its seat's number in its own colour, so that it can be told without colours too. */
const COLOURS = {
  red: 'redBright',
  orange: 'yellow',
  yellow: 'yellowBright',
  green: 'greenBright',
  blue: 'blueBright',
  purple: 'magentaBright',
  white: 'whiteBright',
  black: 'gray',
} as const;
const SIGNS: Readonly<Record<string, string>> = { book: 'b', scroll: 's', potion: 'p', gems: 'g' };
const SYMBOL_STYLES: Readonly<Record<string, Style>> = {
  book: 'red',
  scroll: 'yellow',
  potion: 'green',
  gems: 'blue',
};

/** Kragmortha in the terminal: the library, whoever stands in it, and what everybody has. */
export const board: Board<Kragmortha> = {
  draw(scene) {
    return [...drawLibrary(scene), ...drawLegend(scene), '', ...drawSeats(scene), ...drawHand(scene)];
  },
  note: () => undefined,
};

function drawLibrary(scene: Sketch<Kragmortha>): string[] {
  const field = tablesOf(scene.box.set).fields[scene.view.seats.length];
  const numbers = answerSquares(scene);
  const letters = paint('dim', `     ${[...'abcdefg'].map((letter) => `  ${letter}  `).join('')}`);
  const lines = [letters];
  // Rows cut off behind the bookcases show nothing; the one next to an open row is their wall.
  const first = Math.max(0, Math.floor(Math.min(...field.floor) / COLUMNS) - 1);
  for (let y = first; y < ROWS; y++) {
    const cells = Array.from({ length: COLUMNS }, (_, x) =>
      drawSquare(scene, field, y * COLUMNS + x, numbers),
    );
    lines.push(paint('dim', String(y + 1).padStart(4)) + cells.join(''));
  }
  return lines;
}

/** Squares that an answer names, with the answer's number. */
function answerSquares(scene: Sketch<Kragmortha>): Map<number, number> {
  const named = squaresNamed(scene);
  return new Map(named.flatMap((square, index) => (square === null ? [] : [[squareOf(square), index + 1]])));
}

/** The square that each answer names, if it does. */
function squaresNamed({ kind, answers }: Sketch<Kragmortha>): (string | null)[] {
  switch (kind) {
    case 'place':
      return answers.map(({ place }) => place);
    case 'land':
      return answers.map(({ put }) => put);
    case 'onward':
      return answers.map((answer) => (answer !== 'stop' && 'jump' in answer ? answer.jump : null));
    default:
      return [];
  }
}

/** Five characters: brackets for a teleport square, the symbol or who stands there, an answer's number. */
function drawSquare(
  { view, seat }: Sketch<Kragmortha>,
  field: Field,
  square: number,
  numbers: ReadonlyMap<number, number>,
): string {
  if (!field.floor.includes(square) && !field.desk[square]) return paint('dim', ' ▒▒▒ ');
  const number = numbers.get(square);
  const other = view.at.indexOf(square);
  const [left, right] = field.teleport[square] ? ['(', ')'] : [' ', ' '];
  const frame = (text: string) => ` ${paint('cyan', left)}${text}${paint('cyan', right)} `;
  if (other >= 0 && view.rigor === square) return frame(paint(['bold', 'red'], '✸'));
  if (other >= 0) return frame(figure(view.goblins[other], other, other === seat));
  if (view.rigor === square) return frame(paint(['bold', 'inverse', 'cyan'], 'R'));
  if (number !== undefined) return middle(number, left, right);
  if (field.desk[square]) return paint('magenta', ' ▤▤▤ ');
  const [symbol] = symbolsOf(field.symbol[square]);
  const start = field.starts.includes(square);
  const sign = paint(SYMBOL_STYLES[symbol], SIGNS[symbol]);
  return frame(start ? paint('underline', sign) : sign);
}

/** An answer's number may need two characters. */
function middle(number: number, left: string, right: string): string {
  const text = String(number);
  return `${text.length > 1 ? '' : ' '}${left}${paint('yellowBright', text)}${right} `;
}

/** One's own goblin is set off strongly: nobody should have to look for it. */
function figure(goblin: string, seat: Seat, own: boolean): string {
  const colour = COLOURS[goblin as keyof typeof COLOURS];
  return paint(own ? ['bold', 'inverse', colour] : colour, FIGURES[seat]);
}

function drawLegend({ view, speaker }: Sketch<Kragmortha>): string[] {
  const symbols = Object.entries(SIGNS).map(([symbol, sign]) => `${sign} ${speaker.name(symbol)}`);
  const places = [`R ${speaker.name('rigor')}`, `( ) ${speaker.name('teleport-square')}`];
  const desk = `▤ ${speaker.name('desk')} ${view.tomeDeck.length}`;
  return [paint('dim', [...symbols, ...places, desk].join(' · '))];
}

function drawSeats({ view, speaker, seats, seat }: Sketch<Kragmortha>): string[] {
  const widest = Math.max(...seats.map((name) => name.length));
  return view.seats.map((player, index) => {
    const turn = view.seat === index ? '▸' : ' ';
    const looks = player.looks.map(({ look }) => paint('red', called(speaker, look)));
    const tomes = view.tomes[index].map((tome) => paint('magenta', called(speaker, tome)));
    const used = view.used[index].map((tome) => paint('dim', called(speaker, tome)));
    const count = paint('red', `◉ ${player.looks.length}`);
    const symbols = paint('yellow', `★ ${player.symbols}`);
    const row = [...looks, ...tomes, ...used].join(' · ');
    const name = seats[index].padEnd(widest);
    return `${turn} ${figure(view.goblins[index], index, index === seat)} ${name}  ${count}  ${symbols}  ${row}`.trimEnd();
  });
}

/** A card of somebody's own set goes by its id. */
const called = (speaker: Names, id: string): string => (isInBox(id) ? speaker.name(id) : id);

/** The penalties of whoever looks, in words, and the cards in hand. */
function drawHand({ box, view, seat, speaker }: Sketch<Kragmortha>): string[] {
  const own = view.seats[seat];
  const penalties = own.looks
    .flatMap(({ dare, screen }) => [dare, screen])
    .filter((face) => face !== undefined);
  const lines = [...new Set(penalties.map(({ id }) => (isInBox(id) ? speaker.about(id) : id)))].map((text) =>
    paint('red', `  ! ${text}`),
  );
  const cards = view.hands[seat].map((id) => drawCard(box.set, id, speaker));
  return cards.length > 0 ? [...lines, `  ${cards.join('   ')}`] : lines;
}

function drawCard(set: Kragmortha['set'], id: string, speaker: Names): string {
  const card = set.cards.find((row) => row.id === id);
  const symbols = (card?.symbols ?? []).map((symbol) =>
    paint(SYMBOL_STYLES[symbol] ?? 'whiteBright', speaker.name(symbol)),
  );
  return `[${card?.moves === 'rigor' ? paint('cyan', 'R ') : ''}${symbols.join(' ')}]`;
}
