import {
  ITEMS,
  KARAK_SET,
  type Karak,
  type KarakAsk,
  type KarakEvent,
  karak,
  POWERS,
  type Power,
  SKILLS,
  type Spell,
  TILE_KINDS,
  tokensOf,
} from '@undercroft/karak';
import { scene } from '@undercroft/karak/scene';
import { phrases } from '@undercroft/karak/words/phrases';
import { FastChance, type Outcome, openBox } from '@undercroft/kernel';
import { loadSpeaker } from '@undercroft/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/languages.ts';
import type { Speaker } from '../src/speaker.ts';
import { buttons, expectRules, explainOptions, idsIn, playRandomly, type Samples, silentOf } from './play.ts';

const seat = 0;

/** Powers of somebody's own: every kind, with figures that ask for other words. */
const ROWS: Readonly<Record<string, Power>> = {
  'add-once': { kind: 'add', more: 1, when: 'always' },
  add: { kind: 'add', more: 2, when: 'unarmed', against: ['mummy', 'fallen'] },
  last: { kind: 'add', more: 2, when: 'last-heart', against: ['rat'] },
  again: { kind: 'roll-again', upTo: 3, times: 2, afterSpells: true },
  'once-low': { kind: 'roll-again', upTo: 2, times: 1, afterSpells: false },
  blood: { kind: 'give-hearts', hearts: 2, more: 3 },
  ties: { kind: 'win-ties', against: ['dragon'] },
  ember: { kind: 'keep-flames', most: 1 },
  embers: { kind: 'keep-flames', most: 2 },
  mole: { kind: 'walk-through-walls', steps: 3 },
  trade: { kind: 'swap-places', steps: 1 },
  wind: { kind: 'rise', hearts: 2 },
  bold: { kind: 'pass-monsters', upTo: 8 },
  fates: { kind: 'draw-tokens', draws: 3 },
  on: { kind: 'go-on', from: 4, after: 'won' },
  ever: { kind: 'go-on', from: 1, after: 'fought' },
  legs: { kind: 'more-steps', more: 1 },
  blessed: { kind: 'curse-proof' },
  skin: { kind: 'unhurt', against: ['rat', 'giant-spider'] },
  drinker: { kind: 'recover', hearts: 2 },
};
const THINGS = [...tokensOf(KARAK_SET), ...ITEMS, ...TILE_KINDS, 'curse'];

/** One of each, and every variant that has its own sentence. The types see to it that none is missing. */
const EVENTS: { [K in KarakEvent['kind']]: Extract<KarakEvent, { kind: K }>[] } = {
  'first-roll': [{ kind: 'first-roll', seat, dice: [3, 4] }],
  turn: [{ kind: 'turn', seat, turn: 12 }],
  woke: [{ kind: 'woke', seat }],
  moved: (['step', 'wall', 'gate'] as const).map((how) => ({ kind: 'moved', seat, from: 0, to: 1, how })),
  'drew-tile': [{ kind: 'drew-tile', seat, tile: 'room-tee', x: 1, y: 0 }],
  laid: [{ kind: 'laid', seat, tile: 1, tileKind: 'gate', doors: 5, x: 1, y: 0 }],
  'drew-token': [['rat', 'chest'] as const, ['rat', 'rat'] as const, ['rat'] as const].map((tokens) => ({
    kind: 'drew-token',
    seat,
    tokens,
  })),
  placed: [{ kind: 'placed', seat, token: 'dragon', at: 1 }],
  'empty-bag': [{ kind: 'empty-bag', seat, at: 1 }],
  rolled: [false, true].map((again) => ({
    kind: 'rolled',
    seat,
    monster: 'mummy',
    dice: [1, 6],
    bonus: 3,
    again,
  })),
  flames: [
    ...[1, 2, 3].map((count) => ({ kind: 'flames' as const, seat, count })),
    { kind: 'flames', seat, count: 1, spell: 'ice-lance' as Spell },
  ],
  sacrificed: [
    { kind: 'sacrificed', seat },
    { kind: 'sacrificed', seat, hearts: 2, more: 3 },
  ],
  fought: (['won', 'tied', 'lost'] as const).map((result) => ({
    kind: 'fought',
    seat,
    monster: 'fallen',
    total: 9,
    strength: 12,
    result,
  })),
  'thrown-back': [{ kind: 'thrown-back', seat, from: 1, to: 0 }],
  unstoppable: [1, 2, 3].map((steps) => ({ kind: 'unstoppable', seat, steps })),
  got: [{ kind: 'got', seat, item: 'axe', at: 1 }],
  left: [{ kind: 'left', seat, item: 'flames', at: 1 }],
  opened: [{ kind: 'opened', seat, at: 1 }],
  healed: [1, 2, 5].map((hearts) => ({ kind: 'healed', seat, hearts })),
  portal: [0, 1].map((target) => ({ kind: 'portal', seat, target, to: 0 })),
  swapped: [{ kind: 'swapped', seat, target: 1 }],
  cursed: [0, 1].map((target) => ({ kind: 'cursed', seat, target })),
  'curse-stays': [{ kind: 'curse-stays', seat, target: 1 }],
  'curse-lifted': [{ kind: 'curse-lifted', seat }],
  fainted: [{ kind: 'fainted', seat }],
  rose: [{ kind: 'rose', seat, at: 0 }],
  'stack-empty': [{ kind: 'stack-empty' }],
  ended: (['dragon', 'six-treasures', 'closed'] as const).map((by) => ({ kind: 'ended', by })),
};

