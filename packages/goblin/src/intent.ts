import { asked, type Seat } from '@undercroft/kernel';
import { mayPlay, type OpenFight } from './chain.ts';
import { type Chain, type End, orderOf } from './ends.ts';
import type { Goblin, GoblinAnswers, GoblinBox, GoblinTable } from './state.ts';

// What somebody means to play in a fight on an imagined table. Until a card is drawn a plan stays as good as it was,
// and a search that plays on by the million need not think again about every card.

type FightAnswer = GoblinAnswers['fight'];

let meant: OpenFight | null = null;
let who: Seat = 0;
/** Cards still to be played by name, the next one last, and how many lie in the chain and in the hand before it. */
let names: string[] = [];
let chained = 0;
let held = 0;

/** Means to play these cards, beginning with one that is about to be played. */
export function mean(fight: OpenFight, seat: Seat, chain: Chain, first: number, end: End): void {
  const order = orderOf(chain, first, end);
  order.pop();
  meant = order.length > 0 ? fight : null;
  who = seat;
  names = order.map((card) => chain.actions[card]?.name ?? '');
  chained = fight.chain.length + 1;
  held = chain.actions.length - 1;
}

/** The card that was meant to follow; null where there is none, or something new to think about. */
export function asMeant(box: GoblinBox, table: GoblinTable): FightAnswer | null {
  const { fight, seat, hands } = table;
  if (fight === null || fight !== meant || seat !== who || names.length === 0) return null;
  if (asked<Goblin>(table)?.kind !== 'fight') return null;
  const hand = hands[seat];
  if (fight.chain.length !== chained || hand.length !== held) return null;
  const name = names[names.length - 1];
  for (let i = 0; i < hand.length; i++) {
    const { action, answer } = box.set.cards[hand[i]];
    if (action === null || action.name !== name) continue;
    if (mayPlay(box, table, fight, seat, action.colour) === 'no') return null;
    names.pop();
    chained++;
    held--;
    return answer.play;
  }
  return null;
}
