import { shareOf } from '@undercroft/bots/series';
import type { Simulated } from '../series/summary.ts';
import { escaped, figure, type Say } from './html.ts';
import { drawBars, drawShares } from './plots.ts';

/** Rows of one plot, so that it fits on a printed page. */
const ROWS = 34;

function inPlots<R>(rows: readonly R[], draw: (some: readonly R[]) => string): string {
  const plots = Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) =>
    draw(rows.slice(index * ROWS, (index + 1) * ROWS)),
  );
  return plots.join('');
}

/** How often everything happens, and how winning goes with it. */
export function usedOf({ series, tally }: Simulated, say: Say): string {
  const fair = 1 / series.figures.length;
  const kinds = new Map<string, string[]>([['', []]]);
  for (const key of Object.keys(tally.events)) {
    const [kind, name] = key.split(' ');
    const group = name === undefined ? '' : kind;
    kinds.set(group, [...(kinds.get(group) ?? []), key]);
  }
  // What always comes with the same name says no more than the event itself.
  const telling = [...kinds].filter(([, keys]) => keys.length > 1);
  const parts = telling.map(([kind, keys]) => {
    const often = keys.sort((a, b) => tally.events[b].times - tally.events[a].times);
    const all = often.map((key) => ({ name: say(key.split(' ').at(-1) ?? key), used: tally.events[key] }));
    const plots = inPlots(all, (rows) => {
      const times = rows.map(({ name, used }) => ({ name, value: used.times / tally.games }));
      const wins = rows.map(({ name, used }) => (used.played === 0 ? { name } : { name, ...shareOf(used) }));
      return figure(
        '',
        drawBars(`how often: ${kind}`, times, { label: 'times a game', width: 340 }),
        drawShares(`wins: ${kind}`, wins, fair, false),
      );
    });
    return `<h3>${escaped(kind === '' ? 'Everything that happens' : say(kind))}</h3>${plots}`;
  });
  return [
    '<h2>What is used, and how winning goes with it</h2>',
    '<p>Left: how often it happens in a game. Right: how many of the seats it happened to won, in the games where it did, with 95 % intervals. What goes with winning need not be its cause: long lives see more of everything.</p>',
    ...parts,
  ].join('\n');
}

/** How often each answer could be given, and was. */
export function optionsOf({ tally }: Simulated, say: Say): string {
  const kinds = new Map<string, { name: string; value: number; offered: number }[]>();
  for (const [key, { offered, taken }] of Object.entries(tally.choices)) {
    const [kind, word] = key.split(' ');
    const rows = kinds.get(kind) ?? [];
    rows.push({
      name: say(word),
      value: offered === 0 ? 0 : taken / offered,
      offered: offered / tally.games,
    });
    kinds.set(kind, rows);
  }
  const parts = [...kinds].map(([kind, rows]) => {
    const plots = inPlots(
      rows.sort((a, b) => b.value - a.value),
      (some) => {
        const offers = some.map(({ name, offered }) => ({ name, value: offered }));
        return figure(
          '',
          drawBars(`offered: ${kind}`, offers, { label: 'offered, times a game', width: 340 }),
          drawBars(`taken: ${kind}`, some, { label: '% taken when offered', width: 300, percent: true }),
        );
      },
    );
    return `<h3>${escaped(say(kind))}</h3>${plots}`;
  });
  return [
    '<h2>Which answers are given</h2>',
    '<p>Of every answer that could be given where there was a choice: how often it was offered, and how often it was taken.</p>',
    ...parts,
  ].join('\n');
}
