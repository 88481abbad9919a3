import { stripVTControlCharacters, styleText } from 'node:util';
import { type Box, type Seat, type Sight, sameAnswer } from '@undercroft/kernel';
import type { Board, Reply, Sketch } from '@undercroft/kit/terminal';
import type { Names } from '@undercroft/kit/words';
import {
  type Card,
  type Colour,
  type Curse,
  cardNamed,
  type FightOdds,
  type Foe,
  fightOdds,
  foeNamed,
  type Goblin,
  HEARTS,
  oddsAgainst,
  POTIONS,
} from '../src/game.ts';

type Style = Parameters<typeof styleText>[0];
const paint = (style: Style, text: string): string => styleText(style, text);

/** Each colour has a sign of its own, for eyes and terminals that tell no colours. */
const SIGNS: Readonly<Record<Colour, string>> = { red: '▲', blue: '●', green: '■', yellow: '◆' };
const STYLES: Readonly<Record<Colour, Style>> = {
  red: 'redBright',
  blue: 'blueBright',
  green: 'greenBright',
  yellow: 'yellowBright',
};
const LEVELS = ['I', 'II', 'III'];
const ROW = 5;
const NOBODY = -1;

/** The caves row by row, then the heroes, the fight and the hand. */
export const board: Board<Goblin> = {
  draw(scene) {
    return [...drawCaves(scene), '', ...drawHeroes(scene), ...drawFight(scene), ...drawHand(scene)];
  },

  note(reply, sight, speaker) {
    const notes = [noteCard(reply, sight, speaker), noteOdds(reply, sight, speaker)];
    return notes.filter((note) => note !== undefined).join(' · ') || undefined;
  },
};

const sign = (colour: Colour): string => paint(STYLES[colour], SIGNS[colour]);

const isColour = (word: string): word is Colour => Object.hasOwn(SIGNS, word);

/** A curse: a crossed colour by its sign, anything else by name. */
const sayCurse = (curse: Curse, speaker: Names): string =>
  paint('magenta', `✗${isColour(curse) ? SIGNS[curse] : speaker.name(curse)}`);

function sayFoe(foe: Foe, speaker: Names): string {
  const rewards = foe.rewards.map((reward) => (isColour(reward) ? sign(reward) : speaker.name(reward)));
  return [
    paint('bold', speaker.called(foe.name)),
    `${paint('red', `♥${foe.hits}`)} ⚔${foe.attack}`,
    ...foe.curses.map((curse) => sayCurse(curse, speaker)),
    ...(rewards.length > 0 ? [`→ ${rewards.join('/')}`] : []),
  ].join(' ');
}

function drawCaves({ box, view, speaker, width }: Sketch<Goblin>): string[] {
  const foes = (list: readonly number[]) =>
    list.filter((foe) => foe !== NOBODY).map((foe) => box.set.foes[foe]);
  const lines = LEVELS.flatMap((level, row) => {
    const monsters = foes(view.rows.slice(row * ROW, row * ROW + ROW)).map((foe) => sayFoe(foe, speaker));
    const gate = foes([view.gates[row]]).map((foe) => `⌂ ${sayFoe(foe, speaker)}`);
    return wrap([...monsters, ...gate], width, level.padEnd(4));
  });
  // Real caves are bare before people have said what lies there.
  const lord = foes([box.set.cards[view.lord]?.foe ?? NOBODY]).map((foe) => sayFoe(foe, speaker));
  return [...lines, ...wrap(lord, width, 'X'.padEnd(4))];
}

const lengthOf = (text: string): number => stripVTControlCharacters(text).length;

/** Joins entries into lines no wider than the terminal, under a heading. */
function wrap(entries: readonly string[], width: number, heading: string): string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && lengthOf(last) + lengthOf(entry) + 3 <= width) {
      lines[lines.length - 1] = `${last} · ${entry}`;
    } else lines.push((lines.length === 0 ? heading : ' '.repeat(heading.length)) + entry);
  }
  return lines;
}

function drawHeroes({ box, view, speaker, seats }: Sketch<Goblin>): string[] {
  const widest = Math.max(...seats.map((name) => name.length));
  return view.heroes.map((_, seat) => {
    const turn = view.seat === seat ? '▸' : ' ';
    const hearts = view.hearts[seat];
    const life = paint('red', '♥'.repeat(hearts)) + paint('dim', '♡'.repeat(HEARTS - hearts));
    const keys = paint('yellow', '⚷'.repeat(view.keys[seat].length).padEnd(3));
    const piles = paint(
      'dim',
      `▯${view.handSizes[seat]} ▮${view.deckSizes[seat]} ▱${view.discards[seat].length}`,
    );
    const worn = [view.weapons[seat], view.armours[seat]]
      .filter((card) => card !== NOBODY)
      .map((card) => sayCard(box.set.cards[card], speaker));
    const potions = POTIONS.filter((_potion, at) => view.potions[seat * POTIONS.length + at] > 0);
    const owned = [...worn, ...potions.map((potion) => speaker.name(potion))].join(' · ');
    return `${turn} ${seats[seat].padEnd(widest)}  ${life}  ${keys}  ${piles}  ${owned}`.trimEnd();
  });
}

