import {
  type Amulet,
  ARMIES,
  type Army,
  BUILDINGS,
  type Building,
  bends,
  DIRECTIONS,
  DQ,
  DR,
  GOODS,
  type Good,
  HEARTS,
  type Hero,
  ITEMS,
  type Item,
  type Karak2,
  type Karak2View,
  lyingOn,
  MAW,
  printed,
  REWARD,
  type Reward,
  slotOf,
  turnGorges,
  UNITS,
  type Unit,
} from '@undercroft/karak2';
import type { Box, Json } from '@undercroft/kernel';
import { without } from '../../../table/laying/counted.ts';
import { changeHero, lookAt, takeSeat, toggled } from '../../../table/laying/laid.ts';
import { landOf } from '../told.tsx';

export { changeHero };

/** A place of the land, in axial coordinates; the castle is 0, 0. */
export interface Spot {
  readonly q: number;
  readonly r: number;
}

/** A tile as it lies there. */
export interface Lies extends Spot {
  readonly tile: string;
  /** Clockwise, by so many edges. */
  readonly turned: number;
  readonly armies: readonly Army[];
  readonly items: readonly Item[];
}

/** What lies with a hero, piece by piece. */
export type Held = Good | Unit | Item | 'small-stone' | 'large-stone';

/** A hero as it stands there. */
export interface Has {
  readonly hero: Hero;
  /** Places in the list of tiles; no city is -1. */
  readonly at: number;
  readonly city: number;
  readonly life: number;
  /** The strength of the strongest enemy it has beaten. */
  readonly beaten: number;
  readonly pieces: readonly Held[];
  readonly built: readonly Building[];
}

/** Karak 2 as people lay it before them, at the beginning of a turn. */
export interface Laid {
  /** In the order of turns. */
  readonly heroes: readonly Has[];
  readonly turn: Hero | null;
  /** The castle is the first, then forest and farm beside it. */
  readonly tiles: readonly Lies[];
  readonly plague: Hero | null;
  /** Null is as many as the rulebook says. */
  readonly praetorians: number | null;
  /** What was used; null while nobody has said it: then it is what must be missing. */
  readonly gone: readonly Reward[] | null;
  readonly spot: Spot;
  /** Places that somebody has looked away from: nothing lies there. */
  readonly empty: readonly Spot[];
}

const same = (a: Spot, b: Spot): boolean => a.q === b.q && a.r === b.r;
const beside = ({ q, r }: Spot, side: number): Spot => ({ q: q + DQ[side], r: r + DR[side] });
const SIDES = DIRECTIONS.map((_, side) => side);

export const tileAt = ({ tiles }: Pick<Laid, 'tiles'>, spot: Spot): number =>
  tiles.findIndex((tile) => same(tile, spot));

const lies = (tile: string, q: number): Lies => ({ tile, q, r: 0, turned: 0, armies: [], items: [] });

/** Before anybody has said anything. */
export const bare: Laid = {
  heroes: [],
  turn: null,
  tiles: [lies('castle', 0), lies('start-forest', -1), lies('start-farm', 1)],
  plague: null,
  praetorians: null,
  gone: null,
  spot: { q: 1, r: -1 },
  empty: [],
};

const times = <V>(count: number, value: V): V[] => new Array<V>(count).fill(value);

/** A table as it lies. Whoever is fighting stands where they came from: the turn begins anew. */
export function asItLies(box: Box<Karak2>, view: Karak2View): Laid {
  const { tiles } = printed(box);
  const ask = view.asks.at(-1);
  const from = ask?.kind === 'muster' || ask?.kind === 'fight' ? Math.max(0, ask.from) : null;
  const heroes = view.heroes.map((hero, seat): Has => {
    const goods = GOODS.flatMap((good, kind) => times<Held>(view.goods[seat * 3 + kind], good));
    const units = UNITS.slice(0, 4).flatMap((unit, kind) => times<Held>(view.army[seat * 4 + kind], unit));
    const items: Held[] = [
      ...times<Held>(view.swords[seat], 'sword'),
      ...times<Held>(view.hammers[seat], 'hammer'),
      ...times<Held>(view.fireballs[seat], 'fireball'),
      ...times<Held>(view.pickpockets[seat], 'pickpocket'),
      ...times<Held>(view.smallStones[seat], 'small-stone'),
      ...times<Held>(view.largeStones[seat], 'large-stone'),
    ];
    const amulet = view.amulet[seat];
    return {
      ...{
        hero,
        at: seat === view.active && from !== null ? from : view.at[seat],
        city: view.city[seat],
        life: view.life[seat],
      },
      beaten: view.conquest[seat],
      pieces: [...goods, ...units, ...items, ...(amulet === '' ? [] : [amulet])],
      built: BUILDINGS.filter((_, kind) => view.built[seat * 6 + kind] === 1),
    };
  });
  return {
    heroes,
    turn: view.heroes[view.active],
    tiles: view.tile.map((tile, place) => ({
      ...{ tile, q: view.q[place], r: view.r[place] },
      turned: Math.max(
        0,
        SIDES.findIndex((turn) => turnGorges(tiles[tile].gorges, turn) === view.gorges[place]),
      ),
      armies: view.armies.slice(place * 2, place * 2 + 2).filter((army) => army !== ''),
      items: lyingOn(view, place),
    })),
    plague: view.plague < 0 ? null : view.heroes[view.plague],
    praetorians: view.general < 0 ? null : view.praetorians,
    gone: view.gone,
    spot: { q: view.q[view.at[view.active]], r: view.r[view.at[view.active]] },
    empty: [],
  };
}

