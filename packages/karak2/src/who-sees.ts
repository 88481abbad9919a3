import type { WhoSees } from '@undercroft/kernel';
import { type Army, type Item, RECRUITS, REWARD, slotOf } from './components.ts';
import { printed } from './printed.ts';
import { BACKS, type Karak2 } from './state.ts';

const UNIT_DICE = [...RECRUITS, 'skeleton'].map((unit) => `${unit} die`);

const times = (count: number, name: string): string[] => new Array(count).fill(name);
const each = (name: string) => (counts: readonly number[]) => counts.flatMap((count) => times(count, name));
const dice = (counts: readonly number[]): string[] =>
  counts.flatMap((count, at) => times(count, UNIT_DICE[at % UNIT_DICE.length]));
const tiles = (names: readonly string[]): string[] => names.map((name) => `tile ${name}`);
/** A token counts as what is on its back. */
const backs = (armies: readonly (Army | '')[]): string[] =>
  armies.flatMap((army) => (army === '' ? [] : REWARD[army]));
/** An amulet is the back of a dryad's token, and one of five. */
const tokens = (items: readonly (Item | '')[]): string[] =>
  items.flatMap((item) =>
    item === '' ? [] : slotOf(item) === 'amulet' ? ['amulet', `amulet of ${item}`] : item,
  );

/** Everything lies open but the tiles on top of the stack, which Darius alone has looked at. (K2-97) */
export const whoSees: WhoSees<Karak2> = {
  turn: 'everyone',
  asks: {
    act: 'everyone',
    scout: 'everyone',
    spot: { holds: (ask) => tiles([ask.tile]) },
    lay: { holds: (ask) => tiles([ask.tile]) },
    fate: { holds: (ask) => backs(ask.drawn) },
    muster: 'everyone',
    fight: 'everyone',
    protect: 'everyone',
    keep: 'everyone',
    goods: 'everyone',
    plague: 'everyone',
    build: 'everyone',
    recruit: 'everyone',
    pickup: 'everyone',
    disband: 'everyone',
    hero: 'everyone',
    go: 'everyone',
    battle: 'everyone',
    spoils: 'everyone',
    more: 'everyone',
  },
  // One each, whoever comes out of the box. (K2-2)
  heroes: { seen: 'everyone', holds: (heroes) => heroes.map(() => 'hero') },
  scout: 'everyone',
  active: 'everyone',
  spent: 'everyone',
  moved: 'everyone',
  gathered: 'everyone',
  ported: 'everyone',
  rode: 'everyone',
  flown: 'everyone',
  at: 'everyone',
  life: 'everyone',
  conquest: 'everyone',
  goods: 'everyone',
  army: { seen: 'everyone', holds: dice },
  swords: { seen: 'everyone', holds: each('sword') },
  hammers: { seen: 'everyone', holds: each('hammer') },
  fireballs: { seen: 'everyone', holds: each('fireball') },
  pickpockets: { seen: 'everyone', holds: each('pickpocket') },
  amulet: { seen: 'everyone', holds: tokens },
  city: 'everyone',
  built: 'everyone',
  smallStones: { seen: 'everyone', holds: each('small-stone') },
  largeStones: { seen: 'everyone', holds: each('large-stone') },
  arkenstone: 'everyone',
  tile: { seen: 'everyone', holds: tiles },
  q: 'everyone',
  r: 'everyone',
  gorges: 'everyone',
  near: 'everyone',
  armies: { seen: 'everyone', holds: backs },
  general: 'everyone',
  praetorians: 'everyone',
  lying: { seen: 'everyone', holds: tokens },
  lyingAt: 'everyone',
  plague: 'everyone',
  supply: { seen: 'everyone', holds: dice },
  first: { seen: 'bag', holds: tiles },
  second: { seen: 'bag', holds: tiles },
  top: {
    seen: ({ heroes, scout = 'darius' }) => (heroes as readonly string[]).indexOf(scout),
    face: (box, tile: string) => BACKS[printed(box).tiles[tile].level - 1],
    among: ({ first, second }, _index, back: string) => (back === BACKS[0] ? first : second),
    holds: tiles,
  },
  bag: { seen: 'everyone', holds: backs },
  amulets: { seen: 'everyone', holds: (amulets) => amulets.map((amulet) => `amulet of ${amulet}`) },
  gone: { seen: 'everyone', holds: (rewards) => rewards },
};
