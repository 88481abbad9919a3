import { GATES_AT, type Goblin, HEARTS, LORD_AT, NONE, POTIONS } from '@undercroft/goblin';
import { counts, has, inOrder, type Reader, times } from './truth.ts';

const LEVELS = 3;

export const goblinReader: Reader<Goblin> = {
  place: ([x, y]) => `${x},${y}`,
  ordered: ['chain'],

  word({ word, region, count }) {
    // Signs before counters and chances, and of what a foe guards.
    const sign = word === 'heart' || word === 'key' || POTIONS.some((potion) => potion === word);
    if (count === null && sign && !region.startsWith('seat')) return null;
    return word;
  },

  expected({ box, view, viewer }, regions) {
    const { cards, foes } = box.set;
    const said: string[] = [];
    const foeAt = (region: string, foe: number) => {
      const { name, attack, hits } = foes[foe];
      said.push(...has(region, [name]), counts(region, 'attack', attack), counts(region, 'hits', hits));
    };
    const places = [...view.rows, ...view.gates, cards[view.lord].foe];
    for (const [place, foe] of places.entries()) {
      if (foe === NONE) said.push(...has(`place ${place}`, ['gap']));
      else foeAt(`place ${place}`, foe);
    }
    if (places.length !== LORD_AT + 1 || view.gates.length !== LORD_AT - GATES_AT)
      said.push('a place is missing');
    const open = viewer === null ? LEVELS : view.keys[viewer].length + 1;
    for (const [level, top] of view.tops.entries()) {
      if (top !== NONE) said.push(...has(`cave ${level}`, [foes[top].name]));
      if (level >= open) said.push(...has(`cave ${level}`, ['lock']));
      said.push(counts(`cave ${level}`, 'cards', view.caveSizes[level] + Number(top !== NONE)));
      if (view.behindSizes[level] > 0) said.push(counts(`behind ${level}`, 'cards', view.behindSizes[level]));
    }
    for (const [index, potion] of POTIONS.entries()) said.push(counts('stall', potion, view.stock[index]));
    said.push(counts('stall', 'pawnshop', view.pawnshop.length));

    const pile = (seat: number, deck: number) => {
      const discards = view.discards[seat];
      said.push(counts(`deck ${seat}`, 'cards', deck), counts(`discards ${seat}`, 'cards', discards.length));
      const top = discards.at(-1);
      if (top !== undefined) said.push(...has(`discards ${seat}`, [cards[top].name]));
    };
    const ask = view.asks.at(-1);
    // Whoever pays sees what can be paid with instead of hand and piles.
    const buys = ask?.seat === viewer && (ask?.kind === 'shop' || ask?.kind === 'pay');
    const handShown = viewer !== null && (!buys || regions.has('hand'));
    for (const seat of view.heroes.keys()) {
      const own = `seat ${seat}`;
      const hearts = view.hearts[seat];
      const keys = view.keys[seat].length;
      const hero = hearts === 0 ? `${view.heroes[seat]} lies` : view.heroes[seat];
      said.push(...has(`party ${Math.min(keys, LEVELS - 1)}`, [hero]));
      const held = POTIONS.filter((_, index) => view.potions[seat * POTIONS.length + index] > 0);
      said.push(...has(own, [...times('heart', hearts), ...times('skull', HEARTS - hearts), ...held]));
      said.push(...has(own, [...times('key', keys), ...times('no key', LEVELS - keys)]));
      said.push(counts(own, 'hand', view.handSizes[seat]));
      if (seat === viewer && handShown) pile(seat, view.deckSizes[seat]);
      const full = `seat ${seat} in full`;
      if (!regions.has(full)) continue;
      const worn = [view.weapons[seat], view.armours[seat]].filter((card) => card !== NONE);
      said.push(
        ...has(
          full,
          worn.map((card) => cards[card].name),
        ),
      );
      said.push(
        ...has(
          full,
          POTIONS.map((potion) => (held.includes(potion) ? potion : `no ${potion}`)),
        ),
      );
      if (seat !== viewer) pile(seat, view.deckSizes[seat] + view.handSizes[seat]);
    }
    said.push(
      ...has(
        'hand',
        (handShown ? view.hands[viewer] : []).map((card) => cards[card].name),
      ),
    );
    const { fight } = view;
    if (fight !== null) {
      foeAt('fight', fight.foe);
      const hearts = view.hearts[view.seat];
      said.push(...has('fight', [view.heroes[view.seat]]));
      said.push(...has('fight', times('skull', HEARTS - hearts)));
    }
    // What was won lies where the chain lay.
    if (ask?.kind === 'equip') said.push(...has('fight', [cards[ask.card].name]));
    else if (fight !== null) {
      const worn = [view.weapons[view.seat], view.armours[view.seat]].filter((card) => card !== NONE);
      said.push(
        ...has(
          'worn',
          worn.map((card) => cards[card].name),
        ),
      );
      said.push(
        ...inOrder(
          'chain',
          fight.chain.map((card) => cards[card].name),
        ),
      );
    }
    if (ask?.kind === 'shop' || ask?.kind === 'pay')
      said.push(
        ...has(
          'pawnshop',
          view.pawnshop.map((card) => cards[card].name),
        ),
      );
    return said;
  },
};
