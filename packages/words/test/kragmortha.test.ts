import { FastChance, type Outcome, openBox, viewOf } from '@undercroft/kernel';
import {
  DIRECTIONS,
  KRAGMORTHA_SET,
  type Kragmortha,
  type KragmorthaAsk,
  type KragmorthaEvent,
  kragmortha,
  type UseAnswer,
} from '@undercroft/kragmortha';
import { scene } from '@undercroft/kragmortha/scene';
import { phrases } from '@undercroft/kragmortha/words/phrases';
import { loadSpeaker } from '@undercroft/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/languages.ts';
import type { Speaker } from '../src/speaker.ts';
import { buttons, expectRules, explainOptions, idsIn, playRandomly, type Samples, silentOf } from './play.ts';

const seat = 0;
const goblin = 1;
const look = 'crown';

/** One of each, and every variant that has its own sentence. The types see to it that none is missing. */
const EVENTS: { [K in KragmorthaEvent['kind']]: Extract<KragmorthaEvent, { kind: K }>[] } = {
  first: [{ kind: 'first', seat }],
  placed: [{ kind: 'placed', seat, at: 'a5' }],
  turn: [{ kind: 'turn', seat, turn: 12 }],
  played: ['book-ball', 'rigor-book-gems'].map((card) => ({ kind: 'played', seat, card })),
  walked: [{ kind: 'walked', seat, from: 'a5', to: 'a6' }],
  pushed: [
    { kind: 'pushed', seat, from: 'a5', to: 'a6' },
    { kind: 'pushed', seat, from: 'a5', to: 'a6', squeezed: true },
  ],
  rigor: [{ kind: 'rigor', by: seat, from: 'd10', to: 'c10' }],
  jumped: [{ kind: 'jumped', by: seat, from: 'e7', to: 'g10' }],
  met: [{ kind: 'met', seat, at: 'd10' }],
  put: ['e7', 'g10'].map((to) => ({ kind: 'put', seat, from: 'e7', to })),
  token: KRAGMORTHA_SET.tokens.map(({ id }) => ({ kind: 'token', seat, token: id })),
  mixed: (['tokens', 'cards'] as const).map((pile) => ({ kind: 'mixed', pile })),
  tome: KRAGMORTHA_SET.tomes.map(({ id }) => ({ kind: 'tome', seat, tome: id })),
  eaten: [[], ['hex'], ['hex', 'hex'], Array(8).fill('hex')].map((tomes) => ({ kind: 'eaten', seat, tomes })),
  used: [{ kind: 'used', seat, tome: 'hex' }],
  look: [...KRAGMORTHA_SET.looks.map(({ id }) => id), 'blank'].map((id) => ({
    kind: 'look',
    seat,
    look: id,
    why: 'rigor',
  })),
  again: [{ kind: 'again', seat, look }],
  pardoned: [{ kind: 'pardoned', seat, look: 'blank' }],
  blamed: [{ kind: 'blamed', seat, goblin, look }],
  showed: [{ kind: 'showed', seat, cards: ['book-ball', 'rigor-book-gems'] }],
  drew: [
    { kind: 'drew', seat, count: 1 },
    { kind: 'drew', seat, count: 2 },
    { kind: 'drew', seat, count: 5 },
    { kind: 'drew', seat, count: 1, cards: ['book-ball'] },
  ],
  called: [{ kind: 'called', seat, goblin, look }],
  voted: [true, false, null].map((broken) => ({ kind: 'voted', seat, broken })),
  verdict: [true, false].map((broken) => ({ kind: 'verdict', goblin, broken })),
  ended: [
    { kind: 'ended', by: 'looks', out: 1, winners: [0], looks: [1, 4], symbols: [3, 0] },
    { kind: 'ended', by: 'tomes', out: null, winners: [0], looks: [1, 3], symbols: [3, 0] },
  ],
};

const ASKS: { [K in KragmorthaAsk['kind']]: Extract<KragmorthaAsk, { kind: K }>[] } = {
  place: [{ kind: 'place', seat }],
  card: [{ kind: 'card', seat }],
  onward: [{ kind: 'onward', seat }],
  push: [{ kind: 'push', seat, goblin }],
  land: (['flee', 'teleport', 'home'] as const).map((why) => ({ kind: 'land', seat, why })),
  react: [
    { kind: 'react', seat, to: 'push', by: goblin },
    { kind: 'react', seat, to: 'token', token: 'trap' },
    { kind: 'react', seat, to: 'look', why: 'rigor' },
  ],
  vote: [{ kind: 'vote', seat, goblin, look }],
};

const TOMES: UseAnswer[] = [
  ...DIRECTIONS.map((step) => ({ use: 'lure', step })),
  { use: 'gust', blow: 'orange' },
  { use: 'haste' },
  { use: 'pardon', look },
  { use: 'hex', goblin: 'orange' },
  { use: 'scapegoat', goblin: 'orange', look },
];

const ANSWERS: Samples<Kragmortha> = {
  place: [{ place: 'a5' }],
  card: [
    ...DIRECTIONS.flatMap((step) => [
      { play: 'book-ball', step },
      { play: 'rigor-book-ball', step },
    ]),
    ...TOMES,
    'swap',
    'stop',
  ],
  onward: [...DIRECTIONS.map((step) => ({ step })), { jump: 'g10' }, ...TOMES, 'stop'],
  push: DIRECTIONS.map((push) => ({ push })),
  land: [{ put: 'a5' }],
  react: [{ use: 'dodge' }, 'pass'],
  vote: ['broken', 'kept', 'pass'],
  standing: [{ call: 'orange', look }],
};

