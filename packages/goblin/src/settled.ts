import type { Seat } from '@undercroft/kernel';
import type { GoblinEvent } from './events.ts';
import { hasPower } from './heroes.ts';
import { type Fight, type GoblinBox, type GoblinTable, LORD_AT } from './state.ts';

/** A fight is settled: thrown to leave the rules at once, before rewards and new cards come. */
class Settled {
  readonly won: boolean;

  constructor(won: boolean) {
    this.won = won;
  }
}

type Fighting = Pick<GoblinTable, 'heroes'> & { readonly fight: Pick<Fight, 'place'> | null };

/** Listens to a fight: the hearts its blow takes, and its end. */
export function listen(box: GoblinBox, { fight, heroes }: Fighting, seat: Seat) {
  const hitsBack = fight?.place !== LORD_AT && hasPower(box, { heroes }, seat, 'aderyn');
  const ear = {
    lost: 0,
    tell(event: GoblinEvent): void {
      if (event.kind === 'hit') ear.lost = event.hearts;
      if (event.kind === 'fought') throw new Settled(event.won);
      if (event.kind === 'knocked-out' && !hitsBack) throw new Settled(false);
    },
  };
  return ear;
}

/** Whether the fight is won, if this settles it; null if it goes on. */
export function resultOf(act: () => void): boolean | null {
  try {
    act();
    return null;
  } catch (end) {
    if (end instanceof Settled) return end.won;
    throw end;
  }
}
