import {
  actionsLeft,
  BUILDINGS,
  type Building,
  bends,
  CASTLE,
  cityAt,
  DQ,
  DR,
  fameOf,
  hasBuilt,
  hostile,
  type Karak2Answers,
  lyingOn,
  placeAt,
  RECRUITS,
  type Recruit,
  stepFrom,
  tilesLeft,
  unitsOf,
} from '@undercroft/karak2';
import type { Seat } from '@undercroft/kernel';
import type { Mode } from './mind.tsx';
import type { Lying } from './seen.ts';
import type { Karak2Words } from './words/index.ts';

/** Why something cannot be, and the rule that says so. */
export type Why = readonly [text: string, rule: string];

export type DeedName =
  | 'heal'
  | 'gather'
  | 'city'
  | 'build'
  | 'recruit'
  | 'pickup'
  | 'cleanse'
  | 'raise'
  | 'portal'
  | 'ride'
  | 'falcon'
  | 'pickpocket';

type Act = Karak2Answers['act'];
type With<A, K extends string> = Extract<A, { readonly [key in K]: unknown }>;

/** Those answers that begin with a word. */
export const withWord = <L extends readonly (string | object)[], K extends string>(
  answers: L,
  word: K,
): With<L[number], K>[] =>
  answers.filter((answer): answer is With<L[number], K> => typeof answer === 'object' && word in answer);

/** The answers that do a deed. */
export function answersTo(answers: readonly Act[], deed: DeedName): Act[] {
  return answers.filter((answer) => {
    if (typeof answer === 'string') return answer === deed;
    if ('build' in answer) return deed === (answer.build === 'city' ? 'city' : 'build');
    if ('recruit' in answer || 'dismiss' in answer) return deed === 'recruit';
    if ('take' in answer) return deed === 'pickup';
    return deed in answer;
  });
}

/** Why the asked hero cannot do a deed now. Only asked when there is no answer that does it. */
export function whyNot(at: Lying, words: Karak2Words, seat: Seat, deed: DeedName): Why {
  const { box, view } = at;
  const { why } = words;
  const free = deed === 'falcon' || deed === 'pickpocket';
  if (!free && actionsLeft(box.set, view, seat) <= 0) return [why.noAction, 'K2-8'];
  const place = view.at[seat];
  switch (deed) {
    case 'heal':
      return [why.healthy, 'K2-38'];
    case 'gather':
      return whyNotGather(at, words, place);
    case 'city':
      return whyNotFound(at, words, seat, place);
    case 'build':
      return whyNotBuild(at, words, seat, place);
    case 'recruit':
      return whyNotRecruit(at, words, seat, place);
    case 'pickup':
      return lyingOn(view, place).length === 0 ? [why.nothingLies, 'K2-60'] : [why.slotsFull, 'K2-58'];
    case 'cleanse':
      return place === CASTLE ? [why.nothingToCleanse, 'K2-77'] : [why.notCastle, 'K2-77'];
    case 'raise':
      return [why.enoughSkeletons, 'K2-92'];
    case 'portal':
      return view.ported ? [why.oncePortal, 'K2-50'] : [why.noMove, 'K2-10'];
    case 'ride':
      if (view.rode) return [why.onceRide, 'K2-95'];
      return actionsLeft(box.set, view, seat) > (view.moved ? 1 : 0)
        ? [why.noRide, 'K2-95']
        : [why.noMove, 'K2-10'];
    case 'falcon':
      if (view.flown) return [why.onceFalcon, 'K2-88'];
      return tilesLeft(view) === 0 ? [why.stackEmpty, 'K2-22'] : [why.falconEdge, 'K2-89'];
    default:
      return [why.nobodyToRob, 'K2-64'];
  }
}

function whyNotGather({ view, box }: Lying, { why }: Karak2Words, place: number): Why {
  if (view.gathered.includes(place)) return [why.gathered, 'K2-42'];
  if (cityAt(view, place) >= 0) return [why.cityHere, 'K2-43'];
  if (hostile(view, place)) return [why.armyHere, 'K2-43'];
  if (box.options.startHexes !== 'usable' && view.tile[place].startsWith('start'))
    return [why.startTile, 'K2-44'];
  return [why.givesNothing, 'K2-43'];
}