const OUTCOMES: Outcome[] = ['looks', 'tomes'].flatMap((by) => [
  { by, winners: [0], points: [4, 0] },
  { by, winners: [0], points: [3, 0] },
  { by, winners: [0, 1], points: [2, 2] },
]);

/** Tables on which the answers above find somebody, Rigor, or nobody in the way. */
function views(): Kragmortha['view'][] {
  const box = openBox(kragmortha);
  return (['goblin', 'rigor', 'none'] as const).map((walker, index) => {
    const state = kragmortha.setup(box, ['purple', 'orange'], new FastChance(1));
    const given = { rigor: 'd7', purple: { at: 'c7' }, orange: { at: 'c6' } };
    const moment = { box, state, chance: new FastChance(1), tell: undefined };
    scene.arrange(moment, given, 'given');
    return viewOf(box, Object.assign(state, { walker, played: index }), 0);
  });
}

describe('Kragmortha in four languages', () => {
  const speakers: Speaker<Kragmortha>[] = [];
  beforeAll(async () => {
    for (const language of LANGUAGES) speakers.push(await loadSpeaker<Kragmortha>('kragmortha', language));
  });

  it('has a sentence for every event, ask, answer and outcome', () => {
    const seats = ['Anna', 'Bruno'];
    for (const speaker of speakers) {
      const said = Object.values(EVENTS)
        .flat()
        .map((event) => speaker.event(event, seats));
      said.push(...OUTCOMES.map((outcome) => speaker.ended(outcome, seats)));
      for (const view of views()) {
        said.push(...ANSWERS.standing.map((call) => speaker.standing(call, view, seats)));
        for (const ask of Object.values(ASKS).flat()) {
          said.push(speaker.ask(ask, view, seats), speaker.waiting(ask, view, seats));
          said.push(...ANSWERS[ask.kind].map((answer) => speaker.answer(answer, ask, view, seats)));
        }
      }
      for (const sentence of said) expect(sentence).toMatch(/^[^{}!]+$/);
    }
  });

  it('names everything that lies on the table and explains what it does', () => {
    const { looks, tomes, tokens } = KRAGMORTHA_SET;
    const explained = [
      ...tomes.map(({ id }) => id),
      ...tokens.map(({ id }) => `token-${id}`),
      'desk',
      'blank',
    ];
    for (const speaker of speakers) {
      for (const id of [...kragmortha.figures, 'rigor', 'ball', 'teleport-square', ...explained]) {
        expect(speaker.name(id)).not.toBe('');
        expect(speaker.about(id)).toMatch(/^[^!]+\.$/);
      }
      for (const { id, part, dare, screen } of looks) {
        expect(speaker.name(id)).not.toBe('');
        expect(speaker.name(part)).not.toBe('');
        expect(speaker.about(dare.id)).toMatch(/^[^!]+\.$/);
        expect(speaker.about(screen.id)).toMatch(/^[^!]+\.$/);
      }
    }
  });

  it('explains every option and every value', () => {
    explainOptions(kragmortha, speakers);
  });

  it('says everything that happens in random play, without an error', () => {
    playRandomly(kragmortha, speakers, 12);
  });

  it('has no message that nobody says', async () => {
    const said: unknown[] = [
      ...Object.values(EVENTS).flat().map(phrases.event),
      phrases.together?.([...EVENTS.walked, ...EVENTS.pushed], EVENTS.walked.length)?.phrase,
      ...OUTCOMES.map(phrases.ended),
      ...views().flatMap((view) => [
        ...ANSWERS.standing.map((call) => phrases.answers.standing(call, view)),
        ...Object.values(ASKS)
          .flat()
          .flatMap((ask) => [
            phrases.ask(ask, view),
            phrases.waiting(ask, view),
            ...buttons(phrases, ANSWERS, ask, view),
          ]),
      ]),
    ];
    const used = new Set(said.flatMap(idsIn));
    const { words } = await import('@undercroft/kragmortha/words/en');
    expect(silentOf(kragmortha, words.messages, used)).toEqual([]);
  });

  it('names rules for every ask that are in the rulebook', () => {
    expectRules(
      'kragmortha',
      Object.values(ASKS)
        .flat()
        .map((ask) => phrases.rules(ask)),
    );
  });
});

it.each([
  ['en', 0, 'Anna wins with no look at all.'],
  ['en', 1, 'Anna wins with 1 look.'],
  ['de', 2, 'Anna gewinnt mit 2 Blicken.'],
  ['pl', 2, 'Anna wygrywa. Spojrzenia: 2.'],
  ['cs', 1, 'Anna vítězí. Počet pohledů: 1.'],
] as const)('%s says with how many looks somebody wins: %d', async (language, looks, sentence) => {
  const speaker = await loadSpeaker('kragmortha', language);
  const said = speaker.ended({ by: 'tomes', winners: [0], points: [4 - looks] }, ['Anna']);
  expect(said.endsWith(sentence)).toBe(true);
});
