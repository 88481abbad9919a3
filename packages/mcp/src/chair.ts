import { randomBytes } from 'node:crypto';
import { choose, type Level, luckOf } from '@undercroft/bots';
import { loadMind } from '@undercroft/games';
import {
  type Answer,
  type Ask,
  FastChance,
  type Game,
  type GameEvent,
  Refused,
  seatsNear,
  sightOf,
  Table,
  type View,
} from '@undercroft/kernel';
import { seedOf } from '@undercroft/lab/arguments';
import { Client, ProblemError, type Update } from '@undercroft/protocol';
import { loadSpeaker, type SeatNames, type Speaker } from '@undercroft/words';

/** Where somebody sits who is told in words what they see. */
export interface Chair {
  look(): Promise<object>;
  /** Gives an answer by its index, and says what is seen when the seat is asked again. */
  answer(index: number): Promise<object>;
  leave(): void;
}

type Seen = Pick<Update, 'view' | 'ask' | 'answers' | 'outcome' | 'version'>;

/** What a seat sees, with the same in words: the question, its answers, and what has happened. */
const shown = (
  seat: number,
  { view, ask, answers, outcome }: Seen,
  { say, names, events }: { say: Speaker; names: SeatNames; events: readonly GameEvent[] },
): object => {
  const [asked, seen] = [ask as Ask | null, view as View];
  return {
    ...{ seat, outcome, ask, view },
    happened: say.log(events, names).map(({ text }) => text),
    question:
      asked === null
        ? null
        : asked.seat === seat
          ? say.ask(asked, seen, names)
          : say.waiting(asked, seen, names),
    answers: answers.map((answer, index) => ({
      index,
      answer,
      says: asked === null ? null : say.answer(answer as Answer, asked, seen, names),
    })),
  };
};

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
  language: string,
): Promise<Chair> {
  const [mind, say] = await Promise.all([loadMind(game.name), loadSpeaker(game.name, language)]);
  const seats = wanted ?? seatsNear(game, 2);
  const secret = seedOf(seed ?? randomBytes(32).toString('hex'));
  const { table, told } = Table.begin(game, { figures: Array<null>(seats).fill(null), seed: secret });
  table.bots = Array.from({ length: seats - 1 }, (_, at) => at + 1);
  const names = table.figures.map((figure) => say.called(figure));
  let events: GameEvent[] = [...table.update(0, told).events];
  const give = (seat: number, answer: unknown) => {
    const { told } = table.answer(seat, table.version, answer);
    events.push(...table.update(0, told).events);
  };
  const playOn = () => {
    for (let seat = table.waitsFor; seat !== null && seat !== 0; seat = table.waitsFor) {
      const { view, ask, answers } = table.update(seat);
      if (ask === null) return;
      const luck = new FastChance(luckOf(secret, table.version));
      give(seat, choose(level, mind, sightOf(table.box, view, ask, answers), luck));
    }
  };
  const look = async () => {
    playOn();
    return shown(0, table.update(0) as Seen, { say, names, events });
  };
  return {
    look,
    async answer(index) {
      playOn();
      const answer = listed(table.update(0).answers, index);
      events = [];
      give(0, answer);
      return look();
    },
    leave: () => {},
  };
}

interface Wish {
  readonly game: string;
  readonly level: Level;
  readonly language: string;
  readonly table?: string | undefined;
  readonly invitation?: string | undefined;
  readonly name?: string | undefined;
}

/** A seat at a server's table. */
export async function sitAtServer(
  base: string,
  { game, level, language, table, invitation, name = 'Assistant' }: Wish,
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
  const { you, game: played, seats } = await client.ask('GET /tables/:id', { id });
  const seat = you.seat ?? 0;
  const say = await loadSpeaker(played, language);
  const names = seats.map(({ figure }, at) => (figure ? say.called(figure) : String(at + 1)));
  const leaving = new AbortController();
  let events: GameEvent[] = [];
  const told = (update: Update) => shown(seat, update, { say, names, events });
  /** Waits until this seat is asked, or the game is over. */
  const asked = async (): Promise<Update> => {
    for await (const heard of client.follow(id, { signal: leaving.signal })) {
      if (heard.event !== 'update') continue;
      const { answers, outcome, changes } = heard.data;
      events.push(...changes.flatMap((change) => change.events));
      if (answers.length > 0 || outcome !== null) return heard.data;
    }
    throw new Refused('bad-input', 'you have left the table');
  };
  return {
    look: async () => told(await asked()),
    async answer(index) {
      const { version, answers } = await asked();
      events = [];
      try {
        await client.ask('POST /tables/:id/answers', {
          id,
          body: { version, answer: listed(answers, index) },
        });
      } catch (error) {
        // The table has moved on: what is seen now says how.
        if (!(error instanceof ProblemError) || error.reason !== 'stale') throw error;
      }
      return told(await asked());
    },
    leave: () => leaving.abort(),
  };
}
