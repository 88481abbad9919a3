import { askNow, type Box, type Chance, type Seat, type Sight, sightOf } from '@undercroft/kernel';
import { best } from '@undercroft/kit/mind';
import { diceOf, unitNumber } from './army.ts';
import type { Army, Hero } from './components.ts';
import { powersIn, seatOf } from './heroes.ts';
import { type Fighter, fighterOf, fightValue, heartCost } from './instinct/fighter.ts';
import { buildingValue, goodValue, harvestValue, mindOf, wants } from './instinct/plan.ts';
import { hasSkills, powersWorth } from './instinct/powers.ts';
import { roam } from './instinct/roam.ts';
import { armyGain, itemGain, worth } from './instinct/worth.ts';
import { fireOf } from './items.ts';
import { openTo, turnGorges } from './land.ts';
import { foesAt } from './meet.ts';
import { rerollChance, winChance } from './odds.ts';
import { pointsOf } from './outcome.ts';
import { printed } from './printed.ts';
import type { Karak2Set } from './set.ts';
import type { FateAsk, Karak2, Karak2Answer, Karak2Answers, Karak2View } from './state.ts';

/** Plays like a sensible person: explore, arm, build, recruit, take the stones, then the General. */
export function instinct(sight: Sight<Karak2>, chance: Chance, scores?: number[]): Karak2Answer {
  return decide(sight, chance, Number.POSITIVE_INFINITY, scores);
}

/** Actions that a hurried hero looks ahead: about one turn. */
const HURRIED_REACH = 2;

/** The same in a hurry: nothing on an imagined table is hidden, and what is far away can wait. */
export function hunch(
  box: Box<Karak2>,
  state: Karak2View,
  answers: readonly Karak2Answer[],
  chance: Chance,
  scores?: number[],
): Karak2Answer {
  return decide(sightOf<Karak2>(box, state, askNow<Karak2>(state), answers), chance, HURRIED_REACH, scores);
}

function decide(sight: Sight<Karak2>, chance: Chance, reach: number, scores?: number[]): Karak2Answer {
  const { box, view, seat } = sight;
  switch (sight.kind) {
    case 'act':
      return roam(mindOf(box, view, seat), sight.answers, chance, reach, scores);
    case 'muster':
      return muster(sight);
    case 'fight':
      return fight(sight);
    case 'fate': {
      const fighter = fighterOf(box, view, seat);
      return best(
        sight.answers,
        ({ putBack }) => fateValue(box, view, sight.ask, fighter, putBack),
        chance,
        scores,
      );
    }
    case 'scout':
      return best(sight.answers, ({ lay }) => tileValue(box, view, seat, lay), chance, scores);
    case 'lay': {
      const { q, r, gorges } = sight.ask;
      const open = openTo(view, q, r);
      return best(sight.answers, ({ turn }) => openWays(open & ~turnGorges(gorges, turn)), chance, scores);
    }
    case 'goods': {
      const wanted = wants(box, view, seat);
      return best(sight.answers, ({ good }) => goodValue(wanted, good), chance, scores);
    }
    case 'hero':
      return best(sight.answers, ({ hero }) => heroWorth(box.set, hero), chance, scores);
    default:
      return best<SmallAnswer>(
        sight.answers,
        (answer) => smallValue(box, view, seat, answer),
        chance,
        scores,
      );
  }
}

/** Wins of each hero among equals, as a multiple of a fair share, as docs/balance.md counts them. */
const HERO_WORTH = { horan: 0.9, taia: 1.4, lorraine: 1, xanros: 1, elspeth: 1.1, darius: 0.7 };

/** Of heroes with other powers nobody has counted the wins: they are judged by what these are worth. */
const heroWorth = (set: Karak2Set, hero: Hero): number =>
  hasSkills(set, hero) ? HERO_WORTH[hero] : powersWorth(set, powersIn(set, hero)) / 4;

/** Units a hero would rather keep. */
const UNIT_WORTH = [0.8, 1.1, 1.2, 0.9, 2, 3];

type SmallAnswer = Karak2Answers[
  | 'build'
  | 'recruit'
  | 'pickup'
  | 'disband'
  | 'protect'
  | 'keep'
  | 'spot'
  | 'plague'];

