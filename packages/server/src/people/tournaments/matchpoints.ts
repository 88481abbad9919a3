import { dealLines, type PlayedTable, shareOfLines } from '@undercroft/bots/matchpoints';
import { FILLS_IN } from './draw.ts';
import { ranked } from './points.ts';

export interface ByMatchpoints {
  readonly player: number;
  readonly place: number;
  readonly played: number;
  readonly matchpoints: number;
  readonly top: number;
  /** Of all matchpoints there were to have; one half is what everybody has on the mean. */
  readonly share: number;
}

/**
 * Standings of a duplicate evening: the share of all matchpoints there were to have, of each team over all seats its
 * people had. Of equal shares whoever had the best one in a deal comes first; who is level then shares the place.
 */
export function standingsByMatchpoints(
  teams: readonly number[],
  deals: readonly (readonly PlayedTable[])[],
): ByMatchpoints[] {
  const scored = deals.map(dealLines);
  const lines = [...new Set(teams)].map((team) => {
    const own = scored.map((deal) =>
      deal.filter(({ player }) => player !== FILLS_IN && teams[player] === team && deal.length > 0),
    );
    const all = own.flat();
    const matchpoints = all.reduce((sum, line) => sum + line.matchpoints, 0);
    const top = all.reduce((sum, line) => sum + line.top, 0);
    const best = Math.max(0, ...own.map(shareOfLines));
    return {
      ...{ player: team, played: own.filter((deal) => deal.length > 0).length, matchpoints, top },
      ...{ share: shareOfLines(all), best },
    };
  });
  return ranked(lines, ({ share, best, played }) => [played === 0 ? -1 : share, best]).map(
    ({ best: _, ...line }) => line,
  );
}
