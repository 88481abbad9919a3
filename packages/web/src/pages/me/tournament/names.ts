import type { Tournament } from '@undercroft/protocol';
import { percent } from '../../../kit/language/percent.ts';
import type { Language } from '../../../kit/languages.ts';
import type { TournamentWords } from './words/en.ts';

type Standing = Tournament['standings'][number];

/** Somebody, or all who play for each other. */
export const namesOf = ({ players }: Tournament, all: readonly number[]): string =>
  all.map((player) => players[player].name).join(' & ');

/** What a line of the standings comes to, as one says it. */
export function scoreSaid(
  { kind }: Pick<Tournament, 'kind'>,
  { score }: Pick<Standing, 'score'>,
  words: TournamentWords,
  language: Language,
): string {
  if (kind === 'duplicate') return words.share({ share: percent(language, score) });
  if (kind === 'knockout') return words.survived({ count: score });
  return words.score({ count: Math.round(score * 100) / 100 });
}

/** A line of a cross table: somebody, or a team, and the share they made of each deal. */
export function crossTable(tournament: Tournament): { line: Standing; deals: (number | null)[] }[] {
  return tournament.standings.map((line) => ({
    line,
    deals: tournament.played.map(({ tables }) => {
      const own = tables
        .flatMap(({ seats }) => seats)
        .filter(({ player, top }) => player !== null && top !== null && line.players.includes(player));
      const top = own.reduce((sum, seat) => sum + (seat.top ?? 0), 0);
      return top === 0 ? null : own.reduce((sum, seat) => sum + (seat.matchpoints ?? 0), 0) / top;
    }),
  }));
}
