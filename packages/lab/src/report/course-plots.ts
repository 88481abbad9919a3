import * as Plot from '@observablehq/plot';
import type { Share } from '@undercroft/bots/series';
import { BLUE, draw, GREY, PALE, PERCENT, RED } from './plots.ts';

/** Two lines over the course of a game. */
export function drawLead(
  says: string,
  lead: { readonly winner: readonly number[]; readonly leader: readonly number[] },
  fair: number,
): string {
  const points = (values: readonly number[]) =>
    values.map((value, index) => ({ part: index / (values.length - 1), value }));
  const line = (values: readonly number[], name: string, stroke: string, dashes?: string) => [
    Plot.lineY(points(values), {
      x: 'part',
      y: 'value',
      stroke,
      strokeWidth: 2.5,
      ...(dashes ? { strokeDasharray: dashes } : {}),
    }),
    Plot.text(points(values).slice(-1), {
      x: 'part',
      y: 'value',
      text: () => name,
      textAnchor: 'start',
      dx: 8,
      fill: stroke,
    }),
  ];
  return draw(says, {
    height: 320,
    marginRight: 150,
    x: { ...PERCENT, label: '% of the turns played' },
    y: { ...PERCENT, label: '%', domain: [0, 100] },
    marks: [
      Plot.ruleY([fair], { stroke: GREY, strokeDasharray: '5 4' }),
      Plot.ruleY([0]),
      ...line(lead.leader, 'the leader wins', BLUE),
      ...line(lead.winner, 'the winner’s share', RED, '7 4'),
    ],
  });
}

/** Parts of a game, and how many games were decided in each. */
export function drawDecided(says: string, decided: readonly number[]): string {
  const all = decided.reduce((sum, count) => sum + count, 0);
  const width = 1 / (decided.length - 1);
  const data = decided.map((count, index) => ({ part: index * width, games: count / all }));
  return draw(says, {
    height: 220,
    x: { ...PERCENT, label: '% of the turns played when the winner took the lead for good' },
    y: { ...PERCENT, label: '% of the games' },
    marks: [
      Plot.rectY(data, {
        x1: (row: { part: number }) => Math.max(0, row.part - width / 2),
        x2: (row: { part: number }) => Math.min(1, row.part + width / 2),
        y: 'games',
        fill: PALE,
        stroke: BLUE,
      }),
      Plot.ruleY([0]),
    ],
  });
}

/** One bar: what goes with the players, and what is luck. */
export function drawLuck(says: string, skill: Share): string {
  return draw(says, {
    height: 90,
    marginLeft: 8,
    marginRight: 16,
    x: { ...PERCENT, domain: [0, 100], label: '% of the variance of the result' },
    y: { axis: null },
    marks: [
      Plot.rectX([skill], { x1: 0, x2: 'share', fill: RED }),
      Plot.rectX([skill], { x1: 'share', x2: 1, fill: PALE, stroke: BLUE }),
      Plot.ruleX([skill.low, skill.high], { stroke: 'black', strokeDasharray: '3 3' }),
      Plot.text([skill], { x: (row: Share) => (1 + row.share) / 2, text: () => 'luck', fontSize: 16 }),
    ],
  });
}
