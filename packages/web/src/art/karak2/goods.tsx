import type { Good } from '@undercroft/karak2';
import { byName, type Drawing, layered, placed } from '../drawing.ts';
import { INK } from '../ink.ts';
import { Inlaid, Picture } from '../Picture.tsx';

const GOODS = byName<Good>(
  import.meta.glob('./goods/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

/** The paper each is printed on, so that they differ by more than their drawing. */
const PAPER: Readonly<Record<Good, string>> = { food: '#f6e7b8', wood: '#d7e2b6', stone: '#dfe0ea' };

const coinOf = (good: Good): Drawing =>
  layered(
    `coin ${good}`,
    '-54 -54 108 108',
    `<circle r="50" fill="${PAPER[good]}" stroke="${INK}" stroke-width="5"/>`,
    placed(GOODS[good], 'translate(-37 -38) scale(.74)'),
  );

/** A resource on the board: 100 across around 0. */
export const GoodCoin = ({ good }: { good: Good }) => <Inlaid of={coinOf(good)} />;

/** A resource in a line of text. */
export const GoodPicture = ({ good, size = 22 }: { good: Good; size?: number }) => (
  <Picture of={coinOf(good)} width={size} shows={good} />
);