export const gorgesOf = (box: Box<Karak2>, { tile, turned }: Pick<Lies, 'tile' | 'turned'>): number =>
  turnGorges(printed(box).tiles[tile].gorges, turned);

/** Empty places beside the land, the youngest tile's first. */
export function openSpots(box: Box<Karak2>, laid: Laid): Spot[] {
  const spots: Spot[] = [];
  for (const tile of laid.tiles.toReversed())
    for (const side of SIDES) {
      const spot = beside(tile, side);
      const walled = (gorgesOf(box, tile) >> side) & 1;
      if (!walled && tileAt(laid, spot) < 0 && !spots.some((one) => same(one, spot))) spots.push(spot);
    }
  return spots;
}

/** Tiles that are still on the stack. */
export const stackOf = (box: Box<Karak2>, { tiles }: Laid): string[] =>
  Object.keys(printed(box).tiles).filter((name) => !tiles.some(({ tile }) => tile === name));

/** What may lie on an empty place: of copies that look alike, one. */
export function tilesFor(box: Box<Karak2>, laid: Laid): string[] {
  const { tiles } = printed(box);
  const looks = (name: string) => `${landOf(name)} ${tiles[name].gorges}`;
  const stack = stackOf(box, laid);
  return stack.filter((name, at) => stack.findIndex((other) => looks(other) === looks(name)) === at);
}

/** The ways in which a tile may be turned and look otherwise. */
export const waysOf = (box: Box<Karak2>, tile: string): number[] =>
  SIDES.filter(
    (turn) =>
      SIDES.findIndex(
        (one) => gorgesOf(box, { tile, turned: one }) === gorgesOf(box, { tile, turned: turn }),
      ) === turn,
  );

/** Lays a tile where one is looking. One with gorges is looked at until it is turned. */
export function layTile(box: Box<Karak2>, laid: Laid, tile: string): Laid {
  const tiles = [...laid.tiles, { ...lies(tile, 0), ...laid.spot }];
  return waysOf(box, tile).length > 1 ? { ...laid, tiles } : lookOn(box, { ...laid, tiles });
}

const changeTile = (laid: Laid, at: number, change: Partial<Lies>): Laid => ({
  ...laid,
  tiles: laid.tiles.with(at, { ...laid.tiles[at], ...change }),
});

/** Turns a tile as it lies; then the next may be laid. */
export const turnTile = (box: Box<Karak2>, laid: Laid, at: number, turned: number): Laid =>
  lookOn(box, changeTile(laid, at, { turned }));

function lookOn(box: Box<Karak2>, laid: Laid): Laid {
  const open = openSpots(box, laid).find((spot) => !laid.empty.some((one) => same(one, spot)));
  return { ...laid, spot: open ?? laid.spot };
}

export const look = (laid: Laid, spot: Spot): Laid => lookAt(laid, spot, tileAt(laid, laid.spot) >= 0);

/** Takes a tile away; who stood there stands at the castle. */
export function takeTile(laid: Laid, tile: number): Laid {
  if (tile < 3) return laid;
  const { q, r } = laid.tiles[tile];
  const moved = (at: number, none: number) => (at < tile ? at : at === tile ? none : at - 1);
  return {
    ...laid,
    tiles: laid.tiles.toSpliced(tile, 1),
    heroes: laid.heroes.map((has) => ({ ...has, at: moved(has.at, 0), city: moved(has.city, -1) })),
    spot: { q, r },
  };
}

/** An army stands there too; where two stand already, none does. */
export const putArmy = (laid: Laid, at: number, army: Army): Laid => {
  const { armies } = laid.tiles[at];
  return changeTile(laid, at, { armies: armies.length > 1 ? [] : [...armies, army] });
};