const fight = { kind: 'fight', seat, steps: 2, monster: 'rat', dice: [1, 3], bonus: 0, flames: 0 } as const;

const ASKS: { [K in KarakAsk['kind']]: Extract<KarakAsk, { kind: K }>[] } = {
  step: [0, 1, 4].map((steps) => ({ kind: 'step', seat, steps })),
  lay: [{ kind: 'lay', seat, steps: 3, tile: 'room-corner', direction: 'east' }],
  fate: [
    { kind: 'fate', seat, steps: 3, tokens: ['rat', 'chest'] },
    { kind: 'fate', seat, steps: 3, tokens: ['rat', 'chest', 'rat'] },
  ],
  fight: [
    { ...fight, dice: [1, 3], rerolled: false, sacrificed: false },
    { ...fight, dice: [1, 3], rerolled: false, sacrificed: false, upTo: 3, gift: { hearts: 2, more: 3 } },
  ],
  leave: [{ kind: 'leave', seat, item: 'key' }],
  curse: [{ kind: 'curse', seat }],
  rise: [{ kind: 'rise', seat }],
};

const ANSWERS: Samples<Karak> = {
  step: [
    ...(['north', 'east', 'south', 'west'] as const).map((step) => ({ step })),
    { gate: 2 },
    { swap: 'taia' },
    { heal: 'victorius', at: 0 },
    { heal: 'taia', at: 3 },
    { heal: 'taia', at: 0 },
    { take: 'axe' },
    'open',
    'fight',
    'rest',
    'end',
  ],
  lay: [{ lay: 'NESW' }],
  fate: [{ keep: 'chest' }],
  fight: [
    'accept',
    'reroll',
    'sacrifice',
    { flames: 1 },
    { flames: 2 },
    { flames: 3 },
    { cast: 'ice-lance' as Spell },
  ],
  leave: [{ leave: 'axe' }],
  curse: [{ curse: 'taia' }, { curse: 'victorius' }, 'stay'],
  rise: [{ rise: 0 }, { rise: 3 }],
};

const OUTCOMES: Outcome[] = ['dragon', 'six-treasures', 'closed'].flatMap((by) => [
  { by, winners: [0], points: [6.5, 1] },
  { by, winners: [0, 1], points: [3, 3] },
]);

/** Tables on which the answers above find every kind of surrounding. */
function views(): Karak['view'][] {
  const box = openBox(karak, { heroes: 'chosen' });
  return (['victorius', 'horan'] as const).flatMap((hero) =>
    [0, 1, 3].flatMap((at) =>
      [null, 0, 1].map((cursed) => {
        const state = karak.setup(box, [hero, 'taia'], new FastChance(1));
        scene.arrange(
          { box, state, chance: new FastChance(1), tell: undefined },
          {
            heroes: [hero, 'taia'],
            map: {
              '1,0': { kind: 'room', doors: 'NW', token: 'rat' },
              '1,-1': { kind: 'gate', doors: 'NS' },
              '2,0': { kind: 'fountain', doors: 'NE' },
              '-1,0': { kind: 'tunnel', doors: 'NS' },
              '0,1': { kind: 'tunnel', doors: 'NS' },
              '3,0': { kind: 'tunnel', doors: 'EW' },
            },
          },
          'given',
        );
        state.heroes[0].at = at;
        state.cursed = cursed;
        // A last heart is called so where it is given away.
        if (cursed === 1) state.heroes[0].hearts = 1;
        return state;
      }),
    ),
  );
}

