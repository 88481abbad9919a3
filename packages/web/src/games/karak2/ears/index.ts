import {
  BUILDINGS,
  CASTLE,
  cityAt,
  DIRECTIONS,
  DQ,
  DR,
  diceOf,
  fameOf,
  GOODS,
  HEARTS,
  hasBuilt,
  type Karak2,
  lyingOn,
  POINTS,
  printed,
  placeAt as tileAt,
  UNITS,
} from '@undercroft/karak2';
import { compassName } from '../../../table/ears/compass.ts';
import { wordsOf as earsWords } from '../../../table/ears/words/index.ts';
import type { GameEars, Place, Sought } from '../../../table/game/ears.ts';
import { nameOf } from '../names.ts';
import type { AtKarak2 } from '../seen.ts';
import { wordsOf } from '../words/index.ts';

/** The land in words: every hex with its gorges, what it gives, and who is there. */
export const ears: GameEars<Karak2> = {
  board(at) {
    const { q, r } = at.view;
    // Land that is not known yet lies around all that is known.
    const [top, bottom] = [Math.min(...r) - 1, Math.max(...r) + 1];
    const columns = q.map((one, place) => one + Math.floor(r[place] / 2));
    const [left, right] = [Math.min(...columns) - 1, Math.max(...columns) + 1];
    const rows = Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: right - left + 1 }, (_, column) => {
        const down = top + row;
        return placeAt(at, left + column - Math.floor(down / 2), down);
      }),
    );
    return { label: wordsOf(at.say.language).land, rows };
  },
  around(at, seat) {
    const { view, say } = at;
    const words = earsWords(say.language);
    const here = view.at[seat];
    return DIRECTIONS.map((direction, side) => {
      const way = words.sides[direction];
      const place = view.near[here * 6 + side];
      const gorge = hasGorge(at, here, side) ? [words.gorge] : [];
      return `${way}: ${[...gorge, place < 0 ? words.dark : landText(at, place)].join(', ')}`;
    });
  },
  holds(at, seat) {
    const { box, view, say } = at;
    const words = wordsOf(say.language);
    const many = (count: number, id: string) => (count > 0 ? [`${count} ${say.name(id)}`] : []);
    const dice = diceOf(box.set, view, seat);
    return [
      words.heartsOf({ now: view.life[seat], all: HEARTS }),
      `${words.fame} ${fameOf(box.set, view, seat)}`,
      ...GOODS.flatMap((good, index) => many(view.goods[seat * GOODS.length + index], good)),
      ...UNITS.flatMap((unit, kind) => many(dice[kind], unit)),
      ...many(view.swords[seat], 'sword'),
      ...many(view.hammers[seat], 'hammer'),
      ...many(view.fireballs[seat], 'fireball'),
      ...many(view.pickpockets[seat], 'pickpocket'),
      ...(view.amulet[seat] === '' ? [] : [say.called(nameOf(view.amulet[seat]))]),
      ...(view.city[seat] < 0 ? [] : [say.name('city')]),
      ...BUILDINGS.filter((building) => hasBuilt(view, seat, building)).map((building) => say.name(building)),
      ...many(view.smallStones[seat], 'small-stone'),
      ...many(view.largeStones[seat], 'large-stone'),
      ...(view.arkenstone === seat ? [say.name('arkenstone')] : []),
      ...(view.plague === seat ? [words.plague] : []),
    ];
  },
  stands({ view, say }, seat) {
    const stones =
      view.smallStones[seat] * POINTS.small +
      view.largeStones[seat] * POINTS.large +
      (view.arkenstone === seat ? POINTS.arkenstone : 0);
    return { worth: stones, text: wordsOf(say.language).points({ count: stones }) };
  },
};

/** A gorge on either side of an edge stops whoever would cross it. */
function hasGorge({ view }: AtKarak2, place: number, side: number): boolean {
  const next = view.near[place * 6 + side];
  if ((view.gorges[place] >> side) & 1) return true;
  return next >= 0 && ((view.gorges[next] >> ((side + 3) % 6)) & 1) === 1;
}

function placeAt(at: AtKarak2, q: number, r: number): Place {
  const { view, say } = at;
  const cell = `${q},${r}`;
  const name = compassName(at, q + r / 2, -r);
  const place = tileAt(view, q, r);
  if (place < 0) {
    const beside = DIRECTIONS.some((_, side) => tileAt(view, q + DQ[side], r + DR[side]) >= 0);
    return { name, cell, text: beside ? earsWords(say.language).dark : '', seats: [], has: [] };
  }
  const seats = view.at.flatMap((other, seat) => (other === place ? [seat] : []));
  const has: Sought[] = [];
  if (armiesOn(at, place).length > 0) has.push('foe');
  if (seats.length > 0) has.push('figure');
  if (lyingOn(view, place).length > 0) has.push('find');
  return { name, cell, text: landText(at, place), seats, has };
}

/** Who stands there to be fought, each with its strength. */
function armiesOn({ view, say, box }: AtKarak2, place: number): string[] {
  const { strength } = printed(box);
  const armies =
    place === CASTLE
      ? []
      : [view.armies[place * 2], view.armies[place * 2 + 1]].flatMap((army) =>
          army === '' ? [] : [`${say.called(army)} ${strength[army]}`],
        );
  if (view.general !== place) return armies;
  return [...armies, `${say.called('general')} ${box.set.general.strength + view.praetorians}`];
}

function landText(at: AtKarak2, place: number): string {
  const { view, say, names, box } = at;
  const words = earsWords(say.language);
  const tile = view.tile[place];
  const { gives } = printed(box).tiles[tile];
  const gorges = DIRECTIONS.filter((_, side) => hasGorge(at, place, side)).map((side) => words.sides[side]);
  const city = cityAt(view, place);
  return [
    say.name(tile.replace(/-\d+$/, '')),
    ...GOODS.flatMap((good, index) => (gives[index] > 0 ? [`${gives[index]} ${say.name(good)}`] : [])),
    ...(gorges.length > 0 ? [words.gorges({ sides: gorges.join(', ') })] : []),
    ...armiesOn(at, place),
    ...(city >= 0 ? [`${say.name('city')} (${names[city]})`] : []),
    ...lyingOn(view, place).map((item) => say.called(item)),
    ...view.at.flatMap((other, seat) => (other === place ? [names[seat] ?? ''] : [])),
  ].join(', ');
}
