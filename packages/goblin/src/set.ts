import { listOf, namedIn, namedOf, type Source, source, v } from '@undercroft/sets';

/** The four colours, each with a character of its own: fist, eye, hide and sun. */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** What an action card can do. (G-31 … G-34) */
export const EFFECTS = ['attack', 'defence', 'draw', 'heal'] as const;
export type Effect = (typeof EFFECTS)[number];

/** What a foe can forbid: effects of action cards, colours, equipment. (G-43 … G-45) */
export const CURSES = [...EFFECTS, ...COLOURS, 'weapon', 'armour'] as const;
export type Curse = (typeof CURSES)[number];

/** Curses as bits, in the order of CURSES. */
export const BIT = Object.fromEntries(CURSES.map((curse, at) => [curse, 1 << at])) as Readonly<
  Record<Curse, number>
>;

export const POTIONS = ['strength', 'healing', 'countercurse'] as const;
export type Potion = (typeof POTIONS)[number];

export const HEROES = ['argentus', 'xanros', 'horan', 'aderyn', 'taia', 'victorius'] as const;
export type Hero = (typeof HEROES)[number];

const from = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const name = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^[a-z0-9-]+$/, 'expected a name such as "bone-knife"'),
);
/** More than any box holds. */
const named = <S extends v.GenericSchema>(schema: S) => namedOf(name, schema, 200);
const startCards = listOf(namedIn(['actions']), 60);
/** Of this card alone. */
const own = v.optional(source);

const action = v.strictObject({
  colour: v.picklist(COLOURS),
  /** The colours that may follow. */
  next: listOf(v.picklist(COLOURS), COLOURS.length),
  attack: v.optional(from(0, 20)),
  defence: v.optional(from(0, 20)),
  draw: v.optional(from(0, 6)),
  heal: v.optional(from(0, 5)),
  source: own,
});

const gear = v.strictObject({
  kind: v.picklist(['weapon', 'armour']),
  attack: v.optional(from(0, 20)),
  defence: v.optional(from(0, 20)),
  /** Hearts back after the foe's blow. */
  heart: v.optional(from(0, 5)),
  /** More cards in a full hand. */
  hand: v.optional(from(0, 3)),
  source: own,
});

const lord = v.strictObject({
  /** How many hits it takes. */
  hits: from(1, 40),
  attack: from(0, 20),
  curses: listOf(v.picklist(CURSES), CURSES.length),
  source: own,
});
const level = v.picklist([1, 2, 3]);
const gatekeeper = v.strictObject({ level, ...lord.entries });
/** One card for each back. */
const monster = v.strictObject({ ...gatekeeper.entries, backs: listOf(namedIn(['actions', 'gear']), 60) });

/** A component set as an owner of the box would write it down. */
export const setSchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(100)),
  /** Of every card that does not say otherwise. */
  source,
  actions: named(action),
  gear: named(gear),
  heroes: v.strictObject(
    Object.fromEntries(HEROES.map((hero) => [hero, startCards])) as Record<Hero, typeof startCards>,
  ),
  monsters: named(monster),
  gatekeepers: named(gatekeeper),
  lords: named(lord),
});

export type SetFile = v.InferOutput<typeof setSchema>;

/** An action card with every effect filled in. */
export interface Action extends Readonly<Record<Effect, number>> {
  readonly name: string;
  readonly colour: Colour;
  readonly next: readonly Colour[];
  /** The same as bits, for thinking through many chains. */
  readonly bit: number;
  readonly nextBits: number;
}

export interface Gear {
  readonly name: string;
  readonly kind: 'weapon' | 'armour';
  readonly attack: number;
  readonly defence: number;
  readonly heart: number;
  readonly hand: number;
}

/** The face of a monster, a gatekeeper or a lord. */
export interface Foe {
  readonly name: string;
  readonly kind: 'monster' | 'gatekeeper' | 'lord';
  /** 0, 1, 2 for the rows I, II, III; 3 for the lord's chamber. */
  readonly level: number;
  readonly hits: number;
  readonly attack: number;
  readonly curses: readonly Curse[];
  /** What the face promises. (G-11) */
  readonly rewards: readonly (Colour | Gear['kind'] | 'key')[];
  /** The answer that picks this foe. */
  readonly fight: { readonly fight: string };
}

/** One card of the box. In states and views a card is its number: its place in `cards`. */
export interface Card {
  /** The reward on its back, or the card itself where that is all there is. */
  readonly name: string;
  /** The face with the foe, a place in `foes`; -1 on a start card. */
  readonly foe: number;
  readonly action: Action | null;
  readonly gear: Gear | null;
  /** The answers that name this card, made once. */
  readonly answer: {
    readonly play: { readonly play: string };
    readonly discard: { readonly discard: string };
    readonly keep: { readonly keep: string };
    readonly pay: { readonly pay: string };
    readonly buy: { readonly buy: string };
    readonly top: { readonly top: string };
  };
}

/** A component set, checked and laid out for play. */
export interface GoblinSet {
  readonly name: string;
  readonly source: Source;
  readonly foes: readonly Foe[];
  /** Six start cards a hero, in the order of HEROES; then monsters, gatekeepers and lords. */
  readonly cards: readonly Card[];
}

interface Names {
  readonly cards: ReadonlyMap<string, Card>;
  readonly foes: ReadonlyMap<string, Foe>;
}

const names = new WeakMap<GoblinSet, Names>();

/** Names are looked up by the million, so each set has a list of them, made once. */
function namesIn(set: GoblinSet): Names {
  let known = names.get(set);
  if (known === undefined) {
    known = {
      cards: new Map(set.cards.map((card) => [card.name, card])),
      foes: new Map(set.foes.map((foe) => [foe.name, foe])),
    };
    names.set(set, known);
  }
  return known;
}

/** A card of this name; equal cards are as good as one another. */
export const cardNamed = (set: GoblinSet, name: string): Card | undefined => namesIn(set).cards.get(name);

export const foeNamed = (set: GoblinSet, name: string): Foe | undefined => namesIn(set).foes.get(name);
