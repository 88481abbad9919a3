import { readFileSync } from 'node:fs';
import {
  AMULETS,
  ARMIES,
  BUILDINGS,
  GOODS,
  KARAK2_SET,
  type Karak2,
  karak2,
  LANDS,
  POWERS,
  type Power,
  SKILLS,
  UNITS,
} from '@undercroft/karak2';
import { phrases } from '@undercroft/karak2/words/phrases';
import { answersNow, apply, asked, begin, FastChance, openBox } from '@undercroft/kernel';
import { loadSpeaker } from '@undercroft/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/languages.ts';
import type { Speaker } from '../src/speaker.ts';
import { buttons, explainOptions, idsIn, playRandomly, silentOf } from './play.ts';

/** Powers of somebody's own: every kind, with figures that ask for other words. */
const ROWS: Readonly<Record<string, Power>> = {
  'add-once': { kind: 'add', more: 1, when: 'always' },
  bane: { kind: 'add', more: 2, when: 'alone', against: ['dark-dryads', 'general'] },
  last: { kind: 'add', more: 2, when: 'last-heart', against: ['fire-eaters'] },
  again: { kind: 'roll-again', dice: 'all', times: 1 },
  drill: { kind: 'roll-again', dice: 'units', times: 2 },
  thick: { kind: 'ignore-skulls', most: 1 },
  thicker: { kind: 'ignore-skulls', most: 5 },
  mourning: { kind: 'gather-souls', hearts: 2 },
  drinker: { kind: 'recover', hearts: 1 },
  feast: { kind: 'recover', hearts: 2, against: ['shadow-eaters'] },
  momentum: { kind: 'go-on', after: 'won' },
  restless: { kind: 'go-on', after: 'fought' },
  talons: { kind: 'claws', upTo: 3, guards: 2 },
  beak: { kind: 'claws', upTo: 2, guards: 0 },
  bears: { kind: 'own-dice', die: 'bear', count: 2 },
  titans: { kind: 'own-dice', die: 'titan', count: 3 },
  choir: { kind: 'raise-skeletons', raised: 2, limit: 5 },
  looting: { kind: 'plunder', yields: 2 },
  pillage: { kind: 'plunder', yields: 3 },
  harvest: { kind: 'gather-more', more: 2 },
  mason: { kind: 'build-for-less', less: 2 },
  herald: { kind: 'more-fame', more: 1 },
  tireless: { kind: 'more-actions', more: 2 },
  herbs: { kind: 'heal-more', more: 1 },
  salve: { kind: 'heal-more', more: 2 },
  belt: { kind: 'more-slots', slot: 'weapon', more: 1 },
  pockets: { kind: 'more-slots', slot: 'spell', more: 2 },
  fates: { kind: 'draw-armies', more: 2 },
  maps: { kind: 'scout', tiles: 3 },
  hawk: { kind: 'falcon', within: 1 },
  eagle: { kind: 'falcon', within: 4 },
  trot: { kind: 'ride', hexes: 1 },
  gallop: { kind: 'ride', hexes: 5 },
  immune: { kind: 'plague-proof' },
};

const mine = (powers: readonly string[]) => ({ powers, source: 'mine' });

/** The box with all of that in somebody's hands, and one amulet more. */
const OWN_SET = {
  ...KARAK2_SET,
  heroes: {
    ...KARAK2_SET.heroes,
    horan: mine(['again', 'drill', 'tireless', 'harvest']),
    taia: mine(['fates', 'mason', 'bears', 'herbs']),
    xanros: mine(['choir', 'thicker', 'mourning', 'immune']),
    darius: mine(['maps', 'talons', 'gallop', 'eagle']),
  },
  amulets: { moonstone: mine(['thick', 'salve']) },
  powers: {
    ...KARAK2_SET.powers,
    ...Object.fromEntries(Object.entries(ROWS).map(([name, row]) => [name, { ...row, source: 'mine' }])),
  },
};

const THINGS = [
  ...ARMIES,
  ...UNITS,
  ...BUILDINGS,
  ...GOODS,
  ...LANDS.first,
  ...LANDS.second,
  ...AMULETS.map((amulet) => `amulet-${amulet}`),
  ...['general', 'praetorian', 'hero', 'city', 'castle', 'start-forest', 'start-farm', 'hells-maw', 'plague'],
  ...['sword', 'hammer', 'fireball', 'pickpocket', 'cart', 'small-stone', 'large-stone', 'arkenstone'],
];