describe('Karak in four languages', () => {
  const speakers: Speaker<Karak>[] = [];
  beforeAll(async () => {
    for (const language of LANGUAGES) speakers.push(await loadSpeaker<Karak>('karak', language));
  });

  it('has a sentence for every event, ask, answer and outcome', () => {
    for (const speaker of speakers) {
      const seats = ['Anna', 'Bruno'];
      const said = [
        ...Object.values(EVENTS)
          .flat()
          .map((event) => speaker.event(event, seats)),
        ...OUTCOMES.map((outcome) => speaker.ended(outcome, seats)),
      ];
      for (const view of views()) {
        for (const ask of Object.values(ASKS).flat()) {
          said.push(speaker.ask(ask, view, seats), speaker.waiting(ask, view, seats));
          for (const answer of ANSWERS[ask.kind]) {
            if (answer === 'fight' && view.dungeon.token[view.heroes[0].at] === null) continue;
            said.push(speaker.answer(answer, ask, view, seats));
          }
        }
      }
      for (const sentence of said) expect(sentence).toMatch(/^[^{}!]+$/);
    }
  });

  it('names and explains every figure, skill, token, item and tile, in its own words', () => {
    for (const speaker of speakers) {
      for (const id of [...karak.figures, ...Object.values(SKILLS).flat(), ...THINGS]) {
        expect(speaker.name(id)).not.toBe('');
        expect(speaker.about(id)).toMatch(/^[^!]+\.$/);
      }
      expect(() => speaker.name('unicorn')).toThrow('nothing is called "unicorn"');
    }
  });

  it('tells what a power of somebody’s own does, with its figures, and heroes by their powers', () => {
    const set = { powers: ROWS, heroes: { taia: { powers: ['add', 'mole'] }, horan: { powers: [] } } };
    for (const speaker of speakers) {
      const own = speaker.naming({ ...set, variant: { names: { add: 'Faustrecht' } } });
      for (const id of [...Object.keys(ROWS), 'taia', 'horan']) {
        expect(own.tells(id)).toMatch(/^[^!{}]+\.$/);
        expect(own.tells(id)).not.toMatch(/undefined|null| {2}/);
      }
      expect(own.tells('taia')).toContain('Faustrecht');
      // What the box says stays as it is, and what is wrong on the bench is not told.
      expect(own.tells('aderyn')).toBe(speaker.tells('aderyn'));
      expect(own.tells('foresight')).toBe(speaker.about('foresight'));
      expect(speaker.naming({ powers: { half: { kind: 'add' } } }).tells('half')).toBe(null);
    }
    const [english] = speakers.filter(({ language }) => language === 'en');
    const say = (id: string) => english.naming(set).tells(id);
    expect(say('add')).toBe('+2 strength in a fight without weapons against a mummy or one of the Fallen.');
    expect(say('again')).toBe('Rolls every die that shows 3 or less again, up to 2 times a fight.');
    expect(english.about('combat-training')).toBe('Rolls every 1 again, as often as it takes.');
  });

  it('explains every option and every value', () => {
    explainOptions(karak, speakers);
  });

  it('says everything that happens in random play, without an error', () => {
    playRandomly(karak, speakers, 30);
  });

  it('has no message that nobody says', async () => {
    const used = new Set<string>();
    const note = (phrase: unknown) => {
      for (const id of idsIn(phrase)) used.add(id);
    };
    for (const event of Object.values(EVENTS).flat()) note(phrases.event(event));
    for (const outcome of OUTCOMES) note(phrases.ended(outcome));
    for (const view of views()) {
      for (const ask of Object.values(ASKS).flat()) {
        note(phrases.ask(ask, view));
        note(phrases.waiting(ask, view));
        note(buttons(phrases, ANSWERS, ask, view));
      }
    }
    const set = { powers: ROWS, heroes: { taia: { powers: ['add'] } } };
    for (const id of ['taia', ...Object.keys({ ...POWERS, ...ROWS })]) note(phrases.about?.(id, set));
    const { words } = await import('@undercroft/karak/words/en');
    expect(silentOf(karak, words.messages, used)).toEqual([]);
  });

  it('names rules for every ask that are in the rulebook', () => {
    expectRules(
      'karak',
      Object.values(ASKS)
        .flat()
        .map((ask) => phrases.rules(ask)),
    );
  });
});

it.each([
  ['en', 1.5, 'Anna wins with 1.5 points.'],
  ['en', 1, 'Anna wins with 1 point.'],
  ['de', 6.5, 'Anna gewinnt mit 6,5 Punkten.'],
  ['pl', 1, 'Anna wygrywa z wynikiem 1 punktu.'],
  ['pl', 3, 'Anna wygrywa z wynikiem 3 punktów.'],
  ['pl', 5, 'Anna wygrywa z wynikiem 5 punktów.'],
  ['pl', 6.5, 'Anna wygrywa z wynikiem 6,5 punktu.'],
  ['cs', 1, 'Anna vítězí se ziskem 1 bodu.'],
  ['cs', 3, 'Anna vítězí se ziskem 3 bodů.'],
  ['cs', 6.5, 'Anna vítězí se ziskem 6,5 bodu.'],
] as const)('%s counts %d points as its grammar asks', async (language, points, sentence) => {
  const speaker = await loadSpeaker('karak', language);
  const said = speaker.ended({ by: 'dragon', winners: [0], points: [points] }, ['Anna']);
  expect(said.endsWith(sentence)).toBe(true);
});
