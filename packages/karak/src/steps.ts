import type { AskOf, Box } from '@undercroft/kernel';
import { gateTo, healAt, STEP, SWAP, take } from './answers.ts';
import { STEPS } from './components.ts';
import { isFountain, isOpenExit, mayPass, tileBeside } from './dungeon.ts';
import { can } from './heroes.ts';
import { lyingHere, portalHeld, worthTaking } from './inventory.ts';
import type { Karak, KarakAnswers, KarakView } from './state.ts';

/** Everything a hero may do on a tile with some steps left. */
export function stepAnswers(
  box: Box<Karak>,
  state: KarakView,
  ask: AskOf<Karak, 'step'>,
): KarakAnswers['step'][] {
  const { seat, steps } = ask;
  const { dungeon, heroes } = state;
  const hero = heroes[seat];
  const answers: KarakAnswers['step'][] = [];
  if (steps > 0) {
    const throughWalls = can(state, seat, 'astral-walking');
    for (let direction = 0; direction < 4; direction++) {
      if (
        mayPass(dungeon, hero.at, direction) ||
        (throughWalls && tileBeside(dungeon, hero.at, direction) >= 0) ||
        (state.stack.length > 0 && isOpenExit(dungeon, hero.at, direction))
      ) {
        answers.push(STEP[direction]);
      }
    }
    if (dungeon.kind[hero.at] === 'gate') {
      for (let tile = 0; tile < dungeon.kind.length; tile++) {
        if (dungeon.kind[tile] === 'gate' && tile !== hero.at) answers.push(gateTo(tile));
      }
    }
  }
  if (steps === STEPS && can(state, seat, 'magic-swap')) {
    for (const other of heroes) if (other !== hero) answers.push(SWAP[other.hero]);
  }
  const token = dungeon.token[hero.at];
  if (token === 'chest') {
    if (hero.keys > 0) answers.push('open');
  } else if (token !== null) answers.push('fight');
  const item = lyingHere(state, seat);
  if (item !== undefined && worthTaking(box, state, seat, item)) answers.push(take(item));
  if (portalHeld(hero, box.set) !== undefined) {
    for (let tile = 0; tile < dungeon.kind.length; tile++) {
      if (!isFountain(dungeon, tile)) continue;
      for (const other of heroes) answers.push(healAt(other.hero, tile));
    }
  }
  answers.push(isFountain(dungeon, hero.at) ? 'rest' : 'end');
  return answers;
}
