import type { AskRules } from '@undercroft/kernel';
import { drawLook } from '../glares.ts';
import { pushAway } from '../pushes.ts';
import { type Kragmortha, type KragmorthaAnswers, tomeWith, turnOver } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { obey, turnToken } from '../teleports.ts';

const EFFECT = { push: 'dodge', token: 'omen', look: 'ward' } as const;

/** The moment of one of your tomes has come, perhaps in somebody else's turn: do you use it? (M-64) */
export const react: AskRules<Kragmortha, 'react'> = {
  answers(box, state, ask) {
    const list: KragmorthaAnswers['react'][] = ['pass'];
    const use = tomeWith(tablesOf(box.set), state, ask.seat, EFFECT[ask.to]);
    if (use !== undefined) list.push({ use });
    return list;
  },
  answer(moment, ask, answer) {
    const { state, tell } = moment;
    const { seat } = ask;
    const use = answer === 'pass' ? undefined : answer.use;
    if (use !== undefined) {
      turnOver(state, seat, use);
      tell?.({ kind: 'used', seat, tome: use });
    }
    switch (ask.to) {
      case 'push': // The pushed goblin's owner chooses, or the one who pushes after all. (M-74)
        if (use !== undefined) pushAway(moment, seat, seat);
        else state.asks.push({ kind: 'push', seat: ask.by, goblin: seat });
        break;
      case 'token': // The next token counts. (M-76)
        if (use !== undefined) turnToken(moment, seat);
        else obey(moment, seat, ask.token);
        break;
      case 'look': // No look, but away it goes all the same. (M-71)
        if (use === undefined) drawLook(moment, seat, ask.why);
        break;
    }
  },
};
