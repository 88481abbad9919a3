import {
  changesOf,
  type MeasuredChange,
  type Pairs,
  quantile,
  roundedOff,
  shareOf,
  type Tally,
} from '@undercroft/bots/series';
import type { Section } from '@undercroft/sets/workshop';
import type { Speaker } from '@undercroft/words';
import { decimals } from '../../../kit/language/decimals.ts';
import { percent } from '../../../kit/language/percent.ts';
import type { WorkshopWords } from '../../../table/box/words/en.ts';

/** How many things that happen are told. */
const MOST_HAPPENINGS = 12;
/** So often a thing must have happened to somebody before it says anything about winning. */
const LEAST_SEATS = 50;
const MOST_TOLD = 8;

type Telling = Readonly<{ words: WorkshopWords; say: Speaker }>;

/** What changed more than luck explains, the largest changes first: the game itself, then what happens in it. */
export function changesInWords(
  pairs: Readonly<Record<string, Pairs>>,
  games: number,
  seats: number,
  telling: Telling,
): string[] {
  const sure = changesOf(pairs, games, seats)
    .filter((change) => change.sure)
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  const told = (changes: readonly MeasuredChange[]) =>
    changes.map((change) => sentenceOf(change, telling)).filter((text) => text !== null);
  // Of what happens to one thing, the largest change says enough.
  const happenings = new Map<string, MeasuredChange>();
  for (const change of sure) {
    const { kind, name } = happeningOf(change.measure);
    if (name !== undefined && !PLAIN.has(kind) && !happenings.has(name)) happenings.set(name, change);
  }
  return [
    ...told(sure.filter(({ measure }) => !measure.startsWith('happens:'))),
    ...told([...happenings.values()]).slice(0, MOST_HAPPENINGS),
  ];
}

/** What goes without saying: whoever fights a thing has rolled against it, too. */
const PLAIN: ReadonlySet<string> = new Set(['moved', 'walked', 'rolled', 'fight', 'hit', 'placed', 'laid']);

function happeningOf(measure: string): { kind: string; name: string | undefined } {
  const [, kind = '', name] = /^happens: (\S+) (.+)$/.exec(measure) ?? [];
  return { kind, name };
}

/** How large a change is beside what it changes. */
const sizeOf = ({ a, b }: MeasuredChange): number =>
  Math.abs(b - a) / Math.max(1e-9, (Math.abs(a) + Math.abs(b)) / 2);

/** What changed, and between what the difference lies: 19 times in 20, it does. */
function sentenceOf(change: MeasuredChange, telling: Telling): string | null {
  const text = changeOf(change, telling);
  if (text === null) return null;
  const { low, high, measure } = change;
  const { judge } = telling.words;
  const { language } = telling.say;
  const isShare = /^(games that end|decided after|wins of |ends by )/.test(measure);
  const said = (value: number) => signed(decimals(language, isShare ? 100 * value : value), value);
  const [from, to] = [said(low), said(high)];
  return `${text} ${isShare ? judge.points({ low: from, high: to }) : judge.difference({ low: from, high: to })}`;
}

const signed = (text: string, value: number): string => (value > 0 ? `+${text}` : text.replace('-', '−'));

function changeOf({ measure, a, b }: MeasuredChange, { words: { judge }, say }: Telling): string | null {
  const { language } = say;
  const number = (value: number) => decimals(language, value);
  const share = (value: number) => percent(language, value);
  if (measure === 'turns') return judge.turns({ a: number(a), b: number(b) });
  if (measure === 'games that end') return judge.end({ a: share(a), b: share(b) });
  if (measure === 'points of the winner') return judge.winnersPoints({ a: number(a), b: number(b) });
  if (measure.startsWith('decided after')) return judge.decided({ a: share(a), b: share(b) });
  const [, seat] = /^wins of seat (\d+)$/.exec(measure) ?? [];
  if (seat !== undefined) return judge.seat({ seat, a: share(a), b: share(b) });
  const [, figure] = /^wins of (?!a player)(.+)$/.exec(measure) ?? [];
  if (figure !== undefined) return judge.wins({ name: say.called(figure), a: share(a), b: share(b) });
  const [, by] = /^ends by (.+)$/.exec(measure) ?? [];
  if (by === 'being stopped') return null;
  if (by !== undefined) return judge.endsBy({ how: say.called(by), a: share(a), b: share(b) });
  const { kind, name } = happeningOf(measure);
  if (name === undefined) return null;
  return judge.happens({ what: eventOf(kind, judge), name: say.called(name), a: number(a), b: number(b) });
}

/** A kind of event in the reader's words; one that nobody has named by its own. */
const eventOf = (kind: string, { events }: WorkshopWords['judge']): string =>
  events[kind] ?? kind.replaceAll('-', ' ');

/** A name that goes with winning: of the seats it happened to, how many won. */
export interface Winning {
  readonly text: string;
  readonly share: number;
}

/** What wins most of the time whoever meets it. This is no proof of a cause. */
export function alwaysWins({ events }: Tally, seats: number, { words, say }: Telling): Winning[] {
  return Object.entries(events)
    .flatMap(([key, used]) => {
      const [, kind, name] = /^(\S+) (.+)$/.exec(key) ?? [];
      if (kind === undefined || PLAIN.has(kind) || name === undefined || used.played < LEAST_SEATS) return [];
      const { share, low } = shareOf(used);
      if (low < Math.min(0.5, 1.5 / seats)) return [];
      return [{ text: `${eventOf(kind, words.judge)}: ${say.called(name)}`, share }];
    })
    .sort((one, other) => other.share - one.share)
    .slice(0, MOST_TOLD);
}

/** Components that no game made use of, of those kinds whose use is told at all. */
export function neverUsed({ events }: Tally, sections: readonly Section[]): string[] {
  const met = new Set(Object.keys(events).map((key) => key.replace(/^\S+ /, '')));
  return sections.flatMap(({ things }) => {
    const unused = things.filter(({ name }) => !met.has(name.replace(/-\d+$/, '')));
    return unused.length === things.length ? [] : unused.map(({ name }) => name);
  });
}

/** Length of a game: the middle one, and what four in five stay between. */
export const lengthOf = ({ turns }: Tally) => ({
  median: quantile(turns, 0.5),
  p10: quantile(turns, 0.1),
  p90: quantile(turns, 0.9),
});

/** How often somebody who led halfway went on to win; null where nobody has. */
export function holdsLead({ lead }: Tally): number | null {
  const halfway = lead.leader[Math.floor(lead.leader.length / 2)];
  return lead.games === 0 ? null : roundedOff(halfway) / lead.games;
}

/** What happens with a thing in one game, here and there. */
interface Part {
  readonly text: string;
  readonly box: number;
  readonly own: number;
}

/** How often each thing plays a part in a game, what changed most first. */
export function partsPlayed(box: Tally, own: Tally, { words, say }: Telling): Part[] {
  const often = ({ events, games }: Tally, key: string) =>
    games === 0 ? 0 : (events[key]?.times ?? 0) / games;
  return [...new Set([...Object.keys(box.events), ...Object.keys(own.events)])]
    .flatMap((key): Part[] => {
      const [, kind = '', name] = /^(\S+) (.+)$/.exec(key) ?? [];
      if (name === undefined || PLAIN.has(kind) || words.judge.events[kind] === undefined) return [];
      const text = `${say.called(name)}: ${eventOf(kind, words.judge)}`;
      return [{ text, box: often(box, key), own: often(own, key) }];
    })
    .sort((one, other) => Math.abs(other.own - other.box) - Math.abs(one.own - one.box));
}