function whyNotFound({ view, box }: Lying, { why }: Karak2Words, seat: Seat, place: number): Why {
  if (view.city[seat] >= 0) return [why.haveCity, 'K2-47'];
  if (place === CASTLE) return [why.castleHere, 'K2-46'];
  if (cityAt(view, place) >= 0) return [why.cityTaken, 'K2-46'];
  if (hostile(view, place)) return [why.armyThere, 'K2-46'];
  if (view.at.some((other, index) => index !== seat && other === place)) return [why.heroHere, 'K2-46'];
  if (box.options.startHexes === 'bare' && view.tile[place].startsWith('start')) return [why.bare, 'K2-44'];
  return [why.cannotPay, 'K2-45'];
}

function whyNotBuild({ view }: Lying, { why }: Karak2Words, seat: Seat, place: number): Why {
  if (view.city[seat] < 0) return [why.noCity, 'K2-48'];
  if (view.city[seat] !== place) return [why.notInCity, 'K2-48'];
  return BUILDINGS.every((building) => hasBuilt(view, seat, building))
    ? [why.allBuilt, 'K2-48']
    : [why.cannotPay, 'K2-48'];
}

function whyNotRecruit(at: Lying, words: Karak2Words, seat: Seat, place: number): Why {
  const { box, view } = at;
  const { why } = words;
  if (view.city[seat] < 0) return [why.noCity, 'K2-53'];
  if (view.city[seat] !== place) return [why.notInCity, 'K2-53'];
  if (view.plague === seat) return [why.plagued, 'K2-75'];
  const taught = RECRUITS.filter((_, kind) => bends(box.set, view, seat).teaches[kind]);
  if (taught.length === 0) return [why.noSchool, 'K2-54'];
  if (fameOf(box.set, view, seat) <= unitsOf(view, seat)) return [why.noRoom, 'K2-33'];
  return whyNotUnit(at, words, seat, taught[0]);
}

/** Why this unit cannot be recruited in one's own city. */
export function whyNotUnit({ box, view }: Lying, { why }: Karak2Words, seat: Seat, unit: Recruit): Why {
  if (!bends(box.set, view, seat).teaches[RECRUITS.indexOf(unit)]) return [why.noSchool, 'K2-54'];
  if (view.supply[RECRUITS.indexOf(unit)] === 0) return [why.noneLeft, 'K2-56'];
  if (fameOf(box.set, view, seat) <= unitsOf(view, seat)) return [why.noRoom, 'K2-33'];
  return [why.cannotPay, 'K2-53'];
}

export const whyNotWork = ({ view }: Lying, { why }: Karak2Words, seat: Seat, building: Building): Why =>
  hasBuilt(view, seat, building) ? [why.stands, 'K2-48'] : [why.cannotPay, 'K2-48'];

/** Why the asked hero cannot go to a hex. */
export function whyNotThere(
  { box, view }: Lying,
  words: Karak2Words,
  seat: Seat,
  mode: Mode | null,
  q: number,
  r: number,
): Why {
  const { why } = words;
  const here = view.at[seat];
  const ask = view.asks.at(-1);
  if (ask?.kind === 'spot') return [why.falconEdge, 'K2-89'];
  const place = placeAt(view, q, r);
  if (place === here) return [why.here, 'K2-14'];
  if (actionsLeft(box.set, view, seat) <= (view.moved ? 1 : 0)) return [why.noMove, 'K2-10'];
  if (mode === 'ride') return [why.straight, 'K2-95'];
  if (mode === 'portal') return [why.portalTo, 'K2-50'];
  const direction = [0, 1, 2, 3, 4, 5].find(
    (one) => view.q[here] + DQ[one] === q && view.r[here] + DR[one] === r,
  );
  if (direction === undefined) return [why.tooFar, 'K2-14'];
  const gorge = place < 0 ? (view.gorges[here] >> direction) & 1 : stepFrom(view, here, direction) < 0;
  if (gorge) return [why.gorge, 'K2-14'];
  if (tilesLeft(view) === 0) return [why.stackEmpty, 'K2-22'];
  return [why.tooFar, 'K2-14'];
}
