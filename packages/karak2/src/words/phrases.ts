import { isFields, type Seat } from '@undercroft/kernel';
import { type FiguresOf, isRow, thingIn } from '@undercroft/kit/rows';
import { type Phrase, type Phrases, runOf, type Value } from '@undercroft/kit/words';
import {
  AMULETS,
  actionsLeft,
  againOf,
  type BuildAnswer,
  bends,
  DIRECTIONS,
  type Direction,
  fameOf,
  fireOf,
  GOODS,
  KARAK2_SET,
  type Karak2,
  type Karak2Answers,
  type Karak2Ask,
  type Karak2Event,
  type Karak2Set,
  type Karak2View,
  type PickpocketAnswer,
  POWERS,
  type Power,
  type RecruitAnswer,
  raisedNow,
  SKILLS,
  type TakeAnswer,
  turnGorges,
  unitsOf,
} from '../game.ts';
import type { words } from './en.ts';

type Id = keyof typeof words.messages;

const say = (id: Id, values: Readonly<Record<string, Value>> = {}): Phrase<Id> => ({ id, values });
const who = (seat: Seat): Value => ({ seat });
const what = (thing: string): Value => ({ thing });
const all = (things: readonly string[]): Value => ({ list: things.map(what) });
const side = (direction: Direction): Phrase<Id> => say(`side.${direction}`);

/** Amulets share some names with other things. */
const item = (name: string): Value =>
  what((AMULETS as readonly string[]).includes(name) ? `amulet-${name}` : name);

/** A tile by its land: which of several it is, one sees. */
function landOf(tile: string): Phrase<Id> {
  const [, land = tile] = /^(.*)-(\d+)$/.exec(tile) ?? [];
  return say('tile.only', { land: what(land) });
}

/** The same where one chooses among several: by its number, too. */
function tileNamed(tile: string): Phrase<Id> {
  const [, land, number] = /^(.*)-(\d+)$/.exec(tile) ?? [];
  if (number === undefined) return say('tile.only', { land: what(tile) });
  return say('tile.numbered', { land: what(land), number: Number(number) });
}

function goods(counts: readonly number[]): Value {
  const some = GOODS.flatMap((good, index) =>
    counts[index] > 0 ? [say(`goods.${good}`, { count: counts[index] })] : [],
  );
  return some.length > 0 ? { list: some } : say('goods.nothing');
}

/** The set that is played with: the box, unless somebody has made another. */
const setOf = (own: unknown): Karak2Set => (own ?? KARAK2_SET) as Karak2Set;

/** What each kind of question rests on. */
const RULES: Readonly<Record<Karak2Ask['kind'], readonly string[]>> = {
  act: [
    'K2-9',
    'K2-10',
    'K2-12',
    'K2-14',
    'K2-18',
    'K2-17',
    'K2-38',
    'K2-41',
    'K2-45',
    'K2-48',
    'K2-53',
    'K2-60',
  ],
  scout: ['K2-97'],
  spot: ['K2-88', 'K2-89'],
  lay: ['K2-19', 'K2-89'],
  fate: ['K2-86'],
  muster: ['K2-24', 'K2-29', 'K2-30', 'K2-21', 'K2-80', 'K2-81'],
  fight: ['K2-26', 'K2-25', 'K2-27', 'K2-28', 'K2-84', 'K2-94', 'K2-82'],
  protect: ['K2-70', 'K2-71'],
  keep: ['K2-59', 'K2-58', 'K2-36'],
  goods: ['K2-65', 'K2-64', 'K2-67'],
  plague: ['K2-73', 'K2-74', 'K2-75', 'K2-76'],
  build: ['K2-48', 'K2-49', 'K2-50', 'K2-51', 'K2-52', 'K2-87'],
  recruit: ['K2-53', 'K2-33', 'K2-54', 'K2-55', 'K2-56'],
  pickup: ['K2-60', 'K2-61', 'K2-58'],
  disband: ['K2-37', 'K2-36'],
  hero: ['K2-2'],
};

