import {
  AMULETS,
  ARMIES,
  type Army,
  BUILDINGS,
  type Building,
  bends,
  GOODS,
  type Hero,
  type Karak2,
  oddsAgainst,
  POWERS,
  type PowerKind,
  type PowerName,
  powerOf,
  powersIn,
  printed,
  RECRUITS,
  type Recruit,
  UNITS,
  type Unit,
} from '@undercroft/karak2';
import { learnt } from '../../../kit/language/learnt.ts';
import { percent } from '../../../kit/language/percent.ts';
import { wordsOf as sharedIn } from '../../../table/about/words/index.ts';
import type { GameAbout, MarkedThing } from '../../../table/game/beside.ts';
import type { AtKarak2 } from '../seen.ts';
import { wordsOf as screenWords } from '../words/index.ts';
import type { Karak2About } from './en.ts';
import { hard } from './hard/index.ts';

const words = learnt<Karak2About>(import.meta.glob('./??.{ts,json}'));
const { wordsOf } = words;

/** The rule that tells most about a thing; armies and lands each have one for all of them. */
const RULES: Readonly<Record<string, string>> = {
  general: 'K2-80',
  sword: 'K2-62',
  hammer: 'K2-62',
  fireball: 'K2-26',
  pickpocket: 'K2-64',
  cart: 'K2-65',
  'small-stone': 'K2-101',
  'large-stone': 'K2-101',
  arkenstone: 'K2-101',
  points: 'K2-102',
  'amulet-resources': 'K2-67',
  'amulet-fame': 'K2-68',
  'amulet-deeds': 'K2-69',
  'amulet-protection': 'K2-70',
  'amulet-titan': 'K2-72',
  hero: 'K2-24',
  knight: 'K2-53',
  archer: 'K2-53',
  mage: 'K2-53',
  skeleton: 'K2-92',
  bear: 'K2-91',
  titan: 'K2-72',
  city: 'K2-45',
  stable: 'K2-49',
  portal: 'K2-50',
  banner: 'K2-51',
  camp: 'K2-52',
  range: 'K2-52',
  tower: 'K2-52',
  food: 'K2-41',
  wood: 'K2-41',
  stone: 'K2-41',
  castle: 'K2-77',
  'start-forest': 'K2-44',
  'start-farm': 'K2-44',
  'hells-maw': 'K2-79',
  plague: 'K2-75',
  fame: 'K2-34',
  gorge: 'K2-14',
  stack: 'K2-18',
  unexplored: 'K2-18',
  bag: 'K2-20',
  total: 'K2-27',
  gives: 'K2-41',
  heart: 'K2-39',
  skull: 'K2-29',
  turn: 'K2-8',
  horan: 'K2-84',
  taia: 'K2-86',
  lorraine: 'K2-88',
  xanros: 'K2-92',
  elspeth: 'K2-94',
  darius: 'K2-97',
};

/** The rule that a power bends. */
const RULE_OF: Readonly<Record<PowerKind, string>> = {
  add: 'K2-25',
  'roll-again': 'K2-84',
  'ignore-skulls': 'K2-70',
  'gather-souls': 'K2-93',
  recover: 'K2-27',
  'go-on': 'K2-31',
  claws: 'K2-98',
  'own-dice': 'K2-91',
  'raise-skeletons': 'K2-92',
  plunder: 'K2-85',
  'gather-more': 'K2-67',
  'build-for-less': 'K2-87',
  teach: 'K2-52',
  'more-fame': 'K2-51',
  'more-actions': 'K2-49',
  'heal-more': 'K2-38',
  'more-slots': 'K2-58',
  'draw-armies': 'K2-86',
  scout: 'K2-97',
  falcon: 'K2-88',
  ride: 'K2-95',
  portal: 'K2-50',
  'plague-proof': 'K2-73',
};

/** Of what is nobody's but this table's: a power, an amulet, or land. */
function ruleOf({ box: { set } }: AtKarak2, id: string): string {
  if (id in POWERS || id in (set.powers ?? {})) return RULE_OF[powerOf(set, id as PowerName).kind];
  return id in (set.amulets ?? {}) ? 'K2-66' : 'K2-41';
}

/** Everything Karak 2 draws. */
export const about: GameAbout<Karak2> = {
  words,
  hard,
  known(at, thing) {
    const id = idOf(thing);
    const rule = ARMIES.includes(id as Army) ? 'K2-57' : (RULES[id] ?? ruleOf(at, id));
    return { id, rule, facts: factsOf(at, id, thing) };
  },
};

