import { type Seat, untilAsked } from '@undercroft/kernel';
import { fail, numberOf, onlyWords, type Scene, seatNamed, type Words, wordsOf } from '@undercroft/kit/scene';
import { ARMIES, type Army, HEROES, MAW, REWARD, UNITS } from './components.ts';
import { seatOf } from './heroes.ts';
import { DIRECTIONS, DQ, DR, hostile, placeAt, putTile, turnGorges } from './land.ts';
import { meet } from './meet.ts';
import { printed } from './printed.ts';
import { describeTable } from './scene/describe.ts';
import { equip } from './scene/equip.ts';
import { outOfBag, someItems, someOf } from './scene/words.ts';
import type { Karak2, Karak2Moment } from './state.ts';
import { actionsLeft, nextTurn } from './turn.ts';

/**
 * A scenario's table in players' words:
 *
 *     heroes: [horan, taia]      who plays, in seat order
 *     turn: horan                whose turn it is
 *     actions: 1                 actions left; moved: true if the move before the next one is made
 *     done: [ride]               what is done once a turn and has been: portal, ride, falcon
 *     gathered: [farm-1]         tiles gathered on this turn
 *     map:                       tiles beyond the start, each beside one that lies already
 *       farm-1: { beside: castle, side: northeast, turned: 2, armies: [dark-dryads], items: [sword] }
 *       hells-maw: { beside: farm-1, side: east, praetorians: 4 }
 *     horan:                     what a hero has; `beaten` is the strongest victory
 *       { at: farm-1, hearts: 3, beaten: 4, food: 1, wood: 2, stone: 1, units: { knight: 2 }, weapons: [sword],
 *         spells: [fireball], amulet: fame, city: farm-1, buildings: [stable], small: 1, large: 2 }
 *     plague: taia               whose city has it
 *     bag: [skeleton-riders]     armies left in the bag, amulets: those still guarded
 *     stack: [rock-2]            tiles left on the stack; top: what Darius put back
 *     supply: { mage: 0 }        unit dice left
 *     gone: [fireball, cart]     what was used and is out of the game
 *     fight: [fire-eaters]       the hero whose turn it is has just met these, coming from the castle
 */
export const scene: Scene<Karak2> = {
  figures: 'heroes',

  arrange(moment, given, path) {
    const { box, state } = moment;
    onlyWords(given, path, KEYS);
    if (given.map !== undefined) layMap(moment, wordsOf(given.map, `${path}.map`), `${path}.map`);
    for (const hero of HEROES) {
      if (given[hero] === undefined) continue;
      const seat = seatOf(state, hero);
      if (seat < 0) fail(`${path}.${hero}`, 'this hero does not play');
      equip(box.set, state, seat, wordsOf(given[hero], `${path}.${hero}`), `${path}.${hero}`);
    }
    if (given.plague !== undefined) state.plague = seatNamed(state.heroes, given.plague, `${path}.plague`);
    layPiles(moment, given, path);
    startTurn(moment, given, path);
    untilAsked(moment);
  },

  describe: ({ set }, state) => describeTable(set, state),
};

const KEYS: readonly string[] = [
  'heroes',
  'turn',
  'actions',
  'moved',
  'done',
  'gathered',
  'map',
  'plague',
  'bag',
  'amulets',
  'stack',
  'top',
  'supply',
  'gone',
  'fight',
  ...HEROES,
];

const ONCE_A_TURN = ['portal', 'ride', 'falcon'] as const;
const TILE_KEYS = ['beside', 'side', 'turned', 'armies', 'items', 'praetorians'];

function layMap(moment: Karak2Moment, map: Words, path: string): void {
  const { box, state } = moment;
  const { tiles } = printed(box);
  for (const [tile, value] of Object.entries(map)) {
    const here = `${path}.${tile}`;
    const row = wordsOf(value, here);
    if (tiles[tile] === undefined) fail(here, `no such tile; there are: ${Object.keys(tiles).join(', ')}`);
    onlyWords(row, here, TILE_KEYS);
    if (state.tile.includes(tile) && row.beside !== undefined) fail(`${here}.beside`, 'it lies already');
    const place = state.tile.includes(tile) ? state.tile.indexOf(tile) : layBeside(moment, tile, row, here);
    for (const [index, army] of someOf(row.armies ?? [], `${here}.armies`, ARMIES).entries()) {
      if (index > 1) fail(`${here}.armies`, 'at most two');
      state.armies[place * 2 + index] = army;
      outOfBag(state, REWARD[army]);
    }
    for (const item of someItems(box.set, row.items ?? [], `${here}.items`)) {
      state.lying.push(item);
      state.lyingAt.push(place);
      outOfBag(state, item);
    }
    if (tile === MAW) {
      state.general = place;
      state.praetorians = numberOf(row.praetorians ?? 5, `${here}.praetorians`, 9);
    }
  }
}

