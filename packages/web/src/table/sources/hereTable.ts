import { choose, LEVELS, luckOf, Memory, masterTime, Pace, type Ranked, together } from '@undercroft/bots';
import { witsAt } from '@undercroft/bots/today';
import { loadMind } from '@undercroft/games';
import {
  type Answer,
  type Ask,
  type Change,
  FastChance,
  type Game,
  type Given,
  heard,
  type Json,
  type Match,
  Refused,
  replay,
  type SavedTable,
  type Seat,
  sightOf,
  Table,
  type Told,
  type View,
  type Viewer,
} from '@undercroft/kernel';
import type { Draw, Plan } from '../../art/plan.ts';
import { surface } from '../../kit/surface.ts';
import { lookNamed, seatLook } from '../../kit/theme/colours.ts';
import type { ChangeHeard, SeatInfo, TableInfo, TableUpdate } from './client.ts';

/** A chair before the game, as somebody set it up on this device. */
export interface Chair {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly level: string | null;
  /** Null is dealt at random. */
  readonly figure: string | null;
}

/** A table of this device, as it is kept in the browser. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly chairs: readonly Chair[];
  /** Hides the table between two people who share a device. */
  readonly handOver: boolean;
  /** One person among computer players may take any answer back; older tables do not say. */
  readonly anyTakeBack?: boolean;
  /** Whoever is asked may take hints; older tables do not say. */
  readonly coach?: boolean;
  /** Played on from a moment of another match; older tables do not say. */
  readonly branch?: true;
  /** The table of that day: one try counts. */
  readonly day?: number;
  readonly saved: SavedTable;
  /** How many answers are kept beside it, one by one; where it does not say, it holds them all itself. */
  readonly length?: number;
  /** The figure each seat plays, and whose answer is awaited: enough for a list of games to resume. */
  readonly figures: readonly string[];
  readonly waitsFor: Seat | null;
  /** Who won, once it is over; older tables do not say. */
  readonly winners?: readonly Seat[];
  /** Its board as everybody sees it; older tables and games without a plan have none. */
  readonly plan?: Plan;
  readonly changedAt: number;
}

/** The same without its answers: it takes no longer to keep and to list when the game is long. */
export interface KeptHead extends Omit<KeptTable, 'saved'> {
  readonly saved: Omit<SavedTable, 'match'> & { readonly match: Omit<Match, 'answers'> };
}

/** Answers of a table, from one of them on. */
export interface Later {
  readonly from: number;
  readonly answers: readonly Given[];
}

/** What was agreed before the first deal. */
type Agreed = Pick<
  KeptTable,
  'id' | 'game' | 'chairs' | 'handOver' | 'anyTakeBack' | 'coach' | 'branch' | 'day'
>;

/** All a new table on this device needs. */
export interface SetUp extends Agreed {
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly seed: string;
  /** Dealt where others shall meet the same luck; fair unless it says so. */
  readonly luck?: 'dealt';
  /** A component set of one's own; the one in the box where there is none. */
  readonly set?: object | null;
}

/** How a bot finds its answer. */
export type Think = (table: Table, seat: Seat, level: string | null) => Promise<Answer>;

interface Done {
  readonly version: number;
  readonly told: readonly Told[];
  readonly tookBack?: Seat;
}

/** Rules, bots and log of a table on this device; runs in a worker, keeps itself through `keep`. */
export class HereTable {
  readonly #table: Table;
  readonly #past: Done[];
  readonly #kept: Agreed;
  readonly #think: Think;
  #viewer: Viewer;
  /** So many of its answers are kept one by one. */
  #keptTo = 0;
  /** What a bot thinks while the screen still tells what was before. */
  #ahead: { readonly version: number; readonly answer: Promise<Answer> } | null = null;

  private constructor(table: Table, past: Done[], kept: Agreed, think: Think) {
    this.#table = table;
    table.bots = kept.chairs.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
    this.#past = past;
    this.#kept = kept;
    this.#think = think;
    this.#viewer = this.#firstViewer();
  }

  static begin(game: Game, setUp: SetUp, think: Think = thinkWith()): HereTable {
    const { options, seed, luck, set = null, ...kept } = setUp;
    const { table, told } = Table.begin(game, {
      figures: kept.chairs.map(({ figure }) => figure),
      seed,
      options,
      set: set as Json,
      luck,
    });
    return new HereTable(table, [{ version: 0, told }], kept, think);
  }

  static resume(game: Game, record: KeptTable, think: Think = thinkWith()): HereTable {
    const { id, chairs, handOver, saved, anyTakeBack = false, coach = false, branch, day } = record;
    const kept = {
      id,
      game: record.game,
      chairs,
      handOver,
      anyTakeBack,
      coach,
      ...(branch && { branch }),
      ...(day !== undefined && { day }),
    };
    const table = new HereTable(Table.resume(game, saved), pastOf(game, saved), kept, think);
    table.#keptTo = record.length ?? 0;
    return table;
  }

  get version(): number {
    return this.#table.version;
  }

