import { expect, test } from 'vitest';
import { copy } from '../src/copy.ts';
import { Draft } from '../src/draft.ts';

/** A table of three parts, one of which is called as something of every object is. */
function table() {
  const lies = { turn: 1, hands: [[1, 2], [3]], rest: 'nothing' };
  const Kind = Draft.of(Object.keys(lies));
  const draft = new Kind(lies, copy(lies));
  return { lies, draft, live: draft as unknown as typeof lies };
}

test('a draft says what has changed, word by word, and leaves alone how the table lay', () => {
  const { lies, draft, live } = table();
  expect(Draft.newsOf(draft)).toBeNull();
  live.turn++;
  live.hands[0].push(9);
  expect(Draft.newsOf(draft)).toEqual({
    change: { turn: [2], hands: { '0.': { '2.': [9], '#': 3 } } },
    parts: { turn: 2, hands: [[1, 2, 9], [3]] },
  });
  expect(Draft.newsOf(draft)).toBeNull();
  live.rest = 'something';
  expect(Draft.newsOf(draft)?.parts).toEqual({ rest: 'something' });
  expect(lies).toEqual({ turn: 1, hands: [[1, 2], [3]], rest: 'nothing' });
});

test('what was looked at before a word and changed after it is noticed', () => {
  const { draft, live } = table();
  const [mine] = live.hands;
  expect(Draft.newsOf(draft)).toBeNull();
  mine.pop();
  expect(Draft.newsOf(draft)?.parts).toEqual({ hands: [[1], [3]] });
});

test('a part nobody has looked at since the last answer is not looked through', () => {
  const { draft, live } = table();
  const [mine] = live.hands;
  Draft.rest(draft);
  mine.pop();
  expect(Draft.newsOf(draft)).toBeNull();
  // Whoever looks at it, and nobody else could change it, has it compared.
  expect(live.hands).toHaveLength(2);
  expect(Draft.newsOf(draft)?.parts).toEqual({ hands: [[1], [3]] });
});

test('a part the table never had cannot be laid on it', () => {
  const { live } = table();
  expect(() => Object.assign(live, { more: 1 })).toThrow(TypeError);
});
