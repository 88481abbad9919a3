// Plays Kragmortha by instinct at every number of seats and prints the table of docs/balance.md:
// npx node scripts/kragmortha-balance.ts [games] [seed]
import { apply, asked, begin, FastChance, openBox, sightNow } from '@undercroft/kernel';
import { type Kragmortha, type KragmorthaState, kragmortha } from '@undercroft/kragmortha';
import { mind } from '@undercroft/kragmortha/mind';

const [games, seed] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 1)];
const box = openBox(kragmortha);

console.log(
  '| seats | rounds: median (p10–p90) | fourth look | last tome | tie on looks | shared | best place |',
);
console.log('|---|---|---|---|---|---|---|');
for (const seats of [2, 3, 4, 5, 6, 7, 8]) console.log(`| ${row(seats).join(' | ')} |`);

function row(seats: number): (string | number)[] {
  const chance = new FastChance(seed);
  const ended = Array.from({ length: games }, () => play(seats, chance));
  const rounds = ended.map(({ turn }) => turn / seats).sort((a, b) => a - b);
  const at = (share: number) => (rounds[Math.floor(share * games)] ?? 0).toFixed(1);
  const wins = Array<number>(seats).fill(0);
  for (const state of ended) {
    const winners = winnersOf(state);
    // Counted by place in the order of play, as the lot makes all seats alike.
    for (const seat of winners) wins[(seat - state.first + seats) % seats] += 1 / winners.length;
  }
  return [
    seats,
    `${at(0.5)} (${at(0.1)}–${at(0.9)})`,
    percent(ended, ({ end }) => end?.by === 'looks'),
    percent(ended, ({ end }) => end?.by === 'tomes'),
    percent(ended, tied),
    percent(ended, (state) => winnersOf(state).length > 1),
    `${((Math.max(...wins) / games) * seats).toFixed(2)} of its share`,
  ];
}

function play(seats: number, chance: FastChance): KragmorthaState {
  const state = begin(box, Array<null>(seats).fill(null), chance);
  for (let ask = asked<Kragmortha>(state); ask !== undefined; ask = asked<Kragmortha>(state)) {
    apply(box, state, mind.instinct(sightNow(box, state), chance), chance);
  }
  return state;
}

function winnersOf(state: KragmorthaState): readonly number[] {
  return kragmortha.outcome(box, state)?.winners ?? [];
}

/** Whether several had the fewest looks, so that symbols had to decide. */
function tied(state: KragmorthaState): boolean {
  const counts = state.looks.filter((_, seat) => seat !== state.end?.out).map((looks) => looks.length);
  return counts.filter((count) => count === Math.min(...counts)).length > 1;
}

function percent(states: readonly KragmorthaState[], is: (state: KragmorthaState) => boolean): string {
  return `${((states.filter(is).length / states.length) * 100).toFixed(0)} %`;
}
