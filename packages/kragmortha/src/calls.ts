import type { Box, StandingRules } from '@undercroft/kernel';
import { BLANK, look } from './glares.ts';
import { countsDares } from './options.ts';
import type { CallAnswer, Kragmortha, KragmorthaAnswers, KragmorthaMoment, Trial } from './state.ts';
import { tablesOf } from './tables.ts';

/** Calling a broken penalty: open to everybody at any time, asked of nobody. (M-58, M-59) */
export const calls: StandingRules<Kragmortha> = {
  answers(box, state, seat) {
    if (state.trial !== null || state.called[seat] === state.turn) return [];
    const list: CallAnswer[] = [];
    for (const [other, looks] of state.looks.entries()) {
      if (other === seat) continue;
      for (const name of looks) {
        if (canBeBroken(box, name)) list.push({ call: state.goblins[other], look: name });
      }
    }
    return list;
  },
  answer({ state, tell }, seat, answer) {
    const accused = state.goblins.indexOf(answer.call);
    const voters = votersOn(state.at.length, seat, accused);
    state.called[seat] = state.turn;
    state.trial = { caller: seat, accused, look: answer.look, voters: voters.length, broken: 0, kept: 0 };
    tell?.({ kind: 'called', seat, goblin: accused, look: answer.look });
    // The stack is asked from its end: clockwise from the caller.
    for (const voter of voters.reverse()) {
      state.asks.push({ kind: 'vote', seat: voter, goblin: accused, look: answer.look });
    }
  },
  accuses: (state, { call }) => state.goblins.indexOf(call),
  unseen: ({ kind, answers }) => (kind === 'vote' ? unseenVote(answers) : null),
};

type VoteAnswer = KragmorthaAnswers['vote'];

/** Whoever has not seen it abstains; where that cannot be, in doubt the penalty was kept. (M-60, M-61) */
export function unseenVote(answers: readonly VoteAnswer[]): VoteAnswer {
  return answers.includes('pass') ? 'pass' : 'kept';
}

/** Whether a penalty is a person's to keep: neither the screen nor the rules see to it. (M-54, M-57, M-58) */
export function canBeBroken(box: Box<Kragmortha>, look: string): boolean {
  if (look === BLANK || !countsDares(box.options)) return false;
  return tablesOf(box.set).looks[look].dare.id !== 'hand-limit';
}

/** Everybody but caller and accused, clockwise; with two players the accused alone. (M-60, M-61) */
function votersOn(seats: number, caller: number, accused: number): number[] {
  if (seats === 2) return [accused];
  const voters: number[] = [];
  for (let i = 1; i < seats; i++) {
    const seat = (caller + i) % seats;
    if (seat !== accused) voters.push(seat);
  }
  return voters;
}

/** As soon as the vote is decided, nobody else is asked. If everybody abstains, the accused is. (M-60, M-61) */
export function settleTrial(moment: KragmorthaMoment, trial: Trial): void {
  const { state, tell } = moment;
  const { accused, look: name, voters, broken, kept } = trial;
  if (voters === 0) {
    trial.voters = 1;
    state.asks.push({ kind: 'vote', seat: accused, goblin: accused, look: name });
    return;
  }
  const isBroken = broken * 2 > voters;
  if (!isBroken && kept * 2 < voters) return;
  while (state.asks.at(-1)?.kind === 'vote') state.asks.pop();
  state.trial = null;
  tell?.({ kind: 'verdict', goblin: accused, broken: isBroken });
  if (isBroken) look(moment, accused, 'broken');
}
