import type { Json, Seat } from '@undercroft/kernel';
import { fameOf } from '../army.ts';
import { BUILDINGS } from '../components.ts';
import { lyingOn } from '../items.ts';
import { DIRECTIONS } from '../land.ts';
import { pointsOf } from '../outcome.ts';
import type { Karak2Set } from '../set.ts';
import type { Karak2View } from '../state.ts';
import { actionsLeft } from '../turn.ts';

/** The table in the words that scenarios use. */
export function describeTable(set: Karak2Set, state: Karak2View): { readonly [key: string]: Json } {
  const [knight, archer, mage, skeleton] = state.supply;
  const table: Record<string, Json> = {
    turn: state.heroes[state.active],
    actions: actionsLeft(set, state, state.active),
    done: [state.ported && 'portal', state.rode && 'ride', state.flown && 'falcon'].filter(
      (mark) => mark !== false,
    ),
    gathered: state.gathered.map((place) => state.tile[place]),
    plague: state.plague < 0 ? 'nobody' : state.heroes[state.plague],
    bag: state.bag,
    amulets: state.amulets,
    stack: [...state.first, ...state.second],
    top: state.top,
    gone: state.gone,
    supply: { knight, archer, mage, skeleton },
    general:
      state.general < 0 ? 'not yet found' : { at: state.tile[state.general], praetorians: state.praetorians },
    map: describeMap(state),
    ended: state.arkenstone >= 0,
  };
  for (const [seat, hero] of state.heroes.entries()) table[hero] = describeHero(set, state, seat);
  return table;
}

function describeMap(state: Karak2View): Json {
  return Object.fromEntries(
    state.tile.map((tile, place) => [
      tile,
      {
        armies: state.armies.slice(place * 2, place * 2 + 2).filter((army) => army !== ''),
        items: lyingOn(state, place),
        gorges: DIRECTIONS.filter((_, direction) => (state.gorges[place] >> direction) & 1),
        beside: neighbours(state, place),
      },
    ]),
  );
}

function neighbours(state: Karak2View, place: number): Json {
  const entries = DIRECTIONS.map((name, direction) => [name, state.near[place * 6 + direction]] as const);
  return Object.fromEntries(
    entries.filter(([, next]) => next >= 0).map(([name, next]) => [name, state.tile[next]]),
  );
}

function describeHero(set: Karak2Set, state: Karak2View, seat: Seat): Json {
  const [knight, archer, mage, skeleton] = state.army.slice(seat * 4, seat * 4 + 4);
  const [food, wood, stone] = state.goods.slice(seat * 3, seat * 3 + 3);
  const times = (count: number, name: string) => new Array<string>(count).fill(name);
  const built = (number: number) => state.built[seat * 6 + number] === 1;
  return {
    at: state.tile[state.at[seat]],
    hearts: state.life[seat],
    fame: fameOf(set, state, seat),
    food,
    wood,
    stone,
    units: { knight, archer, mage, skeleton },
    weapons: [...times(state.swords[seat], 'sword'), ...times(state.hammers[seat], 'hammer')],
    spells: [...times(state.fireballs[seat], 'fireball'), ...times(state.pickpockets[seat], 'pickpocket')],
    amulet: state.amulet[seat] === '' ? 'none' : state.amulet[seat],
    city: state.city[seat] < 0 ? 'none' : state.tile[state.city[seat]],
    buildings: BUILDINGS.filter((_, number) => built(number)),
    small: state.smallStones[seat],
    large: state.largeStones[seat],
    points: pointsOf(state, seat),
  };
}
