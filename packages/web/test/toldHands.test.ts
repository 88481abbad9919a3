import { type Goblin, type GoblinView, goblin } from '@undercroft/goblin';
import {
  type Answer,
  answersNow,
  begin,
  collect,
  type Game,
  type GameEvent,
  give,
  type Json,
  lastFrame,
  openBox,
  questionOf,
  sameAnswer,
  Table,
  type Told,
  viewOf,
} from '@undercroft/kernel';
import { type Kragmortha, type KragmorthaView, kragmortha } from '@undercroft/kragmortha';
import { expect, test } from 'vitest';
import { boxOnTable } from '../src/games/goblin/told.tsx';
import { best, targetsOf } from '../src/games/kragmortha/reach.ts';
import type { AtKragmortha } from '../src/games/kragmortha/seen.ts';
import type { GameTold } from '../src/table/game/beside.ts';
import { leadsOn } from '../src/table/luck/units.tsx';
import type { LuckAsked, Saying } from '../src/table/sources/client.ts';
import { median, recorded, seatedAt, watched } from './evenings.ts';

/** What people see on their own table after an answer of a game that was played digitally. */
interface Lying {
  readonly seat: number;
  readonly answer: Answer;
  readonly told: readonly GameEvent[];
  readonly luck: readonly Json[];
  /** What anybody may know before and after it, and what was asked and allowed. */
  readonly before: unknown;
  readonly after: unknown;
  readonly asked: string | null;
  readonly allowed: readonly Answer[];
}

interface TellsWith<V> {
  /** What lies open, by what is printed on it. */
  open(view: V): unknown;
  /** Questions only their owner answers, by what only they see: nobody tells them. */
  readonly silent: readonly string[];
  /** Answers that the digital table gives or forbids by a hand that nobody here knows. */
  ofHands(answer: Answer): boolean;
  /** What real pieces show where luck is asked for. */
  lies(luck: LuckAsked, ahead: readonly Lying[]): Json;
  /** Whether an answer is given by what came of it. */
  readonly atOnce?: GameTold['atOnce'];
  /** Whether it is told only here, since nobody knows a hand. */
  onlyHere(kind: string): Answer | null;
  taps(
    at: { readonly view: V; readonly ask: unknown; readonly answers: readonly Answer[] },
    ahead: readonly Lying[],
  ): number;
}

