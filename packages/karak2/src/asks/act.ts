import type { AskRules, Seat } from '@undercroft/kernel';
import { actAnswers } from '../actions.ts';
import { dismiss, moveUnits, raisedNow } from '../army.ts';
import { putUp, train } from '../city.ts';
import { HEARTS, type Item } from '../components.ts';
import { harvest } from '../goods.ts';
import { bends } from '../heroes.ts';
import { lyingOn } from '../items.ts';
import { stepFrom } from '../land.ts';
import { directionNumber } from '../moves.ts';
import { pickpocket } from '../pickpocket.ts';
import { printed } from '../printed.ts';
import type {
  BuildAnswer,
  Karak2,
  Karak2Answers,
  Karak2Moment,
  Karak2State,
  RecruitAnswer,
  TakeAnswer,
} from '../state.ts';
import { drawTile, explore, goTo } from '../travel.ts';
import { buildMore } from './build.ts';
import { pickUp } from './pickup.ts';
import { recruitMore } from './recruit.ts';

/** What to do next. (K2-8 … K2-13) */
export const act: AskRules<Karak2, 'act'> = {
  answers: actAnswers,

  answer(moment, ask, answer) {
    const { state } = moment;
    const { seat } = ask;
    if (typeof answer === 'string') {
      here(moment, seat, answer);
      return;
    }
    if ('move' in answer) {
      goTo(moment, seat, stepFrom(state, state.at[seat], directionNumber(answer.move)), 'step');
    } else if ('explore' in answer) explore(moment, seat, directionNumber(answer.explore));
    else if ('ride' in answer) ride(moment, seat, directionNumber(answer.ride), answer.far);
    else if ('portal' in answer) {
      state.ported = true;
      goTo(moment, seat, state.tile.indexOf(answer.portal), 'portal');
    } else {
      state.asks.push({ kind: 'go', seat });
      if ('pickpocket' in answer) pickpocket(moment, seat, answer.pickpocket);
      else work(moment, seat, answer);
    }
  },
};

function useAction(state: Karak2State): void {
  state.spent++;
  state.moved = false;
}

/** Actions of one word, and the falcon. */
function here(moment: Karak2Moment, seat: Seat, answer: Extract<Karak2Answers['act'], string>): void {
  const { box, state } = moment;
  if (answer === 'end') return;
  state.asks.push({ kind: 'go', seat });
  if (answer === 'falcon') {
    state.flown = true;
    state.asks.push({ kind: 'spot', seat, tile: drawTile(moment) });
    return;
  }
  useAction(state);
  if (answer === 'heal') heal(moment, seat);
  else if (answer === 'cleanse') cleanse(moment, seat);
  else if (answer === 'raise') raise(moment, seat);
  else {
    const place = state.at[seat];
    state.gathered.push(place);
    harvest(moment, seat, printed(box).tiles[state.tile[place]].gives, 'gather');
  }
}

/** Actions that may go on: several buildings, units or items at once. (K2-48, K2-53, K2-60) */
function work(moment: Karak2Moment, seat: Seat, answer: BuildAnswer | RecruitAnswer | TakeAnswer): void {
  const { state } = moment;
  useAction(state);
  if ('build' in answer) {
    putUp(moment, seat, answer.build, 'less' in answer ? answer.less : undefined);
    if (answer.build !== 'city') buildMore(moment, seat);
  } else if ('recruit' in answer) {
    train(moment, seat, answer.recruit);
    recruitMore(moment, seat);
  } else if ('dismiss' in answer) {
    dismiss(moment, seat, answer.dismiss);
    recruitMore(moment, seat);
  } else {
    const leave: Item | null = 'leave' in answer ? answer.leave : null;
    pickUp(moment, seat, answer.take, leave, lyingOn(state, state.at[seat]));
  }
}

function raise({ box, state, tell }: Karak2Moment, seat: Seat): void {
  const count = raisedNow(box.set, state, seat);
  moveUnits(state, seat, 3, count);
  tell?.({ kind: 'raised', seat, ...(count > 1 && { count }) });
}

function heal({ box, state, tell }: Karak2Moment, seat: Seat): void {
  const hearts = Math.min(bends(box.set, state, seat).mends, HEARTS - state.life[seat]);
  state.life[seat] += hearts;
  tell?.({ kind: 'healed', seat, hearts });
}

/** All hearts back, and the plague off the own city. (K2-77) */
function cleanse({ state, tell }: Karak2Moment, seat: Seat): void {
  const plague = state.plague === seat;
  const hearts = HEARTS - state.life[seat];
  state.life[seat] = HEARTS;
  if (plague) state.plague = -1;
  tell?.({ kind: 'cleansed', seat, hearts, plague });
}

function ride(moment: Karak2Moment, seat: Seat, direction: number, far: number): void {
  const { state } = moment;
  let to = state.at[seat];
  for (let i = 0; i < far; i++) to = state.near[to * 6 + direction];
  state.rode = true;
  goTo(moment, seat, to, 'ride');
}
