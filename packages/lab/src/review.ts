import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  byImportance,
  type Highlight,
  type Highlights,
  highlightsOf,
  Judge,
  type KeptReview,
  keptReview,
  type Review,
  recalled,
  review,
  STANDARD_FUTURES,
  type Story,
  storyOf,
} from '@undercroft/bots/review';
import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import { checkMatch, type Match, Refused } from '@undercroft/kernel';
import {
  aboutOf,
  averagesOf,
  type Entry,
  headlinesOf,
  LANGUAGES,
  ledgersOf,
  loadSpeaker,
  loadTeller,
  mistakesOf,
  momentsOf,
  openingOf,
  reviewPage,
  type Speaker,
  type Teller,
} from '@undercroft/words';
import { command, onlyWord, readText, refuse, systemLanguage, wholeNumber, writeText } from './arguments.ts';
import { checkReview } from './check.ts';
import { deal } from './experiment/crew.ts';
import { countSeats, PLAYERS, readPlayer } from './players.ts';
import { reviewMany } from './reviews.ts';
import type { ReviewsBrief } from './reviews-deed.ts';

/** Many games make up for few futures each. */
const MANY_FUTURES = 30;

const HELP = `Usage: undercroft review FILE [flags]
       undercroft review FILE FILE… [flags]
       undercroft review GAME --games N [flags]
       undercroft review GAME --check [flags]

Says how a match went: each seat's chance to win at every moment, and what luck, its own choices and those of
the others did to it. FILE is a match, a record from a server, or a match left in the terminal.
Of several matches of one game, or of games that computer players play, it says what they have in common:
whether luck was even, which mistakes are common, and which heroes are misplayed. Games: ${GAME_NAMES.join(', ')}

      --iterations N   games played to the end for each moment (default: ${STANDARD_FUTURES}; with --games ${MANY_FUTURES})
      --lang LANGUAGE  ${LANGUAGES.join(', ')}                          (default: the system's, or English)
      --html [PAGE]    a page to read and to send, complete in one file: printed, or written to PAGE
      --json           {game, headlines: [{seat, won, shared, by, change}],
                       seats: [{seat, start, result, luck, own, partners, others, averageLuck, mistakes:
                       [{version, turn, answer, best, lost, interval, shares, reasons, text, why}]}],
                       moments: [{version, seat, turn, before, after, luck, choice}]}; for every
                       seat start + luck + own + partners + others = result, to the last digit, and its
                       mistakes, the largest first, are its own
      --keep           keep what is found out in FILE.review.json, and go on from there another time
      --games N        let computer players play so many games, and review them
      --seats N        how many sit at each of them            (default: 4, or as near as play)
      --bots LIST      ${PLAYERS.join(', ')}: one for all, or a list that
                       moves on by a seat a game     (default: adept; with --check novice)
      --seed TEXT      the same seed gives the same games      (default: 1)
      --calibrate      only compare chances with who wins
      --check          find mistakes in games of novices (--bots), play each to the end by adepts, and
                       say what reviews say of them against what is true
      --mistakes N     how many mistakes to check              (default: 100)
      --playouts N     how often each is played to the end     (default: 2000)
      --log FILE       add each to FILE when it is known, and go on from there another time
      --workers N      how many threads; does not change the result (default: all cores)
  -h, --help           this text`;

