import * as Plot from '@observablehq/plot';
import { type Counts, inOrder, type Share, total } from '@undercroft/bots/series';
import { parseHTML } from 'linkedom';

/** Two colours that nobody confuses and that differ in print; shape or dashes always say the same again. */
export const BLUE = '#0072b2';
export const RED = '#b3400a';
export const PALE = '#a9c9de';
export const GREY = '#767676';

const WIDTH = 640;
const { document } = parseHTML('<!doctype html><html><body></body></html>');

/** What stays the same in every plot: readable letters, and percent where shares are drawn. */
export function draw(says: string, options: Plot.PlotOptions): string {
  const plot = Plot.plot({
    document: document as never,
    width: WIDTH,
    marginBottom: 40,
    style: { fontSize: '13px', fontFamily: 'inherit', overflow: 'visible' },
    ...options,
  });
  plot.setAttribute('role', 'img');
  plot.setAttribute('aria-label', says);
  return plot.outerHTML;
}

export const PERCENT = { percent: true, nice: true, grid: true } as const;

/** A share of wins by name; without one where it cannot be said who won. */
export interface NamedShare extends Partial<Share> {
  readonly name: string;
}

const asPercent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;

/** Whether the fair share lies outside the interval: a diamond instead of a circle. */
const isOff =
  (fair: number) =>
  ({ low = 0, high = 1 }: NamedShare) =>
    low > fair || high < fair;

/** Shares with their intervals, against the fair share. */
export function drawShares(says: string, rows: readonly NamedShare[], fair: number, labels = true): string {
  const off = isOff(fair);
  const longest = Math.max(4, ...rows.map(({ name }) => name.length));
  const most = Math.min(1, Math.max(2 * fair, ...rows.map(({ high = 0 }) => high)));
  return draw(says, {
    ...(labels ? {} : { width: 330 }),
    marginLeft: labels ? longest * 7.5 + 16 : 8,
    marginRight: 56,
    marginTop: 26,
    height: rows.length * 24 + 70,
    x: { ...PERCENT, label: 'wins, % of the games it was in', domain: [0, most * 100] },
    y: { domain: rows.map(({ name }) => name), label: null, ...(labels ? {} : { axis: null }) },
    marks: [
      Plot.ruleX([fair], { stroke: GREY, strokeDasharray: '5 4' }),
      Plot.text([fair], {
        x: (part: number) => part,
        text: () => 'fair',
        frameAnchor: 'top',
        dy: -14,
        fill: '#555',
      }),
      Plot.ruleY(rows, { y: 'name', x1: 'low', x2: 'high', stroke: 'black', strokeWidth: 1.5 }),
      Plot.dot(rows, {
        y: 'name',
        x: 'share',
        r: 5,
        fill: (row: NamedShare) => (off(row) ? RED : BLUE),
        symbol: (row: NamedShare) => (off(row) ? 'diamond2' : 'circle'),
      }),
      Plot.text(rows, {
        y: 'name',
        frameAnchor: 'right',
        dx: 50,
        textAnchor: 'end',
        text: ({ share }: NamedShare) => (share === undefined ? '' : asPercent(share)),
      }),
    ],
    symbol: { type: 'identity' } as never,
    color: { type: 'identity' },
  });
}

/** How often, by name, as bars with their numbers. */
export function drawBars(
  says: string,
  rows: readonly { readonly name: string; readonly value: number }[],
  { label, width = WIDTH, percent = false }: { label: string; width?: number; percent?: boolean },
): string {
  const longest = Math.max(4, ...rows.map(({ name }) => name.length));
  const text = (value: number) => (percent ? asPercent(value) : value.toFixed(value < 10 ? 2 : 0));
  return draw(says, {
    width,
    marginLeft: longest * 7.5 + 16,
    marginRight: 56,
    marginTop: 26,
    height: rows.length * 24 + 70,
    x: percent ? { ...PERCENT, label, domain: [0, 100] } : { label, grid: true, nice: true },
    y: { domain: rows.map(({ name }) => name), label: null },
    marks: [
      Plot.barX(rows, { y: 'name', x: 'value', fill: PALE, stroke: BLUE, insetTop: 3, insetBottom: 3 }),
      Plot.ruleX([0]),
      Plot.text(rows, {
        y: 'name',
        frameAnchor: 'right',
        dx: 50,
        textAnchor: 'end',
        text: (row: { value: number }) => text(row.value),
      }),
    ],
  });
}

/** How many games have each number, in as few bars as the eye wants; the median is marked. */
export function drawSpread(
  says: string,
  counts: Readonly<Counts>,
  label: string,
  median: number | null,
): string {
  const all = total(counts);
  const data = inOrder(counts).map(([value, count]) => ({ value, part: count / all }));
  const bars = { x: 'value', y: 'part', thresholds: 30, fill: PALE, stroke: BLUE };
  return draw(says, {
    height: 230,
    marginTop: 26,
    x: { label, nice: true },
    y: { ...PERCENT, label: '% of the games' },
    marks: [
      Plot.rectY(data, Plot.binX({ y: 'sum' }, bars)),
      Plot.ruleY([0]),
      ...(median === null
        ? []
        : [
            Plot.ruleX([median], { stroke: RED, strokeWidth: 2 }),
            Plot.text([median], {
              x: (n: number) => n,
              text: (n: number) => `median ${n}`,
              frameAnchor: 'top',
              dy: -14,
            }),
          ]),
    ],
  });
}

/** Points of all seats as bars, those of winners as sticks. */
export function drawPoints(says: string, all: Readonly<Counts>, winners: Readonly<Counts>): string {
  const shares = (counts: Readonly<Counts>) => {
    const sum = total(counts);
    return inOrder(counts).map(([value, count]) => ({ value, part: count / sum }));
  };
  const values = shares(all).map(({ value }) => value);
  const step = Math.min(1, ...values.slice(1).map((value, index) => value - values[index]));
  return draw(says, {
    height: 240,
    x: { label: 'points', nice: true },
    y: { ...PERCENT, label: '% of seats; of winners' },
    marks: [
      Plot.rectY(shares(all), {
        x1: (row: { value: number }) => row.value - step * 0.4,
        x2: (row: { value: number }) => row.value + step * 0.4,
        y: 'part',
        fill: PALE,
        stroke: BLUE,
      }),
      Plot.ruleX(shares(winners), { x: 'value', y: 'part', stroke: RED, strokeWidth: 2 }),
      Plot.dot(shares(winners), { x: 'value', y: 'part', fill: RED, symbol: 'diamond2', r: 4 }),
      Plot.ruleY([0]),
    ],
  });
}
