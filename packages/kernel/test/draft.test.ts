import { expect, test } from 'vitest';
import { copy } from '../src/copy.ts';
import { Draft } from '../src/draft.ts';
import { fieldsOf } from '../src/plain.ts';

/** A draft of a table, and what is noted of it. */
function drafted<T extends object>(lies: T) {
  const draft = Draft.of(fieldsOf(lies), fieldsOf(copy(lies)));
  const notes = Draft.notesOf(draft);
  if (notes === null) throw new Error('a draft is noted');
  return { notes, live: draft as unknown as T };
}

/** A table of three parts, one of which is called as something of every object is. */
function table() {
  const lies = { turn: 1, hands: [[1, 2], [3]], rest: 'nothing' };
  return { lies, ...drafted(lies) };
}

test('a draft says what has changed, word by word, and leaves alone how the table lay', () => {
  const { lies, notes, live } = table();
  expect(notes.news()).toBeNull();
  live.turn++;
  live.hands[0].push(9);
  expect(notes.news()).toEqual({ turn: 2, hands: [[1, 2, 9], [3]] });
  expect(notes.news()).toBeNull();
  live.rest = 'something';
  expect(notes.news()).toEqual({ rest: 'something' });
  expect(lies).toEqual({ turn: 1, hands: [[1, 2], [3]], rest: 'nothing' });
});

test('what was looked at before a word and changed after it is noticed', () => {
  const { notes, live } = table();
  const [mine] = live.hands;
  expect(notes.news()).toBeNull();
  mine.pop();
  expect(notes.news()).toEqual({ hands: [[1], [3]] });
});

test('a part nobody has looked at since the last answer is not looked through', () => {
  const { notes, live } = table();
  const [mine] = live.hands;
  notes.rest();
  mine.pop();
  expect(notes.news()).toBeNull();
  // Whoever looks at it, and nobody else could change it, has it compared.
  expect(live.hands).toHaveLength(2);
  expect(notes.news()).toEqual({ hands: [[1], [3]] });
});

test('a part the table never had cannot be laid on it', () => {
  const { live } = table();
  expect(() => Object.assign(live, { more: 1 })).toThrow(TypeError);
});

/** A table with a hero, two chests and questions. */
function chests() {
  const lies = {
    hero: { at: 1, bag: ['sword'] },
    chests: [
      { at: 1, in: ['gold'] },
      { at: 2, in: ['gold'] },
    ],
    asks: [{ kind: 'go', seat: 0 }],
  };
  return { lies, ...drafted(lies) };
}

test('an object on a table notes which of its fields are looked at, and is plain data to whoever reads it', () => {
  const { lies, notes, live } = chests();
  live.hero.bag.push('axe');
  live.chests[1].in.pop();
  const news = notes.news();
  expect(news).toEqual({
    hero: { at: 1, bag: ['sword', 'axe'] },
    chests: [lies.chests[0], { at: 2, in: [] }],
  });
  // What has not changed is shared with how it lay before.
  expect(news?.chests).toHaveProperty('0', lies.chests[0]);
  expect(lies.chests[1]).toEqual({ at: 2, in: ['gold'] });
  expect(JSON.stringify(live.hero)).toBe('{"at":1,"bag":["sword","axe"]}');
  expect({ ...live.chests[1] }).toEqual({ at: 2, in: [] });
  expect(lies.hero).toEqual({ at: 1, bag: ['sword'] });
  notes.rest();
  live.hero = { at: 2, bag: [] };
  live.hero.at++;
  expect(notes.news()).toEqual({ hero: { at: 3, bag: [] } });
});

test('objects that change places, and change there, are noticed wherever they lie', () => {
  const { notes, live } = chests();
  live.chests.reverse();
  expect(notes.news()).toEqual({
    chests: [
      { at: 2, in: ['gold'] },
      { at: 1, in: ['gold'] },
    ],
  });
  live.chests[0].in.push('key');
  expect(notes.news()?.chests).toEqual([
    { at: 2, in: ['gold', 'key'] },
    { at: 1, in: ['gold'] },
  ]);
  notes.rest();
  live.chests.reverse();
  live.chests[0].in.push('rope');
  expect(notes.news()?.chests).toEqual([
    { at: 1, in: ['gold', 'rope'] },
    { at: 2, in: ['gold', 'key'] },
  ]);
});

test('questions that come and go are noticed, and what stood there before still does', () => {
  const { lies, notes, live } = chests();
  live.asks.push({ kind: 'stay', seat: 1 });
  const [first, second] = [
    { kind: 'go', seat: 0 },
    { kind: 'stay', seat: 1 },
  ];
  expect(notes.news()).toEqual({ asks: [first, second] });
  expect(notes.news()).toBeNull();
  live.asks.shift();
  expect(notes.news()).toEqual({ asks: [second] });
  expect(lies.asks).toEqual([first]);
});

test('objects that look alike, change places, change and come back are noticed', () => {
  const lies = { chests: [{ at: 1 }, { at: 1 }] };
  const { notes, live } = drafted(lies);
  live.chests.reverse();
  expect(notes.news()).toBeNull();
  notes.rest();
  live.chests[0].at = 7;
  expect(notes.news()).toEqual({ chests: [{ at: 7 }, { at: 1 }] });
  notes.rest();
  live.chests.reverse();
  live.chests[0].at = 8;
  expect(notes.news()).toEqual({ chests: [{ at: 8 }, { at: 7 }] });
});

test('one object that lies in two places is noticed in both', () => {
  const { notes, live } = chests();
  live.chests[0] = live.chests[1];
  expect(notes.news()).toEqual({ chests: [live.chests[1], live.chests[1]] });
  notes.rest();
  live.chests[1].in.push('rope');
  const now = { at: 2, in: ['gold', 'rope'] };
  expect(notes.news()).toEqual({ chests: [now, now] });
});

test('what is one thing counts as changed when it is written, in an object, too', () => {
  const { notes, live } = chests();
  const { hero } = live;
  expect(hero.at).toBe(1);
  expect(notes.news()).toBeNull();
  hero.at = 5;
  expect(notes.news()).toEqual({ hero: { at: 5, bag: ['sword'] } });
  hero.at = 5;
  expect(notes.news()).toBeNull();
});
