import type { AskRules } from '@undercroft/kernel';
import type { Spell } from '../components.ts';
import { askOrSettle, fightAnswers, settle } from '../fights.ts';
import { can } from '../heroes.ts';
import { remove } from '../inventory.ts';
import type { FightAsk, Karak, KarakMoment } from '../state.ts';

/** The dice lie on the table: the hero may still bend the fight, then accepts it. (K-30, K-41, K-58, K-64, K-71) */
export const fight: AskRules<Karak, 'fight'> = {
  answers: (box, state, ask) => fightAnswers(box.set, state, ask),

  answer(moment, ask, answer) {
    if (answer === 'accept') {
      settle(moment, ask);
      return;
    }
    if (answer === 'reroll') reroll(moment, ask);
    else if (answer === 'sacrifice') sacrifice(moment, ask);
    else if ('cast' in answer) cast(moment, ask, answer.cast);
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

function useFlames(moment: KarakMoment, ask: FightAsk, count: number): void {
  for (let i = 0; i < count; i++) useUp(moment, ask, 'flames');
  ask.flames += count;
  moment.tell?.({ kind: 'flames', seat: ask.seat, count });
}

/** A spell of somebody's own: one at a time, for each may add something else. */
function cast(moment: KarakMoment, ask: FightAsk, spell: Spell): void {
  useUp(moment, ask, spell);
  ask.cast = [...(ask.cast ?? []), spell];
  moment.tell?.({ kind: 'flames', seat: ask.seat, count: 1, spell });
}

/** A spell works once, unless it is the Wizard's. (K-42, K-56) */
function useUp({ box, state }: KarakMoment, { seat }: FightAsk, spell: Spell): void {
  if (can(state, seat, 'magical-affinity')) return;
  remove(state.heroes[seat], spell, box.set);
  state.gone.push(spell);
}