/** Something was left on a tile; once more, and it is picked up. */
export const leaveItem = (laid: Laid, at: number, item: Item): Laid =>
  changeTile(laid, at, { items: toggled(laid.tiles[at].items, item) });

export const seat = (laid: Laid, hero: Hero): Laid => ({
  ...takeSeat(laid, { hero, at: 0, city: -1, life: HEARTS, beaten: 0, pieces: [], built: [] }),
  plague: laid.plague === hero ? null : laid.plague,
});

export const give = (laid: Laid, { hero, pieces }: Has, piece: Held): Laid =>
  changeHero(laid, hero, { pieces: [...pieces, piece] });

export const takePiece = (laid: Laid, { hero, pieces }: Has, piece: Held): Laid =>
  changeHero(laid, hero, { pieces: without(pieces, [piece]) });

export const build = (laid: Laid, { hero, built }: Has, building: Building): Laid =>
  changeHero(laid, hero, { built: toggled(built, building) });

/** Goods, units and stones are held as well. */
const isItem = (piece: Held): piece is Item =>
  (ITEMS as readonly string[]).includes(piece) || !OTHERS.includes(piece);

const OTHERS: readonly string[] = [...GOODS, ...UNITS, 'small-stone', 'large-stone'];

/** What is on the back of an army's token: the piece itself, or one of the amulets. */
const rewardOf = (piece: Held): Reward | null => {
  if (isItem(piece) && slotOf(piece) === 'amulet') return 'amulet';
  return Object.values(REWARD).find((reward) => reward === piece) ?? null;
};

const inSight = ({ tiles, heroes }: Laid): Reward[] =>
  [...tiles.flatMap(({ items }) => items), ...heroes.flatMap(({ pieces }) => pieces)].flatMap(
    (piece) => rewardOf(piece) ?? [],
  );

/** The bag once all that is out of it is. */
function bagWithout({ set }: Box<Karak2>, laid: Laid, gone: readonly Reward[]): Army[] {
  const bag = without(
    ARMIES.flatMap((army) => times(set.armies[army].count, army)),
    laid.tiles.flatMap(({ armies }) => armies),
  );
  return without(
    bag,
    [...inSight(laid), ...gone].flatMap((reward) => ARMIES.filter((army) => REWARD[army] === reward)),
  );
}

const SPENT = ['cart', 'fireball', 'pickpocket'] as const;

/** What must have been used if nobody says it: each tile brought its armies, and carts are unloaded at once. */
export function goneFrom(box: Box<Karak2>, laid: Laid): readonly Reward[] {
  if (laid.gone !== null) return laid.gone;
  const { tiles } = printed(box);
  const found = laid.tiles.slice(3).filter(({ tile }) => tile !== MAW);
  const drawn = found.reduce((sum, { tile }) => sum + tiles[tile].level, 0);
  const standing = laid.tiles.reduce((sum, { armies }) => sum + armies.length, 0);
  const missing = drawn - standing - inSight(laid).length;
  const gone: Reward[] = [];
  while (gone.length < missing) {
    const bag = bagWithout(box, laid, gone);
    const left = (reward: Reward) => bag.filter((army) => REWARD[army] === reward).length;
    const likely = SPENT.filter((reward) => left(reward) > 0).toSorted((a, b) => left(b) - left(a));
    if (likely.length === 0) break;
    gone.push(likely[0]);
  }
  return gone;
}

/** What the bag still holds. */
export const bagOf = (box: Box<Karak2>, laid: Laid): Army[] => bagWithout(box, laid, goneFrom(box, laid));

/** Whether one more of it can be somewhere, and this hero has room for it. */
export function mayHave(box: Box<Karak2>, laid: Laid, has: Has, piece: Held): boolean {
  const held = (of: (one: Held) => boolean) => has.pieces.filter(of).length;
  if ((GOODS as readonly string[]).includes(piece)) return true;
  const unit = (UNITS.slice(0, 4) as readonly string[]).indexOf(piece);
  if (unit >= 0) {
    const { supply } = box.set;
    const all = [supply.knight, supply.archer, supply.mage, supply.skeleton][unit] ?? 0;
    return laid.heroes.flatMap(({ pieces }) => pieces).filter((one) => one === piece).length < all;
  }
  if (
    isItem(piece) &&
    held((one) => isItem(one) && slotOf(one) === slotOf(piece)) >= mayOf(box, has).slots[slotOf(piece)]
  )
    return false;
  return isLeft(box, laid, piece);
}

