import {
  ARMIES,
  BUILDINGS,
  CASTLE,
  DQ,
  DR,
  diceOf,
  fameOf,
  GOODS,
  HEARTS,
  hasBuilt,
  type Karak2,
  pointsOf,
  printed,
  tilesLeft,
  UNITS,
} from '@undercroft/karak2';
import { hexAt, middle } from '../../src/games/karak2/places.ts';
import { counts, has, lies, type Reader, times } from './truth.ts';

const named = (q: number, r: number) => `${q},${r}`;

/** The two hexes that meet at a point on an edge. */
function edgeAt([x, y]: readonly [number, number]): string {
  const { q, r } = hexAt(x, y);
  const away = (direction: number) => {
    const next = middle(q + DQ[direction], r + DR[direction]);
    return (next.x - x) ** 2 + (next.y - y) ** 2;
  };
  const direction = [0, 1, 2, 3, 4, 5].sort((a, b) => away(a) - away(b))[0];
  return edge(q, r, direction);
}

const edge = (q: number, r: number, direction: number): string =>
  [named(q, r), named(q + DQ[direction], r + DR[direction])].sort().join(' | ');

/** While armies are held over the land, others may be behind them: then only which there are is looked at. */
const isHeld = (word: string, view: Karak2['view']): boolean =>
  view.asks.at(-1)?.kind === 'fate' && ARMIES.some((army) => word.startsWith(`${army} `));