/** Karak 2's moments as things to say. */
export const phrases: Phrases<Karak2> = {
  event: sayEvent,
  isAside: () => false,

  together(events, at) {
    const event = events[at];
    if (event.kind !== 'moved' || event.by !== 'step') return undefined;
    // Who explores walks onto the new tile.
    const before = events[at - 1];
    if (before?.kind === 'laid' && before.by === 'hero') return { count: 1 };
    const count = runOf(
      events,
      at,
      (next) => next.kind === 'moved' && next.by === 'step' && next.seat === event.seat,
    );
    const tiles = events
      .slice(at, at + count)
      .flatMap((next) => (next.kind === 'moved' ? [landOf(next.to)] : []));
    const phrase = say('event.moved.step', { seat: who(event.seat), tile: { list: tiles } });
    return { count, phrase, goesOn: true };
  },

  ask(ask, view, own) {
    const { seat } = ask;
    const set = setOf(own);
    switch (ask.kind) {
      case 'act':
        return say('ask.act', { actions: Math.max(0, actionsLeft(set, view, seat)) });
      case 'spot':
      case 'lay':
        return say(`ask.${ask.kind}`, { tile: landOf(ask.tile) });
      case 'scout':
        return say('ask.scout', { count: view.top.length });
      case 'protect':
        return say('ask.protect', { count: bends(set, view, seat).shield });
      case 'muster':
        return say('ask.muster', { foe: ask.foe });
      case 'fight':
        return say('ask.fight', { strength: ask.strength, foe: ask.foe });
      case 'keep':
        return say('ask.keep', { item: item(ask.item) });
      case 'goods':
        if (ask.why === 'amulet') return say('ask.goods.amulet');
        if (ask.why === 'power') return say('ask.goods.power', { count: ask.count });
        if (ask.why === 'cart') return say('ask.goods.cart', { count: ask.count });
        return say('ask.goods.pickpocket', { count: ask.count, target: who(ask.from) });
      case 'recruit':
        return say('ask.recruit', { room: Math.max(0, fameOf(set, view, seat) - unitsOf(view, seat)) });
      default:
        return say(`ask.${ask.kind}`);
    }
  },

  waiting: (ask) => say(`wait.${ask.kind}`, { seat: who(ask.seat) }),
  answers: {
    act: (answer, view, { seat }, own) => sayDeed(answer, setOf(own), view, seat),
    scout: ({ lay }) => say('answer.lay', { tile: tileNamed(lay) }),
    spot: (answer) => say('answer.spot', { side: side(answer.side), tile: tileNamed(answer.spot) }),
    lay({ turn }, _, { gorges }) {
      // By the sides where its gorges would lie; a tile without gorges is not asked about.
      const bits = turnGorges(gorges, turn);
      const sides = DIRECTIONS.filter((_, direction) => (bits >> direction) & 1).map(side);
      return say('answer.turn', { sides: { list: sides } });
    },
    fate: ({ putBack }) => say('answer.putBack', { army: what(putBack) }),
    muster: (answer) =>
      answer === 'roll' ? say('answer.roll') : say('answer.hold', { unit: what(answer.hold) }),
    fight(answer, view, ask, own) {
      const set = setOf(own);
      if (answer === 'accept') return say('answer.accept');
      if (answer === 'fireball') return say('answer.fireball', { more: fireOf(set) });
      return say(`answer.reroll.${againOf(bends(set, view, ask.seat), ask) ?? 'hero'}`);
    },
    protect: (answer) =>
      answer === 'done' ? say('answer.done') : say('answer.ignore', { die: what(answer.ignore) }),
    keep: ({ leave }) => say('answer.leave', { item: item(leave) }),
    goods: ({ good }) => say('answer.good', { good: what(good) }),
    plague: ({ plague }, { heroes }) => say('answer.plague', { target: who(heroes.indexOf(plague)) }),
    build: (answer) => (answer === 'done' ? say('answer.done') : sayBuilding(answer)),
    recruit: (answer) => (answer === 'done' ? say('answer.done') : sayRecruit(answer)),
    pickup: (answer) => (answer === 'done' ? say('answer.done') : sayTake(answer)),
    disband: ({ disband }) => say('answer.disband', { unit: what(disband) }),
    hero: ({ hero }) => say('answer.hero', { hero: what(hero) }),
    standing: sayPickpocket,
  },
  rules: (ask) => RULES[ask.kind],

  about(id, set) {
    const names = namesIn(set, id);
    if (names !== undefined && names.length !== 1) {
      return say('about.powers', { count: names.length, powers: { list: names.map(what) } });
    }
    const power = names === undefined ? id : names[0];
    const row: unknown = thingIn(set, 'powers', power) ?? (POWERS as Readonly<Record<string, Power>>)[power];
    if (isRow(row, FIGURES)) return sayPower(row);
    return sayItem(set, id);
  },

  ended({ winners, points }) {
    const best = { winners: { list: winners.map(who) }, count: winners.length };
    return say('ended.general', { ...best, points: Math.max(...points) });
  },
};

