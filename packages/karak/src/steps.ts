import type { AskOf, Box, Seat } from '@undercroft/kernel';
import { gateTo, healAt, STEP, SWAP, take } from './answers.ts';
import type { Item } from './components.ts';
import { fountainsOf, isFountain } from './dungeon.ts';
import { bends } from './heroes.ts';
import { lyingHere, portalHeld, worthTaking } from './inventory.ts';
import type { Karak, KarakAnswers, KarakView } from './state.ts';

/** Whether a step leads somewhere: to a tile, or out of what is known as long as there are tiles. (K-10, K-11, K-14, K-67) */
export function mayStep(
  { dungeon: { doors, beside }, stack }: KarakView,
  from: number,
  direction: number,
  throughWalls: boolean,
): boolean {
  const next = beside[from * 4 + direction];
  if (throughWalls && next >= 0) return true;
  if ((doors[from] & (1 << direction)) === 0) return false;
  return next >= 0 ? (doors[next] & (1 << (direction ^ 2))) !== 0 : stack.length > 0;
}

/** What a hero may do with the token on its tile. */
function withToken({ dungeon, heroes }: KarakView, seat: Seat): 'open' | 'fight' | null {
  const { at, keys } = heroes[seat];
  const token = dungeon.token[at];
  if (token === null) return null;
  return token !== 'chest' ? 'fight' : keys > 0 ? 'open' : null;
}

/** What lies there and may be taken. */
function toTake(box: Box<Karak>, state: KarakView, seat: Seat): Item | undefined {
  const item = lyingHere(state, seat);
  return item !== undefined && worthTaking(box, state, seat, item) ? item : undefined;
}

/** Whether there is anything to do without a step but to end the turn. */
export const mayAct = (box: Box<Karak>, state: KarakView, seat: Seat): boolean =>
  withToken(state, seat) !== null ||
  toTake(box, state, seat) !== undefined ||
  portalHeld(state.heroes[seat], box.set) !== undefined;

/** Everything a hero may do on a tile with some steps left; whoever has no use for a portal may leave those out. */
export function stepAnswers(
  box: Box<Karak>,
  state: KarakView,
  ask: AskOf<Karak, 'step'>,
  portals = true,
): KarakAnswers['step'][] {
  const { seat, steps } = ask;
  const { dungeon, heroes } = state;
  const hero = heroes[seat];
  const answers: KarakAnswers['step'][] = [];
  const { wall, swap } = bends(box.set, state, seat);
  if (steps > 0) {
    const throughWalls = wall > 0 && steps >= wall;
    for (let direction = 0; direction < 4; direction++) {
      if (mayStep(state, hero.at, direction, throughWalls)) answers.push(STEP[direction]);
    }
    if (dungeon.kind[hero.at] === 'gate') {
      for (let tile = 0; tile < dungeon.kind.length; tile++) {
        if (dungeon.kind[tile] === 'gate' && tile !== hero.at) answers.push(gateTo(tile));
      }
    }
  }
  if (swap > 0 && steps >= swap) {
    for (const other of heroes) if (other !== hero) answers.push(SWAP[other.hero]);
  }
  const deed = withToken(state, seat);
  if (deed !== null) answers.push(deed);
  const item = toTake(box, state, seat);
  if (item !== undefined) answers.push(take(item));
  if (portals && portalHeld(hero, box.set) !== undefined) {
    for (const tile of fountainsOf(dungeon))
      for (const other of heroes) answers.push(healAt(other.hero, tile));
  }
  answers.push(isFountain(dungeon, hero.at) ? 'rest' : 'end');
  return answers;
}
