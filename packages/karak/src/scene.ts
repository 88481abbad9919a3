import { type Json, type Seat, type Still, untilAsked } from '@undercroft/kernel';
import {
  fail,
  namesOf,
  numberOf,
  onlyWords,
  type Scene,
  seatNamed,
  type Words,
  wordsOf,
} from '@undercroft/kit/scene';
import {
  HEARTS,
  HEROES,
  type Item,
  itemsOf,
  type KarakSet,
  rewardOf,
  SLOTS,
  type SlotKind,
  slotOf,
  type TileKind,
  type Token,
  tokensOf,
} from './components.ts';
import { DOORS, layTile, tileBeside } from './dungeon.ts';
import { startFight } from './fights.ts';
import { putOn } from './hearts.ts';
import { bends, seatOf } from './heroes.ts';
import { carried } from './inventory.ts';
import { pointsOf } from './outcome.ts';
import type { HeroState, Karak, KarakMoment, KarakState, KarakView } from './state.ts';
import { arrive, nextTurn } from './turn.ts';

/**
 * A scenario's table in players' words:
 *
 *     heroes: [horan, taia]      who plays, in seat order
 *     turn: horan                whose turn it is
 *     steps: 2                   steps left
 *     map:                       tiles beyond the start, by place: east and south of the start
 *       "1,0": { kind: room, doors: EW, token: rat, items: [axe] }
 *     horan: { at: "1,0", from: "0,0", hearts: 2, weapons: [sword], spells: [flames], key: true, treasures: 3 }
 *                                treasures by number, or by name where the set has some of its own
 *     cursed: taia
 *     bag: [dragon]              what the bag still holds; the rest is out of the game
 *     stack: [room-tee]          tiles left on the stack, likewise
 *     gone: [flames, key]        what was used and is out of the game
 *     fight: rat                 the hero whose turn it is meets this monster here
 */
export const scene: Scene<Karak> = {
  figures: 'heroes',

  arrange(moment, given, path) {
    const { box, state } = moment;
    onlyWords(given, path, KEYS);
    if (given.map !== undefined) layMap(box.set, state, wordsOf(given.map, `${path}.map`), `${path}.map`);
    for (const hero of HEROES) {
      if (given[hero] === undefined) continue;
      const seat = seatOf(state, hero);
      if (seat < 0) fail(`${path}.${hero}`, 'this hero does not play');
      equip(box.set, state, seat, wordsOf(given[hero], `${path}.${hero}`), `${path}.${hero}`);
    }
    if (given.cursed !== undefined) state.cursed = heroNamed(state, given.cursed, `${path}.cursed`);
    for (const item of namesOf(given.gone ?? [], `${path}.gone`, itemsOf(box.set))) {
      state.gone.push(item);
      outOfBag(box.set, state, item);
    }
    if (given.bag !== undefined) state.bag = namesOf(given.bag, `${path}.bag`, tokensOf(box.set));
    if (given.stack !== undefined) {
      state.stack = namesOf(given.stack, `${path}.stack`, TILES);
    }
    startTurn(moment, given, path);
    // Where the hero has nothing to decide, the turn may be over already.
    untilAsked(moment);
  },

  describe({ set }, state) {
    const table: Record<string, Json> = {
      turn: state.heroes[state.seat].hero,
      cursed: state.cursed === null ? 'nobody' : state.heroes[state.cursed].hero,
      bag: state.bag,
      stack: state.stack,
      gone: state.gone,
      map: describeMap(state),
      ended: state.ended ?? 'no',
    };
    const ask = state.asks.at(-1);
    if (ask !== undefined && 'steps' in ask) table.steps = ask.steps;
    if (ask?.kind === 'fight') {
      const { monster, dice, flames, rerolled, sacrificed } = ask;
      table.fight = { monster, dice, flames, rerolled, sacrificed };
    }
    for (const hero of state.heroes) table[hero.hero] = describeHero(set, state, hero);
    return table;
  },
};

const KEYS: readonly string[] = [
  'heroes',
  'turn',
  'steps',
  'map',
  'cursed',
  'bag',
  'stack',
  'gone',
  'fight',
  ...HEROES,
];

const TILE_KEYS = ['kind', 'doors', 'token', 'items'];
const HERO_KEYS = ['at', 'from', 'hearts', 'weapons', 'spells', 'key', 'treasures'];

const TILES = ['tunnel', 'room', 'gate', 'fountain'].flatMap((kind) =>
  ['straight', 'corner', 'tee', 'cross'].map((shape) => `${kind}-${shape}`),
) as KarakState['stack'];

const isToken = (set: KarakSet, name: Json): name is Token =>
  (tokensOf(set) as readonly Json[]).includes(name);

const heroNamed = ({ heroes }: KarakState, name: Json, path: string): Seat =>
  seatNamed(
    heroes.map(({ hero }) => hero),
    name,
    path,
  );

const place = (state: KarakView, tile: number): string => `${state.dungeon.x[tile]},${state.dungeon.y[tile]}`;

function tileNamed(state: KarakView, name: Json, path: string): number {
  const tile = state.dungeon.kind.findIndex((_, index) => place(state, index) === name);
  if (tile < 0) fail(path, `no tile at ${JSON.stringify(name)}; write places such as "1,0"`);
  return tile;
}

