import { type Face, tablesOf } from '@undercroft/kragmortha';
import type { BodyPart } from '../../art/kragmortha/signs.tsx';
import type { AtKragmortha } from './seen.ts';

type Named = Pick<AtKragmortha, 'say'>;

/** What a thing is called; a component set may bring things nobody has words for, and then its id must do. */
export function nameOf({ say }: Named, id: string): string {
  try {
    return say.name(id);
  } catch {
    return id;
  }
}

export function aboutOf({ say }: Named, id: string): string {
  try {
    return say.about(id);
  } catch {
    return '';
  }
}

/** A look with the faces that count at this table, before the view itself says so. */
export interface Penalty {
  readonly part: BodyPart | 'blank';
  readonly dare: Face | null;
  readonly screen: Face | null;
}

export function penaltyOf({ box }: Pick<AtKragmortha, 'box'>, look: string): Penalty {
  const row = tablesOf(box.set).looks[look];
  if (row === undefined) return { part: 'blank', dare: null, screen: null };
  const { looks } = box.options;
  return {
    part: row.part,
    dare: looks === 'screen' ? null : row.dare,
    screen: looks === 'dare' ? null : row.screen,
  };
}

export const seatLookOf = ({ seats }: Pick<AtKragmortha, 'seats'>, seat: number): number =>
  seats[seat]?.look ?? seat;