/** Whether one more of it can be somewhere. */
export function isLeft(box: Box<Karak2>, laid: Laid, piece: Held | Reward): boolean {
  const amulets = [
    ...laid.tiles.flatMap(({ items }) => items),
    ...laid.heroes.flatMap(({ pieces }) => pieces),
  ];
  if (
    piece !== 'cart' &&
    isItem(piece as Held) &&
    slotOf(piece as Item) === 'amulet' &&
    amulets.includes(piece as Item)
  )
    return false;
  const reward = piece === 'cart' ? piece : rewardOf(piece as Held);
  return bagWithout(box, laid, laid.gone ?? []).some((army) => REWARD[army] === reward);
}

/** Something was used. */
export const use = (box: Box<Karak2>, laid: Laid, reward: Reward): Laid => ({
  ...laid,
  gone: [...goneFrom(box, laid), reward],
});

/** It was not. */
export const unuse = (box: Box<Karak2>, laid: Laid, reward: Reward): Laid => ({
  ...laid,
  gone: without(goneFrom(box, laid), [reward]),
});

export const spent: readonly Reward[] = SPENT;

/** How many praetorians guard the General. */
export const praetoriansOf = ({ set }: Box<Karak2>, { heroes, praetorians }: Laid): number =>
  praetorians ?? set.general.praetorians[Math.max(0, heroes.length - 2)];

/** Fame as it counts what units there may be. */
const fameOf = (box: Box<Karak2>, has: Has): number => Math.min(10, has.beaten + mayOf(box, has).fame);

/** What powers give to a hero with these buildings and this amulet. */
const mayOf = ({ set }: Box<Karak2>, { hero, built, pieces }: Has) =>
  bends(
    set,
    {
      heroes: [hero],
      built: BUILDINGS.map((building) => Number(built.includes(building))),
      amulet: [
        (pieces.find((piece) => isItem(piece) && slotOf(piece) === 'amulet') as Amulet | undefined) ?? '',
      ],
    },
    0,
  );

/** Who has more units than fame allows. */
export const overfull = (box: Box<Karak2>, { heroes }: Laid): Hero | null =>
  heroes.find(
    (has) =>
      has.pieces.filter((piece) => ['knight', 'archer', 'mage'].includes(piece)).length > fameOf(box, has),
  )?.hero ?? null;

/** Whose turn begins among enemies would be fighting. */
export const amongEnemies = ({ heroes, tiles, turn }: Laid): Hero | null =>
  heroes.find(({ hero, at, life }) => {
    const { armies, tile } = tiles[at];
    return hero === turn && life > 0 && (armies.length > 0 || tile === MAW);
  })?.hero ?? null;

/** The same in words of scenarios. */
export function inWords(box: Box<Karak2>, laid: Laid): { readonly [key: string]: Json } {
  const { tiles, heroes } = laid;
  const joined = (tile: Lies, place: number): Readonly<Record<string, Json>> => {
    if (place < 3) return {};
    for (const side of SIDES) {
      const next = tileAt({ tiles: tiles.slice(0, place) }, beside(tile, side));
      if (next >= 0) return { beside: tiles[next].tile, side: DIRECTIONS[(side + 3) % 6] };
    }
    return {};
  };
  return {
    map: Object.fromEntries(
      tiles.map((tile, place) => [
        tile.tile,
        {
          ...joined(tile, place),
          ...(place >= 3 && { turned: tile.turned }),
          armies: [...tile.armies],
          items: [...tile.items],
          ...(tile.tile === MAW && { praetorians: praetoriansOf(box, laid) }),
        },
      ]),
    ),
    ...Object.fromEntries(
      heroes.map(({ hero, at, city, life, beaten, pieces, built }) => {
        const count = (piece: Held) => pieces.filter((one) => one === piece).length;
        const slot = (kind: string) => pieces.filter((piece) => isItem(piece) && slotOf(piece) === kind);
        const [amulet] = slot('amulet');
        return [
          hero,
          {
            ...{ at: tiles[at].tile, hearts: life, beaten, buildings: [...built] },
            ...Object.fromEntries(GOODS.map((good) => [good, count(good)])),
            ...{ weapons: slot('weapon'), spells: slot('spell') },
            ...(amulet !== undefined && { amulet }),
            ...(city >= 0 && { city: tiles[city].tile }),
            ...{ small: count('small-stone'), large: count('large-stone') },
            units: Object.fromEntries(UNITS.slice(0, 4).map((unit) => [unit, count(unit)])),
          },
        ];
      }),
    ),
    ...(laid.plague !== null && { plague: laid.plague }),
    ...(laid.turn !== null && { turn: laid.turn }),
    gone: [...goneFrom(box, laid)],
  };
}
