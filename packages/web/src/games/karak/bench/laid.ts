import {
  DOORS,
  fullBag,
  fullStack,
  HEARTS,
  type Hero,
  heroesOf,
  type Item,
  itemsOf,
  type Karak,
  type KarakView,
  kindOf,
  rewardOf,
  SHAPES,
  type Shape,
  SLOTS,
  type SlotKind,
  slotOf,
  type TileKind,
  type TileName,
  type Token,
} from '@undercroft/karak';
import type { Box, Json } from '@undercroft/kernel';
import { without } from '../../../table/laying/counted.ts';
import { changeHero, lookAt, takeSeat, toggled } from '../../../table/laying/laid.ts';

/** A square of the table: columns grow to the east, rows to the south; the start is 0, 0. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A tile as it lies there. */
export interface Lies extends Spot {
  readonly kind: TileKind;
  readonly doors: number;
  readonly token: Token | null;
  readonly items: readonly Item[];
}

/** A hero as it stands there. */
export interface Has {
  readonly hero: Hero;
  /** A place in the list of tiles. */
  readonly at: number;
  readonly hearts: number;
  readonly items: readonly Item[];
}

/** Karak as people lay it before them, at the beginning of a turn. */
export interface Laid {
  /** In the order of turns. */
  readonly heroes: readonly Has[];
  /** Whose turn it is. */
  readonly turn: Hero | null;
  /** The start is the first. */
  readonly tiles: readonly Lies[];
  readonly cursed: Hero | null;
  /** What was used; null while nobody has said it: then it is what must be missing. */
  readonly gone: readonly Item[] | null;
  /** What is being looked at: an empty square, or a tile. */
  readonly spot: Spot;
  /** Empty squares that somebody has looked away from: nothing lies there. */
  readonly empty: readonly Spot[];
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const same = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;
const beside = ({ x, y }: Spot, side: number): Spot => ({ x: x + SIDES[side][0], y: y + SIDES[side][1] });

export const tileAt = ({ tiles }: Laid, spot: Spot): number => tiles.findIndex((tile) => same(tile, spot));

const start: Lies = { x: 0, y: 0, kind: 'start', doors: 0b1111, token: null, items: [] };

/** Before anybody has said anything. */
export const bare: Laid = {
  heroes: [],
  turn: null,
  tiles: [start],
  cursed: null,
  gone: null,
  spot: { x: 0, y: -1 },
  empty: [],
};

/** A table as it lies. Whoever is fighting stands where they came from: the turn begins anew. */
export function asItLies(_box: Box<Karak>, view: KarakView): Laid {
  const { kind, doors, x, y, token } = view.dungeon;
  const fights = view.asks.at(-1)?.kind === 'fight';
  return {
    heroes: view.heroes.map(({ hero, at, from, hearts, weapons, spells, keys, treasures }, seat) => ({
      ...{ hero, at: fights && seat === view.seat ? from : at, hearts },
      items: [...weapons, ...spells, ...new Array<Item>(keys).fill('key'), ...treasures],
    })),
    turn: view.heroes[view.seat].hero,
    tiles: kind.map((one, tile) => ({
      ...{ kind: one, doors: doors[tile], x: x[tile], y: y[tile], token: token[tile] },
      items: view.lying.filter(({ at }) => at === tile).map(({ item }) => item),
    })),
    cursed: view.cursed === null ? null : view.heroes[view.cursed].hero,
    gone: view.gone,
    spot: { x: x[view.heroes[view.seat].at], y: y[view.heroes[view.seat].at] },
    empty: [],
  };
}

/** Empty squares that an opening leads to, the youngest tile's first, straight on before the sides. */
export function openSpots(laid: Laid): Spot[] {
  const spots: Spot[] = [];
  for (const tile of laid.tiles.toReversed()) {
    // Where it was entered from is where an older tile lies; straight on is across from there.
    const entered = [0, 1, 2, 3].find((side) => {
      const older = tileAt(laid, beside(tile, side));
      return older >= 0 && older < laid.tiles.indexOf(tile);
    });
    const ahead = entered === undefined ? 0 : (entered + 2) % 4;
    for (const side of [ahead, (ahead + 1) % 4, (ahead + 3) % 4, (ahead + 2) % 4]) {
      const spot = beside(tile, side);
      if ((tile.doors & (1 << side)) === 0 || tileAt(laid, spot) >= 0) continue;
      if (!spots.some((one) => same(one, spot))) spots.push(spot);
    }
  }
  return spots;
}

const turned = (doors: number): number => ((doors << 1) | (doors >> 3)) & 15;

function shapeOf(doors: number): Shape {
  for (const shape of Object.keys(SHAPES) as Shape[]) {
    let way: number = SHAPES[shape];
    for (let quarter = 0; quarter < 4; quarter++, way = turned(way)) if (way === doors) return shape;
  }
  throw new Error(`no tile has the openings ${DOORS[doors]}`);
}

const nameOf = ({ kind, doors }: Pick<Lies, 'kind' | 'doors'>): TileName => `${kind}-${shapeOf(doors)}`;

/** Tiles that are still on the stack. */
export const stackOf = ({ set }: Box<Karak>, { tiles }: Laid): TileName[] =>
  without(fullStack(set), tiles.slice(1).map(nameOf));

/** What may lie on an empty square, in each way; first what opens to where somebody came from, and what there is most of. */
export function tilesFor(box: Box<Karak>, laid: Laid, spot: Spot): Pick<Lies, 'kind' | 'doors'>[] {
  const stack = stackOf(box, laid);
  const leads = SIDES.flatMap((_, side) => {
    const tile = tileAt(laid, beside(spot, side));
    return tile >= 0 && laid.tiles[tile].doors & (1 << ((side + 2) % 4)) ? [1 << side] : [];
  });
  const countOf = (kind: TileKind) => stack.filter((name) => kindOf(name) === kind).length;
  const kinds = [...new Set(stack.map(kindOf))].sort((a, b) => countOf(b) - countOf(a));
  const opens = (doors: number) => leads.some((lead) => doors & lead);
  const all = DOORS.map((_, doors) => doors);
  const ways = [...all.filter(opens), ...all.filter((doors) => !opens(doors))];
  return kinds.flatMap((kind) =>
    ways
      .filter((doors) => DOORS[doors].length > 1 && stack.includes(nameOf({ kind, doors })))
      .map((doors) => ({ kind, doors })),
  );
}

/** Lays a tile where one is looking, and looks on to where the next may lie. */
export function layTile(laid: Laid, tile: Pick<Lies, 'kind' | 'doors'>): Laid {
  const tiles = [...laid.tiles, { ...laid.spot, ...tile, token: null, items: [] }];
  const next = { ...laid, tiles };
  const open = openSpots(next).find((spot) => !next.empty.some((one) => same(one, spot)));
  return { ...next, spot: open ?? laid.spot };
}

export const look = (laid: Laid, spot: Spot): Laid => lookAt(laid, spot, tileAt(laid, laid.spot) >= 0);

/** Takes a tile away; who stood there stands at the start. */
export function takeTile(laid: Laid, tile: number): Laid {
  if (tile < 1) return laid;
  const { x, y } = laid.tiles[tile];
  return {
    ...laid,
    tiles: laid.tiles.toSpliced(tile, 1),
    heroes: laid.heroes.map((has) =>
      has.at < tile ? has : { ...has, at: has.at === tile ? 0 : has.at - 1 },
    ),
    spot: { x, y },
  };
}

/** What lies on a tile: a monster or a chest, or nothing any more. */
export const putToken = (laid: Laid, tile: number, token: Token | null): Laid => ({
  ...laid,
  tiles: laid.tiles.with(tile, { ...laid.tiles[tile], token }),
});

/** Something was left on a tile; once more, and it is picked up. */
export const leaveItem = (laid: Laid, tile: number, item: Item): Laid => {
  const lies = laid.tiles[tile];
  return { ...laid, tiles: laid.tiles.with(tile, { ...lies, items: toggled(lies.items, item) }) };
};

export const seat = (laid: Laid, hero: Hero): Laid => ({
  ...takeSeat(laid, { hero, at: 0, hearts: HEARTS, items: [] }),
  cursed: laid.cursed === hero ? null : laid.cursed,
});

export const stand = (laid: Laid, hero: Hero, at: number): Laid => changeHero(laid, hero, { at });

export const setHearts = (laid: Laid, hero: Hero, hearts: number): Laid => changeHero(laid, hero, { hearts });

export const curse = (laid: Laid, hero: Hero): Laid => ({
  ...laid,
  cursed: laid.cursed === hero ? null : hero,
});

const itemsWith = ({ heroes }: Laid, hero: Hero) => heroes.find((has) => has.hero === hero)?.items ?? [];

export const give = (laid: Laid, hero: Hero, item: Item): Laid =>
  changeHero(laid, hero, { items: [...itemsWith(laid, hero), item] });

export const takeItem = (laid: Laid, hero: Hero, item: Item): Laid =>
  changeHero(laid, hero, { items: without(itemsWith(laid, hero), [item]) });

/** Whether a hero has room for it. */
export function hasRoom({ set }: Box<Karak>, { items }: Has, item: Item): boolean {
  const slot = slotOf(set, item);
  return slot === 'treasures' || items.filter((one) => slotOf(set, one) === slot).length < SLOTS[slot];
}

/** What lies in sight: on tiles and in inventories. */
const inSight = ({ tiles, heroes }: Laid): Item[] => [...tiles, ...heroes].flatMap(({ items }) => items);

/** The bag once all that is out of it is: so many treasures came out of chests as keys were used, the others had guards. */
function bagWithout({ set }: Box<Karak>, laid: Laid, gone: readonly Item[]): Token[] {
  const bag = without(
    fullBag(set),
    laid.tiles.flatMap(({ token }) => token ?? []),
  );
  let opened = gone.filter((item) => item === 'key').length;
  for (const item of [...inSight(laid), ...gone]) {
    const from = bag.filter((token) => rewardOf(set, token) === item);
    const chest = item === 'treasure' && from.includes('chest') && opened-- > 0;
    const token = chest ? 'chest' : (from.find((one) => one !== 'chest') ?? from.at(0));
    if (token !== undefined) bag.splice(bag.indexOf(token), 1);
  }
  return bag;
}

/** What must have been used if nobody says it: each room brought a token, and each treasure cost a key. */
export function goneFrom(box: Box<Karak>, laid: Laid): readonly Item[] {
  if (laid.gone !== null) return laid.gone;
  const { set } = box;
  const seen = inSight(laid);
  const drawn = laid.tiles.filter(({ kind }) => kind === 'room').length;
  const missing = drawn - seen.length - laid.tiles.filter(({ token }) => token !== null).length;
  const opened = seen.filter((item) => item === 'treasure').length;
  const gone: Item[] = [];
  while (gone.length < missing) {
    const bag = bagWithout(box, laid, gone).map((token) => rewardOf(set, token));
    const left = (item: Item) => bag.filter((one) => one === item).length;
    const spells = itemsOf(set).filter((item) => slotOf(set, item) === 'spells' && left(item) > 0);
    const likely = spells.toSorted((a, b) => left(b) - left(a)).at(0);
    const next = gone.length < opened && left('key') > 0 ? 'key' : likely;
    if (next === undefined) break;
    gone.push(next);
  }
  return gone;
}

/** What the bag still holds. */
export const bagOf = (box: Box<Karak>, laid: Laid): Token[] => bagWithout(box, laid, goneFrom(box, laid));

/** How many of an item could still be somewhere. */
export const itemsLeft = (box: Box<Karak>, laid: Laid, item: Item): number =>
  // What is only thought to be used may be somewhere as well.
  bagWithout(box, laid, laid.gone ?? []).filter((token) => rewardOf(box.set, token) === item).length;

/** Something was used. */
export const use = (box: Box<Karak>, laid: Laid, item: Item): Laid => ({
  ...laid,
  gone: [...goneFrom(box, laid), item],
});

/** It was not. */
export const unuse = (box: Box<Karak>, laid: Laid, item: Item): Laid => ({
  ...laid,
  gone: without(goneFrom(box, laid), [item]),
});

/** Whoever's turn begins among monsters would be fighting, unless they sneak past. */
export const amongMonsters = ({ set }: Box<Karak>, { heroes, tiles, turn, cursed }: Laid): Hero | null => {
  const has = heroes.find(({ hero }) => hero === turn);
  if (has === undefined || has.hearts === 0) return null;
  const { token } = tiles[has.at];
  if (token === null || token === 'chest') return null;
  const sneaks = cursed !== has.hero && set.tokens[token].strength <= heroesOf(set)[has.hero].passes;
  return sneaks ? null : has.hero;
};

/** The same in words of scenarios. */
export function inWords(box: Box<Karak>, laid: Laid): { readonly [key: string]: Json } {
  const place = ({ x, y }: Spot) => `${x},${y}`;
  const slots = (items: readonly Item[], kind: SlotKind) =>
    items.filter((item) => slotOf(box.set, item) === kind);
  return {
    map: Object.fromEntries(
      laid.tiles.slice(1).map((tile) => [
        place(tile),
        {
          kind: tile.kind,
          doors: DOORS[tile.doors],
          ...(tile.token !== null && { token: tile.token }),
          items: [...tile.items],
        },
      ]),
    ),
    ...Object.fromEntries(
      laid.heroes.map(({ hero, at, hearts, items }) => [
        hero,
        {
          at: place(laid.tiles[at]),
          hearts,
          weapons: slots(items, 'weapons'),
          spells: slots(items, 'spells'),
          key: slots(items, 'keys').length > 0,
          treasures: slots(items, 'treasures'),
        },
      ]),
    ),
    ...(laid.cursed !== null && { cursed: laid.cursed }),
    ...(laid.turn !== null && { turn: laid.turn }),
    gone: [...goneFrom(box, laid)],
    bag: bagOf(box, laid),
    stack: stackOf(box, laid),
  };
}
