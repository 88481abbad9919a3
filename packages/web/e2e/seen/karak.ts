import { DIRECTIONS, HEARTS, type Karak, kindOf, placeBeside, pointsOf, type Token } from '@undercroft/karak';
import { counts, has, lies, type Reader, times } from './truth.ts';

const placeAt = ([x, y]: readonly [number, number]): string =>
  `${Math.floor(x / 100)},${Math.floor(y / 100)}`;

export const karakReader: Reader<Karak> = {
  place: placeAt,

  word({ word, region, seat, at }, { view }) {
    if (region !== 'board' || at === null) return word;
    // Whose figure it is says the element around it.
    if (seat !== null) return word;
    const ask = view.asks.at(-1);
    if (ask?.kind !== 'lay') return word;
    // How a tile is turned before it is laid is up to whoever lays it.
    const { x, y } = placeBeside(view.dungeon, view.heroes[ask.seat].at, DIRECTIONS.indexOf(ask.direction));
    return placeAt(at) === `${x},${y}` ? word.split(' ')[0] : word;
  },

  expected({ box, view }, regions) {
    const { dungeon } = view;
    const placeOf = (tile: number) => `${dungeon.x[tile]},${dungeon.y[tile]}`;
    const named = (token: Token) =>
      token === 'chest' ? token : `${token} ${box.set.tokens[token].strength}`;
    const ask = view.asks.at(-1);
    const said = [
      ...dungeon.kind.map((kind, tile) => lies(`${kind} ${dungeon.doors[tile]}`, placeOf(tile))),
      ...dungeon.token.flatMap((token, tile) => (token === null ? [] : [lies(named(token), placeOf(tile))])),
      ...view.lying.map(({ at, item }) => lies(item, placeOf(at))),
      counts('supply', 'stack', view.stack.length),
      counts('supply', 'bag', view.bag.length),
    ];
    for (const [seat, hero] of view.heroes.entries()) {
      const things = [...hero.weapons, ...hero.spells, ...times('key', hero.keys)];
      const place = placeOf(hero.at);
      said.push(lies(hero.hearts === 0 ? `${hero.hero} lies` : hero.hero, place, seat));
      if (view.seat === seat) said.push(lies('turn', place, seat));
      if (view.cursed === seat) said.push(lies('curse', place, seat), ...has(`seat ${seat}`, ['cursed']));
      // The sign of a treasure stands before the points.
      said.push(...has(`seat ${seat}`, [...things, 'treasure']));
      said.push(...has(`seat ${seat}`, times('heart', hero.hearts)));
      said.push(...has(`seat ${seat}`, times('skull', HEARTS - hero.hearts)));
      said.push(counts(`seat ${seat}`, 'points', pointsOf(hero, box.set)));
      const full = `seat ${seat} in full`;
      if (regions.has(full)) said.push(...has(full, [...things, ...hero.treasures]));
    }
    if (ask?.kind === 'lay') {
      const { x, y } = placeBeside(dungeon, view.heroes[ask.seat].at, DIRECTIONS.indexOf(ask.direction));
      said.push(lies(kindOf(ask.tile), `${x},${y}`));
    }
    if (ask?.kind === 'fate') {
      // They are held over the room.
      const { at } = view.heroes[ask.seat];
      for (const token of ask.tokens) said.push(lies(named(token), `${dungeon.x[at]},${dungeon.y[at] - 1}`));
    }
    if (ask?.kind === 'fight') {
      const { items } = box.set;
      const { hero, hearts, weapons } = view.heroes[ask.seat];
      const bonus = ask.bonus + ask.flames * items.flames.bonus + (ask.sacrificed ? 1 : 0);
      const foresight = ask.bonus - weapons.reduce((sum, weapon) => sum + items[weapon].bonus, 0);
      said.push(...has('fight', [hero, named(ask.monster), ...ask.dice.map((die) => `die ${die}`)]));
      said.push(...has('fight', [...times('heart', hearts), ...times('skull', HEARTS - hearts)]));
      // Everything that counts is named with what it counts.
      for (const item of [...weapons, ...times('flames' as const, ask.flames)])
        said.push(...has('fight', [item]), counts('fight', item, items[item].bonus));
      if (foresight > 0) said.push(counts('fight', 'foresight', foresight));
      if (ask.sacrificed) said.push(...has('fight', ['skull']), counts('fight', 'sacrifice', 1));
      said.push(counts('fight', 'total', ask.dice[0] + ask.dice[1] + bonus));
    }
    return said;
  },
};