describe('Karak 2 in four languages', () => {
  const speakers: Speaker<Karak2>[] = [];
  beforeAll(async () => {
    for (const language of LANGUAGES) speakers.push(await loadSpeaker<Karak2>('karak2', language));
  });

  it('names and explains every figure, skill, army, item, unit, building and tile', () => {
    for (const speaker of speakers) {
      for (const id of [...karak2.figures, ...Object.values(SKILLS).flat(), ...THINGS]) {
        expect(speaker.name(id)).not.toBe('');
        expect(speaker.about(id)).toMatch(/^[^!]+\.$/);
      }
    }
  });

  it('tells what a power of somebody’s own does, with its figures, and who has which', () => {
    for (const speaker of speakers) {
      const own = speaker.naming({ ...OWN_SET, variant: { names: { fates: 'Orakelspruch' } } });
      for (const id of [...Object.keys(ROWS), 'taia', 'moonstone', 'stable', 'cart', 'sword']) {
        expect(own.tells(id)).toMatch(/^[^!{}]+\.$/);
        expect(own.tells(id)).not.toMatch(/undefined|null| {2}/);
      }
      expect(own.tells('taia')).toContain('Orakelspruch');
      // What the box says stays as it is, and what is wrong on the bench is not told.
      for (const id of ['elspeth', 'strategy', 'banner', 'amulet-titan', 'hammer', 'fireball', 'pickpocket'])
        expect(own.tells(id)).toBe(speaker.about(id));
      expect(speaker.naming({ powers: { half: { kind: 'add' } } }).tells('half')).toBe(null);
    }
    const [english] = speakers.filter(({ language }) => language === 'en');
    const say = (id: string) => english.naming(OWN_SET).tells(id);
    expect(say('bane')).toBe('+2 strength in a fight without units, against: dark dryads or Dark General.');
    expect(say('drill')).toBe('Up to 2 times a fight, rolls all unit dice again.');
    expect(say('talons')).toBe(
      'An army up to strength 3 falls without a fight; before the General, 2 praetorians.',
    );
    expect(say('eagle')).toBe('Once a turn, lays the next tile up to 4 hexes away, for free.');
    expect(say('moonstone')).toBe('Powers: thick and salve.');
    expect(english.about('claws')).toBe(
      'An army of strength 1 falls without a fight; before the General, a praetorian.',
    );
    const banner = { ...KARAK2_SET.buildings.banner, powers: ['tireless'] };
    const other = english.naming({ ...OWN_SET, buildings: { ...KARAK2_SET.buildings, banner } });
    expect(other.tells('banner')).toBe('2 more actions each turn.');
  });

  it('explains every option and every value', () => {
    explainOptions(karak2, speakers);
  });

  it('says everything that happens in random play, without an error', () => {
    playRandomly(karak2, speakers, 6);
    const own = speakers.map((speaker) => speaker.naming(OWN_SET));
    playRandomly(karak2, own, 4, OWN_SET);
  });

  it('has no message that nobody says, and no question without a rule', async () => {
    const rulebook = readFileSync(new URL('../../karak2/rules/en.md', import.meta.url), 'utf8');
    const used = new Set<string>();
    const rules = new Set<string>();
    const note = (phrase: unknown) => {
      for (const id of idsIn(phrase)) used.add(id);
    };
    const { words } = await import('@undercroft/karak2/words/en');
    const silent = () => silentOf(karak2, words.messages, used).filter((id) => !/^(power|about)\./.test(id));
    for (let seed = 1; seed <= 200 && silent().length > 0; seed++) {
      const chance = new FastChance(seed);
      const set = seed % 3 === 0 ? OWN_SET : KARAK2_SET;
      const box = openBox(karak2, { heroes: seed % 2 === 0 ? 'rolled' : 'dealt' }, set);
      const tell = (event: Karak2['event'], _only?: number, others?: Karak2['event']) => {
        note(phrases.event(event));
        if (others !== undefined) note(phrases.event(others));
      };
      const state = begin(box, new Array(2 + (seed % 4)).fill(null), chance, tell);
      for (let ask = asked<Karak2>(state); ask !== undefined; ask = asked<Karak2>(state)) {
        const answers = answersNow(box, state);
        note(phrases.ask(ask, state, set));
        note(phrases.waiting(ask, state));
        note(buttons(phrases, { [ask.kind]: answers }, ask, state, set));
        for (const rule of phrases.rules(ask)) rules.add(rule);
        apply(box, state, answers[chance.pick(answers.length)], chance, tell);
      }
      const outcome = karak2.outcome(box, state);
      if (outcome !== null) note(phrases.ended(outcome));
    }
    for (const id of [...Object.keys({ ...POWERS, ...ROWS }), ...THINGS, ...karak2.figures])
      note(phrases.about?.(id, OWN_SET));
    for (const rule of rules) expect(rulebook).toContain(`**${rule}**`);
    expect(silentOf(karak2, words.messages, used)).toEqual([]);
  });
});

it.each([
  ['en', 4.5, 'Anna wins with 4.5 points.'],
  ['de', 4.5, 'Anna gewinnt mit 4,5 Punkten.'],
  ['pl', 5, 'Wygrywa Anna: 5 punktów.'],
  ['cs', 3, 'Vítězí Anna: 3 body.'],
] as const)('%s counts %d points as its grammar asks', async (language, points, sentence) => {
  const speaker = await loadSpeaker('karak2', language);
  const said = speaker.ended({ by: 'general', winners: [0], points: [points] }, ['Anna']);
  expect(said.endsWith(sentence)).toBe(true);
});
