import { sized } from '../../art/drawing.ts';

/** What stands on the picture of a finished game, or of a day. */
export interface Shared {
  readonly game: string;
  readonly verdict: string;
  readonly figure: SVGElement | null;
  readonly ranks: readonly { readonly name: string; readonly points: string; readonly colour?: string }[];
  readonly tales: readonly { readonly text: string; readonly value: string }[];
  /** How much of each question was found, from 0 to 1, where it is about questions: a tile each, filled so far. */
  readonly marks?: readonly number[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const TILE = 48;
const GOLD = '#f5c84c';
const BONE = '#f3ead6';
const SOFT = '#c9baa0';

/** A drawing of the page as an image of its own, four times as large: what a canvas draws has to have a size. */
async function imageOf(drawing: SVGElement): Promise<HTMLImageElement> {
  const [, , width = '100', height = '130'] = (drawing.getAttribute('viewBox') ?? '').split(' ');
  const image = new Image();
  image.src = sized(
    drawing.querySelector('image')?.getAttribute('href') ?? '',
    Number(width) * 4,
    Number(height) * 4,
  );
  await image.decode();
  return image;
}

/** Text that is made smaller until it fits. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  [x, y, most]: readonly [number, number, number],
  size: number,
  face: string,
): void {
  let now = size;
  do pen.font = `600 ${now}px ${face}`;
  while (pen.measureText(text).width > most && --now > 12);
  pen.fillText(text, x, y);
}

/** The end of a game as a picture to send around, made here: nothing leaves the browser. */
export async function drawPicture({
  game,
  verdict,
  figure,
  ranks,
  tales,
  marks = [],
}: Shared): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser cannot draw pictures');
  const style = getComputedStyle(document.documentElement);
  const [display, sans] = [style.getPropertyValue('--display'), style.getPropertyValue('--sans')];
  await document.fonts.ready;

  pen.fillStyle = '#14110f';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const light = pen.createRadialGradient(230, 300, 20, 230, 300, 520);
  light.addColorStop(0, 'rgb(245 200 76 / 55%)');
  light.addColorStop(1, 'rgb(245 200 76 / 0%)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (figure !== null) {
    const image = await imageOf(figure);
    const height = 460;
    const width = (image.width / image.height) * height;
    pen.drawImage(image, 230 - width / 2, 90, width, height);
  }

  for (const [at, share] of marks.entries()) {
    const [x, y] = [88 + (at % 5) * 60, 230 + Math.floor(at / 5) * 72];
    pen.fillStyle = '#3b2a1c';
    pen.fillRect(x, y, TILE, TILE);
    pen.fillStyle = GOLD;
    pen.fillRect(x, y + TILE * (1 - share), TILE, TILE * share);
  }

  pen.textBaseline = 'alphabetic';
  pen.fillStyle = SOFT;
  write(pen, game, [470, 90, 680], 34, display);
  pen.fillStyle = GOLD;
  write(pen, verdict, [470, 150, 690], 48, display);
  for (const [at, { name, points, colour }] of ranks.slice(0, 6).entries()) {
    const y = 215 + at * 46;
    pen.fillStyle = colour ?? GOLD;
    pen.fillRect(470, y - 26, 12, 30);
    pen.fillStyle = BONE;
    write(pen, name, [500, y, 480], 30, display);
    pen.textAlign = 'right';
    write(pen, points, [1130, y, 120], 34, display);
    pen.textAlign = 'left';
  }
  const from = 240 + Math.min(6, ranks.length) * 46;
  for (const [at, { text, value }] of tales.slice(0, Math.floor((HEIGHT - 40 - from) / 36)).entries()) {
    pen.fillStyle = SOFT;
    write(pen, text, [470, from + at * 36, 560], 24, sans);
    pen.fillStyle = GOLD;
    pen.textAlign = 'right';
    write(pen, value, [1130, from + at * 36, 90], 28, display);
    pen.textAlign = 'left';
  }
  pen.fillStyle = SOFT;
  write(pen, 'Undercroft', [120, 600, 220], 30, display);
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture was made')) : made(blob))),
  );
}
