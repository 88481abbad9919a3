import { randomBytes } from 'node:crypto';
import { LEVELS, type Level, MASTER_MILLISECONDS } from '@undercroft/bots';
import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import { type Game, seatsNear, Table } from '@undercroft/kernel';
import { LANGUAGES, loadSpeaker } from '@undercroft/words';
import { command, onlyWord, refuse, seedOf, systemLanguage } from './arguments.ts';
import { loadBoard } from './board.ts';
import { readBox, readGame } from './box.ts';
import { readBudget, readSeats } from './players.ts';
import { readSaved } from './saved.ts';
import { Terminal } from './terminal.ts';

const HELP = `Usage: undercroft play [GAME] [flags]
       undercroft play --resume FILE

Plays a game in the terminal. Games: ${GAME_NAMES.join(', ')}

      --seats LIST     who sits down, in order: a figure or "any", with ":bot" for a computer
                       player, or how well it plays: ${LEVELS.map((level) => `:${level}`).join(', ')}
                       (:bot is an adept); or a number: you and that many less one
                       computer players.             (default: 2, or as few as play)
      --hints          say which answers promise most
      --ms N           milliseconds a master or a hint may take   (default: 800)
      --iterations N   how much thinking instead, the same on any machine
      --options LIST   table options: name=value,name=value
      --set FILE       a component set of your own (YAML or JSON); again for each expansion
      --any-take-back  alone among computer players, take back whatever you like: the match says so
      --seed TEXT      the same seed gives the same luck
      --lang LANGUAGE  ${LANGUAGES.join(', ')} (default: the system's, or English)
      --resume FILE    go on with a match that was left with q or Ctrl-C
  -h, --help           this text

While playing: a number or the first words of an answer, u takes back, back takes back whatever
came of it if everybody agrees, m draws the map, ? helps, q saves and leaves.`;

const FLAGS = {
  seats: { type: 'string' },
  options: { type: 'string' },
  set: { type: 'string', multiple: true },
  seed: { type: 'string' },
  lang: { type: 'string' },
  resume: { type: 'string' },
  hints: { type: 'boolean' },
  'any-take-back': { type: 'boolean' },
  ms: { type: 'string' },
  iterations: { type: 'string' },
} as const;

export const run = command(HELP, FLAGS, async ({ values, positionals }) => {
  const name = onlyWord(positionals, 'game');
  const budget = readBudget(values, { milliseconds: MASTER_MILLISECONDS });
  const { table, told, bots, file, anyTakeBack } =
    values.resume === undefined ? await sitDown(name, values) : await resumed(name, values.resume, values);
  const game = table.box.game.name;
  const spoken = await loadSpeaker(game, values.lang ?? systemLanguage());
  const speaker = spoken.naming(table.match().set);
  const hints = values.hints ?? false;
  const [mind, board] = await Promise.all([loadMind(game), loadBoard(game)]);
  const terminal = new Terminal({ table, bots, mind, speaker, board, file, budget, hints, anyTakeBack });
  return terminal.play(told);
});

type Values = { readonly [K in 'seats' | 'options' | 'seed']?: string | undefined } & {
  readonly set?: readonly string[] | undefined;
  readonly 'any-take-back'?: boolean | undefined;
};

async function sitDown(name: string | undefined, values: Values) {
  const game = await readGame(name === undefined ? [] : [name]);
  const { figures, bots } = readTable(values.seats ?? `${seatsNear(game, 2)}`, game);
  const { options, set } = readBox(game, figures, values);
  const seed = seedOf(values.seed ?? randomBytes(32).toString('hex'));
  const agreed = { figures, options, seed, set: set as never };
  const { table, told } = Table.begin(game, agreed);
  const anyTakeBack = values['any-take-back'] ?? false;
  return { table: withBots(table, bots), told, bots, file: null, anyTakeBack };
}

async function resumed(name: string | undefined, file: string, values: Values) {
  for (const flag of ['seats', 'options', 'set', 'seed', 'any-take-back'] as const) {
    if (values[flag] !== undefined) throw refuse(`--${flag} cannot be changed in a match that goes on`);
  }
  const { bots, anyTakeBack = false, ...saved } = readSaved(file);
  if (name !== undefined && name !== saved.match.game) {
    throw refuse(`${file} is a match of ${saved.match.game}, not of ${name}`);
  }
  const game = await loadGame(saved.match.game);
  return { table: withBots(Table.resume(game, saved), bots), told: [], bots, file, anyTakeBack };
}

function withBots(table: Table, bots: readonly (Level | null)[]): Table {
  table.bots = bots.flatMap((level, seat) => (level === null ? [] : [seat]));
  return table;
}

/** 'horan,taia:bot' as figures and computer players; a number is one person among adepts. */
function readTable(text: string, game: Game): { figures: (string | null)[]; bots: (Level | null)[] } {
  const alone = /^\d+$/.test(text);
  const wishes = readSeats(text, game, ['bot', ...LEVELS]);
  return {
    figures: wishes.map(({ figure }) => figure),
    bots: wishes.map(({ player }, seat) => {
      if (player === 'bot' || (alone && seat > 0)) return 'adept';
      return LEVELS.find((level) => level === player) ?? null;
    }),
  };
}
