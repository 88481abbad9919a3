import { loadSpeaker } from '@undercroft/words';
import { expect, test } from 'vitest';

const SEATS = ['Ada', 'Bo'];

async function log(
  game: string,
  language: string,
  events: readonly { kind: string; [field: string]: unknown }[],
) {
  const speaker = await loadSpeaker(game, language);
  return speaker.log(events, SEATS).map(({ text }) => text);
}

const step = (from: number, to: number) => ({ kind: 'moved', seat: 0, from, to, how: 'step' });

test('Karak: a walk is one line, and exploring says itself that one walks there', async () => {
  const laid = { kind: 'laid', seat: 0, tile: 3, tileKind: 'tunnel', doors: 5, x: 1, y: 0 };
  const drew = { kind: 'drew-tile', seat: 0, tile: 'tunnel-NS', x: 1, y: 0 };
  const events = [step(0, 1), step(1, 2), drew, laid, step(2, 3), step(3, 2)];
  expect(await log('karak', 'en', events)).toEqual([
    'Ada walks 2 steps.',
    'Ada explores and finds a tunnel.',
    'Ada walks a step.',
  ]);
});

test('Karak 2: a walk names every tile on the way', async () => {
  const move = (from: string, to: string) => ({ kind: 'moved', seat: 0, from, to, by: 'step' });
  expect(await log('karak2', 'en', [move('castle', 'start-farm'), move('start-farm', 'castle')])).toEqual([
    expect.stringMatching(/^Ada moves: .*farm and .*[Cc]astle.*\.$/),
  ]);
});

test.each([
  ['en', 'Ada draws 4 cards.'],
  ['de', 'Ada zieht 4 Karten.'],
  ['pl', 'Ada dobiera 4 karty.'],
  ['cs', 'Ada líže 4 karty.'],
])('Goblin in %s: four cards are drawn in one line', async (language, line) => {
  const drew = (seat: number, card: string | null) => ({ kind: 'drew', seat, card });
  const hidden = [drew(0, null), drew(0, null), drew(0, null), drew(0, null)];
  expect(await log('goblin', language, hidden)).toEqual([line]);
  const lines = await log('goblin', language, [...hidden, drew(1, 'hack'), drew(1, 'brace')]);
  expect(lines.length).toBe(2);
});

test('Goblin: one hears by name what one draws oneself, in one line', async () => {
  const own = ['hack', 'brace', 'war-cry'].map((card) => ({ kind: 'drew', seat: 0, card }));
  expect(await log('goblin', 'en', own)).toEqual(['Ada draws Hack, Brace, and War Cry.']);
});

test('Kragmortha: every step is told, and who pushed whom', async () => {
  const events = [
    { kind: 'walked', seat: 0, from: 'c5', to: 'c6' },
    { kind: 'walked', seat: 0, from: 'c6', to: 'c7' },
    { kind: 'pushed', seat: 1, from: 'c7', to: 'd7' },
  ];
  expect(await log('kragmortha', 'en', events)).toEqual([
    'Ada walks from c5 to c6 and c7.',
    'Ada pushes Bo from c7 to d7.',
  ]);
  const rigor = [
    { kind: 'rigor', by: 0, from: 'd10', to: 'd9' },
    { kind: 'rigor', by: 0, from: 'd9', to: 'c9' },
  ];
  expect(await log('kragmortha', 'en', rigor)).toEqual(['Rigor walks from d10 to d9 and c9.']);
  const gust = [
    { kind: 'used', seat: 1, tome: 'gust' },
    { kind: 'pushed', seat: 0, from: 'c7', to: 'c8' },
  ];
  expect((await log('kragmortha', 'en', gust)).at(-1)).toBe('Bo pushes Ada from c7 to c8.');
});

test.each(['karak', 'karak2', 'goblin', 'kragmortha'])(
  '%s: whoever takes a move back is named in every language, wherever it happens',
  async (game) => {
    const back = { kind: 'took-back', seat: 1, answers: 1 };
    for (const [language, line] of [
      ['en', 'Bo takes a move back, with all that came of it.'],
      ['de', 'Bo nimmt einen Zug zurück, mit allem, was daraus wurde.'],
      ['pl', 'Bo cofa ruch i wszystko, co z niego wynikło.'],
      ['cs', 'Bo bere tah zpět, i se vším, co z něj vzešlo.'],
    ]) {
      expect(await log(game, language, [back])).toEqual([line]);
    }
  },
);

test('Karak: a walk ends where it was taken back, and another begins', async () => {
  const back = { kind: 'took-back', seat: 0, answers: 1 };
  expect(await log('karak', 'en', [step(0, 1), step(1, 2), back, step(1, 3)])).toEqual([
    'Ada walks 2 steps.',
    'Ada takes a move back, with all that came of it.',
    'Ada walks a step.',
  ]);
});
