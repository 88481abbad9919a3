import { isDeepStrictEqual, styleText } from 'node:util';
import { isProved } from '@undercroft/bots/today';
import { loadGame } from '@undercroft/games';
import {
  check,
  checkMatch,
  commitment,
  type Match,
  mixSeed,
  type Outcome,
  openBox,
  Refused,
  replay,
  seatSeed,
} from '@undercroft/kernel';
import { v } from '@undercroft/sets';
import { command, readText, refuse } from './arguments.ts';

const HELP = `Usage: undercroft verify FILE…

Checks the record of a finished match, as a server gives it (GET /api/tables/ID/record):
that its luck was mixed as agreed before the first answer, that every roll, draw and event
follows from it, and that the outcome is the one the rules give.
Exit 0 when all holds, 1 when something does not, 2 when a file cannot be read.

  -h, --help   this text`;

const outcome = v.object({ by: v.string(), winners: v.array(v.number()), points: v.array(v.number()) });
const recordSchema = v.object({
  format: v.literal('undercroft-record'),
  match: v.unknown(),
  told: v.array(v.array(v.unknown())),
  fair: v.object({
    ...{ commitment: v.string(), secret: v.string(), seatSeeds: v.array(v.string()) },
    day: v.optional(v.object({ number: v.number(), commitment: v.string(), secret: v.string() })),
  }),
  seats: v.optional(v.array(v.object({ kind: v.string() }))),
  continued: v.array(v.object({ version: v.number(), rules: v.number() })),
  result: v.object({
    by: v.picklist(['outcome', 'resignation', 'agreement', 'operator']),
    winners: v.array(v.number()),
    resigned: v.array(v.number()),
    outcome: v.nullable(outcome),
  }),
});

type Record = v.InferOutput<typeof recordSchema>;

/** One thing that was checked: what holds, or what does not. */
interface Finding {
  readonly holds: boolean;
  readonly sentence: string;
}

export const run = command(HELP, {}, async ({ positionals }) => {
  if (positionals.length === 0) throw refuse('expected a file: undercroft verify FILE…');
  let failed = false;
  for (const file of positionals) {
    const findings = await verify(readRecord(file));
    console.log(file);
    for (const { holds, sentence } of findings) {
      console.log(`  ${holds ? styleText('green', '✓') : styleText('red', '✗')} ${sentence}`);
      failed ||= !holds;
    }
  }
  return failed ? 1 : 0;
});

function readRecord(file: string): Record {
  try {
    return check(recordSchema, JSON.parse(readText(file)), 'record');
  } catch (error) {
    if (error instanceof SyntaxError) throw refuse(`${file}: not JSON: ${error.message}`);
    if (error instanceof Refused && !error.message.startsWith(file))
      throw refuse(`${file}: ${error.message}`);
    throw error;
  }
}

async function verify(record: Record): Promise<Finding[]> {
  const match = checkMatch(record.match);
  return [...fairness(record, match), ...(await events(record, match))];
}

function fairness(record: Record, match: Match): Finding[] {
  const { fair } = record;
  const shown = commitment(fair.secret) === fair.commitment;
  return [
    {
      holds: shown,
      sentence: shown
        ? `the server's secret fits the hash it showed before the start: ${fair.commitment}`
        : `the server's secret does not fit the hash it showed before the start: ${fair.commitment}`,
    },
    mixture(record, match),
    ...ofDay(record, match),
  ];
}

/** The table of a day: its luck follows from that day's secret, whose hash everybody could read from midnight on. */
function ofDay({ fair: { day } }: Record, match: Match): Finding[] {
  if (day === undefined) return [];
  const date = new Date(day.number * 86_400_000).toISOString().slice(0, 10);
  const holds = isProved(day.commitment, day.secret, match);
  const sentence = holds
    ? `the luck follows from the secret of ${date}, which fits the hash that was shown that day: ${day.commitment}`
    : `the luck does not follow from a secret that fits the hash shown on ${date}: ${day.commitment}`;
  return [{ holds, sentence }];
}