  /** All that must be kept to go on another day, with a picture of the board for whoever looks for the table. */
  keep(draw: Draw | null = null): KeptTable {
    return { ...this.#head(draw), saved: this.#table.save() };
  }

  /** The same where its earlier answers are kept already: how it stands, and those since. */
  keepOn(draw: Draw | null = null): { readonly head: KeptHead; readonly later: Later } {
    const from = this.#keptTo;
    const { length } = this.#table;
    return { head: { ...this.#head(draw), length }, later: { from, answers: this.#table.answersFrom(from) } };
  }

  /** All its answers are kept now. */
  wasKept(): void {
    this.#keptTo = this.#table.length;
  }

  #head(draw: Draw | null): KeptHead {
    const { figures, waitsFor, box, agreed } = this.#table;
    const { outcome, view } = this.#table.update(null);
    const winners = waitsFor === null ? outcome?.winners : undefined;
    const colourOf = (seat: Seat) => seatLook(lookNamed(figures[seat], seat)).colour;
    return {
      ...this.#kept,
      saved: { ...this.#table.keep(), match: agreed },
      figures,
      waitsFor,
      ...(winners !== undefined && { winners }),
      ...(draw !== null && { plan: draw({ box, view, colourOf }) }),
      changedAt: Date.now(),
    };
  }

  /** Remembers how the table stands now, for a change that may turn out not to be kept. */
  mark(): () => HereTable {
    const [saved, viewer, keptTo, told] = [this.#table.keep(), this.#viewer, this.#keptTo, this.#past.length];
    // A change adds an answer or takes the last one away, nothing else.
    const rest = Math.max(0, this.#table.length - 1);
    const last = this.#table.answersFrom(rest);
    return () => {
      const match = this.#table.match();
      const answers = [...match.answers.slice(0, rest), ...last];
      const table = Table.resume(this.#table.box.game, { ...saved, match: { ...match, answers } });
      const before = new HereTable(table, this.#past.slice(0, told), this.#kept, this.#think);
      before.#viewer = viewer;
      before.#keptTo = keptTo;
      return before;
    };
  }

  info(): TableInfo {
    const { options, set } = this.#table.agreed;
    const { id, game, chairs, coach = false, branch = false, day } = this.#kept;
    const seats = chairs.map(
      (chair, seat): SeatInfo => ({
        seat,
        kind: chair.kind,
        name: chair.name,
        level: chair.level,
        figure: this.#table.figures[seat] ?? '',
        look: seat,
        here: true,
        standIn: false,
      }),
    );
    return {
      id,
      game,
      options,
      set,
      seats,
      viewer: this.#viewer,
      coach,
      branch,
      ...(day !== undefined && { day }),
    };
  }

  /** The whole picture, with everything the viewer has heard so far. */
  picture(): TableUpdate {
    return this.#update(this.#past.map((done) => heardBy(done, this.#viewer)));
  }

  /** Another person looks now. */
  handOver(seat: Seat): void {
    this.#viewer = seat;
  }

  /** Everything was shown, and another person is asked: nobody looks until they say so. True if it had to be hidden. */
  hide(): boolean {
    if (!this.#kept.handOver || this.#viewer === null) return false;
    if (this.#table.waitsFor === this.#viewer || this.#asksPerson() === null) return false;
    this.#viewer = null;
    return true;
  }

  answer(version: number, answer: Answer): TableUpdate {
    return this.#changed(this.#table.answer(this.#looking(), version, answer));
  }

  takeBack(version: number): TableUpdate {
    const seat = this.#looking();
    return this.#changed(this.#table.takeBack(seat, version), seat);
  }

  /**
   * Takes back the last answer that a person gave, and all that came after it: the people at this device have agreed by
   * speaking. Where it could be taken back anyway, it is as if it had never been given.
   */
  takeBackByLeave(): TableUpdate {
    const seat = this.#mayGoBack();
    if (seat === null) throw new Refused('illegal', 'nothing to take back: nobody has answered yet');
    const { version } = this.#table;
    return this.#table.mayTakeBack(seat)
      ? this.#changed(this.#table.takeBack(seat, version), seat)
      : this.#changed(this.#table.takeBackByLeave(seat, version));
  }

  /** Who gave the last answer of a person, where it may be taken back: with others at this device, or by agreement. */
  #mayGoBack(): Viewer {
    const { chairs, anyTakeBack = false } = this.#kept;
    const people = [...chairs.keys()].filter((seat) => chairs[seat].kind === 'person');
    if (people.length < 2 && !anyTakeBack) return null;
    const last = this.#table.lastOf(people);
    return last !== null && this.#table.mayAskBack(last) ? last : null;
  }

  /** Lets a bot begin to think if one is asked: people wait for it no longer than they look at something else. */
  thinkAhead(): void {
    const seat = this.#botAsked();
    const { version } = this.#table;
    if (seat === null || this.#ahead?.version === version) return;
    this.#ahead = { version, answer: this.#answerOf(seat) };
  }

  /** When the bot that is asked knows its answer; false where none is asked. */
  async botThinks(): Promise<boolean> {
    this.thinkAhead();
    await this.#ahead?.answer;
    return this.#botAsked() !== null;
  }

  /** Lets a bot answer if one is asked; null when a person is, or nobody. */
  async botPlays(): Promise<TableUpdate | null> {
    const seat = this.#botAsked();
    if (seat === null) return null;
    this.thinkAhead();
    const { version } = this.#table;
    const answer = await this.#ahead?.answer;
    return this.#table.version === version ? this.#changed(this.#table.answer(seat, version, answer)) : null;
  }

  #botAsked(): Seat | null {
    const seat = this.#table.waitsFor;
    return seat !== null && this.#kept.chairs[seat]?.kind === 'bot' ? seat : null;
  }

  async #answerOf(bot: Seat): Promise<Answer> {
    try {
      return await this.#think(this.#table, bot, this.#kept.chairs[bot].level);
    } catch (error) {
      surface(error);
      // A bot that cannot think still has to let the others play on.
      return this.#table.update(bot).answers[0];
    }
  }

  #changed({ version, told, course }: Change, tookBack?: Seat): TableUpdate {
    const done: Done = tookBack === undefined ? { version, told } : { version, told, tookBack };
    this.#past.push(done);
    this.#keptTo = Math.min(this.#keptTo, this.#table.length);
    // It is seen through the eyes of whoever looked when it happened, whoever is asked next.
    const heard = { ...heardBy(done, this.#viewer), steps: course.heardBy(this.#viewer) };
    if (!this.#kept.handOver) this.#viewer = this.#asksPerson() ?? this.#viewer;
    return this.#update([heard]);
  }

  #update(changes: readonly ChangeHeard[]): TableUpdate {
    const { events: _, ...update } = this.#table.update(this.#viewer);
    return { ...update, mayAskBack: this.#mayGoBack() !== null, changes };
  }

  /** Who is asked if a person is, else the first person; nobody before a hidden hand, or at a table of bots. */
  #firstViewer(): Viewer {
    const { chairs, handOver } = this.#kept;
    if (handOver) return null;
    const first = chairs.findIndex(({ kind }) => kind === 'person');
    return this.#asksPerson() ?? (first < 0 ? null : first);
  }

  /** The person who is asked, if one is. */
  #asksPerson(): Viewer {
    const seat = this.#table.waitsFor;
    return seat !== null && this.#kept.chairs[seat]?.kind === 'person' ? seat : null;
  }

  #looking(): Seat {
    if (this.#viewer === null) throw new Refused('not-asked', 'nobody has sat down in front of this table');
    return this.#viewer;
  }
}

/** What a viewer has heard of something long done: what it changed is seen in the view. */
function heardBy({ version, told, tookBack }: Done, viewer: Viewer): ChangeHeard {
  const steps = heard(told, viewer).map((event) => ({ event, change: null }));
  return tookBack === undefined ? { version, steps } : { version, steps, tookBack };
}

/** What was told in a kept match; nothing when newer rules would tell it differently. */
function pastOf(game: Game, saved: SavedTable): Done[] {
  if (saved.match.rules !== game.rulesVersion) return [];
  return [...replay(game, saved.match)].map(({ step, told }) => ({ version: step, told }));
}

/** What a bot sees and may answer: all that another head is told. */
export interface Question {
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly set: Json;
  readonly view: View;
  readonly ask: Ask;
  readonly answers: readonly Answer[];
}

/** Other threads that think about a master's question: what each of them made of it, as far as they are in time. */
export type Ponder = (
  question: Question,
  luck: number,
  milliseconds: number,
) => { heard(): Promise<readonly (readonly Ranked[])[]> };

/** Lets a bot think as its level says; a master together with the other heads there are. */
export function thinkWith(ponder?: Ponder): Think {
  const memory = new Memory();
  const pace = new Pace();
  return async (table, seat, level) => {
    const { view, ask, answers } = table.update(seat);
    if (ask === null) throw new Error(`seat ${seat} is not asked`);
    const { seed, figures, options, set } = table.agreed;
    // Where everybody meets the same luck, computer players do the same wherever they see the same.
    const luck = table.agreed.luck === 'dealt' ? witsAt(seed, view) : luckOf(seed, table.version);
    const known = LEVELS.find((one) => one === level) ?? 'adept';
    const people = [...figures.keys()].filter((other) => !table.bots.includes(other));
    const { name } = table.box.game;
    const mind = await loadMind(name);
    const milliseconds = masterTime(pace.share(table.turn, table.bots.length));
    const begun = performance.now();
    // They begin first, for this thread hears nothing while it thinks.
    const hard = known === 'master' && answers.length > 1;
    const question: Question = { game: name, options, set, view, ask, answers };
    const others = hard ? ponder?.(question, luck, milliseconds) : undefined;
    const weighed: (readonly Ranked[])[] = [];
    const answer = choose(known, mind, sightOf(table.box, view, ask, answers), new FastChance(luck), {
      ...{ report: surface, people, memory, budget: { milliseconds } },
      weighed: (ranked) => weighed.push(ranked),
    });
    // What was not searched has an answer that needs no thought.
    const searched = others !== undefined && weighed.length > 0;
    const agreed = searched ? together([...weighed, ...(await others.heard())]) : answer;
    pace.took(performance.now() - begun);
    return agreed;
  };
}