/** Tells a recorded game to a table that knows no hand, by what people see and hold; says the taps of each turn. */
function tell<V>(game: Game, seats: number, by: TellsWith<V>): number[] {
  const match = recorded(game, seats);
  const box = openBox(game, match.options, match.set);
  const { chance, taken } = watched(match.seed);
  const state = begin(box, match.figures, chance);
  taken();
  const view = () => JSON.parse(JSON.stringify(viewOf(box, state, null))) as { asks: { kind: string }[] };
  const first = view() as unknown;
  const evening = match.answers.flatMap(([seat, answer]): Lying[] => {
    if (answer === null) return [];
    const [before, allowed] = [view(), [...answersNow(box, state)]];
    const told: Told[] = [];
    give(box, state, seat, answer, chance, collect(told));
    return [
      {
        ...{ seat, answer, before, allowed, asked: before.asks.at(-1)?.kind ?? null },
        ...{ told: told.map(({ event }) => event), luck: taken(), after: view() },
      },
    ];
  });

  const { table } = Table.begin(game, {
    figures: game.seated(state),
    seed: match.seed,
    options: { ...match.options, ...(game.told as typeof match.options) },
    luck: 'said',
    said: match.options.begins === undefined || match.options.begins === 'drawn' ? [firstOf(first)] : [],
  });
  const at = seatedAt(game, table);
  const turns = new Map<number, number>();
  const tap = (taps: number) => {
    const { turn } = at.picture().view;
    turns.set(turn, (turns.get(turn) ?? 0) + taps);
  };
  const line = (luck: LuckAsked, ahead: readonly Lying[]): Saying[] => {
    const said = by.lies(luck, ahead);
    const onward = leadsOn(luck, said, false) ? luck.next : undefined;
    return [{ said, lies: null }, ...(onward === undefined ? [] : line(onward.luck, ahead))];
  };
  /** Gives an answer, and says all that it brings. */
  const told = (answer: Answer, ahead: readonly Lying[]) => {
    const { luck: _, brings = [] } = at.withAhead(at.picture());
    const once = brings.find((one) => sameAnswer(one.answer, answer) && by.atOnce?.(one as never, answer));
    // What comes of it is said with it, and in one line what is asked next.
    if (once === undefined) at.answer(at.version, answer);
    else at.sayAll(at.version, line(once, ahead), answer);
    for (
      let { luck } = at.withAhead(at.picture());
      luck !== undefined;
      { luck } = at.withAhead(at.picture())
    ) {
      tap(1);
      at.sayAll(at.version, line(luck, ahead));
    }
  };
  for (let more = by.onlyHere(at.picture().ask?.kind ?? ''); more !== null; more = null) told(more, evening);
  for (const [index, lying] of evening.entries()) {
    if (lying.asked !== null && by.silent.includes(lying.asked)) continue;
    const picture = at.picture();
    // Here it was clear already that nothing fits.
    if (by.onlyHere(lying.asked ?? '') === lying.answer && picture.ask?.kind !== lying.asked) continue;
    expect([picture.ask?.kind, picture.ask?.seat]).toEqual([lying.asked, lying.seat]);
    expect(by.open(picture.view as V)).toEqual(by.open(lying.before as V));
    // All that the digital table allows is allowed here; what is more than that hangs on a hand.
    const here = picture.answers;
    expect(lying.allowed.filter((one) => !here.some((other) => sameAnswer(one, other)))).toEqual([]);
    const more = here.filter((one) => !lying.allowed.some((other) => sameAnswer(one, other)));
    expect(more.filter((one) => !by.ofHands(one))).toEqual([]);
    tap(by.taps(picture as never, evening.slice(index)));
    told(lying.answer, evening.slice(index));
    // Where nothing in a hand fits the digital table goes on by itself; here people say so.
    const next = evening.slice(index + 1).find(({ asked }) => asked === null || !by.silent.includes(asked));
    const silent = evening[index + 1] !== next;
    const asked = at.picture().ask;
    const extra = by.onlyHere(asked?.kind ?? '');
    if (extra !== null && !silent && (next?.asked !== asked?.kind || next?.seat !== asked?.seat)) {
      tap(1);
      told(extra, evening.slice(index));
    }
  }
  const { saved } = at.keep();
  expect(at.picture().outcome).toEqual(game.outcome(box, state));
  expect(at.picture().outcome).not.toBeNull();
  // It plays out again like any match, and says that its luck was told.
  expect(saved.match.luck).toBe('said');
  expect(lastFrame(game, saved.match).state).toEqual(saved.state);
  return [...turns.values()];
}

const firstOf = (view: unknown): Json => {
  const { seat, first } = view as { seat: number; first?: number };
  return first ?? seat;
};

const BOX = openBox(goblin);
const nameOf = (card: number): string => (card < 0 ? '' : BOX.set.cards[card].name);
const names = (pile: readonly number[]): string[] => pile.map(nameOf).sort();
const ROW = 5;

/** What was won next, and how the table lay then. */
function rewardIn(ahead: readonly Lying[]): readonly [card: string | null, after: unknown] {
  for (const { told, after } of ahead) {
    const won = told.find(({ kind }) => kind === 'reward' || kind === 'key');
    if (won !== undefined) return ['card' in won ? String(won.card) : null, after];
  }
  return [null, null];
}

