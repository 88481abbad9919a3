import {
  HEARTS,
  type Item,
  itemsOf,
  type Karak,
  kindOfSpell,
  type Monster,
  oddsAgainst,
  POWERS,
  type PowerKind,
  pointsFor,
  powerOf,
  rewardOf,
  type Skill,
  type Spell,
  skillsOf,
  slotOf,
  type Treasure,
} from '@undercroft/karak';
import { learnt } from '../../../kit/language/learnt.ts';
import { percent } from '../../../kit/language/percent.ts';
import { wordsOf as sharedIn } from '../../../table/about/words/index.ts';
import type { GameAbout, Known, MarkedThing } from '../../../table/game/beside.ts';
import type { AtKarak } from '../seen.ts';
import { wordsOf as screenWords } from '../words/index.ts';
import type { KarakAbout } from './en.ts';
import { hard } from './hard/index.ts';

const words = learnt<KarakAbout>(import.meta.glob('./??.{ts,json}'));

/** The rule that tells most about a thing. */
const RULES: Readonly<Record<string, string>> = {
  rat: 'K-36',
  'giant-spider': 'K-36',
  mummy: 'K-49',
  'skeleton-turnkey': 'K-36',
  'skeleton-warrior': 'K-36',
  'skeleton-king': 'K-36',
  fallen: 'K-36',
  dragon: 'K-75',
  chest: 'K-46',
  daggers: 'K-29',
  sword: 'K-29',
  axe: 'K-29',
  flames: 'K-41',
  'healing-portal': 'K-43',
  key: 'K-46',
  treasure: 'K-76',
  ruby: 'K-76',
  points: 'K-77',
  curse: 'K-51',
  start: 'K-3',
  tunnel: 'K-18',
  room: 'K-19',
  gate: 'K-24',
  fountain: 'K-25',
  argentus: 'K-56',
  xanros: 'K-58',
  horan: 'K-64',
  aderyn: 'K-66',
  taia: 'K-69',
  victorius: 'K-71',
  unconscious: 'K-53',
  heart: 'K-53',
  skull: 'K-53',
  turn: 'K-8',
  stack: 'K-14',
  unexplored: 'K-14',
  bag: 'K-19',
  total: 'K-31',
  die: 'K-29',
};

/** The rule that a power bends. */
const RULE_OF: Readonly<Record<PowerKind, string>> = {
  add: 'K-69',
  'roll-again': 'K-71',
  'give-hearts': 'K-58',
  'win-ties': 'K-66',
  'keep-flames': 'K-56',
  'walk-through-walls': 'K-57',
  'swap-places': 'K-60',
  rise: 'K-65',
  'pass-monsters': 'K-67',
  'draw-tokens': 'K-70',
  'go-on': 'K-72',
  'more-steps': 'K-8',
  'curse-proof': 'K-49',
  unhurt: 'K-33',
  recover: 'K-31',
};

/** Everything Karak draws. */
export const about: GameAbout<Karak> = {
  words,
  hard,
  known(at, thing) {
    // 'rat 5', 'tunnel 12', 'horan lies', 'die 4': the first word says what it is.
    const [first] = thing.word.split(' ');
    const id = first === 'cursed' ? 'curse' : first;
    return { id, rule: RULES[id], ...ownOf(at, id), facts: factsOf(at, id, thing) };
  },
};

/** What is to be said of a thing that is in nobody's box but this table's: what it does, as those do that are like it. */
function ownOf({ box: { set }, say }: AtKarak, id: string): Partial<Known> {
  if (id in RULES) return {};
  const words = screenWords(say.language);
  if (id in POWERS || id in (set.powers ?? {})) return { rule: RULE_OF[powerOf(set, id as Skill).kind] };
  if (id in set.tokens) {
    return { rule: RULES.rat, text: words.guards({ item: say.called(rewardOf(set, id as Monster)) }) };
  }
  if (!itemsOf(set).includes(id as Item)) return {};
  const slot = slotOf(set, id as Item);
  if (slot === 'treasures') {
    const points = words.points({ count: pointsFor(set, id as Treasure) });
    return { rule: RULES.treasure, text: words.worth({ points }) };
  }
  const like = slot === 'spells' ? kindOfSpell(set, id as Spell) : 'daggers';
  return { rule: RULES[like], text: say.about(like) };
}

function factsOf(at: AtKarak, id: string, thing: MarkedThing): NonNullable<Known['facts']> {
  const { box, view, viewer, say, names } = at;
  const words = screenWords(say.language);
  const shared = sharedIn(say.language);
  const seat = view.heroes.findIndex(({ hero }) => hero === id);
  if (seat >= 0) {
    const hero = view.heroes[seat];
    const whose = names[seat] === say.name(id) ? [] : [shared.of({ name: names[seat] ?? '' })];
    const skills = skillsOf(hero).map((skill: Skill) => `${say.called(skill)}: ${say.tells(skill)}`);
    const cursed = view.cursed === seat ? [words.cursed] : [];
    return [...whose, words.hearts({ now: hero.hearts, all: HEARTS }), ...skills, ...cursed];
  }
  if (id in box.set.tokens && id !== 'chest') {
    const monster = id as Monster;
    const strength = shared.strength({ strength: box.set.tokens[monster].strength });
    if (viewer === null) return [strength];
    const { win, tie, lose } = oddsAgainst(box, view, viewer, monster, false).plain;
    const [wins, ties, loses] = [win, tie, lose].map((chance) => percent(say.language, chance));
    return [strength, words.chances({ win: wins, tie: ties, lose: loses })];
  }
  const { bonus = 0 } = (box.set.items as Readonly<Record<string, { bonus?: number }>>)[id] ?? {};
  if (bonus > 0) return [`+${bonus} ${words.strength}`];
  return id === 'die' && thing.word !== 'die' ? [thing.word.replace('die', words.attack)] : [];
}
