import {
  COLOURS,
  CURSES,
  type Goblin,
  type GoblinAsk,
  type GoblinEvent,
  goblin,
  HEROES,
  OURS,
  POTIONS,
} from '@undercroft/goblin';
import { scene } from '@undercroft/goblin/scene';
import { phrases } from '@undercroft/goblin/words/phrases';
import { begin, FastChance, type Outcome, openBox, viewOf } from '@undercroft/kernel';
import { loadSpeaker } from '@undercroft/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/languages.ts';
import type { Speaker } from '../src/speaker.ts';
import { buttons, expectRules, explainOptions, idsIn, playRandomly, type Samples, silentOf } from './play.ts';

const seat = 0;
const card = 'cleave';
const foe = 'mud-orc';

/** One of each, and every variant that has its own sentence. The types see to it that none is missing. */
const EVENTS: { [K in GoblinEvent['kind']]: Extract<GoblinEvent, { kind: K }>[] } = {
  lord: [{ kind: 'lord', foe: 'ashwing' }],
  turn: [{ kind: 'turn', seat, turn: 12 }],
  revived: [1, 2, 5].map((hearts) => ({ kind: 'revived', seat, hearts })),
  fight: [{ kind: 'fight', seat, foe }],
  discarded: [{ kind: 'discarded', seat, card }],
  played: [false, true].map((power) => ({ kind: 'played', seat, card, power })),
  defied: [{ kind: 'defied', seat, card, effect: 'attack', at: 0 }],
  drew: [card, null].map((drawn) => ({ kind: 'drew', seat, card: drawn })),
  foresaw: [[card, 'hack'], null].map((cards) => ({ kind: 'foresaw', seat, cards })),
  reshuffled: [1, 3, 12].map((cards) => ({ kind: 'reshuffled', seat, cards })),
  arranged: [0, 1, 4].map((cards) => ({ kind: 'arranged', seat, cards })),
  healed: (['card', 'equipment', 'potion'] as const).map((by) => ({ kind: 'healed', seat, hearts: 2, by })),
  drank: [
    { kind: 'drank', seat, potion: 'strength', on: 'attack' },
    { kind: 'drank', seat, potion: 'healing', on: null },
    { kind: 'drank', seat, potion: 'countercurse', on: 'red' },
  ],
  hit: [1, 2, 5].map((hearts) => ({ kind: 'hit', seat, foe, hearts })),
  'knocked-out': [{ kind: 'knocked-out', seat }],
  fought: [true, false].map((won) => ({ kind: 'fought', seat, foe, attack: 3, hits: 4, won })),
  reward: [{ kind: 'reward', seat, card }],
  key: [0, 1, 2].map((level) => ({ kind: 'key', seat, level })),
  'put-on': [{ kind: 'put-on', seat, card: 'pot-lid' }],
  pawned: [{ kind: 'pawned', seat, card: 'pot-lid' }],
  came: [0, 9, 15, 17].map((place) => ({ kind: 'came', foe, place })),
  merchant: [{ kind: 'merchant', seat }],
  bought: [{ kind: 'bought', seat, what: 'healing', paid: card }],
  ended: (['lord', 'closed'] as const).map((by) => ({ kind: 'ended', by })),
};

const ASKS: { [K in GoblinAsk['kind']]: Extract<GoblinAsk, { kind: K }> } = {
  'lay-out': { kind: 'lay-out', seat },
  turn: { kind: 'turn', seat },
  discard: { kind: 'discard', seat },
  fight: { kind: 'fight', seat },
  foresee: { kind: 'foresee', seat, first: 0, second: 1 },
  mend: { kind: 'mend', seat },
  equip: { kind: 'equip', seat, card: 40, name: 'pot-lid' },
  shop: { kind: 'shop', seat, pawned: false },
  pay: { kind: 'pay', seat, pawned: false, buys: 'healing' },
  arrange: { kind: 'arrange', seat, placed: 0 },
};

const lift = { drink: 'countercurse', lift: 'weapon' } as const;

const ANSWERS: Samples<Goblin> = {
  'lay-out': ['laid-out'],
  turn: [{ fight: foe }, 'merchant', 'revive'],
  discard: [{ discard: card }, lift],
  fight: [
    { play: card },
    { play: card, defy: 'draw' },
    { defy: 'attack' },
    { drink: 'healing' },
    { drink: 'strength', double: 'defence' },
    lift,
    'stop',
  ],
  foresee: [{ keep: card }],
  mend: [{ drink: 'healing' }, 'go-on'],
  equip: ['put-on', 'pawn'],
  shop: [{ buy: 'strength' }, 'leave'],
  pay: [{ pay: card }],
  arrange: [{ top: card }, { top: 'start-card' }, 'leave-shuffled'],
};

