import type { Seat } from '@undercroft/kernel';
import type { GameEars, Place, ReadBoard } from '../game/ears.ts';
import type { AtTable } from '../game/screen.ts';
import { keyFor } from './keys.ts';
import { pressables } from './pressable.ts';
import type { EarsWords } from './words/index.ts';

/** What is needed to answer somebody who asks by key. */
export interface Knowing {
  readonly at: AtTable;
  readonly words: EarsWords;
  readonly ears: GameEars | null;
}

/** So many answers are told at once, and all that have a digit. */
const TOLD = 8;

/** What can be asked at any time. */
export const ASKS = ['where', 'around', 'holds', 'others', 'leads', 'chances', 'can'] as const;
export type AskedByKey = (typeof ASKS)[number];

/** The answer, in sentences. */
export function answerTo(asked: AskedByKey, knowing: Knowing): string {
  const { at, words } = knowing;
  const seat = at.viewer;
  switch (asked) {
    case 'where':
      return seat === null ? words.notSeated : whereIs(knowing, seat);
    case 'around':
      return seat === null ? words.notSeated : aroundOf(knowing, seat);
    case 'holds':
      return seat === null ? words.notSeated : heldBy(knowing, seat);
    case 'others':
      return at.seats
        .filter((info) => info.seat !== seat)
        .map((info) => heldBy(knowing, info.seat))
        .join(' ');
    case 'leads':
      return whoLeads(knowing);
    case 'chances':
      return chances(knowing);
    case 'can':
      return whatCanBeDone(knowing);
  }
}

/** The place where a seat's figure stands. */
export const placeOfSeat = (board: ReadBoard, seat: Seat): Place | undefined =>
  board.rows.flat().find(({ seats }) => seats.includes(seat));

/** A place as it is heard. */
export const placeText = ({ name, text }: Place, words: EarsWords): string =>
  `${name}: ${text === '' ? words.nothing : text}`;

function whereIs({ at, words, ears }: Knowing, seat: Seat): string {
  const own = ears?.here?.(at, seat);
  if (own !== undefined) return own;
  const place = ears === null ? undefined : placeOfSeat(ears.board(at), seat);
  return place === undefined ? words.nowhere : `${placeText(place, words)}.`;
}

/** One after the other, each with its full stop. */
const sentences = (list: readonly string[]): string =>
  list.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');

function aroundOf({ at, words, ears }: Knowing, seat: Seat): string {
  const around = ears?.around(at, seat) ?? [];
  return around.length === 0 ? words.nowhere : sentences(around);
}

/** Of equal things how many. */
function heldBy({ at, words, ears }: Knowing, seat: Seat): string {
  const counted = new Map<string, number>();
  for (const thing of ears?.holds(at, seat) ?? []) counted.set(thing, (counted.get(thing) ?? 0) + 1);
  const things = [...counted].map(([thing, count]) => (count > 1 ? `${count} × ${thing}` : thing));
  return words.has({
    name: at.names[seat] ?? '',
    // What is told of a card has commas of its own.
    things:
      things.length > 0
        ? things.join(things.some((thing) => thing.includes(',')) ? '; ' : ', ')
        : words.hasNothing,
  });
}

function whoLeads({ at, words, ears }: Knowing): string {
  if (ears === null) return words.noMore;
  const stand = at.seats.map(({ seat }) => ({ seat, ...ears.stands(at, seat) }));
  const most = Math.max(...stand.map(({ worth }) => worth));
  const first = stand.filter(({ worth }) => worth === most);
  const rest = stand.filter(({ worth }) => worth < most).sort((a, b) => b.worth - a.worth);
  const name = (seat: Seat) => at.names[seat] ?? '';
  return [
    words.leading({ names: first.map(({ seat }) => name(seat)).join(', '), text: first[0]?.text ?? '' }),
    ...rest.map(({ seat, text }) => words.has({ name: name(seat), things: text })),
  ].join(' ');
}

/** Whatever on the table has a chance written on it. */
function chances({ words }: Knowing): string {
  const told = new Set<string>();
  for (const { label } of pressables()) if (label.includes('%')) told.add(inShort(label));
  for (const odds of document.querySelectorAll('[data-odds]:not(button *, [role="button"] *)'))
    told.add((odds.getAttribute('aria-label') ?? odds.textContent ?? '').replace(/\s+/g, ' ').trim());
  const list = [...told].filter((text) => text !== '');
  return list.length === 0 ? words.noChances : sentences(list);
}

/** Of a long name with a chance in it how it begins, and the chance: all else is asked of what is around. */
function inShort(label: string): string {
  const [first = '', ...others] = label.split(/(?<=[.!?]) /);
  const chance = others.find((sentence) => sentence.includes('%'));
  return first.includes('%') || chance === undefined ? label : `${first} ${chance}`;
}

function whatCanBeDone({ at, words }: Knowing): string {
  if (at.answers.length === 0 && at.standing.length === 0 && at.throwDice === null) return words.notAsked;
  // The same answer may be given on the board and in the question.
  const given = new Set<string>();
  const all = pressables().filter(({ element: { dataset } }) => {
    const isNew = dataset.gives === undefined || !given.has(dataset.gives);
    if (dataset.gives !== undefined) given.add(dataset.gives);
    return isNew;
  });
  // Whoever is told of twenty squares remembers none: the nearest are said, and where the others are found.
  const told = all.filter(({ digit }, nth) => digit !== null || nth < TOLD);
  const list = told.map(({ label, digit }) => (digit === null ? '' : `${digit}: `) + inShort(label));
  const count = all.length - told.length;
  const keys = { board: keyFor('board').toUpperCase(), way: keyFor('way').toUpperCase() };
  const others = count === 0 ? '' : ` ${words.moreOnBoard({ count, ...keys })}`;
  return words.can({ count: all.length, list: sentences(list) + others });
}
