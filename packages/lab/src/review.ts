import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  type Highlights,
  highlightsOf,
  Judge,
  type Judgement,
  type Review,
  review,
  STANDARD_FUTURES,
  type Story,
  storyOf,
} from '@undercroft/bots/review';
import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import { checkMatch, type Match, Refused } from '@undercroft/kernel';
import {
  type Entry,
  LANGUAGES,
  ledgerOf,
  loadSpeaker,
  loadTeller,
  momentsOf,
  openingOf,
  reviewPage,
  type Teller,
} from '@undercroft/words';
import { onlyWord, readFlags, readText, refuse, systemLanguage, wholeNumber } from './arguments.ts';
import { Progress, runCrew } from './crew.ts';
import { PLAYERS, readPlayer } from './players.ts';
import type { ReviewBrief } from './review-worker.ts';
import { reviewMany } from './reviews.ts';
import type { ReviewsBrief } from './reviews-worker.ts';

/** Many games make up for few futures each. */
const MANY_FUTURES = 30;

const HELP = `Usage: undercroft review FILE [flags]
       undercroft review FILE FILE… [flags]
       undercroft review GAME --games N [flags]

Says how a match went: each seat's chance to win at every moment, and what luck, its own choices and those of
the others did to it. FILE is a match, a record from a server, or a match left in the terminal.
Of several matches of one game, or of games that computer players play, it says what they have in common:
whether luck was even, which mistakes are common, and which heroes are misplayed. Games: ${GAME_NAMES.join(', ')}

      --iterations N   imagined futures for each answer        (default: ${STANDARD_FUTURES}; with --games ${MANY_FUTURES})
      --lang LANGUAGE  ${LANGUAGES.join(', ')}                          (default: the system's, or English)
      --html [PAGE]    a page to read and to send, complete in one file: printed, or written to PAGE
      --json           {game, seats: [{seat, start, result, luck, own, others, accuracy}],
                       moments: [{version, seat, before, after, luck, choice}]}; for every
                       seat start + luck + own + others = result, to the last digit
      --games N        let computer players play so many games, and review them
      --seats N        how many sit at each of them            (default: 4)
      --bots LIST      ${PLAYERS.join(', ')}: one for all, or a list that
                       moves on by a seat a game               (default: adept)
      --seed TEXT      the same seed gives the same games      (default: 1)
      --calibrate      only compare chances with who wins
      --workers N      how many threads; does not change the result (default: all cores)
  -h, --help           this text`;

const FLAGS = {
  iterations: { type: 'string' },
  lang: { type: 'string' },
  html: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  games: { type: 'string' },
  seats: { type: 'string', default: '4' },
  bots: { type: 'string', default: 'adept' },
  seed: { type: 'string', default: '1' },
  calibrate: { type: 'boolean', default: false },
  workers: { type: 'string', default: String(availableParallelism()) },
} as const;

export async function run(args: string[]): Promise<number> {
  const parsed = readFlags(args, FLAGS, HELP);
  if (parsed === null) return 0;
  const { values, positionals } = parsed;
  const [first] = positionals;
  if (first === undefined) throw refuse('expected a file: undercroft review FILE');
  if (values.json && values.html) throw refuse('expected --json or --html, not both');
  const workers = wholeNumber(values.workers, 'workers', 1);
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
  const seats = matches?.[0].figures.length ?? wholeNumber(values.seats, 'seats', min);
  if (seats > max) throw refuse(`--seats: ${game.name} is for ${min} to ${max}, not ${seats}`);
  const brief: ReviewsBrief = {
    game: game.name,
    matches,
    seats,
    players: values.bots.split(',').map((text) => readPlayer(text.trim(), 'bots')),
    seed: values.seed,
    futures,
    calibrate: values.calibrate,
  };
  const games = matches?.length ?? wholeNumber(values.games ?? '', 'games', 1);
  console.log(await reviewMany(brief, games, workers));
  return 0;
}

/** One match; a second word is where its page goes. */
async function reviewOne(
  [file, page, ...rest]: readonly string[],
  futures: number,
  workers: number,
  flags: { readonly json: boolean; readonly html: boolean; readonly lang?: string | undefined },
): Promise<number> {
  if (rest.length > 0) throw refuse(`expected one page, not "${[page, ...rest].join(' ')}"`);
  const { match, names } = readMatch(file);
  const { story, reviewed } = await reviewMatch(match, futures, workers);
  if (reviewed === null) return 1;
  if (flags.json) {
    console.log(JSON.stringify(asJson(reviewed), null, 2));
    return 0;
  }
  const speaker = await loadSpeaker(match.game, flags.lang ?? systemLanguage());
  const figures = story.box.game.seated(story.end);
  const seats = figures.map((figure, seat) => names[seat] || speaker.called(figure));
  const teller = await loadTeller(speaker, seats);
  const highlights = highlightsOf(story, reviewed);
  if (!flags.html) console.log(asText(teller, reviewed, highlights, futures));
  else {
    const { title, language } = speaker;
    const text = reviewPage(teller, { title, language, futures }, reviewed, highlights);
    if (page === undefined) console.log(text);
    else writePage(page, text);
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

/** Reviews a match on several threads; null where somebody stopped it. */
async function reviewMatch(
  match: Match,
  futures: number,
  workers: number,
): Promise<{ story: Story; reviewed: Review | null }> {
  const [game, mind] = await Promise.all([loadGame(match.game), loadMind(match.game)]);
  const story = storyOf(game, match);
  const judge = new Judge(story, mind, futures);
  const jobs = story.given.length;
  const judgements: Judgement[] = [];
  const progress = new Progress(jobs, 'answers');
  const brief: ReviewBrief = { match, futures };
  const file = new URL('./review-worker.ts', import.meta.url);
  const whole = await runCrew<Judgement>({ file, brief, jobs, workers }, (judgement) => {
    judgements.push(judgement);
    progress.show(judgements.length);
  });
  progress.end();
  return { story, reviewed: whole ? review(story, judge.glance(), judgements, judge.atTheEnd()) : null };
}

/** What is promised to programs, and no more. */
function asJson({ game, seats, moments }: Review) {
  return {
    game,
    seats: seats.map(({ choices: _, ...seat }) => seat),
    moments: moments.map(({ version, seat, before, after, luck, choice }) => ({
      version,
      seat,
      before,
      after,
      luck,
      choice,
    })),
  };
}

function asText(teller: Teller, reviewed: Review, highlights: Highlights, futures: number): string {
  const { turningPoints } = highlights;
  const line = ([name, text]: Entry) => `  ${name}: ${text}`;
  return [
    ...openingOf(teller, reviewed),
    '',
    teller.say('turning-points'),
    ...(turningPoints.length === 0
      ? [`  ${teller.say('turning-points.none')}`]
      : turningPoints.map((moment) => `  ${teller.turningPoint(moment)}`)),
    ...reviewed.seats.flatMap((seat, index) => [
      '',
      teller.name(seat.seat),
      `  ${teller.averageLuck(seat.seat, highlights.seats[index].averageLuck)}`,
      ...momentsOf(teller, highlights.seats[index]).map(line),
      `  ${ledgerOf(teller, seat)
        .map(([name, text]) => `${name} ${text}`)
        .join(' · ')}`,
    ]),
    '',
    teller.say('made-by', { futures }),
  ].join('\n');
}

function writePage(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw refuse(`--html: ${(error as Error).message}`);
  }
}
