import type { Seat } from '@undercroft/kernel';
import type { Token } from './components.ts';
import { bends } from './heroes.ts';
import type { KarakMoment } from './state.ts';
import { arrive } from './turn.ts';

/** A room is found: a token comes out of the bag, two for the Oracle to choose from. (K-19, K-23, K-70) */
export function discover(moment: KarakMoment, seat: Seat, steps: number): void {
  const { box, state, chance, tell } = moment;
  const { at } = state.heroes[seat];
  if (state.bag.length === 0) {
    tell?.({ kind: 'empty-bag', seat, at });
    arrive(moment, seat, steps);
    return;
  }
  const tokens = [chance.draw(state.bag, 'tokens')];
  const most = bends(box.set, state, seat).tokens;
  while (tokens.length < most && state.bag.length > 0) tokens.push(chance.draw(state.bag, 'tokens'));
  tell?.({ kind: 'drew-token', seat, tokens });
  const [first] = tokens;
  if (tokens.every((token) => token === first)) chooseToken(moment, seat, steps, tokens, first);
  else state.asks.push({ kind: 'fate', seat, steps, tokens });
}

/** One token is laid, and what the Oracle drew beside it goes back into the bag. */
export function chooseToken(
  moment: KarakMoment,
  seat: Seat,
  steps: number,
  tokens: readonly Token[],
  kept: Token,
): void {
  moment.state.bag.push(...tokens.toSpliced(tokens.indexOf(kept), 1));
  placeToken(moment, seat, steps, kept);
}

function placeToken(moment: KarakMoment, seat: Seat, steps: number, token: Token): void {
  const { state, tell } = moment;
  const { at } = state.heroes[seat];
  state.dungeon.token[at] = token;
  tell?.({ kind: 'placed', seat, token, at });
  arrive(moment, seat, steps);
}
