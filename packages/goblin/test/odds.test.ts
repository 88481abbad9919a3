import { answersNow, apply, begin, FastChance, imagine, openBox, viewOf, wordOf } from '@undercroft/kernel';
import { arranged } from '@undercroft/kit/suite';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  countFight,
  type FightOdds,
  fightOdds,
  type GoblinState,
  goblin,
  oddsAgainst,
} from '../src/game.ts';
import { scene } from '../src/scene.ts';

const box = openBox(goblin, { powers: false });
const actionsOf = (cards: readonly number[]): Action[] =>
  cards.flatMap((card) => box.set.cards[card].action ?? []);

/** A table from a scenario's words. */
function table(given: Parameters<typeof scene.arrange>[1], options = {}): GoblinState {
  const own = openBox(goblin, { powers: false, ...options });
  const chance = new FastChance(1);
  const state = begin(own, ['horan', 'taia'], chance);
  scene.arrange({ box: own, state, chance, tell: undefined }, given, 'given');
  return state;
}

/**
 * The same by brute force and by hand: no rules but the colours, no potions, no powers, hearts to spare.
 * Every order of the deck is tried, card by card.
 */
function bruteForce(hand: Action[], deck: Action[], next: Action['next'] | null, short: number): number {
  let best = short <= 0 ? 1 : 0;
  for (const [at, card] of hand.entries()) {
    if (next !== null && !next.includes(card.colour)) continue;
    const rest = hand.filter((_, other) => other !== at);
    const win = drawn(rest, deck, card.draw, (all, left) =>
      bruteForce(all, left, card.next, short - card.attack),
    );
    best = Math.max(best, win);
  }
  return best;
}