/** Answers that speak for themselves. */
function smallValue(box: Box<Karak2>, view: Karak2View, seat: Seat, answer: SmallAnswer): number {
  if (answer === 'done') return 0.05;
  if ('build' in answer) return answer.build === 'city' ? 5 : buildingValue(box.set, answer.build);
  if ('recruit' in answer) return UNIT_WORTH[unitNumber(answer.recruit)];
  if ('dismiss' in answer) return -1;
  if ('disband' in answer) return -UNIT_WORTH[unitNumber(answer.disband)];
  if ('take' in answer) return itemGain(box.set, view, seat, answer.take) - ('leave' in answer ? 0.1 : 0);
  if ('leave' in answer) return -worth(box.set, answer.leave);
  if ('ignore' in answer) {
    return answer.ignore === 'hero' ? heartCost(view.life[seat]) : UNIT_WORTH[unitNumber(answer.ignore)];
  }
  if ('spot' in answer) return spotValue(view, seat, answer);
  return plagueValue(view, seatOf(view, answer.plague));
}

/** The falcon lays its tile where its mistress can walk to. */
function spotValue(
  view: Karak2View,
  seat: Seat,
  answer: { readonly spot: string; readonly side: string },
): number {
  const beside = view.tile.indexOf(answer.spot);
  const place = view.at[seat];
  const q = view.q[beside] - view.q[place];
  const r = view.r[beside] - view.r[place];
  return -(Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Whoever leads suffers; a city that works suffers most. */
function plagueValue(view: Karak2View, target: Seat): number {
  const city = view.city[target] >= 0 && view.plague !== target ? 1 : 0;
  let goods = 0;
  for (let good = 0; good < 3; good++) goods += Math.min(1, view.goods[target * 3 + good]);
  return pointsOf(view, target) + city + goods * 0.3;
}

function fateValue(
  box: Box<Karak2>,
  view: Karak2View,
  ask: FateAsk,
  fighter: Fighter,
  putBack: Army,
): number {
  const { strength } = printed(box);
  let total = -strength[putBack];
  let gain = -armyGain(box.set, view, ask.seat, putBack);
  for (const army of ask.drawn) {
    total += strength[army];
    gain += armyGain(box.set, view, ask.seat, army);
  }
  const left = ask.drawn.toSpliced(ask.drawn.indexOf(putBack), 1);
  return fightValue(fighter, view, ask.seat, total, gain, left);
}

/** A tile that gives what is wanted; Hell's Maw can wait. */
function tileValue(box: Box<Karak2>, view: Karak2View, seat: Seat, tile: string): number {
  const { gives, rich, level } = printed(box).tiles[tile];
  if (rich === 0) return -3;
  return harvestValue(wants(box, view, seat), gives) + rich * 0.4 - (level === 2 ? 1 : 0);
}

/** As many open ways to other tiles as possible. */
function openWays(edges: number): number {
  let ways = 0;
  for (let left = edges; left > 0; left >>= 1) ways += left & 1;
  return ways;
}

/** Holds back units that hardly raise the chance to win. */
function muster({ box, view, ask, answers }: Sight<Karak2, 'muster'>): Karak2Answers['muster'] {
  const { seat, held, foe } = ask;
  const sheet = printed(box);
  if (view.general === view.at[seat]) return 'roll';
  const dice = diceOf(box.set, view, seat);
  const foes = foesAt(view, view.at[seat]);
  for (let kind = 0; kind < dice.length; kind++) dice[kind] -= held[kind];
  const gain = 1.7 + foe * 0.73;
  const win = winChance(box, view, seat, foe, dice, 0, foes);
  let chosen: Karak2Answers['muster'] = 'roll';
  let saving = 0;
  for (const answer of answers) {
    if (answer === 'roll') continue;
    const kind = unitNumber(answer.hold);
    dice[kind]--;
    const fewer = winChance(box, view, seat, foe, dice, 0, foes);
    dice[kind]++;
    const saved = sheet.dice[kind].risk * UNIT_WORTH[kind] - (win - fewer) * gain;
    if (saved > saving) {
      saving = saved;
      chosen = answer;
    }
  }
  return chosen;
}

/** Bends a fight with the least that wins it; accepts what cannot be won. */
function fight({ box, view, ask, answers }: Sight<Karak2, 'fight'>): Karak2Answers['fight'] {
  const { seat, foe } = ask;
  const missing = foe - ask.strength;
  if (missing <= 0) return 'accept';
  const fire = fireOf(box.set);
  const fireballs = view.fireballs[seat] * fire;
  const general = view.general === view.at[seat];
  if (answers.includes('reroll')) {
    const again = rerollChance(box, view, ask, missing - (general ? fireballs : 0));
    if (missing > fireballs || missing > fire || again > 0.6) return 'reroll';
  }
  if (fireballs === 0) return 'accept';
  if (missing <= fireballs && (general || missing <= fire + foe / 4)) return 'fireball';
  // A praetorian less is worth one fireball.
  const short = box.set.general.strength - ask.strength;
  return general && view.praetorians > 0 && short > 0 && short <= fire ? 'fireball' : 'accept';
}
