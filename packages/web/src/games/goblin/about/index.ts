import { type Card, type Foe, type Goblin, type Hero, POTIONS } from '@undercroft/goblin';
import { learnt } from '../../../kit/language/learnt.ts';
import { wordsOf as sharedIn } from '../../../table/about/words/index.ts';
import type { GameAbout, Known } from '../../../table/game/beside.ts';
import type { AtGoblin } from '../cards.ts';
import { effectsOf, givenBy, listOf, wordsOf as screenWords } from '../words/index.ts';
import type { GoblinAbout } from './en.ts';
import { hard } from './hard/index.ts';

const words = learnt<GoblinAbout>(import.meta.glob('./??.{ts,json}'));
const { wordsOf } = words;

/** The rule that tells most about a thing. */
const RULES: Readonly<Record<string, string>> = {
  gap: 'G-41',
  gatekeeper: 'G-42',
  lock: 'G-23',
  key: 'G-23',
  hits: 'G-38',
  blow: 'G-36',
  cave: 'G-10',
  behind: 'G-42',
  curse: 'G-43',
  reward: 'G-11',
  deck: 'G-17',
  discards: 'G-17',
  hand: 'G-14',
  pawnshop: 'G-56',
  chance: 'G-38',
  strength: 'G-61',
  healing: 'G-63',
  countercurse: 'G-65',
  heart: 'G-36',
  skull: 'G-36',
  attack: 'G-31',
  defence: 'G-32',
  draw: 'G-33',
  heal: 'G-34',
  argentus: 'G-71',
  horan: 'G-72',
  xanros: 'G-73',
  aderyn: 'G-74',
  victorius: 'G-75',
  taia: 'G-76',
};

const KINDS = { monster: 'G-38', gatekeeper: 'G-42', lord: 'G-77' } as const;

/** Everything Goblin draws. */
export const about: GameAbout<Goblin> = {
  words,
  hard,
  known(at, { word, region, count }) {
    const { set } = at.box;
    if (count === null) {
      const foe = set.foes.find(({ name }) => name === word);
      if (foe !== undefined) return foeKnown(at, foe);
      const card = set.cards.find(({ name }) => name === word);
      if (card !== undefined) return cardKnown(at, card);
      const seat = at.view.heroes.indexOf(word as Hero);
      if (seat >= 0) return heroKnown(at, seat);
      // 'curse red', 'reward weapon'
      const [id, what] = word.split(' ');
      const facts = what === undefined ? [] : [`${at.say.name(what)}: ${at.say.about(what)}`];
      return { id, rule: RULES[id], facts };
    }
    const [place] = region.split(' ');
    const piles: Readonly<Record<string, string>> = { cards: place, attack: 'blow' };
    const id = piles[word] ?? word;
    return { id, rule: POTIONS.some((potion) => potion === id) ? 'G-55' : RULES[id] };
  },
};

/** Who it is, how strong, what it forbids and what it guards. */
function foeKnown(at: AtGoblin, { name, kind, attack, hits, curses, rewards }: Foe): Known {
  const { say } = at;
  const own = wordsOf(say.language);
  const screen = screenWords(say.language);
  const [, text] = kind === 'lord' ? [] : own[kind];
  return {
    id: name,
    ...(text !== undefined && { text }),
    rule: KINDS[kind],
    facts: [
      `${own.blow[0]}: ${attack}`,
      `${own.hits[0]}: ${hits}`,
      ...(curses.length === 0 ? [] : [`${own.curse[0]}: ${listOf(at, curses)}`]),
      ...(rewards.length === 0
        ? []
        : [`${own.reward[0]}: ${rewards.map((reward) => say.name(reward)).join(` ${screen.or} `)}`]),
    ],
  };
}

/** What a card does when it is played, or when it is worn. */
function cardKnown(at: AtGoblin, { name, action, gear }: Card): Known {
  const { say } = at;
  const words = screenWords(say.language);
  if (action !== null) {
    const effects = effectsOf(action).map(
      ([effect, value]) => `${say.name(effect)} ${value}: ${say.about(effect)}`,
    );
    return {
      id: name,
      text: say.about(action.colour),
      facts: [...effects, words.nextCards({ colours: listOf(at, action.next) })],
      rule: 'G-28',
    };
  }
  if (gear === null) return { id: name };
  return {
    id: name,
    text: say.about(gear.kind),
    facts: givenBy(at, gear),
    rule: 'G-50',
  };
}

function heroKnown({ view, names, say, box }: AtGoblin, seat: number): Known {
  const hero = view.heroes[seat];
  const name = names[seat] ?? '';
  const whose = name === say.name(hero) ? [] : [sharedIn(say.language).of({ name })];
  return { id: hero, facts: whose, rule: box.options.powers ? RULES[hero] : 'G-2' };
}
