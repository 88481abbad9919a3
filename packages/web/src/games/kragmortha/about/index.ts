import { type Kragmortha, tablesOf } from '@undercroft/kragmortha';
import { learnt } from '../../../kit/language/learnt.ts';
import { wordsOf as sharedIn } from '../../../table/about/words/index.ts';
import type { GameAbout, Known, MarkedThing } from '../../../table/game/beside.ts';
import { aboutOf, nameOf, penaltyOf } from '../names.ts';
import type { AtKragmortha } from '../seen.ts';
import { wordsOf as screenWords } from '../words/index.ts';
import type { KragmorthaAbout } from './en.ts';
import { hard } from './hard/index.ts';

const words = learnt<KragmorthaAbout>(import.meta.glob('./??.{ts,json}'));
const { wordsOf } = words;

/** The rule that tells most about a thing. */
const RULES: Readonly<Record<string, string>> = {
  bookcase: 'M-24',
  start: 'M-9',
  'teleport-square': 'M-43',
  desk: 'M-39',
  square: 'M-18',
  rigor: 'M-33',
  'goblin-card': 'M-18',
  'rigor-card': 'M-17',
  tome: 'M-63',
  'used-tome': 'M-63',
  tomes: 'M-80',
  'owned-tomes': 'M-62',
  tokens: 'M-50',
  cards: 'M-15',
  hand: 'M-14',
  symbols: 'M-83',
  look: 'M-53',
};

/** Where each tome has its rule. */
const TOMES: readonly string[] = [
  'hex',
  'pardon',
  'scapegoat',
  'lure',
  'ward',
  'satchel',
  'gust',
  'dodge',
  'haste',
  'omen',
  'lecture',
  'bookworm',
];
const FIRST_TOME = 67;

/** Everything Kragmortha draws. */
export const about: GameAbout<Kragmortha> = {
  words,
  hard,
  known(at, thing) {
    const known = knownOf(at, thing);
    return { rule: RULES[known.id], ...known };
  },
};

function knownOf(at: AtKragmortha, thing: MarkedThing): Known {
  const { word, region, seat, count } = thing;
  const [first, ...signs] = word.split(' ');
  if (count !== null) {
    if (region === 'supply' || seat === null) return { id: word };
    return { id: word === 'cards' ? 'hand' : word === 'tomes' ? 'owned-tomes' : word };
  }
  if (first === 'look') return lookKnown(at, signs[0], seat);
  if (first === 'tome') {
    if (signs[0] === undefined) return { id: 'tome' };
    const symbols = screenWords(at.say.language).symbols({ count: Number(signs[0]) });
    return { id: signs[1] === 'used' ? 'used-tome' : 'tome', facts: [symbols] };
  }
  const tome = TOMES.indexOf(word);
  if (tome >= 0) {
    const symbols = tablesOf(at.box.set).tomes[word]?.symbols ?? 0;
    const facts = [screenWords(at.say.language).symbols({ count: symbols })];
    return { id: word, facts, rule: `M-${FIRST_TOME + tome}` };
  }
  if (tablesOf(at.box.set).looks[word] !== undefined) return penaltyKnown(at, word);
  if (first === 'goblin' && signs.length === 0) return goblinKnown(at, seat);
  if ((first === 'goblin' || first === 'rigor') && signs.length === 2)
    return { id: `${first}-card`, facts: signsOf(at, signs) };
  const figure = at.seats.findIndex((one) => one.figure === word);
  if (figure >= 0) return goblinKnown(at, figure);
  return squareKnown(at, first, signs);
}

const signsOf = (at: AtKragmortha, signs: readonly string[]): string[] => [
  signs.map((sign) => nameOf(at, sign)).join(', '),
  ...(signs.includes('ball') ? [`${nameOf(at, 'ball')}: ${aboutOf(at, 'ball')}`] : []),
];

/** A square is what happens there; else only its symbol. */
function squareKnown(at: AtKragmortha, sign: string, more: readonly string[]): Known {
  if (sign === 'bookcase' || sign === 'rigor' || sign === 'desk' || sign in RULES) return { id: sign };
  const own = wordsOf(at.say.language);
  const symbol = nameOf(at, sign);
  const facts = [`${own.square[0]}: ${symbol}. ${own.square[1]}`];
  if (more.includes('teleport')) {
    const start = more.includes('start') ? [`${own.start[0]}: ${own.start[1]}`] : [];
    return { id: 'teleport-square', facts: [...start, ...facts] };
  }
  return more.includes('start') ? { id: 'start', facts } : { id: 'square', facts: [symbol] };
}

function goblinKnown(at: AtKragmortha, seat: number | null): Known {
  const figure = seat === null ? undefined : at.seats[seat]?.figure;
  if (seat === null || figure === undefined) return { id: 'goblin-card' };
  const { say, names, view } = at;
  const name = names[seat] ?? '';
  const whose = name === nameOf(at, figure) ? [] : [sharedIn(say.language).of({ name })];
  const words = screenWords(say.language);
  const { looks, symbols } = view.seats[seat];
  const has = [words.looks({ count: looks.length }), words.symbols({ count: symbols })];
  return { id: figure, facts: [...whose, ...has], rule: 'M-17' };
}

/** A look in a row of four: which of the seat's looks it is says the part of the body. */
function lookKnown(at: AtKragmortha, part: string, seat: number | null): Known {
  const looks = seat === null ? [] : at.view.seats[seat].looks;
  const look = looks.find((one) => penaltyOf(at, one.look).part === part);
  return look === undefined ? { id: 'look' } : penaltyKnown(at, look.look);
}

function penaltyKnown(at: AtKragmortha, look: string): Known {
  const { dare, screen } = penaltyOf(at, look);
  const [, counts] = wordsOf(at.say.language).look;
  const does = [dare, screen]
    .flatMap((face) => (face === null ? [] : [aboutOf(at, face.id)]))
    .filter(Boolean);
  return { id: look, text: does[0] ?? counts, facts: [...does.slice(1), counts], rule: 'M-53' };
}
