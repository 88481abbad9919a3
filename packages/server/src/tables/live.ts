import { createHash } from 'node:crypto';
import {
  type Answer,
  type Change,
  type Course,
  followed,
  type Game,
  type Json,
  type KeptStep,
  type LuckPosition,
  type Match,
  mixSeed,
  type SavedTable,
  type Seat,
  type State,
  Table,
} from '@undercroft/kernel';
import type { Emote } from '@undercroft/protocol';
import { Problem } from '../ground/problem.ts';
import type { Listing, StoredSet } from '../storage/store.ts';
import { lineOf } from './info.ts';
import { type Lobby, luckAt } from './lobby.ts';

/** A table in memory: as it is stored, ready to play. */
export interface Live {
  readonly id: string;
  /** Another only before the start. */
  game: Game;
  seq: number;
  lobby: Lobby;
  /** The component set the table brought; null for the one in the box. */
  set: Json;
  /** The game, once it has begun. */
  table: Table | null;
  /** When the game last moved. */
  movedAt: number;
  /** Steps since the state was last stored whole. */
  sinceKept: number;
  archived: boolean;
  /** As it is stored, to the minute. */
  touchedAt: number;
}

/** What is said at a table, as stored. */
export interface Said {
  /** Who said it, for that person alone: it is never sent. Older ones have none. */
  readonly guest?: string;
  /** Null for somebody who looks on. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text?: string;
  readonly emote?: Emote;
  readonly at: string;
  /** By which it is said once, however often it is sent; never sent on. */
  readonly key?: string;
}

/** One change of the game, as stored. */
export interface Step {
  /** Who answered or took back; null for the set-up. */
  readonly by: Seat | null;
  /** Null for the set-up, and where a seat took its last answer back. */
  readonly answer: Answer | null;
  /** Its own answer, as if it had never been given. What is taken back by leave of the others stays in the record. */
  readonly tookBack: boolean;
  readonly told: Change['told'];
  /** What each word changed on the table, and what changed without one; the set-up has the whole table instead. */
  readonly changes?: KeptStep['changes'];
  readonly first?: State;
  /** Whether it cannot be taken back, how much luck was used by then, and when: older ones do not say. */
  readonly final?: boolean;
  readonly position?: LuckPosition;
  readonly at?: number;
}

/** What somebody did: any of these together make one change of the table. */
export interface Deed {
  readonly lobby?: Lobby;
  /** The component set the lobby names from now on. */
  readonly set?: Json;
  readonly step?: Step;
  /** How the step went, for those who listen now. */
  readonly course?: Course;
  readonly said?: Said;
}

/** Where a game stood when it was last stored whole; the answers are in the entries, and what they have changed since. */
export interface StoredPlay extends Omit<SavedTable, 'match'> {
  /** When it came to stand there; older versions did not say. */
  readonly movedAt?: number | undefined;
}

export function shelfOf(lobby: Lobby): Listing {
  return {
    game: lobby.game,
    status: lobby.status,
    // An empty table is nothing to show.
    public: lobby.public && lobby.chairs.some(({ kind }) => kind === 'person'),
    summary: JSON.stringify(lineOf(lobby)),
    host: lobby.host,
    set: lobby.set,
    visitors: (lobby.onlookers ?? []).map(({ guest }) => guest),
    members: lobby.chairs.flatMap((chair, seat) =>
      // Whoever was forgotten sits there without being anybody.
      chair.kind === 'person' && chair.guest !== '' ? [{ guest: chair.guest, seat }] : [],
    ),
  };
}

/** A component set by its hash: stored once, named by every table that plays with it. */
export function storedSet(set: unknown): StoredSet | null {
  if (set === null || set === undefined) return null;
  const body = JSON.stringify(set);
  return { hash: createHash('sha256').update(body).digest('hex'), body };
}

