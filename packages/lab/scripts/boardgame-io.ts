// What one answer costs in High Card (packages/kit/example) here and in boardgame.io, in one run: docs/speed.md.
// `npm install boardgame.io` in a folder outside the project, then `node packages/lab/scripts/boardgame-io.ts FOLDER`.
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import {
  answersNow,
  asked,
  begin,
  collect,
  FairChance,
  FastChance,
  give,
  openBox,
  Table,
  type Viewer,
} from '@undercroft/kernel';
import { highCard } from '@undercroft/kit/example/game';
import { coreSeconds } from '../src/arguments.ts';

/** As much of boardgame.io 0.50 as is used here. */
interface ThereState {
  readonly _stateID: number;
  readonly G: Cards;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
interface Payload {
  readonly type: string;
  readonly args: readonly unknown[];
}
interface Internal {
  ProcessGameConfig(game: object): object;
  InitializeGame(setting: { game: object; numPlayers: number }): ThereState;
  CreateGameReducer(setting: { game: object }): (state: ThereState, action: object) => ThereState;
  getFilterPlayerView(game: object): (player: string | null, payload: Payload) => unknown;
}
interface Masters {
  readonly Master: new (
    game: object,
    storage: object,
    transport: { send(): void; sendAll(payload: Payload): void },
  ) => { onUpdate(action: object, stateID: number, match: string, player: string): Promise<unknown> };
}

const SEATS = 3;
const VIEWERS = [null, 0, 1, 2] as const;
const WARM_UP_GAMES = 400;
const GAMES = 1000;
const ROUNDS = 5;

/** Microseconds an answer: by the rules, at a table, and for each of four viewers who hears it. */
interface Costs {
  readonly rules: number;
  readonly table: number;
  readonly viewer: number;
}

type Way = (seed: number) => number | Promise<number>;

async function costsOf([rules, table, heard]: readonly [Way, Way, Way]): Promise<Costs> {
  const cost = async (play: Way): Promise<number> => {
    for (let seed = 1; seed <= WARM_UP_GAMES; seed++) await play(seed);
    const start = coreSeconds();
    let answers = 0;
    for (let seed = 1; seed <= GAMES; seed++) answers += await play(seed);
    return ((coreSeconds() - start) * 1e6) / answers;
  };
  const [alone, told, all] = [await cost(rules), await cost(table), await cost(heard)];
  return { rules: alone, table: told, viewer: (all - told) / VIEWERS.length };
}

function here(): [Way, Way, Way] {
  const seedOf = (seed: number): string => seed.toString(16).padStart(64, '0');
  const figures = Array<null>(SEATS).fill(null);
  const rules = (seed: number): number => {
    const [box, luck, choice, tell] = [
      openBox(highCard),
      new FairChance(seedOf(seed)),
      new FastChance(seed),
      collect<never>([]),
    ];
    const state = begin(box, figures, luck, tell);
    let answers = 0;
    for (let ask = asked(state); ask !== undefined; ask = asked(state), answers++) {
      const list = answersNow(box, state);
      give(box, state, ask.seat, list[choice.pick(list.length)], luck, tell, list);
    }
    return answers;
  };
  const listen = (viewers: readonly Viewer[]) => (seed: number) => {
    const { table } = Table.begin(highCard, { figures, seed: seedOf(seed) });
    const choice = new FastChance(seed);
    let answers = 0;
    for (let seat = table.waitsFor; seat !== null; seat = table.waitsFor, answers++) {
      const list = table.news(seat).answers;
      const { course } = table.answer(seat, table.version, list[choice.pick(list.length)]);
      for (const viewer of viewers) course.heardBy(viewer);
    }
    return answers;
  };
  return [rules, listen([]), listen(VIEWERS)];
}

/** The same game by the same rules, as its documentation would write it. */
interface Cards {
  hands: number[][];
  played: number[];
  deck: number[];
  out: number[];
  rounds: number[];
  charms: number[];
  flips: number;
}
interface Context {
  readonly G: Cards;
  readonly ctx: { readonly numPlayers: number };
  readonly playerID: string | null;
  readonly random: { Die(sides: number): number };
  readonly events: { endTurn(): void };
}

const drawn = ({ random }: Pick<Context, 'random'>, deck: number[]): number =>
  deck.splice(random.Die(deck.length) - 1, 1)[0];

const HIGH_CARD = {
  name: 'high-card',
  deltaState: true,
  setup({ ctx, random }: Context): Cards {
    const deck = Array.from({ length: highCard.set.cards }, (_, at) => at + 1);
    const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat);
    const hands = seats.map(() => [1, 2, 3].map(() => drawn({ random }, deck)));
    const none = seats.map(() => 0);
    return {
      ...{ hands, deck, played: none, out: [], rounds: [...none], flips: 0 },
      charms: seats.map(() => random.Die(6)),
    };
  },
  moves: {
    flip({ G }: Context): void {
      G.flips++;
    },
    play({ G, playerID, random, events }: Context, card: number): void {
      const seat = Number(playerID);
      G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
      G.played[seat] = card;
      G.flips = 0;
      if (!G.played.includes(0)) {
        G.rounds[G.played.indexOf(Math.max(...G.played))]++;
        G.out.push(...G.played);
        G.played.fill(0);
        for (const hand of G.hands.keys()) {
          G.hands[hand].push(drawn({ random }, G.deck));
          G.charms[hand] = random.Die(6);
        }
      }
      events.endTurn();
    },
  },
  endIf: ({ G }: Context) => (G.rounds.includes(2) ? { winner: G.rounds.indexOf(2) } : undefined),
  playerView: ({ G, playerID }: Context) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (seat === Number(playerID ?? -1) ? hand : hand.map(() => -1))),
    charms: G.charms.map((charm, seat) => (seat === Number(playerID ?? -1) ? charm : -1)),
    deck: [...G.deck, ...G.hands.flatMap((hand, seat) => (seat === Number(playerID ?? -1) ? [] : hand))].sort(
      (a, b) => a - b,
    ),
  }),
};