/** A card with all it does: its colour, its effects, and what may follow. */
function sayCard({ name, action, gear }: Card, speaker: Names): string {
  const title = speaker.called(name);
  if (gear !== null) {
    const { attack, defence, heart, hand } = gear;
    return [title, ...effects({ '⚔': attack, '⛨': defence, '♥': heart, '▯': hand })].join(' ');
  }
  if (action === null) return title;
  const { colour, attack, defence, draw, heal, next } = action;
  const does = effects({ '⚔': attack, '⛨': defence, '▯': draw, '♥': heal });
  return `${sign(colour)} ${title} ${does.join(' ')} → ${next.map(sign).join('')}`;
}

function effects(values: Readonly<Record<string, number>>): string[] {
  return Object.entries(values)
    .filter(([, value]) => value > 0)
    .map(([symbol, value]) => `${symbol}${value}`);
}

/** The chain, what may follow, and how it stands. */
function drawFight({ box, view, speaker }: Sketch<Goblin>): string[] {
  const { fight, stands } = view;
  if (fight === null || stands === null) return [];
  const { attack, hits, defence, blow, next } = stands;
  const chain = fight.chain.map((card) => sayCard(box.set.cards[card], speaker));
  const figures = `⚔${attack}/${hits}  ⛨${defence}  −♥${blow}`;
  const curses = stands.curses.map((curse) => sayCurse(curse, speaker)).join(' ');
  return [
    '',
    `  ${sayFoe(box.set.foes[fight.foe], speaker)}`,
    ...chain.map((card) => `    ${card}`),
    `  ${paint('bold', figures)}  ${next.map(sign).join('')}  ${curses}`.trimEnd(),
  ];
}

function drawHand({ box, view, seat, speaker, width, answers }: Sketch<Goblin>): string[] {
  if (answers.length === 0 || view.hands[seat].length === 0) return [];
  const cards = view.hands[seat].map((card) => sayCard(box.set.cards[card], speaker));
  return ['', ...wrap(cards, width, '▯  ')];
}

/** What the card an answer names does. */
function noteCard(reply: Reply<Goblin>, { box }: Sight<Goblin>, speaker: Names): string | undefined {
  if (reply.kind === 'turn') {
    const { answer } = reply;
    const foe = typeof answer === 'object' ? foeNamed(box.set, answer.fight) : undefined;
    return foe === undefined ? undefined : sayFoe(foe, speaker);
  }
  const card = cardNamed(box.set, cardIn(reply) ?? '');
  return card === undefined ? undefined : sayCard(card, speaker);
}

/** The name of the card that an answer is about, if it is about one. */
function cardIn({ kind, ask, answer }: Reply<Goblin>): string | undefined {
  switch (kind) {
    case 'discard':
      return 'discard' in answer ? answer.discard : undefined;
    case 'fight':
      return answer !== 'stop' && 'play' in answer ? answer.play : undefined;
    case 'foresee':
      return answer.keep;
    case 'equip':
      return answer === 'put-on' ? ask.name : undefined;
    case 'shop':
      return answer === 'leave' ? undefined : answer.buy;
    case 'pay':
      return answer.pay;
    case 'arrange':
      return answer === 'leave-shuffled' ? undefined : answer.top;
    default:
      return undefined;
  }
}

/** How likely the fight is won that way with the best play after it, with and without potions, and what it costs. */
function noteOdds(reply: Reply<Goblin>, sight: Sight<Goblin>, speaker: Names): string | undefined {
  const odds = oddsAfter(reply, sight);
  if (odds === undefined || odds.cards === null) return undefined;
  const { cards, potions } = odds;
  const notes = [sayWin(cards.win, speaker)];
  if (potions !== null && potions.win > cards.win + 0.005)
    notes.push(speaker.table('odds.potions', { win: potions.win }));
  if (cards.lost > 0) notes.push(speaker.table('odds.hearts', { hearts: Math.round(cards.lost * 10) / 10 }));
  return notes.join(' · ');
}

function sayWin(win: number, speaker: Names): string {
  if (win === 1) return speaker.table('odds.win');
  return win === 0 ? speaker.table('odds.lose') : speaker.table('odds.chance', { win });
}

function oddsAfter(
  { kind, answer }: Reply<Goblin>,
  { box, view, seat }: Sight<Goblin>,
): Omit<FightOdds, 'answer'> | undefined {
  if (kind === 'turn' && typeof answer === 'object') {
    return oddsAgainst(box, view, seat, answer.fight);
  }
  if (view.fight === null || kind === 'mend' || kind === 'equip') return undefined;
  return oddsOf(view, box, seat).find((odds) => sameAnswer(odds.answer, answer));
}

/** All answers of one question are asked for in turn: the odds are the same work for each. */
let last: { view: Goblin['view']; odds: FightOdds[] } | undefined;

function oddsOf(view: Goblin['view'], box: Box<Goblin>, seat: Seat): FightOdds[] {
  if (last?.view !== view) last = { view, odds: fightOdds(box, view, seat) };
  return last.odds;
}
