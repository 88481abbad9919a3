import { readFileSync } from 'node:fs';
import {
  AMULETS,
  ARMIES,
  BUILDINGS,
  GOODS,
  type Karak2,
  karak2,
  LANDS,
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

  it('explains every option and every value', () => {
    explainOptions(karak2, speakers);
  });

  it('says everything that happens in random play, without an error', () => {
    playRandomly(karak2, speakers, 8);
  });

  it('has no message that nobody says, and no question without a rule', async () => {
    const rulebook = readFileSync(new URL('../../karak2/rules/en.md', import.meta.url), 'utf8');
    const used = new Set<string>();
    const rules = new Set<string>();
    const note = (phrase: unknown) => {
      for (const id of idsIn(phrase)) used.add(id);
    };
    const { words } = await import('@undercroft/karak2/words/en');
    const silent = () => silentOf(karak2, words.messages, used);
    for (let seed = 1; seed <= 200 && silent().length > 0; seed++) {
      const chance = new FastChance(seed);
      const box = openBox(karak2, { heroes: seed % 2 === 0 ? 'rolled' : 'dealt' });
      const tell = (event: Karak2['event'], _only?: number, others?: Karak2['event']) => {
        note(phrases.event(event));
        if (others !== undefined) note(phrases.event(others));
      };
      const state = begin(box, new Array(2 + (seed % 4)).fill(null), chance, tell);
      for (let ask = asked<Karak2>(state); ask !== undefined; ask = asked<Karak2>(state)) {
        const answers = answersNow(box, state);
        note(phrases.ask(ask, state));
        note(phrases.waiting(ask, state));
        note(buttons(phrases, { [ask.kind]: answers }, ask, state));
        for (const rule of phrases.rules(ask)) rules.add(rule);
        apply(box, state, answers[chance.pick(answers.length)], chance, tell);
      }
      const outcome = karak2.outcome(box, state);
      if (outcome !== null) note(phrases.ended(outcome));
    }
    for (const rule of rules) expect(rulebook).toContain(`**${rule}**`);
    expect(silent()).toEqual([]);
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
