import type { AskRules, Seat } from '@undercroft/kernel';
import type { Hero, Monster } from '../components.ts';
import {
  DIRECTIONS,
  DOORS,
  isFountain,
  kindOf,
  layTile,
  mayPass,
  placeBeside,
  tileBeside,
  waysToLay,
} from '../dungeon.ts';
import { startFight } from '../fights.ts';
import { endTurn, heal, putOn, walkTo } from '../hearts.ts';
import { bends, seatOf } from '../heroes.ts';
import { gain, pickUp, portalHeld, remove } from '../inventory.ts';
import { discover } from '../rooms.ts';
import type { Direction, Karak, KarakAnswers, KarakAsk, KarakMoment } from '../state.ts';
import { stepAnswers } from '../steps.ts';
import { arrive } from '../turn.ts';

type StepAsk = Extract<KarakAsk, { kind: 'step' }>;

/** Where to go, or what to do here. (K-8 … K-14, K-24, K-43 … K-47, K-57, K-60, K-67) */
export const step: AskRules<Karak, 'step'> = {
  answers: (box, state, ask) => stepAnswers(box, state, ask),

  answer(moment, ask, answer) {
    const { seat, steps } = ask;
    if (typeof answer === 'string') here(moment, ask, answer);
    else if ('step' in answer) walk(moment, seat, steps, answer.step);
    else if ('gate' in answer) {
      move(moment, seat, answer.gate, 'gate');
      arrive(moment, seat, steps - 1);
    } else if ('swap' in answer) swap(moment, ask, answer.swap);
    else if ('heal' in answer) castPortal(moment, ask, answer);
    else pickUp(moment, seat, answer.take);
  },
};

/** What is done without leaving the tile. */
function here(
  moment: KarakMoment,
  { seat, steps }: StepAsk,
  answer: Extract<KarakAnswers['step'], string>,
): void {
  const { state } = moment;
  if (answer === 'open') openChest(moment, seat);
  else if (answer === 'fight') {
    startFight(moment, seat, state.dungeon.token[state.heroes[seat].at] as Monster, steps);
  } else endTurn(moment, seat);
}

function walk(moment: KarakMoment, seat: Seat, steps: number, toward: Direction): void {
  const { box, state } = moment;
  const { dungeon } = state;
  const { at } = state.heroes[seat];
  const direction = DIRECTIONS.indexOf(toward);
  const to = tileBeside(dungeon, at, direction);
  if (to < 0) {
    explore(moment, seat, steps - 1, direction);
    return;
  }
  const open = mayPass(dungeon, at, direction);
  const cost = open ? 1 : bends(box.set, state, seat).wall;
  move(moment, seat, to, open ? 'step' : 'wall');
  arrive(moment, seat, steps - cost);
}

function move({ state, tell }: KarakMoment, seat: Seat, to: number, how: 'step' | 'wall' | 'gate'): void {
  const hero = state.heroes[seat];
  const from = hero.at;
  walkTo(state, hero, to);
  tell?.({ kind: 'moved', seat, from, to, how });
}

/** The exit is chosen: the next tile comes off the stack and is turned. (K-14, K-15) */
function explore(moment: KarakMoment, seat: Seat, steps: number, direction: number): void {
  const { state, chance, tell } = moment;
  const { at } = state.heroes[seat];
  const tile = chance.draw(state.stack, 'tiles');
  tell?.({ kind: 'drew-tile', seat, tile, ...placeBeside(state.dungeon, at, direction) });
  if (state.stack.length === 0) tell?.({ kind: 'stack-empty' });
  const ways = waysToLay(state.dungeon, at, direction, tile);
  const ask = { kind: 'lay', seat, steps, tile, direction: DIRECTIONS[direction] } as const;
  if (ways.length > 1) state.asks.push(ask);
  else enterNew(moment, ask, ways[0]);
}

/** The tile is laid and the hero moves onto it. */
export function enterNew(moment: KarakMoment, ask: Extract<KarakAsk, { kind: 'lay' }>, doors: number): void {
  const { state, tell } = moment;
  const { seat } = ask;
  const { x, y } = placeBeside(state.dungeon, state.heroes[seat].at, DIRECTIONS.indexOf(ask.direction));
  const tileKind = kindOf(ask.tile);
  const tile = layTile(state.dungeon, tileKind, doors, x, y);
  tell?.({ kind: 'laid', seat, tile, tileKind, doors, x, y });
  move(moment, seat, tile, 'step');
  if (tileKind === 'room') discover(moment, seat, ask.steps);
  else arrive(moment, seat, ask.steps);
}

/** Which doors an answer such as 'NE' means. */
export const doorsOf = (lay: string): number => DOORS.indexOf(lay);

/** A key opens the chest and leaves the game; the turn is over. (K-46, K-47) */
function openChest(moment: KarakMoment, seat: Seat): void {
  const { box, state, tell } = moment;
  const hero = state.heroes[seat];
  remove(hero, 'key', box.set);
  state.gone.push('key');
  state.dungeon.token[hero.at] = null;
  tell?.({ kind: 'opened', seat, at: hero.at });
  gain(moment, seat, 'treasure');
}

/** Any hero to any fountain, healed and freed; no step, and the turn goes on. (K-43, K-44) */
function castPortal(
  moment: KarakMoment,
  { seat, steps }: StepAsk,
  { heal: name, at }: { heal: Hero; at: number },
): void {
  const { box, state, tell } = moment;
  const spell = portalHeld(state.heroes[seat], box.set) ?? 'healing-portal';
  remove(state.heroes[seat], spell, box.set);
  state.gone.push(spell);
  const target = seatOf(state, name);
  putOn(state.heroes[target], at);
  tell?.({ kind: 'portal', seat, target, to: at, ...(spell !== 'healing-portal' && { spell }) });
  heal(moment, target);
  arrive(moment, seat, steps);
}

/** All four steps for the other's place. (K-60 … K-63) */
function swap(moment: KarakMoment, { seat, steps }: StepAsk, name: Hero): void {
  const { box, state, tell } = moment;
  const cost = bends(box.set, state, seat).swap;
  const target = seatOf(state, name);
  const hero = state.heroes[seat];
  const other = state.heroes[target];
  const old = hero.at;
  putOn(hero, other.at, old);
  putOn(other, old);
  tell?.({ kind: 'swapped', seat, target });
  if (isFountain(state.dungeon, old)) heal(moment, target);
  arrive(moment, seat, steps - cost);
}
