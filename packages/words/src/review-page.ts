import type { Seat } from '@undercroft/kernel';
import type { HeadlineToTell, MomentToTell, Teller } from './review.ts';

/** How one seat fared: result = start + luck + own + partners + others. */
interface SeatToTell {
  readonly seat: Seat;
  readonly start: number;
  readonly result: number;
  readonly luck: number;
  readonly own: number;
  /** Null where everybody plays for themselves. */
  readonly partners: number | null;
  readonly others: number;
  readonly averageLuck: number;
  readonly judged: { readonly done: number; readonly of: number };
}

interface SeatMoments {
  readonly luckiest: MomentToTell | null;
  readonly unluckiest: MomentToTell | null;
  readonly find: MomentToTell | null;
  readonly mistakes: readonly MomentToTell[];
}

/** A game that was looked back at. */
export interface Tale {
  readonly ended: boolean;
  readonly headlines: readonly HeadlineToTell[] | null;
  readonly seats: readonly SeatToTell[];
  /** The side of each seat, numbered from 0. */
  readonly sides: readonly number[];
  readonly moments: readonly { readonly before: readonly number[] }[];
}

export interface TaleMoments {
  readonly turningPoints: readonly MomentToTell[];
  readonly seats: readonly SeatMoments[];
}

/** A name and what is said under it. */
export type Entry = readonly [name: string, text: string];

/** What mattered most for each seat, in a sentence; none where nothing is known yet, or the game was not played to its end. */
export function headlinesOf(teller: Teller, tale: Tale): string[] {
  const wholes = wholesOf(tale);
  return (tale.headlines ?? []).map((one) =>
    teller.headline({ ...one, change: wholes[one.seat]?.[one.by] ?? one.change }),
  );
}

/** The game in a few sentences: what mattered most for whoever won, and for whoever reads it. */
export function openingOf(teller: Teller, tale: Tale, reader: Seat | null = null): string[] {
  const { ended, headlines } = tale;
  const played = teller.sets === null ? [] : [teller.sets];
  if (!ended || headlines === null) return [teller.say('unended'), ...played];
  const sentences = headlinesOf(teller, tale);
  const told = headlines
    .map(({ won, seat }, at) => ({ won, seat, sentence: sentences[at] }))
    .filter(({ won, seat, sentence }) => sentence !== '' && (won || seat === reader))
    .sort((a, b) => Number(b.won) - Number(a.won))
    .map(({ sentence }) => sentence);
  return [...told, ...played];
}

/** What average luck would have brought each seat, in sentences whose figures add up to 100 over all sides. */
export const averagesOf = (teller: Teller, tale: Tale): string[] =>
  wholesOf(tale).map(({ average }, at) => teller.averageLuck(tale.seats[at].seat, average));

/** What became of each seat's chance, part by part; all but luck is what average luck would have brought. */
export const ledgersOf = (teller: Teller, tale: Tale): Entry[][] =>
  wholesOf(tale).map(({ start, luck, own, partners, others, result }, at): Entry[] => [
    [teller.say('start'), teller.share(start)],
    [teller.say('luck'), teller.change(luck)],
    [teller.say('own'), teller.change(own)],
    ...(tale.seats[at].partners === null
      ? []
      : [[teller.say('partners'), teller.change(partners)] satisfies Entry]),
    [teller.say('others'), teller.change(others)],
    [teller.say('result'), teller.share(result)],
  ]);

/** What the figures of a ledger are. */
export const aboutOf = (teller: Teller, tale: Tale): string[] => [
  teller.say('own.about'),
  ...(tale.seats.every(isTheirSum) ? [] : [teller.say('average.about')]),
];

/** A seat's figures in whole per cent, so that whoever adds them up gets what is said; headline, sentence and ledger say the same. */
interface Wholes {
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly partners: number;
  readonly others: number;
  readonly result: number;
  readonly average: number;
}

function wholesOf({ seats, sides }: Tale): Wholes[] {
  const averages = inWholes(
    [...new Set(sides)].map((_, side) => seats[sides.indexOf(side)]?.averageLuck ?? 0),
  );
  return seats.map((seat, at) => {
    const average = averages[sides[at]];
    const parts = [seat.start, seat.own, seat.others, seat.partners ?? 0];
    const [start, own, others, partners] = inWholes(parts, isTheirSum(seat) ? average : sumOf(parts));
    const result = Math.round(seat.result * 100) / 100;
    return {
      start,
      luck: result - (start + own + others + partners),
      own,
      partners,
      others,
      result,
      average,
    };
  });
}

/** Mistakes at better chances than the start's may lead below 0 or above 1: average luck is another figure then. */
const isTheirSum = ({ start, own, others, partners, averageLuck }: SeatToTell): boolean =>
  Math.abs(start + own + others + (partners ?? 0) - averageLuck) < 1e-6;

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/** Parts in whole per cent that add up to their sum in whole per cent: whoever adds them up again gets the same. */
function inWholes(parts: readonly number[], total = sumOf(parts)): number[] {
  const exact = parts.map((part) => part * 100);
  const whole = exact.map(Math.floor);
  let left = Math.round(total * 100) - sumOf(whole);
  const cut = [...exact.keys()].sort((a, b) => exact[b] - whole[b] - (exact[a] - whole[a]));
  for (const at of cut) if (left-- > 0) whole[at]++;
  return whole.map((part) => part / 100);
}

