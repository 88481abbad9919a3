import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { LEVELS } from '@undercroft/bots';
import { GAME_NAMES, loadGame, onShelf } from '@undercroft/games';
import { Refused } from '@undercroft/kernel';
import { command } from '@undercroft/lab/arguments';
import { readRulebook } from '@undercroft/lab/rulebook';
import { scenariosHold } from '@undercroft/lab/scenario';
import { NoServer, ProblemError } from '@undercroft/protocol';
import { LANGUAGES } from '@undercroft/words';
import { z } from 'zod';
import { type Chair, sitAtServer, sitHere } from './chair.ts';

const HELP = `Usage: undercroft mcp

Speaks the Model Context Protocol on standard input and output: an assistant that is told to start it
can sit down at a table (here against computer players, or at a server's), see what its seat sees,
answer, look rules up and run scenarios. docs/programs.md says how to register it.

  -h, --help   this text`;

export const run = command(HELP, {}, async () => {
  const server = house();
  const transport = new StdioServerTransport();
  // Whoever sends a line that is no message hears so, as JSON-RPC has it.
  server.server.onerror = ({ name, message }) => {
    if (name !== 'SyntaxError' && name !== 'ZodError') return;
    const [code, text] =
      name === 'SyntaxError' ? [-32700, `not JSON: ${message}`] : [-32600, 'not a message of JSON-RPC 2.0'];
    process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message: text } })}\n`);
  };
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    process.stdin.once('end', resolve);
  });
  await server.connect(transport);
  await closed;
  return 0;
});

/** What an assistant is told of whatever it asked for: the same as text and as data. */
const told = (result: object) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(result) }],
});

/** What was wrong goes back in words; anything but a refusal is a mistake of ours. */
async function answered(work: () => Promise<object> | object) {
  try {
    return told(await work());
  } catch (error) {
    const known = error instanceof Refused || error instanceof ProblemError || error instanceof NoServer;
    if (!known) throw error;
    return { ...told({ refused: (error as Error).message }), isError: true };
  }
}

/** All that an assistant can do here. */
function house(): McpServer {
  const server = new McpServer({ name: 'undercroft', version: '1.0.0' });
  let chair: Chair | null = null;
  const seated = () => {
    if (chair === null) throw new Refused('bad-input', 'you sit at no table: sit_down first');
    return chair;
  };
  const game = z.enum([...GAME_NAMES] as [string, ...string[]]);

  server.registerTool(
    'games',
    { description: 'The games there are: title, seats, age, minutes.', inputSchema: z.strictObject({}) },
    () =>
      answered(() => ({
        games: GAME_NAMES.map((name) => {
          const { title, seats, minutes, age } = onShelf(name);
          return { name, title, seats, minutes, age };
        }),
      })),
  );

  server.registerTool(
    'rules',
    {
      description: 'The rules of a game, each with its id; with `about` only those that mention it.',
      inputSchema: z.strictObject({
        game,
        about: z.string().optional().describe('a word of the rule, or its id: "dragon", "K-31"'),
        language: z.enum(LANGUAGES).optional(),
      }),
    },
    ({ game, about = '', language = 'en' }) =>
      answered(() => {
        const wanted = about.toLowerCase();
        const rules = [...readRulebook(game, language)].filter(([id, rule]) =>
          `${id} ${rule}`.toLowerCase().includes(wanted),
        );
        return { rules: Object.fromEntries(rules) };
      }),
  );

  server.registerTool(
    'sit_down',
    {
      description:
        'Sit down at a table: here, against computer players (game, seats, level), or at a server (server, and table with its invitation, or game for a table of your own). Says what you see.',
      inputSchema: z.strictObject({
        game: game.optional(),
        seats: z.number().int().optional().describe('how many play; you are seat 0 here'),
        level: z.enum(LEVELS).optional(),
        seed: z.string().optional(),
        server: z.string().optional(),
        table: z.string().optional(),
        invitation: z.string().optional(),
        name: z.string().optional(),
        language: z.enum(LANGUAGES).optional().describe('in which you are told what happens'),
      }),
    },
    ({ server, game = 'karak', seats, level = 'adept', seed, language = 'en', ...wish }) =>
      answered(async () => {
        chair?.leave();
        chair =
          server === undefined
            ? await sitHere(await loadGame(game), seats, level, seed, language)
            : await sitAtServer(server, { game, level, language, ...wish });
        return chair.look();
      }),
  );

  server.registerTool(
    'look',
    {
      description:
        'What your seat sees: the view, the question, every legal answer by its index and in words, and what has happened.',
      inputSchema: z.strictObject({}),
    },
    () => answered(() => seated().look()),
  );

  server.registerTool(
    'answer',
    {
      description:
        'Give one of the answers by its index. The others play on until you are asked again or the game is over.',
      inputSchema: z.strictObject({ index: z.number().int() }),
    },
    ({ index }) => answered(() => seated().answer(index)),
  );

  server.registerTool(
    'run_scenarios',
    {
      description:
        'Run rules written as examples, in YAML as CONTRIBUTING.md of the project describes it under “A scenario”; says which hold.',
      inputSchema: z.strictObject({ yaml: z.string() }),
    },
    ({ yaml }) => answered(async () => ({ scenarios: await scenariosHold(yaml) })),
  );
  return server;
}
