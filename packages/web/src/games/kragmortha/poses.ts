import { squareOf } from '@undercroft/kragmortha';
import { left, SIDE, top } from './places.ts';
import type { AtKragmortha } from './seen.ts';

/** How a goblin stands there: pushed it winces, and whoever Rigor stands beside or looks at is frightened. */
export function goblinPose(
  { view, event }: Pick<AtKragmortha, 'view' | 'event'>,
  seat: number,
): 'stands' | 'hurt' | 'frightened' {
  if (event !== null && 'seat' in event && event.seat === seat) {
    if (event.kind === 'pushed') return 'hurt';
    if (event.kind === 'met' || event.kind === 'look') return 'frightened';
  }
  const name = view.seats[seat]?.at ?? null;
  if (name === null) return 'stands';
  const square = squareOf(name);
  const [across, along] = [left(square) - left(view.rigor), top(square) - top(view.rigor)];
  return Math.abs(across) + Math.abs(along) <= SIDE ? 'frightened' : 'stands';
}