export const karak2Reader: Reader<Karak2> = {
  place: (at, word, { view }) => {
    if (word === 'gorge') return edgeAt(at);
    if (isHeld(word, view)) return 'hand';
    const { q, r } = hexAt(...at);
    return named(q, r);
  },

  word({ word, region, at, count }, { view }) {
    const ask = view.asks.at(-1);
    if (region === 'board' && at !== null) {
      if (word === 'gorge') {
        const where = edgeAt(at);
        // How a tile is turned before it is laid is up to whoever lays it.
        const turning = ask?.kind === 'lay' && where.split(' | ').includes(named(ask.q, ask.r));
        return turning ? null : word;
      }
      return word;
    }
    // Prices, and the signs before counters.
    if (count === null && GOODS.some((good) => word === good || word === `no ${good}`)) return null;
    return word;
  },

  expected({ box, view }, regions) {
    const sheet = printed(box);
    const placeOf = (place: number) => named(view.q[place], view.r[place]);
    const ask = view.asks.at(-1);
    const said = [
      ...view.tile.map((tile, place) => lies(tile, placeOf(place))),
      ...view.lying.map((item, index) => lies(item, placeOf(view.lyingAt[index]))),
      counts('supply', 'stack', tilesLeft(view)),
      counts('supply', 'bag', view.bag.length),
    ];
    const gorges = new Set<string>();
    for (const [place, bits] of view.gorges.entries()) {
      for (const direction of [0, 1, 2, 3, 4, 5]) {
        const where = edge(view.q[place], view.r[place], direction);
        const turning = ask?.kind === 'lay' && where.split(' | ').includes(named(ask.q, ask.r));
        if ((bits >> direction) & 1 && !turning) gorges.add(where);
      }
    }
    for (const where of gorges) said.push(lies('gorge', where));
    for (const [index, army] of view.armies.entries()) {
      const place = Math.floor(index / 2);
      if (army !== '' && place !== CASTLE) {
        said.push(lies(`${army} ${sheet.strength[army]}`, ask?.kind === 'fate' ? 'hand' : placeOf(place)));
      }
    }
    // Whoever beat him has the Arkenstone.
    if (view.general >= 0 && view.arkenstone < 0) {
      const strength = box.set.general.strength + view.praetorians;
      said.push(lies(`general ${strength} with ${view.praetorians}`, placeOf(view.general)));
    }
    for (const [seat, hero] of view.heroes.entries()) {
      const own = `seat ${seat}`;
      const life = view.life[seat];
      said.push(lies(life === 0 ? `${hero} lies` : hero, placeOf(view.at[seat]), seat));
      if (view.active === seat) said.push(lies('turn', placeOf(view.at[seat]), seat));
      if (view.city[seat] >= 0) {
        const built = BUILDINGS.map((building) => Number(hasBuilt(view, seat, building))).join('');
        said.push(lies(`city ${built}`, placeOf(view.city[seat]), seat));
        if (view.plague === seat) said.push(lies('plague', placeOf(view.city[seat]), seat));
      }
      said.push(...has(own, [...times('heart', life), ...times('skull', HEARTS - life)]));
      // The sign of a large stone stands before the points.
      said.push(...has(own, ['large-stone', ...times('plague', Number(view.plague === seat))]));
      said.push(
        counts(own, 'points', pointsOf(view, seat)),
        counts(own, 'fame', fameOf(box.set, view, seat)),
      );
      for (const [index, good] of GOODS.entries()) said.push(counts(own, good, view.goods[seat * 3 + index]));
      const full = `seat ${seat} in full`;
      if (!regions.has(full)) continue;
      for (const [kind, dice] of diceOf(box.set, view, seat).entries()) {
        if (dice > 0) said.push(...has(full, [UNITS[kind]]), counts(full, UNITS[kind], dice));
      }
      const amulet = view.amulet[seat];
      const pieces = [
        ...times('sword', view.swords[seat]),
        ...times('hammer', view.hammers[seat]),
        ...times('fireball', view.fireballs[seat]),
        ...times('pickpocket', view.pickpockets[seat]),
        ...(amulet === '' ? [] : [amulet]),
        ...times('small-stone', view.smallStones[seat]),
        ...times('large-stone', view.largeStones[seat]),
        ...times('arkenstone', Number(view.arkenstone === seat)),
        ...times('plague', Number(view.plague === seat)),
        ...times('no city', Number(view.city[seat] < 0)),
      ];
      const works = BUILDINGS.map((work) => (hasBuilt(view, seat, work) ? work : `no ${work}`));
      said.push(...has(full, [...pieces, ...works]));
    }
    if (ask?.kind === 'lay') said.push(lies(ask.tile, named(ask.q, ask.r)));
    if (ask?.kind === 'fate')
      for (const army of ask.drawn) said.push(lies(`${army} ${sheet.strength[army]}`, 'hand'));
    if (ask?.kind === 'fight' || ask?.kind === 'protect' || ask?.kind === 'muster') {
      const { seat } = ask;
      const here = view.at[seat];
      const armies = view.armies.slice(here * 2, here * 2 + 2).flatMap((army) => (army === '' ? [] : [army]));
      const foes =
        view.general === here
          ? [`general ${ask.foe} with ${view.praetorians}`]
          : armies.map((army) => `${army} ${sheet.strength[army]}`);
      const life = view.life[seat];
      said.push(...has('fight', [view.heroes[seat], ...foes]));
      said.push(...has('fight', [...times('heart', life), ...times('skull', HEARTS - life)]));
      for (const weapon of [...times('sword', view.swords[seat]), ...times('hammer', view.hammers[seat])])
        said.push(...has('fight', [weapon]), counts('fight', weapon, weapon === 'hammer' ? 2 : 1));
      if (ask.kind === 'muster') {
        const dice = diceOf(box.set, view, seat).flatMap((count, kind) =>
          times(UNITS[kind], count - ask.held[kind]),
        );
        said.push(...has('fight', ['hero', ...dice]));
      } else {
        const dice = ask.units.map((unit, index) => {
          const { swords, skulls } = sheet.dice[UNITS.indexOf(unit)];
          return `${unit} ${swords[ask.faces[index]]} ${skulls[ask.faces[index]]}`;
        });
        const hero = `hero ${sheet.heroDie.swords[ask.hero]} ${sheet.heroDie.skulls[ask.hero]}`;
        said.push(...has('fight', [hero, ...dice]), counts('fight', 'total', ask.strength));
        if (ask.fire > 0) said.push(...has('fight', ['fireball']), counts('fight', 'fireball', ask.fire));
      }
    }
    return said;
  },
};