/** What a seat will remember. */
export function momentsOf(
  teller: Teller,
  seat: Pick<SeatToTell, 'judged'>,
  { luckiest, unluckiest, find, mistakes }: SeatMoments,
): Entry[] {
  const [worst = mistakesOf(teller, seat, [])[0]] = mistakes.map((one) => teller.mistake(one));
  return [
    [teller.say('find'), teller.find(find)],
    [teller.say('luckiest'), teller.luck(luckiest)],
    [teller.say('unluckiest'), teller.luck(unluckiest)],
    [teller.say('mistake'), worst],
  ];
}

/** Every mistake of a seat, the largest first; what is not judged yet is not called well played. */
export function mistakesOf(
  teller: Teller,
  { judged }: Pick<SeatToTell, 'judged'>,
  mistakes: readonly MomentToTell[],
): string[] {
  const told = mistakes.map((one) =>
    teller.say('mistake.turn', { turn: one.turn, mistake: teller.mistake(one) }),
  );
  if (judged.done < judged.of) return [...told, teller.say('mistake.waiting', judged)];
  return told.length > 0 ? told : [teller.say('mistake.none')];
}

/** Lines that can be told apart by their dashes too. */
const LINES = ['#b3541e', '#2d6a9f', '#3c7a3c', '#8a4a9e', '#6b5b2e', '#b0305c', '#3f3f3f', '#1c8f8f'];
const DASHES = ['', '8 3', '2 3', '10 3 2 3', '5 5', '12 4', '1 2', '6 2 2 2'];

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

function graphOf(teller: Teller, { moments, seats }: Tale): string {
  const [wide, high, left] = [640, 240, 44];
  const points = [...moments.map(({ before }) => before), seats.map(({ result }) => result)];
  const x = (at: number) => left + (at / Math.max(1, points.length - 1)) * (wide - left);
  const y = (share: number) => 8 + (1 - share) * (high - 16);
  const lines = seats.map(({ seat }) => {
    const d = points.map(
      (shares, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(shares[seat]).toFixed(1)}`,
    );
    return `<path d="${d.join('')}" fill="none" stroke="${LINES[seat]}" stroke-width="2" stroke-dasharray="${DASHES[seat]}"><title>${escaped(teller.name(seat))}</title></path>`;
  });
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${left}" x2="${wide}" y1="${y(share)}" y2="${y(share)}" stroke="#ddd"/><text x="${left - 6}" y="${y(share) + 4}" text-anchor="end" font-size="12">${escaped(teller.share(share))}</text>`,
  );
  const key = seats.map(
    ({ seat }) =>
      `<li><svg width="34" height="10" aria-hidden="true"><line x1="0" x2="34" y1="5" y2="5" stroke="${LINES[seat]}" stroke-width="3" stroke-dasharray="${DASHES[seat]}"/></svg> ${escaped(teller.name(seat))}</li>`,
  );
  return `<svg viewBox="0 0 ${wide} ${high}" role="img" aria-label="${escaped(teller.say('title'))}">${marks.join('')}${lines.join('')}</svg><ul class="key">${key.join('')}</ul>`;
}

const STYLE = `body{margin:0 auto;padding:2rem 1rem 4rem;max-width:42rem;color:#111;background:#fff;font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .5rem}h2{font-size:1.3rem;margin:2rem 0 .25rem;border-top:1px solid #ccc;padding-top:1rem}
svg{max-width:100%;height:auto}.key{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1.25rem}dt{color:#444}dd{margin:0}footer{color:#444;margin-top:2rem}`;

const list = (entries: readonly Entry[]): string =>
  `<dl>${entries.map(([name, text]) => `<dt>${escaped(name)}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>`;

/** The whole review as one page that needs nothing else: to be read, sent and printed. */
export function reviewPage(
  teller: Teller,
  game: { readonly title: string; readonly language: string; readonly futures: number },
  tale: Tale,
  { turningPoints, seats }: TaleMoments,
): string {
  const title = `${game.title}: ${teller.say('title')}`;
  const turns = turningPoints.map((moment) => `<li>${escaped(teller.turningPoint(moment))}</li>`);
  const [averages, ledgers] = [averagesOf(teller, tale), ledgersOf(teller, tale)];
  const each = tale.seats.map(
    (seat, index) => `<section><h2>${escaped(teller.name(seat.seat))}</h2>
<p>${escaped(averages[index])}</p>
${list(momentsOf(teller, seat, seats[index]).slice(0, -1))}
<h3>${escaped(teller.say('mistakes'))}</h3>
<ul>${mistakesOf(teller, seat, seats[index].mistakes)
      .map((mistake) => `<li>${escaped(mistake)}</li>`)
      .join('')}</ul>
${list(ledgers[index])}</section>`,
  );
  return `<!doctype html>
<html lang="${game.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
${openingOf(teller, tale)
  .map((sentence) => `<p>${escaped(sentence)}</p>`)
  .join('\n')}
${graphOf(teller, tale)}
<h2>${escaped(teller.say('turning-points'))}</h2>
${turns.length === 0 ? `<p>${escaped(teller.say('turning-points.none'))}</p>` : `<ol>${turns.join('')}</ol>`}
${each.join('\n')}
<footer>${escaped([...aboutOf(teller, tale), teller.say('made-by', { futures: game.futures })].join(' '))}</footer>
</html>
`;
}
