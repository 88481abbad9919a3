import { type Kragmortha, NAMES, symbolsOf, tablesOf } from '@undercroft/kragmortha';
import { counts, has, lies, type Reader } from './truth.ts';

const COLUMNS = 7;

export const kragmorthaReader: Reader<Kragmortha> = {
  place: ([x, y]) => NAMES[Math.floor(y / 100) * COLUMNS + Math.floor(x / 100)] ?? `${x},${y}`,

  word({ word, region, count }) {
    // The sign before the number of tomes.
    return count === null && word === 'tome 0' && !region.endsWith('in full') ? null : word;
  },

  expected({ box, view, viewer }, regions) {
    const { tomes } = tablesOf(box.set);
    const field = tablesOf(box.set).fields[view.seats.length];
    const map = box.set.maps.find(({ seats }) => seats >= view.seats.length);
    const marks = (map?.rows ?? []).join(' ').split(' ');
    const cardOf = (id: string) => {
      const card = box.set.cards.find((known) => known.id === id);
      return card === undefined ? id : `${card.moves} ${card.symbols.join(' ')}`;
    };
    const said = marks.flatMap((mark, square) => {
      if (mark === '#') return [lies('bookcase', NAMES[square])];
      if (mark === '.' || mark === 'D') return [];
      const signs = [symbolsOf(field.symbol[square])[0]];
      if (field.teleport[square]) signs.push('teleport');
      if (field.starts.includes(square)) signs.push('start');
      return [lies(signs.join(' '), NAMES[square])];
    });
    said.push(
      lies('rigor', NAMES[view.rigor]),
      counts('supply', 'tomes', view.tomeDeck.length),
      counts('supply', 'tokens', view.tokens.length),
      counts('supply', 'cards', view.deckSize),
    );
    const top = view.discards.at(-1);
    if (top !== undefined) said.push(...has('supply', [cardOf(top)]));
    for (const [seat, goblin] of view.seats.entries()) {
      const own = `seat ${seat}`;
      const looks = goblin.looks.map(({ part }) => `look ${part ?? 'blank'}`);
      if (goblin.at !== null) said.push(lies('goblin', goblin.at, seat));
      said.push(
        ...has(own, looks),
        counts(own, 'symbols', goblin.symbols),
        counts(own, 'cards', view.hands[seat].length),
      );
      const held = view.tomes[seat];
      if (held.length > 0) said.push(counts(own, 'tomes', held.length));
      const full = `seat ${seat} in full`;
      if (!regions.has(full)) continue;
      const books = [
        ...held.map((tome) => `tome ${tomes[tome]?.symbols ?? 0}`),
        ...view.used[seat].map((tome) => `tome ${tomes[tome]?.symbols ?? 0} used`),
      ];
      said.push(...has(full, [...looks, ...books]));
    }
    const hand = viewer === null ? [] : view.hands[viewer];
    // Asked about something else than cards, one needs the room for that.
    const away = view.asks.at(-1)?.seat === viewer && !regions.has('hand');
    if (view.end === null && !away) said.push(...has('hand', hand.map(cardOf)));
    return said;
  },
};
