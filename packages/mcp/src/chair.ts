import { randomBytes } from 'node:crypto';
import { choose, type Level, luckOf } from '@undercroft/bots';
import { loadMind } from '@undercroft/games';
import { FastChance, type Game, Refused, seatsNear, sightOf, Table } from '@undercroft/kernel';
import { seedOf } from '@undercroft/lab/arguments';
import { Client, ProblemError, type Update } from '@undercroft/protocol';

/** Where somebody sits who is told in words what they see. */
export interface Chair {
  look(): Promise<object>;
  /** Gives an answer by its index, and says what is seen when the seat is asked again. */
  answer(index: number): Promise<object>;
  leave(): void;
}

type Seen = Pick<Update, 'view' | 'ask' | 'answers' | 'outcome' | 'version'>;

const shown = (seat: number, { view, ask, answers, outcome }: Seen): object => ({
  ...{ seat, outcome, ask, view },
  answers: answers.map((answer, index) => ({ index, answer })),
});

function listed<A>(answers: readonly A[], index: number): A {
  if (index in answers) return answers[index];
  throw new Refused(
    'bad-input',
    answers.length === 0
      ? 'you are not asked'
      : `index: expected 0 to ${answers.length - 1}, not ${index}; nothing has changed`,
  );
}

/** A table here: the assistant at seat 0, computer players at the others. */
export async function sitHere(
  game: Game,
  wanted: number | undefined,
  level: Level,
  seed: string | undefined,
): Promise<Chair> {
  const mind = await loadMind(game.name);
  const seats = wanted ?? seatsNear(game, 2);
  const secret = seedOf(seed ?? randomBytes(32).toString('hex'));
  const { table } = Table.begin(game, { figures: Array<null>(seats).fill(null), seed: secret });
  table.bots = Array.from({ length: seats - 1 }, (_, at) => at + 1);
  const playOn = () => {
    for (let seat = table.waitsFor; seat !== null && seat !== 0; seat = table.waitsFor) {
      const { view, ask, answers } = table.update(seat);
      if (ask === null) return;
      const luck = new FastChance(luckOf(secret, table.version));
      table.answer(seat, table.version, choose(level, mind, sightOf(table.box, view, ask, answers), luck));
    }
  };
  const look = async () => {
    playOn();
    return shown(0, table.update(0) as Seen);
  };
  return {
    look,
    async answer(index) {
      playOn();
      table.answer(0, table.version, listed(table.update(0).answers, index));
      return look();
    },
    leave: () => {},
  };
}

interface Wish {
  readonly game: string;
  readonly level: Level;
  readonly table?: string | undefined;
  readonly invitation?: string | undefined;
  readonly name?: string | undefined;
}

/** A seat at a server's table. */
export async function sitAtServer(
  base: string,
  { game, level, table, invitation, name = 'Assistant' }: Wish,
): Promise<Chair> {
  const client = await Client.guest(base, name);
  let id = table;
  if (id === undefined) {
    // What is no game is refused by the server, in its own words.
    const own = await client.ask('POST /tables', { body: { game: game as never, bots: [level] } });
    id = own.id;
    await client.ask('POST /tables/:id/start', { id });
  } else {
    const body = invitation === undefined ? {} : { invitation };
    const { you } = await client.ask('POST /tables/:id/seats', { id, body });
    if (you.seat !== null)
      await client.ask('PATCH /tables/:id/seats/:seat', { id, seat: you.seat, body: { ready: true } });
  }
  const { you } = await client.ask('GET /tables/:id', { id });
  const seat = you.seat ?? 0;
  const leaving = new AbortController();
  /** Waits until this seat is asked, or the game is over. */
  const asked = async (): Promise<Update> => {
    for await (const heard of client.follow(id, { signal: leaving.signal })) {
      if (heard.event !== 'update') continue;
      const { answers, outcome } = heard.data;
      if (answers.length > 0 || outcome !== null) return heard.data;
    }
    throw new Refused('bad-input', 'you have left the table');
  };
  return {
    look: async () => shown(seat, await asked()),
    async answer(index) {
      const { version, answers } = await asked();
      try {
        await client.ask('POST /tables/:id/answers', {
          id,
          body: { version, answer: listed(answers, index) },
        });
      } catch (error) {
        // The table has moved on: what is seen now says how.
        if (!(error instanceof ProblemError) || error.reason !== 'stale') throw error;
      }
      return shown(seat, await asked());
    },
    leave: () => leaving.abort(),
  };
}