function drawn(
  hand: Action[],
  deck: Action[],
  draws: number,
  go: (hand: Action[], deck: Action[]) => number,
): number {
  if (draws === 0 || deck.length === 0) return go(hand, deck);
  const wins = deck.map((card, at) =>
    drawn(
      [...hand, card],
      deck.filter((_, other) => other !== at),
      draws - 1,
      go,
    ),
  );
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

describe('the odds of a fight', () => {
  it.each([
    [['war-cry', 'brace', 'hack', 'hack'], 'mud-orc'],
    [['war-cry', 'haymaker', 'hack', 'hack'], 'mud-orc'],
    [['mirror-trick', 'brace', 'hack', 'thorns'], 'mud-orc'],
    [['second-glance', 'headbutt', 'brace', 'war-cry'], 'cave-worm'],
    [['ice-spike', 'war-cry', 'battle-rage', 'brace', 'time-slip'], 'orc-reaver'],
    [['brace', 'bark-skin', 'thorns', 'war-cry'], 'orc-smith'],
  ])('with %s against %s are what brute force finds', (hand, foe) => {
    const state = table({ horan: { hand }, fight: foe });
    const short = box.set.foes.find(({ name }) => name === foe)?.hits ?? 0;
    const expected = bruteForce(actionsOf(state.hands[0]), actionsOf(state.unseen[0]), null, short);
    const odds = fightOdds(box, viewOf(box, state, 0), 0);
    expect(Math.max(...odds.map(({ cards }) => cards?.win ?? 0))).toBeCloseTo(expected, 12);
    expect(odds.map(({ answer }) => answer)).toEqual(answersNow(box, state));

    const level = box.set.foes.find(({ name }) => name === foe)?.level ?? 0;
    const before = table({ horan: { hand, keys: level }, rows: { [['I', 'II'][level]]: [foe] } });
    expect(oddsAgainst(box, viewOf(box, before, 0), 0, foe).cards?.win).toBeCloseTo(expected, 12);
  });

  it("count the Warlock's word: it may still be spoken when the cards lie there", () => {
    const { box: own, state } = arranged(goblin, scene, ['xanros', 'taia'], {
      xanros: { hand: ['blood-price'], weapon: 'bone-knife' },
      fight: 'shield-beetle',
    });
    const odds = () => fightOdds(own, viewOf(own, state, 0), 0);
    expect(odds()).toMatchObject([
      { answer: 'stop', cards: { win: 0 } },
      { answer: { play: 'blood-price' }, cards: { win: 1 } },
    ]);
    apply(own, state, { play: 'blood-price' }, new FastChance(1));
    expect(odds()).toMatchObject([
      { answer: 'stop', cards: { win: 0 } },
      { answer: { defy: 'attack' }, cards: { win: 1 } },
    ]);
  });

  it('come from what the seat may see, not from what is dealt', () => {
    const state = table({ horan: { hand: ['war-cry', 'brace', 'hack', 'hack'] }, fight: 'mud-orc' });
    const view = viewOf(box, state, 0);
    const other = imagine(box, view, 0, new FastChance(9));
    expect(fightOdds(box, viewOf(box, other, 0), 0)).toEqual(fightOdds(box, view, 0));
  });

  it('agree with what happens: a certain win is won', () => {
    const chance = new FastChance(3);
    for (let game = 0; game < 6; game++) {
      const state = begin(openBox(goblin, {}), [null, null], chance);
      const own = openBox(goblin, {});
      for (let step = 0; step < 150 && state.asks.length > 0; step++) {
        const { seat, kind } = state.asks[state.asks.length - 1];
        const answers = answersNow(own, state);
        if (kind !== 'fight') {
          apply(own, state, answers[chance.pick(answers.length)], chance);
          continue;
        }
        const odds = fightOdds(own, viewOf(own, state, seat), seat, 2000);
        const best = odds.reduce((a, b) => ((b.potions?.win ?? 0) > (a.potions?.win ?? 0) ? b : a));
        if (best.potions?.win !== 1) {
          apply(own, state, answers[chance.pick(answers.length)], chance);
          continue;
        }
        const wins: boolean[] = [];
        apply(own, state, best.answer, chance, (event) => {
          if (event.kind === 'fought') wins.push(event.won);
        });
        expect(wins).not.toContain(false);
      }
    }
  });

  it('are not guessed where there are too many ways to count', () => {
    const state = table({ horan: { hand: ['war-cry', 'brace', 'hack', 'hack'] }, fight: 'mud-orc' });
    expect(fightOdds(box, viewOf(box, state, 0), 0, 0)[0].cards).toBeNull();
    expect(oddsAgainst(box, viewOf(box, table({}), 0), 0, 'nobody', 0).cards).toBeNull();
  });

  it('are the same when they are counted with rests in between', () => {
    const state = table({
      turn: 'taia',
      taia: { hand: ['falling-star', 'omen', 'vision', 'staff-blow'], potions: ['healing', 'strength'] },
      fight: 'goblin-sapper',
    });
    const view = viewOf(box, state, 1);
    const count = (tries: number, atOnce: number) => {
      const counting = countFight(box, view, 1, { tries, atOnce });
      for (let rests = 0; ; rests++) {
        const { done, value } = counting.next();
        if (done) return { odds: value, rests };
      }
    };
    const { odds, rests } = count(60_000, 60);
    expect(odds).toEqual(fightOdds(box, view, 1));
    expect(rests).toBeGreaterThan(3);
    // Whoever rests too soon to find anything out gives up, too.
    const hasty = count(200, 1);
    expect(hasty.rests).toBeLessThan(200);
    expect(hasty.odds.at(-1)).toMatchObject({ cards: null, potions: null });
  });

  it('say with what: cards alone, or a potion', () => {
    // The attack is enough already, but two hearts do not outlive a blow of three.
    const state = table({
      turn: 'taia',
      taia: {
        hand: ['falling-star', 'omen', 'vision', 'staff-blow'],
        hearts: 2,
        potions: ['healing'],
        keys: 1,
      },
      fight: 'goblin-sapper',
    });
    for (const play of ['falling-star', 'omen']) apply(box, state, { play }, new FastChance(1));
    const odds = fightOdds(box, viewOf(box, state, 1), 1);
    const of = (word: string) => odds.find(({ answer }) => wordOf(answer) === word);
    expect(of('stop')).toMatchObject({ cards: { win: 0, lost: 2 }, potions: { win: 0, lost: 2 } });
    expect(of('drink')).toMatchObject({ cards: { win: 1, lost: 3 } });
    expect(of('play')).toMatchObject({ cards: { win: 0 }, potions: { win: 1, lost: 3 } });
  });

  it.each([
    [['war-cry', 'haymaker', 'hack', 'hack'], 'mud-orc'],
    [['second-glance', 'headbutt', 'brace', 'war-cry'], 'cave-worm'],
  ])('with %s against %s: wins and hearts lost come out as promised', (hand, foe) => {
    const before = table({ horan: { hand, hearts: 3 }, fight: foe });
    const best = (odds: readonly FightOdds[]) =>
      odds.reduce((a, b) => (worth(b.cards) > worth(a.cards) ? b : a));
    const promised = best(fightOdds(box, viewOf(box, before, 0), 0)).cards;
    let [wins, lost] = [0, 0];
    const times = 400;
    for (let seed = 1; seed <= times; seed++) {
      const chance = new FastChance(seed);
      const state = imagine(box, viewOf(box, before, 0), 0, chance);
      while (state.fight !== null && state.asks.at(-1)?.kind === 'fight') {
        const { answer } = best(fightOdds(box, viewOf(box, state, 0), 0));
        apply(box, state, answer, chance, (event) => {
          if (event.kind === 'fought' && event.won) wins++;
          if (event.kind === 'hit') lost += event.hearts;
        });
      }
    }
    expect(promised?.win).toBeGreaterThan(0);
    expect(Math.abs(wins / times - (promised?.win ?? 0))).toBeLessThan(0.06);
    expect(Math.abs(lost / times - (promised?.lost ?? 0))).toBeLessThan(0.15);
  });
});

const worth = (chances: FightOdds['cards']): number =>
  chances === null ? -1 : chances.win - chances.lost / 1000;
