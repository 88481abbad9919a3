import { onDevice } from '../../kit/memory.ts';

/** A game that was played before this television: who won, and what there is to tell of it. */
export interface Played {
  readonly id: string;
  readonly game: string;
  /** When it was over. */
  readonly at: number;
  readonly players: readonly string[];
  readonly winners: readonly string[];
  readonly tales: readonly { readonly what: string; readonly name: string; readonly count: number }[];
}

const EVENING = 'undercroft.tv.evening';
/** After so long a pause another evening begins. */
const EVENING_MS = 6 * 3_600_000;

const isPlayed = (one: Partial<Played> | null): one is Played =>
  typeof one === 'object' && one !== null && Array.isArray(one.winners) && Array.isArray(one.tales);

/** The games of this evening, the first one first. */
export function playedTonight(now = Date.now()): readonly Played[] {
  const kept = onDevice.read(EVENING);
  const played = Array.isArray(kept) ? kept.filter(isPlayed) : [];
  const last = played.at(-1)?.at ?? 0;
  return now - last > EVENING_MS ? [] : played;
}

/** Once for each game, also where the set is turned off and on at its end. */
export function notePlayed(one: Played): void {
  const before = playedTonight(one.at);
  if (before.some(({ id }) => id === one.id)) return;
  onDevice.keep(EVENING, JSON.stringify([...before, one]));
}

/** Everybody who played, with what they won, the luckiest first. */
export function winsOf(
  played: readonly Played[],
): readonly { readonly name: string; readonly games: readonly string[] }[] {
  const names = [...new Set(played.flatMap(({ players }) => players))];
  return names
    .map((name) => ({
      name,
      games: played.filter(({ winners }) => winners.includes(name)).map(({ game }) => game),
    }))
    .sort((a, b) => b.games.length - a.games.length);
}
