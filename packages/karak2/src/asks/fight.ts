import type { AskRules } from '@undercroft/kernel';
import { attack, fightAnswers, foeOf, goOn, settle, tellRoll } from '../fights.ts';
import { can } from '../heroes.ts';
import { useSpell } from '../items.ts';
import { printed } from '../printed.ts';
import type { FightAsk, Karak2, Moment2 } from '../state.ts';

/** The dice lie on the table: roll again, throw fireballs, or accept. (K2-26, K2-84, K2-94) */
export const fight: AskRules<Karak2, FightAsk> = {
  answers: ({ box, state, ask }) => fightAnswers({ box, state }, ask),

  answer(moment) {
    const { ask, answer } = moment;
    if (answer === 'reroll') reroll(moment, ask);
    else if (answer === 'fireball') throwFireball(moment, ask);
    else settle(moment, ask);
  },
};

/** Horan rolls all his unit dice again, Elspeth her hero die. (K2-84, K2-94) */
function reroll(moment: Moment2, ask: FightAsk): void {
  const { state, chance } = moment;
  const again = can(state, ask.seat, 'strategy')
    ? { ...ask, faces: ask.faces.map(() => chance.roll(6) - 1), rerolled: true }
    : { ...ask, hero: chance.roll(6) - 1, rerolled: true };
  tellRoll(moment, again, true);
  goOn(moment, again);
}

function throwFireball(moment: Moment2, ask: FightAsk): void {
  const { box, state, tell } = moment;
  const { seat } = ask;
  useSpell(state, seat, 'fireball');
  const hotter = { ...ask, fire: ask.fire + 1 };
  const sheet = printed(box);
  const foe = foeOf(sheet, state, seat, box.set.general.strength);
  tell?.({ kind: 'fireball', seat, strength: attack(sheet, state, seat, hotter), foe });
  goOn(moment, hotter);
}