function mixture({ fair: { secret, seatSeeds }, seats }: Record, match: Match): Finding {
  if (mixSeed(secret, seatSeeds) !== match.seed) {
    return { holds: false, sentence: "the luck was not mixed from that secret and the seats' seeds" };
  }
  // A seed that does not follow from the secret was brought by somebody, and computer players bring nothing.
  const own = [...seatSeeds.keys()].filter((seat) => seatSeeds[seat] !== seatSeed(secret, seat));
  const chosen = own.filter((seat) => seats?.[seat]?.kind === 'bot');
  if (chosen.length > 0) {
    const sentence = `the seed of a computer player (seat ${chosen.join(', ')}) does not follow from that secret: it could have been chosen`;
    return { holds: false, sentence };
  }
  const brought = own.length > 0 ? `brought by seat ${own.join(', ')}` : 'nobody brought one';
  const rest = own.length < seatSeeds.length ? '; what was not brought follows from the secret' : '';
  const sentence = `the luck was mixed from that secret and ${seatSeeds.length} seeds, one from each seat: ${brought}${rest}`;
  return { holds: true, sentence };
}

async function events({ told, result, continued }: Record, match: Match): Promise<Finding[]> {
  const game = await loadGame(match.game);
  if (continued.length > 0 || match.rules !== game.rulesVersion) {
    const versions = [match.rules, ...continued.map(({ rules }) => rules)].join(', then ');
    const sentence = `the match was played under rules version ${versions}; these are ${game.rulesVersion}: it cannot be replayed here`;
    return [{ holds: false, sentence }];
  }
  let reached: Outcome | null = null;
  try {
    const box = openBox(game, match.options, match.set);
    for (const { step, state, told: replayed } of replay(game, match)) {
      if (!isDeepStrictEqual(JSON.parse(JSON.stringify(replayed)), told[step])) {
        const sentence = step === 0 ? 'the set-up went differently' : `answer ${step} led to something else`;
        return [{ holds: false, sentence: `${sentence}: recorded ${JSON.stringify(told[step])}` }];
      }
      reached = game.outcome(box, state);
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [{ holds: false, sentence: `the rules refuse an answer: ${error.message}` }];
  }
  const whole = told.length === match.answers.length + 1;
  return [
    {
      holds: whole,
      sentence: whole
        ? `every roll, draw and event of ${match.answers.length} answers came out as recorded`
        : `${told.length - match.answers.length - 1} recorded steps belong to no answer`,
    },
    ...takenBack(match),
    outcomeFinding(result, reached),
  ];
}

/** Who took answers back by leave of the table, after luck was used or something was seen. */
function takenBack({ answers }: Match): Finding[] {
  const seats = answers.flatMap(([seat, answer]) => (answer === null ? [seat] : []));
  if (seats.length === 0) return [];
  const who = [...new Set(seats)].map((seat) => `seat ${seat}`).join(' and ');
  return [{ holds: true, sentence: `answers were taken back by leave ${seats.length} times, by ${who}` }];
}

function outcomeFinding(result: Record['result'], reached: Outcome | null): Finding {
  if (result.by !== 'outcome') {
    const holds = reached === null && result.outcome === null;
    const sentence = holds ? `the match was ended by ${result.by}` : 'the rules had ended the match already';
    return { holds, sentence };
  }
  const won = reached?.winners.filter((seat) => !result.resigned.includes(seat)) ?? [];
  const same = isDeepStrictEqual(JSON.parse(JSON.stringify(reached)), result.outcome);
  const holds = same && (won.length === 0 || isDeepStrictEqual(won, result.winners));
  const seats = result.winners.map((seat) => `seat ${seat}`).join(' and ');
  return {
    holds,
    sentence: holds
      ? `the rules give the same outcome: ${reached?.by}, won by ${seats}`
      : `the rules give another outcome: ${JSON.stringify(reached)}`,
  };
}
