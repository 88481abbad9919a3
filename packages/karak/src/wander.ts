import type { Box, Chance, Seat } from '@undercroft/kernel';
import { HEARTS, type Monster, STEPS, type Token } from './components.ts';
import { DIRECTIONS, isFountain, isOpenExit, mayPass, tileBeside, tilesOf } from './dungeon.ts';
import { can } from './heroes.ts';
import { flamesHeld } from './inventory.ts';
import { oddsAgainst } from './odds.ts';
import type { Karak, KarakAnswer, KarakAsk, KarakView } from './state.ts';
import { armsOf, fightValue, gainOf } from './worth.ts';

/** The value of going somewhere fades with every turn it takes. */
const FADE = 0.75;
const EXPLORE_VALUE = 1.1;

/** Goes for the most valuable thing in reach of the whole known dungeon, one step at a time. */
export function wander(
  box: Box<Karak>,
  view: KarakView,
  ask: Extract<KarakAsk, { kind: 'step' }>,
  answers: readonly KarakAnswer[],
  chance: Chance,
): KarakAnswer {
  if (answers.length === 1) return answers[0];
  const { seat } = ask;
  const hero = view.heroes[seat];
  const { dungeon } = view;
  if (answers.includes('open')) return 'open';
  const portal = portalAnswer(view, seat, answers);
  if (portal !== undefined) return portal;
  const hurt = HEARTS - hero.hearts + (view.cursed === seat ? 1 : 0);
  const need = hero.hearts <= 1 ? 3 : hero.hearts === 2 ? 1.4 : hurt >= 2 ? 0.5 : hurt > 0 ? 0.1 : 0;

  let wanted: KarakAnswer = answers[answers.length - 1];
  let highest = isFountain(dungeon, hero.at) ? need + 0.01 : 0.005;
  const consider = (value: number, answer: KarakAnswer) => {
    if (value > highest) {
      highest = value;
      wanted = answer;
    }
  };
  for (const answer of answers) {
    if (answer === 'fight') consider(fightValue(box, view, seat, monsterAt(view, hero.at), false), answer);
    else if (typeof answer === 'object' && 'take' in answer)
      consider(gainOf(view, seat, answer.take) - 0.05, answer);
  }
  walkAll(box, view, ask, answers, need, chance.pick(4), consider);
  return wanted;
}

/** Scratch for the walk below, kept so that millions of walks allocate nothing. */
const far: number[] = [];
const startOf: number[] = [];
const queue: number[] = [];

/** Breadth first over the known dungeon; each tile remembers the answer its path begins with. */
function walkAll(
  box: Box<Karak>,
  view: KarakView,
  { seat, steps }: Extract<KarakAsk, { kind: 'step' }>,
  answers: readonly KarakAnswer[],
  need: number,
  jitter: number,
  consider: (value: number, answer: KarakAnswer) => void,
): void {
  const { dungeon } = view;
  const { at, hearts } = view.heroes[seat];
  const walls = can(view, seat, 'astral-walking');
  const sneaks = can(view, seat, 'stealth');
  const explore = view.stack.length > 0 ? exploreValue(view, seat) - (hearts <= 1 ? 1 : 0) : 0;
  for (let tile = 0; tile < dungeon.kind.length; tile++) far[tile] = -1;
  far[at] = 0;
  queue[0] = at;
  let tail = 1;
  const reach = (tile: number, distance: number, first: number): void => {
    if (first < 0 || far[tile] >= 0) return;
    far[tile] = distance;
    startOf[tile] = first;
    queue[tail++] = tile;
  };
  for (let head = 0; head < tail; head++) {
    const tile = queue[head];
    let distance = far[tile];
    const here = tile === at;
    if (!here) {
      const token = dungeon.token[tile];
      const value = tileValue(box, view, seat, tile, token, steps === STEPS && distance === 1, need);
      if (value > 0) consider(value * fade(distance, steps), answers[startOf[tile]]);
      if (!sneaks && token !== null && token !== 'chest') {
        // A monster in the way costs a turn at least, if it can be beaten at all.
        if (oddsAgainst(box, view, seat, token, false).plain.win < 0.4) continue;
        distance += 2 * STEPS;
      }
    }
    for (let i = 0; i < 4; i++) {
      const direction = (i + jitter) & 3;
      const next = tileBeside(dungeon, tile, direction);
      if (next >= 0) {
        if (far[next] >= 0 || !(walls || mayPass(dungeon, tile, direction))) continue;
        reach(next, distance + 1, here ? findStep(answers, direction) : startOf[tile]);
      } else if (explore > 0 && isOpenExit(dungeon, tile, direction)) {
        const first = here ? findStep(answers, direction) : startOf[tile];
        if (first >= 0) consider(explore * fade(distance + 1, steps) - distance * 0.01, answers[first]);
      }
    }
    if (dungeon.kind[tile] === 'gate') {
      for (const gate of tilesOf(dungeon, 'gate')) {
        reach(gate, distance + 1, here ? findGate(answers, gate) : startOf[tile]);
      }
    }
  }
}

/** What is left of a value that takes some turns to reach. */
function fade(distance: number, steps: number): number {
  let value = 1;
  for (let left = distance - steps; left > 0; left -= STEPS) value *= FADE;
  return value;
}

function exploreValue(view: KarakView, seat: Seat): number {
  const strength = armsOf(view, seat) + flamesHeld(view.heroes[seat]) / 2;
  return EXPLORE_VALUE + Math.min(4, strength) * 0.1;
}

const monsterAt = (view: KarakView, tile: number): Monster => view.dungeon.token[tile] as Monster;

function tileValue(
  box: Box<Karak>,
  view: KarakView,
  seat: Seat,
  tile: number,
  token: Token | null,
  first: boolean,
  need: number,
): number {
  if (token === 'chest') return view.heroes[seat].keys > 0 ? 6 : 0;
  if (token !== null) return fightValue(box, view, seat, token, first);
  let value = isFountain(view.dungeon, tile) ? need : 0;
  for (const lying of view.lying) if (lying.at === tile) value += gainOf(view, seat, lying.item) * 0.9;
  return value;
}

function findStep(answers: readonly KarakAnswer[], direction: number): number {
  const toward = DIRECTIONS[direction];
  for (let i = 0; i < answers.length; i++) {
    const answer = answers[i];
    if (typeof answer === 'object' && 'step' in answer && answer.step === toward) return i;
  }
  return -1;
}

function findGate(answers: readonly KarakAnswer[], tile: number): number {
  return answers.findIndex(
    (answer) => typeof answer === 'object' && 'gate' in answer && answer.gate === tile,
  );
}

/** A healing portal is for oneself, when nearly out of hearts. */
function portalAnswer(view: KarakView, seat: Seat, answers: readonly KarakAnswer[]): KarakAnswer | undefined {
  const hero = view.heroes[seat];
  if (hero.hearts > 1) return undefined;
  return answers.find(
    (answer) => typeof answer === 'object' && 'heal' in answer && answer.heal === hero.hero,
  );
}