function sayEvent(event: Karak2Event): Phrase<Id> {
  const seat = who(event.seat);
  switch (event.kind) {
    case 'chose': {
      const { hero, dealt } = event;
      if (hero === dealt) return say('event.chose.kept', { hero: what(hero) });
      return say('event.chose', { hero: what(hero), dealt: what(dealt) });
    }
    case 'woke':
      return say('event.woke', { seat, hearts: event.life });
    case 'moved':
      return say(`event.moved.${event.by}`, { seat, tile: landOf(event.to) });
    case 'scouted':
      return event.tiles.length > 0
        ? say('event.scouted.self', { seat, count: event.count, tiles: { list: event.tiles.map(landOf) } })
        : say('event.scouted', { seat, count: event.count });
    case 'laid':
      return say(`event.laid.${event.by}`, { seat, tile: landOf(event.tile) });
    case 'drew':
      return say('event.drew', { armies: all(event.armies) });
    case 'put-back':
      return say('event.put-back', { seat, army: what(event.army) });
    case 'general':
      return say('event.general', { count: event.praetorians });
    case 'claws':
      return say('event.claws', { army: what(event.army) });
    case 'rolled': {
      const { strength, foe } = event;
      if (event.again) return say('event.rolled.again', { seat, strength, foe });
      return say('event.rolled', { seat, count: event.units.length + 1, strength, foe });
    }
    case 'fireball':
      return say('event.fireball', { seat, strength: event.strength, foe: event.foe });
    case 'ignored':
      return say('event.ignored', { seat, die: what(event.die) });
    case 'won':
    case 'lost': {
      const values = { seat, strength: event.strength, foe: event.foe, armies: all(event.armies) };
      return event.kind === 'won'
        ? say('event.won', values)
        : say('event.lost', { ...values, tile: landOf(event.to) });
    }
    case 'praetorian':
      return say('event.praetorian', { left: event.left });
    case 'wounded':
    case 'souls':
    case 'healed':
      return say(`event.${event.kind}`, { seat, hearts: event.hearts });
    case 'fell':
      return say('event.fell', { seat, units: all(event.units) });
    case 'reward':
      return say('event.reward', { seat, item: item(event.reward) });
    case 'left':
    case 'took':
      return say(`event.${event.kind}`, { seat, item: item(event.item) });
    case 'fame':
      return say('event.fame', { seat, fame: event.fame });
    case 'gained':
      return say(`event.gained.${event.by}`, { seat, goods: goods([event.food, event.wood, event.stone]) });
    case 'stole':
      return say('event.stole', {
        seat,
        goods: say(`goods.${event.good}`, { count: 1 }),
        target: who(event.from),
      });
    case 'cleansed':
      return say(event.plague ? 'event.cleansed.plague' : 'event.cleansed', { seat });
    case 'built':
      return event.building === 'city'
        ? say('event.built.city', { seat, tile: landOf(event.tile) })
        : say('event.built', { seat, building: what(event.building) });
    case 'raised':
      return say('event.raised', { seat, count: event.count ?? 1 });
    case 'recruited':
    case 'dismissed':
      return say(`event.${event.kind}`, { seat, unit: what(event.unit) });
    case 'misery':
      return say('event.misery', {
        target: who(event.on),
        goods: goods([event.food, event.wood, event.stone]),
      });
    case 'plague':
      return say('event.plague', { target: who(event.on) });
    default:
      return say(`event.${event.kind}`, { seat });
  }
}

/** What a hero may do in its turn. */
function sayDeed(answer: Karak2Answers['act'], set: Karak2Set, view: Karak2View, seat: Seat): Phrase<Id> {
  if (answer === 'heal') return say('answer.heal', { hearts: bends(set, view, seat).mends });
  if (answer === 'raise') {
    return say('answer.raise', { count: raisedNow(set, view, seat) });
  }
  if (answer === 'gather') return say('answer.gather', { tile: landOf(view.tile[view.at[seat]]) });
  if (typeof answer === 'string') return say(`answer.${answer}`);
  if ('move' in answer || 'ride' in answer || 'portal' in answer) return sayMove(answer, seat, view);
  if ('explore' in answer) return say('answer.explore', { side: side(answer.explore) });
  if ('build' in answer) return sayBuilding(answer);
  if ('recruit' in answer || 'dismiss' in answer) return sayRecruit(answer);
  if ('take' in answer) return sayTake(answer);
  return sayPickpocket(answer, view);
}

function sayPickpocket({ pickpocket }: PickpocketAnswer, { heroes }: Karak2View): Phrase<Id> {
  return say('answer.pickpocket', { target: who(heroes.indexOf(pickpocket)) });
}

function sayBuilding(answer: BuildAnswer): Phrase<Id> {
  if (answer.build === 'city') return say('answer.build.city');
  const building = what(answer.build);
  return 'less' in answer
    ? say('answer.build.less', { building, good: what(answer.less) })
    : say('answer.build', { building });
}