const goblinTells: TellsWith<GoblinView> = {
  silent: ['foresee'],
  atOnce: boxOnTable.atOnce as GameTold['atOnce'],
  onlyHere: (kind) => (kind === 'lay-out' ? 'laid-out' : kind === 'fight' ? 'stop' : null),
  ofHands: (answer) =>
    answer === 'stop' ||
    (typeof answer === 'object' && ['play', 'discard', 'pay', 'buy'].some((word) => word in answer)),
  open: ({ discards, weapons, armours, pawnshop, keys, fight, lord, ...view }) => ({
    ...{
      hearts: view.hearts,
      hands: view.handSizes,
      decks: view.deckSizes,
      rows: view.rows,
      tops: view.tops,
    },
    ...{
      gates: view.gates,
      potions: view.potions,
      stock: view.stock,
      caves: view.caveSizes,
      stands: view.stands,
    },
    ...{ behind: view.behindSizes, lord: nameOf(lord), chain: fight?.chain.map(nameOf) ?? null },
    ...{ discards: discards.map(names), pawnshop: names(pawnshop), keys: keys.map(({ length }) => length) },
    worn: [...weapons, ...armours].map(nameOf),
  }),
  lies({ purpose, bag, answer, said }, ahead) {
    const [{ before }] = ahead;
    const [reward, after] = rewardIn(ahead);
    const named = said.length;
    const face = (foe: number) =>
      bag.find(({ thing }) => BOX.set.cards[Number(thing)].foe === foe)?.thing ?? null;
    if (purpose === 'backs') {
      return bag.find(({ thing }) => nameOf(Number(thing)) === reward)?.thing ?? null;
    }
    const { tops, gates } = after as GoblinView;
    const { level: at } = BOX.set.foes[BOX.set.cards[Number(bag[0].thing)].foe];
    if (answer !== 'laid-out') return face((purpose === 'caves' ? tops : gates)[at]);
    const view = before as GoblinView;
    if (named === 0) return view.lord;
    const [level, place] = [Math.floor((named - 1) / (ROW + 2)), (named - 1) % (ROW + 2)];
    if (place === ROW) return face(view.tops[level]);
    return place > ROW ? face(view.gates[level]) : face(view.rows[level * ROW + place]);
  },
  taps: ({ ask }) => ((ask as Goblin['ask']).kind === 'lay-out' ? 0 : 1),
};

test.each([
  [2, 7],
  [3, 7],
  [4, 6],
])(
  'a recorded Goblin for %i with real cards: what lies open is the digital game’s, in at most %i touches a turn at the median',
  (seats, most) => {
    const taps = tell(goblin as Game, seats, goblinTells);
    expect(taps.length).toBeGreaterThan(20);
    expect(median(taps)).toBeLessThanOrEqual(most);
  },
);

const LIBRARY = openBox(kragmortha);
const walked = new WeakSet<Lying>();

const kragmorthaTells: TellsWith<KragmorthaView> = {
  silent: [],
  onlyHere: () => null,
  ofHands: (answer) => answer === 'swap' || (typeof answer === 'object' && 'play' in answer),
  open: ({ hands, deck: _, tomeDeck, tokens, lookDeck, ...view }) => ({
    ...view,
    piles: [tomeDeck, tokens, lookDeck].map((pile) => pile.toSorted()),
    hands: hands.map(({ length }) => length),
    asks: view.asks.length,
  }),
  lies({ purpose, said }, [{ told, luck }]) {
    if (purpose !== 'shown') return luck[said.length];
    const showed = told.find(({ kind }) => kind === 'showed') as { cards?: readonly string[] } | undefined;
    return showed?.cards?.[said.length] ?? null;
  },
  /** A walk is one tap on its end, and one on the card where several lead there. */
  taps({ view, ask, answers }, ahead) {
    const [now, next] = ahead;
    if (walked.has(now)) return 0;
    if (typeof now.answer !== 'object' || !('play' in now.answer)) return 1;
    const at = {
      ...questionOf<Kragmortha>(ask as Kragmortha['ask'], answers as never),
      box: LIBRARY,
      view,
    } as unknown as AtKragmortha;
    const targets = best(at, targetsOf(at, null));
    const fits = targets.filter(({ path }) =>
      path.every((one, step) => ahead[step]?.seat === now.seat && sameAnswer(one, ahead[step].answer)),
    );
    const longest = fits.toSorted((a, b) => b.path.length - a.path.length).at(0);
    if (longest === undefined) return 2;
    if (longest.path.length > 1) walked.add(next);
    return targets.filter(({ square }) => square === longest.square).length > 1 ? 2 : 1;
  },
};

