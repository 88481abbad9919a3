import type { Seat } from '@undercroft/kernel';
import type { Token } from './components.ts';
import { can } from './heroes.ts';
import type { KarakMoment } from './state.ts';
import { arrive } from './turn.ts';

/** A room is found: a token comes out of the bag, two for the Oracle to choose from. (K-19, K-23, K-70) */
export function discover(moment: KarakMoment, seat: Seat, steps: number): void {
  const { state, chance, tell } = moment;
  const { at } = state.heroes[seat];
  if (state.bag.length === 0) {
    tell?.({ kind: 'empty-bag', seat, at });
    arrive(moment, seat, steps);
    return;
  }
  const token = chance.draw(state.bag, 'tokens');
  if (state.bag.length === 0 || !can(state, seat, 'fateweaver')) {
    tell?.({ kind: 'drew-token', seat, tokens: [token] });
    placeToken(moment, seat, steps, token);
    return;
  }
  const other = chance.draw(state.bag, 'tokens');
  tell?.({ kind: 'drew-token', seat, tokens: [token, other] });
  if (token === other) chooseToken(moment, seat, steps, token, other);
  else state.asks.push({ kind: 'fate', seat, steps, tokens: [token, other] });
}

/** The Oracle lays one token and returns the other to the bag. */
export function chooseToken(
  moment: KarakMoment,
  seat: Seat,
  steps: number,
  kept: Token,
  returned: Token,
): void {
  moment.state.bag.push(returned);
  placeToken(moment, seat, steps, kept);
}

function placeToken(moment: KarakMoment, seat: Seat, steps: number, token: Token): void {
  const { state, tell } = moment;
  const { at } = state.heroes[seat];
  state.dungeon.token[at] = token;
  tell?.({ kind: 'placed', seat, token, at });
  arrive(moment, seat, steps);
}