const sayRecruit = (answer: RecruitAnswer): Phrase<Id> =>
  'recruit' in answer
    ? say('answer.recruit', { unit: what(answer.recruit) })
    : say('answer.dismiss', { unit: what(answer.dismiss) });

const sayTake = (answer: TakeAnswer): Phrase<Id> =>
  'leave' in answer
    ? say('answer.take.leave', { item: item(answer.take), other: item(answer.leave) })
    : say('answer.take', { item: item(answer.take) });

/** Where a move leads, and whom it meets there. */
function sayMove(
  answer: Extract<Karak2Answers['act'], { move: unknown } | { ride: unknown } | { portal: unknown }>,
  seat: Seat,
  view: Karak2View,
): Phrase<Id> {
  let to = view.at[seat];
  let values: Readonly<Record<string, Value>> = {};
  if ('portal' in answer) to = view.tile.indexOf(answer.portal);
  else {
    const direction = 'ride' in answer ? answer.ride : answer.move;
    const far = 'ride' in answer ? answer.far : 1;
    for (let i = 0; i < far; i++) to = view.near[to * 6 + DIRECTIONS.indexOf(direction)];
    values = 'ride' in answer ? { side: side(direction), far } : { side: side(direction) };
  }
  const kind = 'portal' in answer ? 'portal' : 'ride' in answer ? 'ride' : 'move';
  const armies: string[] = view.armies.slice(to * 2, to * 2 + 2).filter((army) => army !== '');
  if (view.general === to) armies.push('general');
  const tile = tileNamed(view.tile[to]);
  if (armies.length === 0) return say(`answer.${kind}`, { ...values, tile });
  return say(
    `answer.${kind}.fight`,
    kind === 'portal' ? { tile, armies: all(armies) } : { ...values, armies: all(armies) },
  );
}

/** The figures that each kind of power has printed on it. */
const FIGURES: FiguresOf<Power> = {
  add: ['more', 'when'],
  'roll-again': ['dice', 'times'],
  'ignore-skulls': ['most'],
  'gather-souls': ['hearts'],
  recover: ['hearts'],
  'go-on': ['after'],
  claws: ['upTo', 'guards'],
  'own-dice': ['die', 'count'],
  'raise-skeletons': ['raised', 'limit'],
  plunder: ['yields'],
  'gather-more': ['more'],
  'build-for-less': ['less'],
  teach: ['unit'],
  'more-fame': ['more'],
  'more-actions': ['more'],
  'heal-more': ['more'],
  'more-slots': ['slot', 'more'],
  'draw-armies': ['more'],
  scout: ['tiles'],
  falcon: ['within'],
  ride: ['hexes'],
  portal: [],
  'plague-proof': [],
};

/** The powers of a hero, a building or an amulet, where they are not what the box says, which words say already. */
function namesIn(set: unknown, id: string): readonly string[] | undefined {
  const printed: readonly string[] | undefined = (SKILLS as Readonly<Record<string, readonly string[]>>)[id];
  const bearer = thingIn(set, 'heroes', id) ?? thingIn(set, 'buildings', id) ?? thingIn(set, 'amulets', id);
  const powers = bearer?.powers;
  if (!Array.isArray(powers) || String(powers) === String(printed ?? id)) return undefined;
  return powers.map(String);
}

/** What is good for so much, where a set says how much. */
function sayItem(set: unknown, id: string): Phrase<Id> | undefined {
  const items = isFields(set) && isFields(set.items) ? set.items : {};
  const item = isFields(items[id]) ? items[id] : {};
  if (typeof item.bonus === 'number') {
    return say(id === 'fireball' ? 'about.fireball' : 'about.weapon', { bonus: item.bonus });
  }
  if (typeof item.goods !== 'number') return undefined;
  return say(id === 'cart' ? 'about.cart' : 'about.pickpocket', { goods: item.goods });
}

function sayPower(power: Power): Phrase<Id> {
  switch (power.kind) {
    case 'add':
      return say('power.add', { more: power.more, when: say(`power.when.${power.when}`), ...foesOf(power) });
    case 'recover':
      return say('power.recover', { hearts: power.hearts, ...foesOf(power) });
    case 'roll-again':
      return say('power.roll-again', { dice: power.dice, times: power.times });
    case 'teach':
      return say('power.teach', { unit: power.unit });
    default: {
      const { kind, ...figures } = power;
      return say(`power.${kind}`, figures);
    }
  }
}

/** The enemies a power is against; none where it is against all. */
const foesOf = ({ against = [] }: { readonly against?: readonly string[] | undefined }) => ({
  kinds: against.length,
  foes: { list: against.map(what), or: true as const },
});
