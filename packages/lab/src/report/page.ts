import { meanLead, percent, quantile, type Share, shares, total } from '@undercroft/bots/series';
import { loadSpeaker } from '@undercroft/words';
import { decidedAt, luckOf, type Simulated, sayRate } from '../series/summary.ts';
import { drawDecided, drawLead, drawLuck } from './course-plots.ts';
import { escaped, figure, type Say } from './html.ts';
import { drawBars, drawPoints, drawShares, drawSpread, type NamedShare } from './plots.ts';
import { STYLE } from './style.ts';
import { optionsOf, usedOf } from './used.ts';

/** A run as one page that needs nothing else: to be read, sent and printed. */
export async function pageOf(simulated: Simulated): Promise<string> {
  const { series, tally } = simulated;
  const speaker = await loadSpeaker(series.game, 'en');
  const say = (id: string): string => {
    try {
      return speaker.name(id);
    } catch {
      // Events and cards of one's own have no name in words.
      return id.replaceAll('-', ' ');
    }
  };
  const title = `${speaker.title}: ${tally.games.toLocaleString('en')} games`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
${factsOf(simulated, say)}
${tally.games === 0 ? '<p>No game was finished.</p>' : plotsOf(simulated, say)}
</html>
`;
}

const plotsOf = (simulated: Simulated, say: Say): string =>
  [
    winsOf(simulated, say),
    lengthOf(simulated, say),
    leadOf(simulated),
    luckPart(simulated),
    usedOf(simulated, say),
    optionsOf(simulated, say),
  ].join('\n');

function factsOf({ series, args, tally, speed, faults }: Simulated, say: Say): string {
  const seats = series.figures.map(
    (name, seat) => `${name === null ? 'any' : say(name)} (${series.players[seat]})`,
  );
  const budget =
    'iterations' in series.budget
      ? `${series.budget.iterations} iterations`
      : `${series.budget.milliseconds} ms`;
  const facts: [string, string][] = [
    [
      'seats',
      `${seats.join(', ')}${series.rotate ? '; the players move on by a seat from game to game' : ''}`,
    ],
    [
      'options',
      Object.entries(series.options)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ') || 'none',
    ],
    ['components', series.set === null ? 'the set in the box' : 'a set of one’s own'],
    ...(series.players.includes('master')
      ? [['a master thinks', `${budget} an answer`] as [string, string]]
      : []),
    ['seed', series.seed],
    ['ended', `${total(tally.ends)} of ${tally.games}`],
    ['speed', `${sayRate(speed.perCoreSecond)} games in a second of one core`],
    ...(faults.count > 0
      ? [['mistakes', `${faults.count}: ${faults.kept[0]?.line ?? ''}`] as [string, string]]
      : []),
  ];
  const command = [
    'npx undercroft simulate',
    ...args.map((word) => (/^[\w.,:=/-]+$/.test(word) ? word : `'${word}'`)),
  ];
  return `<p>Made by <code>${escaped(command.join(' '))}</code></p>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`;
}

function winsOf({ series, tally }: Simulated, say: Say): string {
  const fair = 1 / series.figures.length;
  const rows = (all: Record<string, Share>, name: Say): NamedShare[] =>
    Object.entries(all).map(([id, share]) => ({ name: name(id), ...share }));
  const byShare = (all: NamedShare[]) => all.sort((a, b) => (b.share ?? 0) - (a.share ?? 0));
  const note = 'Lines are 95 % intervals; at a diamond the fair share lies outside.';
  return [
    '<h2>Who wins</h2>',
    figure(
      `Wins by figure. ${note}`,
      drawShares('wins by figure', byShare(rows(shares(tally.figures), say)), fair),
    ),
    figure(
      'Wins by seat, in the order of play.',
      drawShares(
        'wins by seat',
        rows(shares(tally.seats), (seat) => `seat ${seat}`),
        fair,
      ),
    ),
    ...(Object.keys(tally.players).length > 1
      ? [
          figure(
            'Wins by player.',
            drawShares('wins by player', byShare(rows(shares(tally.players), (name) => name)), fair),
          ),
        ]
      : []),
  ].join('\n');
}

function lengthOf({ tally }: Simulated, say: Say): string {
  const ends = {
    ...tally.ends,
    ...(total(tally.ends) < tally.games ? { stopped: tally.games - total(tally.ends) } : {}),
  };
  const how = Object.entries(ends)
    .sort(([, a], [, b]) => b - a)
    .map(([name, games]) => ({ name: say(name), value: games / tally.games }));
  const parts = [
    '<h2>How games end</h2>',
    figure(
      'What ended the games.',
      drawBars('what ended the games', how, { label: '% of the games', percent: true }),
    ),
  ];
  if (total(tally.ends) === 0) return parts.join('\n');
  return [
    ...parts,
    figure(
      'How many turns a game takes.',
      drawSpread('turns', tally.turns, 'turns', quantile(tally.turns, 0.5)),
    ),
    figure(
      'How many answers, by all seats together.',
      drawSpread('answers', tally.answers, 'answers', quantile(tally.answers, 0.5)),
    ),
    figure(
      'Points at the end: bars for all seats, diamonds for winners.',
      drawPoints('points', tally.points, tally.winnersPoints),
    ),
  ].join('\n');
}

function leadOf({ series, tally: { lead } }: Simulated): string {
  const decided = decidedAt(lead);
  if (decided === null) return '';
  return [
    '<h2>When a game is decided</h2>',
    figure(
      'The lead over time, as the game’s own evaluation judges the table at every turn. Solid: how often the leader of that moment wins in the end. Dashed: the share of the win that the later winner is judged to have. Where both stay low until late, nobody is out of it.',
      drawLead('the lead over time', meanLead(lead), 1 / series.figures.length),
    ),
    figure(
      decided === 1
        ? 'More than half of the games are open until their last turn: only then does the winner lead for good.'
        : `Half of the games are decided after ${percent(decided)} of their turns: from there on the winner is never overtaken again.`,
      drawDecided('when games are decided', lead.decided),
    ),
  ].join('\n');
}

function luckPart({ unequal }: Simulated): string {
  if (unequal === null) return '';
  const { skill, games, winsByBot } = luckOf(unequal);
  if (skill === null) return '';
  const players = Object.entries(winsByBot).map(([name, { share }]) => `${name} ${percent(share)}`);
  return [
    '<h2>Luck and skill</h2>',
    figure(
      `In ${games} games of players of different strength, moving round the table, who plays explains ${percent(skill.share)} of the variance of the result (95 % interval ${percent(skill.low)} – ${percent(skill.high)}, dashed); luck explains the rest. Wins: ${players.join(', ')}.`,
      drawLuck('luck and skill', skill),
    ),
  ].join('\n');
}
