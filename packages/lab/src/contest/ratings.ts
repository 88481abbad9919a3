/** What two contestants took from each other: how many games, and how much of the wins the first one had. */
export interface Meeting {
  readonly one: number;
  readonly other: number;
  readonly games: number;
  readonly won: number;
}

/** Points by which somebody is better who wins ten times as often. */
const SCALE = 400;
/** Everybody has also drawn one game with an average player, so that who never lost is not infinitely good. */
const DRAWN = 0.5;
const ROUNDS = 2000;

/**
 * Ratings that make all meetings together likeliest (Bradley and Terry), around 0: no matter in which order they were
 * played. A difference of 200 means three wins of four.
 */
export function ratingsOf(contestants: number, meetings: readonly Meeting[]): number[] {
  const won = new Array<number>(contestants).fill(DRAWN);
  for (const meeting of meetings) {
    won[meeting.one] += meeting.won;
    won[meeting.other] += meeting.games - meeting.won;
  }
  let strengths = new Array<number>(contestants).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const weights = strengths.map((strength) => (2 * DRAWN) / (strength + 1));
    for (const { one, other, games } of meetings) {
      const weight = games / (strengths[one] + strengths[other]);
      weights[one] += weight;
      weights[other] += weight;
    }
    strengths = strengths.map((_, at) => won[at] / weights[at]);
  }
  const ratings = strengths.map((strength) => SCALE * Math.log10(strength));
  const mean = ratings.reduce((sum, one) => sum + one, 0) / contestants;
  return ratings.map((one) => one - mean);
}