function layBeside({ box, state }: Karak2Moment, tile: string, row: Words, path: string): number {
  const beside = state.tile.indexOf(String(row.beside ?? 'castle'));
  if (beside < 0) fail(`${path}.beside`, 'expected a tile that lies already');
  const side = (DIRECTIONS as readonly string[]).indexOf(String(row.side));
  if (side < 0) fail(`${path}.side`, `expected one of ${DIRECTIONS.join(', ')}`);
  const q = state.q[beside] + DQ[side];
  const r = state.r[beside] + DR[side];
  if (placeAt(state, q, r) >= 0) fail(`${path}.side`, 'a tile lies there already');
  for (const pile of [state.first, state.second]) if (pile.includes(tile)) pile.splice(pile.indexOf(tile), 1);
  const turned = numberOf(row.turned ?? 0, `${path}.turned`, 5);
  return putTile(state, tile, q, r, turnGorges(printed(box).tiles[tile].gorges, turned));
}

/** The bag, the stack and the supply, where a scenario names them. */
function layPiles({ box, state }: Karak2Moment, given: Words, path: string): void {
  const { tiles } = printed(box);
  const isTile = Object.keys(tiles);
  for (const reward of someOf(given.gone ?? [], `${path}.gone`, Object.values(REWARD))) {
    state.gone.push(reward);
    outOfBag(state, reward);
  }
  if (given.bag !== undefined) state.bag.splice(0, 99, ...someOf(given.bag, `${path}.bag`, ARMIES));
  if (given.amulets !== undefined) {
    state.amulets.splice(0, 99, ...someOf(given.amulets, `${path}.amulets`, state.amulets));
  }
  if (given.stack !== undefined) {
    const stack = someOf(given.stack, `${path}.stack`, isTile);
    state.first.splice(0, 99, ...stack.filter((tile) => tiles[tile].level === 1));
    state.second.splice(0, 99, ...stack.filter((tile) => tiles[tile].level === 2));
  }
  for (const tile of someOf(given.top ?? [], `${path}.top`, isTile)) {
    for (const pile of [state.first, state.second])
      if (pile.includes(tile)) pile.splice(pile.indexOf(tile), 1);
    state.top.push(tile);
  }
  for (const [unit, count] of Object.entries(wordsOf(given.supply ?? {}, `${path}.supply`))) {
    const kind = (UNITS as readonly string[]).indexOf(unit);
    if (kind < 0 || kind > 3) fail(`${path}.supply.${unit}`, 'expected knight, archer, mage or skeleton');
    state.supply[kind] = numberOf(count, `${path}.supply.${unit}`, 30);
  }
}

function startTurn(moment: Karak2Moment, given: Words, path: string): void {
  const { state } = moment;
  const seat = given.turn === undefined ? 0 : seatNamed(state.heroes, given.turn, `${path}.turn`);
  state.active = seat;
  state.turn = 0;
  state.asks.length = 0;
  nextTurn(moment);
  if (given.actions !== undefined) {
    state.spent += actionsLeft(moment.box.set, state, seat) - numberOf(given.actions, `${path}.actions`, 4);
  }
  state.moved = given.moved === true;
  const done = someOf(given.done ?? [], `${path}.done`, ONCE_A_TURN);
  state.ported = done.includes('portal');
  state.rode = done.includes('ride');
  state.flown = done.includes('falcon');
  state.gathered = someOf(given.gathered ?? [], `${path}.gathered`, state.tile).map((tile) =>
    state.tile.indexOf(tile),
  );
  if (given.fight !== undefined) {
    startFight(moment, seat, someOf(given.fight, `${path}.fight`, ['general', ...ARMIES]), `${path}.fight`);
  }
}

/** A fight needs land to be on: a farm northeast of the castle, unless the hero stands on some already. */
function startFight(
  moment: Karak2Moment,
  seat: Seat,
  foes: readonly (Army | 'general')[],
  path: string,
): void {
  const { box, state } = moment;
  const general = foes.includes('general');
  const tile = general ? MAW : 'farm-1';
  const from = state.at[seat];
  if (hostile(state, from)) fail(path, 'the hero already stands among enemies');
  if (!state.tile.includes(tile)) layBeside(moment, tile, { side: 'northeast' }, path);
  const place = state.tile.indexOf(tile);
  if (general) {
    const seats = state.heroes.length;
    if (state.general < 0) state.praetorians = box.set.general.praetorians[seats - 2];
    state.general = place;
  }
  for (const [index, army] of foes.entries()) {
    if (army === 'general') continue;
    state.armies[place * 2 + index] = army;
    outOfBag(state, REWARD[army]);
  }
  state.at[seat] = place;
  state.moved = true;
  state.asks.length = 0;
  meet(moment, seat, from);
}