test.each([
  [2, 3],
  [3, 3],
  [4, 3],
  [5, 3],
  [8, 3],
])(
  'a recorded Kragmortha for %i with real cards: what lies open is the digital game’s, in at most %i touches a turn at the median',
  (seats, most) => {
    const taps = tell(kragmortha as Game, seats, kragmorthaTells);
    expect(taps.length).toBeGreaterThan(10);
    expect(median(taps)).toBeLessThanOrEqual(most);
  },
);

/** Three goblins around one screen, the first of whom has a look whose dare can be broken. */
function withLook() {
  const { table } = Table.begin(kragmortha as Game, {
    figures: ['red', 'green', 'blue'],
    seed: '0a'.repeat(32),
    options: { ...(kragmortha.told as Record<string, string>), begins: 'first-seat' },
    luck: 'said',
    said: [],
  });
  const at = seatedAt(kragmortha as Game, table);
  for (let goblin = 0; goblin < 3; goblin++) at.answer(at.version, at.picture().answers[0]);
  const { view } = at.picture();
  const { state } = table.save();
  return { at, view: view as KragmorthaView, state };
}

test('everybody around one screen sees what lies open and no hand, and whoever is asked is answered for', () => {
  const { at, view } = withLook();
  expect(at.info()).toMatchObject({ viewer: null, told: true, coach: false });
  expect(view.hands).toEqual([
    ['', '', ''],
    ['', '', ''],
    ['', '', ''],
  ]);
  expect(view.deckSize).toBe(58 - 9);
  expect(at.picture().answers.length).toBeGreaterThan(20);
});

test('a call is of whoever says so, and the others judge it', () => {
  const { at } = withLook();
  const { state } = at.keep().saved;
  const looks = (state as unknown as { lookDeck: string[]; looks: string[][] }).looks;
  const laid = structuredClone(state) as unknown as { lookDeck: string[]; looks: string[][] };
  laid.looks = looks.map((own, seat) => (seat === 0 ? ['stork'] : own));
  laid.lookDeck = laid.lookDeck.filter((look) => look !== 'stork');
  at.lay({ ...(laid as unknown as typeof state), turn: 0 });
  at.answer(at.version, { call: 'red', look: 'stork' }, 1);
  const { ask, view } = at.picture();
  expect((view as KragmorthaView).trial).toMatchObject({ caller: 1, accused: 0 });
  expect([ask?.kind, ask?.seat]).toEqual(['vote', 2]);
  at.answer(at.version, 'broken');
  expect(at.picture().luck?.purpose).toBe('looks');
});

test('what was named is taken back piece by piece', () => {
  const { table } = Table.begin(goblin as Game, {
    figures: ['horan', 'taia'],
    seed: '0a'.repeat(32),
    options: { ...(goblin.told as Record<string, string>), begins: 'first-seat' },
    luck: 'said',
    said: [],
  });
  const at = seatedAt(goblin as Game, table);
  at.answer(at.version, 'laid-out');
  for (let named = 0; named < 3; named++) at.say(at.version, at.picture().luck?.bag[0].thing ?? null);
  expect(at.picture().luck?.said.length).toBe(3);
  expect(at.takeBack(at.version).luck?.said.length).toBe(2);
  expect(at.takeBack(at.version).luck?.said.length).toBe(1);
});