function layMap(set: KarakSet, state: KarakState, map: Words, path: string): void {
  for (const [at, value] of Object.entries(map)) {
    const here = `${path}["${at}"]`;
    const spot = /^(-?\d+),(-?\d+)$/.exec(at);
    if (spot === null) fail(here, 'expected a place such as "1,0"');
    const tile = wordsOf(value, here);
    onlyWords(tile, here, TILE_KEYS);
    if (state.dungeon.kind.some((_, number) => place(state, number) === at)) fail(here, 'a tile lies there');
    const kind = tile.kind ?? 'tunnel';
    if (!['tunnel', 'room', 'gate', 'fountain'].includes(String(kind)))
      fail(`${here}.kind`, 'tunnel, room, gate or fountain');
    const doors = DOORS.indexOf(String(tile.doors ?? 'NESW'));
    if (doors < 1) fail(`${here}.doors`, 'expected openings clockwise from north, such as NE or ESW');
    const token = tile.token ?? null;
    if (token !== null && !isToken(set, token)) fail(`${here}.token`, 'no such token');
    const number = layTile(state.dungeon, kind as TileKind, doors, Number(spot[1]), Number(spot[2]), token);
    const drawn = state.stack.findIndex((name) => name.startsWith(`${kind}-`));
    if (drawn >= 0) state.stack.splice(drawn, 1);
    if (token !== null) fromBag(state, token);
    for (const item of namesOf(tile.items ?? [], `${here}.items`, itemsOf(set))) {
      state.lying.push({ at: number, item });
      outOfBag(set, state, item);
    }
  }
}

/** Keeps the count of components: what lies on the table is no longer in the bag. */
function fromBag(state: KarakState, token: Token): void {
  const index = state.bag.indexOf(token);
  if (index >= 0) state.bag.splice(index, 1);
}

function outOfBag(set: KarakSet, state: KarakState, item: Item): void {
  const index = state.bag.findIndex((token) => rewardOf(set, token) === item);
  if (index >= 0) state.bag.splice(index, 1);
}

function equip(set: KarakSet, state: KarakState, seat: Seat, given: Words, path: string): void {
  const hero = state.heroes[seat];
  onlyWords(given, path, HERO_KEYS);
  if (given.at !== undefined) putOn(hero, tileNamed(state, given.at, `${path}.at`));
  if (given.from !== undefined) hero.from = tileNamed(state, given.from, `${path}.from`);
  if (given.hearts !== undefined) hero.hearts = numberOf(given.hearts, `${path}.hearts`, HEARTS);
  if (given.key !== undefined) {
    if (typeof given.key !== 'boolean') fail(`${path}.key`, 'expected true or false');
    hero.keys = given.key ? 1 : 0;
  }
  if (given.treasures !== undefined) {
    const here = `${path}.treasures`;
    hero.treasures = Array.isArray(given.treasures)
      ? namesOf(given.treasures, here, fitting(set, 'treasures'))
      : Array.from({ length: numberOf(given.treasures, here, 12) }, () => 'treasure' as const);
  }
  for (const kind of ['weapons', 'spells'] as const) {
    if (given[kind] === undefined) continue;
    const here = `${path}.${kind}`;
    hero[kind] = namesOf(given[kind], here, fitting(set, kind));
    if (hero[kind].length > SLOTS[kind]) fail(here, `there are ${SLOTS[kind]} slots`);
  }
  for (const item of carried(hero)) outOfBag(set, state, item);
}

const fitting = (set: KarakSet, kind: SlotKind): never[] =>
  itemsOf(set).filter((item): item is never => slotOf(set, item) === kind);

function startTurn(moment: KarakMoment, given: Words, path: string): void {
  const { box, state } = moment;
  const seat = given.turn === undefined ? 0 : heroNamed(state, given.turn, `${path}.turn`);
  state.seat = seat;
  state.turn = 1;
  state.asks = [];
  const all = bends(box.set, state, seat).steps;
  const steps = given.steps === undefined ? all : numberOf(given.steps, `${path}.steps`, all);
  if (given.fight === undefined) {
    if (state.heroes[seat].hearts > 0) arrive(moment, seat, steps);
    else {
      // Waking up is the whole turn.
      state.seat = (seat + state.heroes.length - 1) % state.heroes.length;
      nextTurn(moment);
    }
    return;
  }
  const monster = given.fight;
  if (!isToken(box.set, monster) || monster === 'chest') {
    fail(`${path}.fight`, `expected a monster, not ${JSON.stringify(monster)}`);
  }
  const hero = state.heroes[seat];
  // A fight needs a room to be in: one lies east of the start unless the map says otherwise.
  if (hero.at === 0) {
    if (tileBeside(state.dungeon, 0, 1) >= 0) fail(`${path}.fight`, `say where: ${hero.hero}: { at: "1,0" }`);
    putOn(hero, layTile(state.dungeon, 'room', 0b1111, 1, 0), 0);
  }
  state.dungeon.token[hero.at] = monster;
  fromBag(state, monster);
  startFight(moment, seat, monster, given.steps === undefined ? 2 : steps);
}

function describeMap(state: KarakView): Json {
  return Object.fromEntries(
    state.dungeon.kind.map((kind, tile) => [
      place(state, tile),
      {
        kind,
        doors: DOORS[state.dungeon.doors[tile]],
        token: state.dungeon.token[tile] ?? 'none',
        items: state.lying.filter(({ at }) => at === tile).map(({ item }) => item),
      },
    ]),
  );
}

function describeHero(set: KarakSet, state: KarakView, hero: Still<HeroState>): Json {
  return {
    at: place(state, hero.at),
    hearts: hero.hearts,
    weapons: hero.weapons,
    spells: hero.spells,
    key: hero.keys > 0,
    treasures: hero.treasures.length,
    points: pointsOf(hero, set),
  };
}