/** 'fire-eaters 1', 'knight 2 0', 'horan lies', 'farm-2': what it is called without its figures. */
function idOf({ word, region, count }: MarkedThing): string {
  const [first] = word.split(' ');
  // The titan's die and his amulet share a name; only the amulet lies on the land.
  const amulet = AMULETS.some((name) => name === first) && (first !== 'titan' || region === 'board');
  if (amulet && count === null) return `amulet-${first}`;
  return first.replace(/-\d+$/, '');
}

function factsOf(at: AtKarak2, id: string, thing: MarkedThing): string[] {
  const { box, view, viewer, say } = at;
  const sheet = printed(box);
  const shared = sharedIn(say.language);
  const chance = (strength: number, foe: Army | 'general') => {
    if (viewer === null) return [];
    const { win } = oddsAgainst(box, view, viewer, { strength, general: foe === 'general', foes: [foe] });
    return [screenWords(say.language).toWin({ chance: percent(say.language, win) })];
  };
  if (ARMIES.includes(id as Army)) {
    const strength = sheet.strength[id as Army];
    return [shared.strength({ strength }), ...chance(strength, id as Army)];
  }
  if (id === 'general') {
    const strength = box.set.general.strength + view.praetorians;
    return [shared.strength({ strength }), ...chance(strength, 'general')];
  }
  const seat = view.heroes.indexOf(id as Hero);
  if (seat >= 0) {
    const name = at.names[seat] ?? '';
    const skills = powersIn(box.set, view.heroes[seat]).map(
      (skill) => `${say.called(skill)}: ${say.tells(skill)}`,
    );
    return [...(name === say.name(id) ? [] : [shared.of({ name })]), ...skills];
  }
  const unit = UNITS.indexOf(id as Unit);
  if (unit >= 0 || id === 'hero') {
    const recruit = RECRUITS.find((kind) => kind === id);
    return [
      shared.faces({ faces: facesOf(at, unit >= 0 ? sheet.dice[unit] : sheet.heroDie) }),
      ...(recruit === undefined
        ? []
        : [shared.costs({ price: goodsOf(at, box.set.units[recruit as Recruit].cost) })]),
    ];
  }
  if (id === 'city' || BUILDINGS.includes(id as Building)) {
    const whose =
      thing.seat === null || id !== 'city' ? [] : [shared.of({ name: at.names[thing.seat] ?? '' })];
    return [...whose, ...priceOf(at, id as Building | 'city')];
  }
  const gives = sheet.tiles[thing.word]?.gives;
  if (gives === undefined || gives.every((count) => count === 0)) return [];
  return [`${wordsOf(say.language).gives[0]}: ${goodsOf(at, gives)}`];
}

const goodsOf = ({ say }: AtKarak2, counts: readonly number[]): string =>
  GOODS.flatMap((good, index) => (counts[index] > 0 ? [`${say.name(good)} ${counts[index]}`] : [])).join(
    ', ',
  );

/** What it costs whoever looks: Taia saves one of something. (K2-87) */
function priceOf(at: AtKarak2, work: Building | 'city'): string[] {
  const { box, view, viewer, say } = at;
  const shared = sharedIn(say.language);
  const { cost } = work === 'city' ? box.set.city : box.set.buildings[work];
  const saves = viewer === null ? 0 : bends(box.set, view, viewer).less;
  if (viewer === null || saves === 0) return [shared.costs({ price: goodsOf(at, cost) })];
  const less = GOODS.flatMap((_, saved) =>
    cost[saved] > 0
      ? [
          goodsOf(
            at,
            cost.map((count, good) => Math.max(0, count - (good === saved ? saves : 0))),
          ),
        ]
      : [],
  );
  const or = new Intl.ListFormat(say.language, { type: 'disjunction' });
  return [
    shared.costsYou({ price: or.format(new Set(less)) }),
    ...powersIn(box.set, view.heroes[viewer])
      .filter((power) => powerOf(box.set, power).kind === 'build-for-less')
      .map((power) => `${say.called(power)}: ${say.tells(power)}`),
  ];
}

/** A die face by face: a number of swords, or skulls. */
function facesOf({ say }: AtKarak2, { swords, skulls }: ReturnType<typeof printed>['heroDie']): string {
  const names = sharedIn(say.language).skulls;
  return swords.map((count, face) => (skulls[face] > 0 ? names[skulls[face]] : String(count))).join(', ');
}