export function entryOf({ step, said }: Deed, table: Table | null, at: number) {
  if (step !== undefined && table !== null) {
    const body = JSON.stringify({ ...step, at } satisfies Step);
    return { entry: { kind: 'update' as const, version: table.version, body } };
  }
  return said && { entry: { kind: 'chat' as const, version: null, body: JSON.stringify(said) } };
}

export function storedPlay(table: Table, movedAt: number): StoredPlay {
  return { ...table.keep(), movedAt };
}

/** So many steps are quickly followed; each state stored whole is many times a step's size. */
const STEPS_A_STATE = 20;

/**
 * Whether a step is stored together with the whole state. What may be taken back is kept as whole states too, so it
 * waits a while for a moment when nothing may.
 */
export function storesState(live: Live, step: Step, raised: boolean): boolean {
  const { sinceKept, table } = live;
  // By leave, or under newer rules, the table is not where its steps alone would lead.
  const jumps = step.first !== undefined || raised || (step.answer === null && !step.tookBack);
  const long = sinceKept >= STEPS_A_STATE && !table?.isOpen;
  return jumps || long || sinceKept >= STEPS_A_STATE * 3;
}

/** Where the steps since then have led, from the state that was last stored whole. */
export function playedOn(play: StoredPlay, steps: readonly Step[]): StoredPlay {
  const { match: _, ...now } = followed({ ...play, match: NO_MATCH }, steps.map(keptStep));
  return { ...now, movedAt: steps.at(-1)?.at ?? play.movedAt };
}

/** Whoever follows steps needs to know nothing of the match. */
const NO_MATCH: Match = { game: '', rules: 0, options: {}, set: null, figures: [], seed: '', answers: [] };

function keptStep({ by, tookBack, told, changes, final, position }: Step): KeptStep {
  if (by === null || changes === undefined || final === undefined || position === undefined) {
    throw new Error('a step that leads nowhere was stored without the state');
  }
  return { by, tookBack, told, changes, final, position };
}

/**
 * The rules a table goes on under. While nodes are replaced one after the other, an older one may meet what a newer
 * one has stored: it leaves it alone, and whoever asks again reaches the newer one.
 */
export function mustKnow(games: Readonly<Record<string, Game>>, lobby: Lobby, play: StoredPlay | null): Game {
  const rules = Math.max(lobby.rules, lobby.continued.at(-1)?.rules ?? 0, play?.rules ?? 0);
  const game = Object.hasOwn(games, lobby.game) ? games[lobby.game] : undefined;
  if (game !== undefined && rules <= game.rulesVersion) return game;
  throw new Problem('newer-rules', { game: lobby.game, rules, known: game?.rulesVersion ?? 'none' });
}

/** Goes on from the stored state; a match begun under other rules goes on under these. */
export function resume(game: Game, lobby: Lobby, set: Json, stored: StoredPlay): Table {
  const { movedAt: _, ...play } = stored;
  const { secret, seatSeeds, options, rules } = lobby;
  const figures = lobby.chairs.map((chair) => (chair.kind === 'free' ? null : chair.figure));
  const seed = mixSeed(secret, seatSeeds ?? []);
  const match = { game: game.name, rules, options, set, figures, seed, answers: [], ...luckAt(lobby) };
  const table = Table.resume(game, { ...play, match });
  table.bots = botSeats(lobby);
  return table;
}

/** Seats that the computer plays from the start. */
export const botSeats = ({ chairs }: Pick<Lobby, 'chairs'>): Seat[] =>
  chairs.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));

/** The lobby with a note that newer rules have taken over, if they just have. */
export function continued({ game, table }: Live, lobby: Lobby): Lobby | undefined {
  const rules = lobby.continued.at(-1)?.rules ?? lobby.rules;
  if (rules === game.rulesVersion || table === null) return undefined;
  const note = { version: table.version, rules: game.rulesVersion };
  return { ...lobby, continued: [...lobby.continued, note] };
}