const OUTCOMES: Outcome[] = [
  { by: 'ashwing', winners: [0], points: [4, 1] },
  { by: 'closed', winners: [0], points: [2, 1] },
  { by: 'closed', winners: [0, 1], points: [1, 1] },
];

/** A fight in progress. */
function view(hearts = 5): Goblin['view'] {
  const box = openBox(goblin);
  const chance = new FastChance(1);
  const state = begin(box, ['horan', 'taia'], chance);
  scene.arrange({ box, state, chance, tell: undefined }, { horan: { hearts }, fight: foe }, 'given');
  return viewOf(box, state, seat);
}

describe('Karak: Goblin in four languages', () => {
  const speakers: Speaker<Goblin>[] = [];
  beforeAll(async () => {
    for (const language of LANGUAGES) speakers.push(await loadSpeaker<Goblin>('goblin', language));
  });

  it('has a sentence for every event, ask, answer and outcome', () => {
    const seats = ['Anna', 'Bruno'];
    for (const speaker of speakers) {
      const said = [
        ...Object.values(EVENTS)
          .flat()
          .map((event) => speaker.event(event, seats)),
        ...OUTCOMES.map((outcome) => speaker.ended(outcome, seats)),
        ...Object.values(ASKS).flatMap((ask) => [
          speaker.ask(ask, view(), seats),
          speaker.ask(ask, view(1), seats),
          speaker.waiting(ask, view(), seats),
          ...ANSWERS[ask.kind].map((answer) => speaker.answer(answer, ask, view(), seats)),
        ]),
      ];
      for (const sentence of said) expect(sentence).toMatch(/^[^{}!]+$/);
    }
  });

  it('has a name for every hero, colour, curse, potion, card and foe, and no two alike', () => {
    const { actions, gear, monsters, gatekeepers, lords } = OURS;
    const cards = [actions, gear, monsters, gatekeepers, lords].flatMap(Object.keys);
    const ids = [...new Set([...HEROES, ...COLOURS, ...CURSES, ...POTIONS, 'key', ...cards])];
    for (const speaker of speakers) {
      const names = ids.map((id) => speaker.name(id));
      expect(names.filter((name) => name === '')).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('explains every hero, colour, curse, potion and lord', () => {
    for (const speaker of speakers) {
      for (const id of [...HEROES, ...COLOURS, ...CURSES, ...POTIONS, 'key', ...Object.keys(OURS.lords)]) {
        expect(speaker.about(id)).toMatch(/^[^!]+\.$/);
      }
    }
  });

  it("calls the cards of somebody's own set by what they are called there", () => {
    for (const speaker of speakers) {
      expect(speaker.event({ kind: 'reward', seat, card: 'my-own-card' }, ['Anna'])).toContain('my own card');
    }
  });

  it('explains every option and every value', () => {
    explainOptions(goblin, speakers);
  });

  it('says everything that happens in random play, without an error', () => {
    playRandomly(goblin, speakers, 30);
  });

  it('has no message that nobody says', async () => {
    const used = new Set<string>();
    const note = (phrase: unknown) => {
      for (const id of idsIn(phrase)) used.add(id);
    };
    for (const event of Object.values(EVENTS).flat()) note(phrases.event(event));
    for (const outcome of OUTCOMES) note(phrases.ended(outcome));
    for (const ask of Object.values(ASKS)) {
      note(phrases.ask(ask, view()));
      note(phrases.ask(ask, view(1)));
      note(phrases.waiting(ask, view()));
      note(buttons(phrases, ANSWERS, ask, view()));
    }
    const { words } = await import('@undercroft/goblin/words/en');
    expect(silentOf(goblin, words.messages, used)).toEqual([]);
  });

  it('names rules for every ask that are in the rulebook', () => {
    expectRules(
      'goblin',
      Object.values(ASKS).map((ask) => phrases.rules(ask)),
    );
  });
});

it.each([
  ['en', 'Fight, or visit the merchant?', 'Fight, visit the merchant, or revive?'],
  ['de', 'Kämpfen oder zum Händler?', 'Kämpfen, zum Händler oder wiederbeleben?'],
  ['pl', 'Walka czy kupiec?', 'Walka, kupiec czy powrót do sił?'],
  ['cs', 'Boj, nebo kupec?', 'Boj, kupec, nebo nabrat síly?'],
] as const)('asks in %s about reviving only whoever has lost a heart', async (language, whole, hurt) => {
  const speaker = await loadSpeaker<Goblin>('goblin', language);
  expect(speaker.ask(ASKS.turn, view(5), ['Anna'])).toBe(whole);
  expect(speaker.ask(ASKS.turn, view(4), ['Anna'])).toBe(hurt);
});
