import type { AskRules } from '@undercroft/kernel';
import type { Spell } from '../components.ts';
import { askOrSettle, fightAnswers, giftOf, settle } from '../fights.ts';
import { againOf, bends } from '../heroes.ts';
import { remove } from '../inventory.ts';
import { EVERY_SPELL } from '../powers.ts';
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

/** The Warrior rolls both dice again, the Swordsman every die that shows a 1. (K-64, K-71) */
function reroll({ box, state, chance, tell }: KarakMoment, ask: FightAsk): FightAsk {
  const { seat, monster, bonus } = ask;
  const may = bends(box.set, state, seat);
  const row = againOf(may, ask);
  if (row === null) return ask;
  const dice: [number, number] = [
    ask.dice[0] > row.upTo ? ask.dice[0] : chance.roll(6, 'again', seat),
    ask.dice[1] > row.upTo ? ask.dice[1] : chance.roll(6, 'again', seat),
  ];
  tell?.({ kind: 'rolled', seat, monster, dice: [dice[0], dice[1]], bonus, again: true });
  // What may be done as often as one likes leaves the rest for later.
  const rerolled = ask.rerolled || row.times !== 'any' || may.again.every(({ times }) => times === 'any');
  if (!may.counts || row.times === 'any') return { ...ask, dice, rerolled };
  return { ...ask, dice, rerolled, again: { ...ask.again, [row.name]: (ask.again?.[row.name] ?? 0) + 1 } };
}

function sacrifice({ state, tell }: KarakMoment, ask: FightAsk): FightAsk {
  state.heroes[ask.seat].hearts -= giftOf(ask).hearts;
  tell?.({ kind: 'sacrificed', seat: ask.seat, ...ask.gift });
  return { ...ask, sacrificed: true };
}

function useFlames(moment: KarakMoment, ask: FightAsk, count: number): FightAsk {
  let now = ask;
  for (let i = 0; i < count; i++) now = useUp(moment, now, 'flames');
  moment.tell?.({ kind: 'flames', seat: ask.seat, count });
  return { ...now, flames: ask.flames + count };
}

/** A spell of somebody's own: one at a time, for each may add something else. */
function cast(moment: KarakMoment, ask: FightAsk, spell: Spell): FightAsk {
  const now = useUp(moment, ask, spell);
  moment.tell?.({ kind: 'flames', seat: ask.seat, count: 1, spell });
  return { ...now, cast: [...(ask.cast ?? []), spell] };
}

/** A spell works once, unless it is the Wizard's. (K-42, K-56) */
function useUp({ box, state }: KarakMoment, ask: FightAsk, spell: Spell): FightAsk {
  const { keeps } = bends(box.set, state, ask.seat);
  if (keeps >= EVERY_SPELL) return ask;
  const { kept = [] } = ask;
  if (kept.length < keeps) return { ...ask, kept: [...kept, spell] };
  remove(state.heroes[ask.seat], spell, box.set);
  state.gone.push(spell);
  return ask;
}
