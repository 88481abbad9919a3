import type { AskRules } from '@undercroft/kernel';
import type { Spell } from '../components.ts';
import { askOrSettle, fightAnswers, settle } from '../fights.ts';
import { can } from '../heroes.ts';
import { remove } from '../inventory.ts';
import type { FightAsk, Karak, KarakAnswers, KarakMoment } from '../state.ts';

/** The dice lie on the table: the hero may still bend the fight, then accepts it. (K-30, K-41, K-58, K-64, K-71) */
export const fight: AskRules<Karak, 'fight'> = {
  answers: (box, state, ask) => fightAnswers(box.set, state, ask),

  answer(moment, ask, answer) {
    if (answer === 'accept') {
      settle(moment, ask);
      return;
    }
    askOrSettle(moment, bent(moment, ask, answer));
  },
};

/** The fight as an answer leaves it. */
function bent(
  moment: KarakMoment,
  ask: FightAsk,
  answer: Exclude<KarakAnswers['fight'], 'accept'>,
): FightAsk {
  if (answer === 'reroll') return reroll(moment, ask);
  if (answer === 'sacrifice') return sacrifice(moment, ask);
  if ('cast' in answer) return cast(moment, ask, answer.cast);
  return useFlames(moment, ask, answer.flames);
}

/** The Warrior rolls both dice again, the Swordsman every die that shows a 1. */
function reroll({ state, chance, tell }: KarakMoment, ask: FightAsk): FightAsk {
  const { seat, monster, bonus } = ask;
  // Whoever has both skills rolls ones again first.
  const onesOnly = can(state, seat, 'combat-training') && ask.dice.includes(1);
  const dice: [number, number] = [
    onesOnly && ask.dice[0] !== 1 ? ask.dice[0] : chance.roll(6, 'again', seat),
    onesOnly && ask.dice[1] !== 1 ? ask.dice[1] : chance.roll(6, 'again', seat),
  ];
  tell?.({ kind: 'rolled', seat, monster, dice: [dice[0], dice[1]], bonus, again: true });
  return { ...ask, dice, rerolled: ask.rerolled || !onesOnly || !can(state, seat, 'double-attack') };
}

function sacrifice({ state, tell }: KarakMoment, ask: FightAsk): FightAsk {
  state.heroes[ask.seat].hearts--;
  tell?.({ kind: 'sacrificed', seat: ask.seat });
  return { ...ask, sacrificed: true };
}

function useFlames(moment: KarakMoment, ask: FightAsk, count: number): FightAsk {
  for (let i = 0; i < count; i++) useUp(moment, ask, 'flames');
  moment.tell?.({ kind: 'flames', seat: ask.seat, count });
  return { ...ask, flames: ask.flames + count };
}

/** A spell of somebody's own: one at a time, for each may add something else. */
function cast(moment: KarakMoment, ask: FightAsk, spell: Spell): FightAsk {
  useUp(moment, ask, spell);
  moment.tell?.({ kind: 'flames', seat: ask.seat, count: 1, spell });
  return { ...ask, cast: [...(ask.cast ?? []), spell] };
}

/** A spell works once, unless it is the Wizard's. (K-42, K-56) */
function useUp({ box, state }: KarakMoment, { seat }: FightAsk, spell: Spell): void {
  if (can(state, seat, 'magical-affinity')) return;
  remove(state.heroes[seat], spell, box.set);
  state.gone.push(spell);
}