function there(internal: Internal, { Master }: Masters): [Way, Way, Way] {
  const game = internal.ProcessGameConfig(HIGH_CARD);
  const reduce = internal.CreateGameReducer({ game });
  const filter = internal.getFilterPlayerView(game);
  const begun = (): ThereState => internal.InitializeGame({ game, numPlayers: SEATS });
  const move = ({ G, ctx }: ThereState, choice: FastChance): object => {
    const hand = G.hands[Number(ctx.currentPlayer)];
    const at = choice.pick(hand.length + (G.flips < 2 ? 1 : 0));
    const [type, args] = at < hand.length ? ['play', [hand[at]]] : ['flip', []];
    return { type: 'MAKE_MOVE', payload: { type, args, playerID: ctx.currentPlayer } };
  };
  const rules = (seed: number): number => {
    const choice = new FastChance(seed);
    let answers = 0;
    for (let state = begun(); state.ctx.gameover === undefined; answers++)
      state = reduce(state, move(state, choice));
    return answers;
  };
  const listen = (viewers: readonly Viewer[]) => async (seed: number) => {
    const choice = new FastChance(seed);
    let state = begun();
    const storage = {
      type: () => 0,
      fetch: () => ({ state, metadata: {} }),
      setState: (_: string, next: ThereState) => {
        state = next;
      },
      setMetadata: () => {},
    };
    const transport = {
      send: () => {},
      sendAll: (payload: Payload) => {
        for (const viewer of viewers) filter(viewer === null ? null : `${viewer}`, payload);
      },
    };
    const master = new Master(HIGH_CARD, storage, transport);
    let answers = 0;
    for (; state.ctx.gameover === undefined; answers++)
      await master.onUpdate(move(state, choice), state._stateID, 'match', state.ctx.currentPlayer);
    return answers;
  };
  return [rules, listen([]), listen(VIEWERS)];
}

const folder = process.argv[2];
if (folder === undefined) {
  console.error('boardgame-io.ts: expected the folder that boardgame.io was installed in');
  process.exit(2);
}
const fetched = createRequire(join(resolve(folder), 'package.json'));
const ways = { here: here(), there: there(fetched('boardgame.io/internal'), fetched('boardgame.io/master')) };
const turns: { readonly here: Costs; readonly there: Costs }[] = [];
for (let round = 0; round < ROUNDS; round++)
  turns.push({ here: await costsOf(ways.here), there: await costsOf(ways.there) });
for (const place of ['here', 'there'] as const) {
  const middle = (figure: keyof Costs): string =>
    turns
      .map((turn) => turn[place][figure])
      .sort((a, b) => a - b)
      [ROUNDS >> 1].toFixed(2);
  console.log(
    `${place}: ${middle('rules')} µs by the rules, ${middle('table')} at a table, ${middle('viewer')} for each viewer`,
  );
}
