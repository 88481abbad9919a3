import { randomBytes } from 'node:crypto';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { type Game, type Seat, Table } from '@undercroft/kernel';
import { LANGUAGES, loadSpeaker } from '@undercroft/words';
import { onlyWord, readBox, readFlags, refuse, seedOf } from './arguments.ts';
import { loadBoard } from './boards/board.ts';
import { readSaved } from './saved.ts';
import { Terminal } from './terminal.ts';

const HELP = `Usage: undercroft play [GAME] [flags]
       undercroft play --resume FILE

Plays a game in the terminal. Games: ${GAME_NAMES.join(', ')}

      --seats LIST     who sits down, in order: a figure or "any", with ":bot" for a computer
                       player; or a number: you and that many less one computer players.
                       (default: any,any:bot)
      --options LIST   table options: name=value,name=value
      --set FILE       a component set of your own (YAML or JSON)
      --seed TEXT      the same seed gives the same luck
      --lang LANGUAGE  ${LANGUAGES.join(', ')} (default: the system's, or English)
      --resume FILE    go on with a match that was left with q or Ctrl-C
  -h, --help           this text

While playing: a number answers, u takes back, m draws the map, ? helps, q saves and leaves.`;

const FLAGS = {
  seats: { type: 'string' },
  options: { type: 'string' },
  set: { type: 'string' },
  seed: { type: 'string' },
  lang: { type: 'string' },
  resume: { type: 'string' },
} as const;

export async function run(args: string[]): Promise<number> {
  const parsed = readFlags(args, FLAGS, HELP);
  if (parsed === null) return 0;
  const { values } = parsed;
  const name = onlyWord(parsed.positionals, 'game');
  const { table, told, bots, file } =
    values.resume === undefined ? await sitDown(name, values) : await goOn(name, values.resume, values);
  const game = table.box.game.name;
  const speaker = await loadSpeaker(game, values.lang ?? systemLanguage());
  const terminal = new Terminal({ table, bots, speaker, board: await loadBoard(game), file });
  return terminal.play(told);
}

type Values = { readonly [K in keyof typeof FLAGS]?: string | undefined };

async function sitDown(name: string | undefined, values: Values) {
  if (name === undefined) throw refuse(`expected a game: ${GAME_NAMES.join(', ')}`);
  const game = await loadGame(name);
  const { figures, bots } = readSeats(values.seats ?? 'any,any:bot', game);
  const { options, set } = readBox(game, figures, values);
  const seed = seedOf(values.seed ?? randomBytes(32).toString('hex'));
  const agreed = { figures, options, seed, set: set as never };
  return { ...Table.begin(game, agreed), bots, file: null };
}

async function goOn(name: string | undefined, file: string, values: Values) {
  for (const flag of ['seats', 'options', 'set', 'seed'] as const) {
    if (values[flag] !== undefined) throw refuse(`--${flag} cannot be changed in a match that goes on`);
  }
  const { bots, ...saved } = readSaved(file);
  if (name !== undefined && name !== saved.match.game) {
    throw refuse(`${file} is a match of ${saved.match.game}, not of ${name}`);
  }
  const game = await loadGame(saved.match.game);
  return { table: Table.resume(game, saved), told: [], bots: new Set(bots), file };
}

/** 'horan,taia:bot' as figures and computer players; 'any' is dealt. */
function readSeats(text: string, game: Game): { figures: (string | null)[]; bots: Set<Seat> } {
  const list = /^\d+$/.test(text)
    ? Array.from({ length: Number(text) }, (_, seat) => (seat === 0 ? 'any' : 'any:bot'))
    : text.split(',');
  const bots = new Set<Seat>();
  const figures = list.map((entry, seat) => {
    const [figure, player, ...rest] = entry.trim().split(':');
    if (rest.length > 0 || (player !== undefined && player !== 'bot')) {
      throw refuse(`--seats: "${entry}": expected a figure, or a figure and ":bot"`);
    }
    if (player === 'bot') bots.add(seat);
    if (figure === 'any') return null;
    if (!game.figures.includes(figure)) {
      throw refuse(`--seats: no "${figure}" in ${game.name}; there are: ${game.figures.join(', ')}, any`);
    }
    return figure;
  });
  return { figures, bots };
}

/** The language the system speaks, if it is one of ours. */
function systemLanguage(): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const language = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2);
  return LANGUAGES.find((known) => known === language) ?? 'en';
}
