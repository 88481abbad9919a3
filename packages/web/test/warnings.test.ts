import type { Counsel } from '@undercroft/bots';
import type { Ask } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { warningBefore } from '../src/table/coach/warnings.ts';

const step: Ask = { kind: 'step', seat: 0 };
const fight: Ask = { kind: 'fight', seat: 0 };

const given = (answer: Counsel['answer']) => ({ answer, share: 0.2, best: 0.5, reasons: [] });
const counsel: Counsel = {
  answer: 'rest',
  figures: [],
  reasons: [],
  warnings: [given({ step: 'north' }), given({ step: 'south' }), given('end'), given('accept')],
};

test('a warning comes before the answer it is about, once for each kind of answer in a game', () => {
  expect(warningBefore('one', step, { step: 'north' }, counsel)).toEqual(given({ step: 'north' }));
  // Given a second time it is meant; another step is no other kind of mistake.
  expect(warningBefore('one', step, { step: 'north' }, counsel)).toBeNull();
  expect(warningBefore('one', step, { step: 'south' }, counsel)).toBeNull();
  expect(warningBefore('one', step, 'end', counsel)).toEqual(given('end'));
  expect(warningBefore('one', fight, 'accept', counsel)).toEqual(given('accept'));
  expect(warningBefore('another', step, { step: 'south' }, counsel)).toEqual(given({ step: 'south' }));
});

test('nobody is warned of what is fine, nor before the coach has thought of it', () => {
  expect(warningBefore('third', step, 'rest', counsel)).toBeNull();
  expect(warningBefore('third', step, 'end', null)).toBeNull();
  // What was let pass is no warning: the next one comes all the same.
  expect(warningBefore('third', step, 'end', counsel)).toEqual(given('end'));
});
