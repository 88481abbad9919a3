import type { AskRules } from '@undercroft/kernel';
import { askOrSettle, fightAnswers, settle } from '../fights.ts';
import { can } from '../heroes.ts';
import { remove } from '../inventory.ts';
import type { FightAsk, Karak, KarakMoment } from '../state.ts';

/** The dice lie on the table: the hero may still bend the fight, then accepts it. (K-30, K-41, K-58, K-64, K-71) */
export const fight: AskRules<Karak, 'fight'> = {
  answers: ({ state, ask }) => fightAnswers(state, ask),

  answer(moment) {
    const { ask, answer } = moment;
    if (answer === 'accept') {
      settle(moment, ask);
      return;
    }
    if (answer === 'reroll') reroll(moment, ask);
    else if (answer === 'sacrifice') sacrifice(moment, ask);
    else useFlames(moment, ask, answer.flames);
    askOrSettle(moment, ask);
  },
};

/** The Warrior rolls both dice again, the Swordsman every die that shows a 1. */
function reroll({ state, chance, tell }: KarakMoment, ask: FightAsk): void {
  const { seat, monster, bonus } = ask;
  // Whoever has both skills rolls ones again first.
  const onesOnly = can(state, seat, 'combat-training') && ask.dice.includes(1);
  ask.dice = [
    onesOnly && ask.dice[0] !== 1 ? ask.dice[0] : chance.roll(6),
    onesOnly && ask.dice[1] !== 1 ? ask.dice[1] : chance.roll(6),
  ];
  ask.rerolled ||= !onesOnly || !can(state, seat, 'double-attack');
  tell?.({ kind: 'rolled', seat, monster, dice: [ask.dice[0], ask.dice[1]], bonus, again: true });
}

function sacrifice({ state, tell }: KarakMoment, ask: FightAsk): void {
  state.heroes[ask.seat].hearts--;
  ask.sacrificed = true;
  tell?.({ kind: 'sacrificed', seat: ask.seat });
}

function useFlames({ state, tell }: KarakMoment, ask: FightAsk, count: number): void {
  const { seat } = ask;
  if (!can(state, seat, 'magical-affinity')) {
    for (let i = 0; i < count; i++) {
      remove(state.heroes[seat], 'flames');
      state.gone.push('flames');
    }
  }
  ask.flames += count;
  tell?.({ kind: 'flames', seat, count });
}