const FLAGS = {
  iterations: { type: 'string' },
  lang: { type: 'string' },
  html: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  games: { type: 'string' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string', default: '1' },
  calibrate: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  mistakes: { type: 'string', default: '100' },
  playouts: { type: 'string', default: '2000' },
  log: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
} as const;

export const run = command(HELP, FLAGS, async ({ values, positionals }) => {
  const [first] = positionals;
  if (first === undefined) throw refuse('expected a file: undercroft review FILE');
  if (values.json && values.html) throw refuse('expected --json or --html, not both');
  const workers = wholeNumber(values.workers, 'workers', 1);
  if (values.check) {
    const game = await loadGame(onlyWord(positionals, 'game'));
    const wanted = {
      game: game.name,
      player: readPlayer(values.bots ?? 'novice', 'bots'),
      seed: values.seed,
      futures: wholeNumber(values.iterations ?? String(STANDARD_FUTURES), 'iterations', 1),
      playouts: wholeNumber(values.playouts, 'playouts', 2),
    };
    return checkReview(wanted, wholeNumber(values.mistakes, 'mistakes', 2), workers, values.log);
  }
  const many = positionals.length > 1 && !values.html;
  if (values.games === undefined && !many) {
    const futures = wholeNumber(values.iterations ?? String(STANDARD_FUTURES), 'iterations', 1);
    return reviewOne(positionals, futures, workers, values);
  }
  if (values.json || values.html) throw refuse('--json and --html are for one match');
  const futures = wholeNumber(values.iterations ?? String(MANY_FUTURES), 'iterations', 1);
  const matches = values.games === undefined ? positionals.map((file) => readMatch(file).match) : null;
  const game = await loadGame(matches?.[0].game ?? onlyWord(positionals, 'game'));
  const other = matches?.findIndex((match) => match.game !== game.name) ?? -1;
  if (other >= 0) throw refuse(`${positionals[other]}: not a match of ${game.name}, as ${first} is`);
  const { min, max } = game.seats;
  const seats = matches?.[0].figures.length ?? countSeats(values.seats, game, 4);
  if (seats < min || seats > max) throw refuse(`--seats: ${game.name} is for ${min} to ${max}, not ${seats}`);
  const brief: ReviewsBrief = {
    game: game.name,
    matches,
    seats,
    players: (values.bots ?? 'adept').split(',').map((text) => readPlayer(text.trim(), 'bots')),
    seed: values.seed,
    futures,
    calibrate: values.calibrate,
  };
  const games = matches?.length ?? wholeNumber(values.games ?? '', 'games', 1);
  console.log(await reviewMany(brief, games, workers));
  return 0;
});

interface OneFlags {
  readonly json: boolean;
  readonly html: boolean;
  readonly keep: boolean;
  readonly lang?: string | undefined;
}

/** One match; a second word is where its page goes. */
async function reviewOne(
  [file, page, ...rest]: readonly string[],
  futures: number,
  workers: number,
  flags: OneFlags,
): Promise<number> {
  if (rest.length > 0) throw refuse(`expected one page, not "${[page, ...rest].join(' ')}"`);
  const { match, names } = readMatch(file);
  const { story, reviewed } = await reviewMatch(
    match,
    futures,
    workers,
    flags.keep ? keptBeside(file) : null,
  );
  if (reviewed === null) return 1;
  const spoken = await loadSpeaker(match.game, flags.lang ?? systemLanguage());
  const speaker = spoken.naming(match.set);
  const figures = story.box.game.seated(story.end);
  const seats = figures.map((figure, seat) => names[seat] || speaker.called(figure));
  const teller = await loadTeller(speaker, seats);
  const highlights = highlightsOf(story, reviewed);
  if (flags.json) console.log(JSON.stringify(asJson(teller, speaker, reviewed, highlights), null, 2));
  else if (!flags.html) console.log(asText(teller, reviewed, highlights, futures));
  else {
    const { title, language } = speaker;
    const text = reviewPage(teller, { title, language, futures }, reviewed, highlights);
    if (page === undefined) console.log(text);
    else writeText(page, text, 'html');
  }
  return 0;
}

/** A match, and who played it where the file says so. */
function readMatch(file: string): { match: Match; names: readonly (string | undefined)[] } {
  const text = readText(file);
  try {
    const data: unknown = JSON.parse(text);
    const record = typeof data === 'object' && data !== null && 'match' in data ? data : { match: data };
    const seats = 'seats' in record && Array.isArray(record.seats) ? record.seats : [];
    return { match: checkMatch(record.match), names: seats.map((seat) => seat?.name) };
  } catch (error) {
    if (error instanceof SyntaxError) throw refuse(`${file}: not JSON: ${error.message}`);
    if (error instanceof Refused) throw refuse(`${file}: not a match: ${error.message.split('\n')[0]}`);
    throw error;
  }
}

/** Where a review is kept, and what was kept there. */
interface Keeping {
  readonly file: string;
  readonly before: KeptReview | undefined;
}

/** Beside the match, so that it need not be judged again; what is no review, or of another match, is not used. */
function keptBeside(match: string): Keeping {
  const file = `${match}.review.json`;
  try {
    return { file, before: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
  } catch (error) {
    throw refuse(`--keep: ${file}: ${(error as Error).message}`);
  }
}

/** Reviews a match on several threads, the most important moments first; null where somebody stopped it. */
async function reviewMatch(
  match: Match,
  futures: number,
  workers: number,
  keeping: Keeping | null,
): Promise<{ story: Story; reviewed: Review | null }> {
  const [game, mind] = await Promise.all([loadGame(match.game), loadMind(match.game)]);
  const story = storyOf(game, match);
  const judge = new Judge(story, mind, futures);
  const glances = judge.glance();
  const known = recalled(story, futures, keeping?.before);
  const order = byImportance(story, glances).filter((index) => !known.has(story.given[index].version));
  const jobs = { count: order.length, before: story.given.length - order.length, what: 'answers', workers };
  const whole = await deal({ deed: 'review', brief: { match, futures, order }, ...jobs }, (judgement) => {
    known.set(judgement.version, judgement);
  });
  if (keeping !== null)
    writeText(keeping.file, `${JSON.stringify(keptReview(match, futures, known.values()))}\n`, 'keep');
  if (!whole) return { story, reviewed: null };
  const judgements = story.given.map(({ version }) => known.get(version));
  return { story, reviewed: review(story, glances, judgements, judge.atTheEnd()) };
}

/** What is promised to programs, and no more. */
function asJson(
  teller: Teller,
  speaker: Speaker,
  { game, seats, moments, headlines }: Review,
  highlights: Highlights,
) {
  return {
    game,
    headlines: headlines?.map(({ judged: _, ...one }) => one) ?? null,
    seats: seats.map(({ choices: _, judged: __, ...seat }) => ({
      ...seat,
      mistakes: highlights.seats[seat.seat].mistakes.map((one) => mistakeAsJson(teller, speaker, one)),
    })),
    moments: moments.map(({ version, seat, turn, before, after, luck, choice }) => ({
      version,
      seat,
      turn,
      before,
      after,
      luck,
      choice,
    })),
  };
}

function mistakeAsJson(teller: Teller, speaker: Speaker, mistake: Highlight) {
  const { version, turn, answer, best, change, interval, shares, why } = mistake;
  return {
    version,
    turn,
    answer,
    best,
    lost: -change,
    interval: { low: -interval.high, high: -interval.low },
    shares,
    reasons: why,
    text: teller.mistake(mistake),
    why: why.length === 0 ? null : speaker.why(why),
  };
}

function asText(teller: Teller, reviewed: Review, highlights: Highlights, futures: number): string {
  const { turningPoints } = highlights;
  const line = ([name, text]: Entry) => `  ${name}: ${text}`;
  const [headlines, averages] = [headlinesOf(teller, reviewed), averagesOf(teller, reviewed)];
  const ledgers = ledgersOf(teller, reviewed);
  return [
    ...openingOf(teller, reviewed),
    '',
    teller.say('turning-points'),
    ...(turningPoints.length === 0
      ? [`  ${teller.say('turning-points.none')}`]
      : turningPoints.map((moment) => `  ${teller.turningPoint(moment)}`)),
    ...reviewed.seats.flatMap((seat, index) => {
      const own = highlights.seats[index];
      const headline = headlines[index] ?? '';
      return [
        '',
        teller.name(seat.seat),
        ...(headline === '' ? [] : [`  ${headline}`]),
        `  ${averages[index]}`,
        ...momentsOf(teller, seat, own).slice(0, -1).map(line),
        `  ${teller.say('mistakes')}:`,
        ...mistakesOf(teller, seat, own.mistakes).map((mistake) => `    ${mistake}`),
        `  ${ledgers[index].map(([name, text]) => `${name} ${text}`).join(' · ')}`,
      ];
    }),
    '',
    ...aboutOf(teller, reviewed),
    teller.say('made-by', { futures }),
  ].join('\n');
}
