import {
  type Answer,
  type Change,
  type Game,
  type Given,
  type Json,
  type Match,
  Refused,
  type SavedTable,
  type Seat,
  Table,
  type Viewer,
} from '@undercroft/kernel';
import type { Draw, Plan } from '../../art/plan.ts';
import { surface } from '../../kit/surface.ts';
import { lookNamed, seatLook } from '../../kit/theme/colours.ts';
import { luckOfAnswers, withNext } from './ahead.ts';
import type { ChangeHeard, LuckAsked, Saying, SeatInfo, TableInfo, TableUpdate, Twice } from './client.ts';
import { answersBefore, type Happened, heardBy, pastOf } from './past.ts';
import { hasRealHands } from './realHands.ts';
import { beginTold, giveTold, type Retold, retell, toldBefore, type Untold } from './telling.ts';
import { type Think, thinkWith } from './thinking.ts';

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
  /** Somebody's first game after the lesson. */
  readonly guided?: true;
  /** Played twice with the same luck, seats moved on: how the first of the two games ended. */
  readonly twice?: Twice;
  /** Where people name the luck: what they are still to name, and what follows once they have told something anew. */
  readonly telling?: Telling;
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

/** How far people are in telling what happened on their own table. */
interface Telling {
  /** An answer whose luck is still to be named. */
  readonly untold: Untold | null;
  /** What was told wrongly, as long as it has not been told anew. */
  readonly wrong: Retold | null;
  /** What came after it: given again by itself, wherever it fits. */
  readonly rest: readonly Retold[];
}

const ALL_TOLD: Telling = { untold: null, wrong: null, rest: [] };

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
  'id' | 'game' | 'chairs' | 'handOver' | 'anyTakeBack' | 'coach' | 'branch' | 'day' | 'guided' | 'twice'
>;

/** All a new table on this device needs. */
export interface SetUp extends Agreed {
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly seed: string;
  /** Dealt where others shall meet the same luck; said where people have their own pieces and say what came; else fair. */
  readonly luck?: 'dealt' | 'said';
  /** A component set of one's own; the one in the box where there is none. */
  readonly set?: object | null;
  /** As people have laid it, where it began on their own table; null is from the beginning. */
  readonly laid?: SavedTable['state'] | null;
}

/** Rules, bots and log of a table on this device; runs in a worker, keeps itself through `keep`. */
export class HereTable {
  #table: Table;
  #past: Happened[];
  readonly #kept: Agreed;
  readonly #think: Think;
  #viewer: Viewer;
  #telling = ALL_TOLD;
  /** The luck that is asked for, where people name it. */
  #asked: LuckAsked | null = null;
  /** So many of its answers are kept one by one. */
  #keptTo = 0;
  /** What a bot thinks while the screen still tells what was before. */
  #ahead: { readonly version: number; readonly answer: Promise<Answer> } | null = null;

  private constructor(table: Table, past: Happened[], kept: Agreed, think: Think) {
    this.#table = table;
    table.bots = botsAmong(kept.chairs);
    this.#past = past;
    this.#kept = kept;
    this.#think = think;
    this.#viewer = this.#firstViewer();
  }

  static begin(game: Game, setUp: SetUp, think: Think = thinkWith()): HereTable {
    const { options, seed, set = null, luck, laid = null, ...kept } = setUp;
    const agreed = {
      figures: kept.chairs.map(({ figure }) => figure),
      seed,
      options: luck === 'said' ? { ...options, ...(game.told as SetUp['options']) } : options,
      set: set as Json,
    };
    const { table, told } =
      luck === 'said' ? beginTold(game, agreed) : Table.begin(game, { ...agreed, luck });
    if (laid !== null) table.lay(laid, table.version);
    return new HereTable(table, [{ version: 0, told }], kept, think);
  }

  static resume(game: Game, record: KeptTable, think: Think = thinkWith()): HereTable {
    const {
      id,
      chairs,
      handOver,
      saved,
      anyTakeBack = false,
      coach = false,
      branch,
      day,
      guided,
      twice,
    } = record;
    const kept = {
      id,
      game: record.game,
      chairs,
      handOver,
      anyTakeBack,
      coach,
      ...(branch && { branch }),
      ...(day !== undefined && { day }),
      ...(guided && { guided }),
      ...(twice && { twice }),
    };
    const table = new HereTable(Table.resume(game, saved), pastOf(game, saved), kept, think);
    table.#keptTo = record.length ?? 0;
    table.#telling = record.telling ?? ALL_TOLD;
    const { untold } = table.#telling;
    if (untold !== null) table.#give(table.version, untold);
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
    const { figures, waitsFor, box, agreed, said } = this.#table;
    const { outcome, view } = this.#table.update(null);
    const winners = waitsFor === null ? outcome?.winners : undefined;
    const colourOf = (seat: Seat) => seatLook(lookNamed(figures[seat], seat)).colour;
    return {
      ...this.#kept,
      ...(this.#telling !== ALL_TOLD && { telling: this.#telling }),
      saved: { ...this.#table.keep(), match: { ...agreed, ...(said && { said }) } },
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
    const [telling, past] = [this.#telling, this.#past];
    const asItWas = this.#isTold() ? this.#table.match() : null;
    // A change adds an answer or takes the last one away, nothing else; where luck is named, it may tell much anew.
    const rest = Math.max(0, this.#table.length - 1);
    const last = this.#table.answersFrom(rest);
    return () => {
      const match = asItWas ?? this.#table.match();
      const answers = asItWas?.answers ?? [...match.answers.slice(0, rest), ...last];
      const table = Table.resume(this.#table.box.game, { ...saved, match: { ...match, answers } });
      const before = new HereTable(table, past.slice(0, told), this.#kept, this.#think);
      before.#viewer = viewer;
      before.#keptTo = keptTo;
      before.#telling = telling;
      if (telling.untold !== null) before.#give(table.version, telling.untold);
      return before;
    };
  }

  info(): TableInfo {
    const { options, set, laid = [] } = this.#table.agreed;
    const { id, game, chairs, branch = false, day, guided, twice } = this.#kept;
    // Nobody can be advised on cards that only they see.
    const coach = this.#kept.coach === true && !this.#hasRealHands();
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
    const told = this.#isTold();
    return {
      id,
      game,
      options,
      set,
      seats,
      viewer: this.#eyes(),
      coach,
      branch,
      ...(told && { told }),
      ...(laid.length > 0 && { laid: true }),
      ...(day !== undefined && { day }),
      ...(guided && { guided }),
      ...(twice && { twice }),
    };
  }

  /** The whole picture, with everything the viewer has heard so far. */
  picture(): TableUpdate {
    return this.#update(this.#past.map((done) => heardBy(done, this.#eyes())));
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

  /** `by` says who does what nobody is asked for, where all sit around one screen. */
  answer(version: number, answer: Answer, by: Seat | null = null): TableUpdate {
    const seat = this.#hasRealHands() && by !== null ? by : this.#looking();
    if (this.#isTold()) return this.#give(version, { seat, answer, said: [] });
    return this.#changed(this.#table.answer(seat, version, answer));
  }

  /** What luck brought, as somebody says; and how it lies on their table, where that would be asked next. */
  say(version: number, said: Json, lies: Answer | null = null): TableUpdate {
    const { untold } = this.#telling;
    if (untold === null) throw new Refused('not-asked', 'no luck is asked for');
    const first = this.#give(version, { ...untold, said: [...untold.said, said] });
    if (lies === null || this.#asked !== null) return first;
    const second = this.#give(this.#table.version, { ...untold, answer: lies, said: [] });
    return { ...second, changes: [...first.changes, ...second.changes] };
  }

  /** The same for several in a row, with the answer that wants them first; what does not come to be asked is left out. */
  sayAll(version: number, sayings: readonly Saying[], answer: Answer | null = null): TableUpdate {
    let made = answer === null ? null : this.answer(version, answer);
    for (const { said, lies } of sayings) {
      if (made !== null && this.#asked === null) break;
      try {
        const { changes = [] } = made ?? {};
        made = this.say(this.#table.version, said, lies);
        made = { ...made, changes: [...changes, ...made.changes] };
      } catch (error) {
        // What came before it holds; what cannot have come is asked.
        if (!(error instanceof Refused) || made === null) throw error;
        break;
      }
    }
    return made ?? this.#update([]);
  }

  /** What happened at this version was told wrongly: it is told anew, its luck first; what came after follows. */
  goBack(version: number): TableUpdate {
    const at = answersBefore(this.#past, version);
    const { game } = this.#table.box;
    if (!this.#isTold() || at < 0) throw new Refused('bad-input', `nothing was told at ${version}`);
    const before = toldBefore(game, this.#table.match(), at);
    const [wrong, ...rest] = before.rest;
    this.#table = Table.resume(game, before.saved);
    this.#table.bots = botsAmong(this.#kept.chairs);
    this.#past = pastOf(game, before.saved);
    this.#keptTo = Math.min(this.#keptTo, at);
    this.#ahead = null;
    this.#asked = null;
    this.#telling = { untold: null, wrong, rest: [...rest, ...this.#telling.rest] };
    this.#viewer = this.#firstViewer();
    if (wrong.said.length > 0) this.#give(this.#table.version, { ...wrong, said: [] });
    return this.picture();
  }

  /** People have laid the table as it lies before them: from here on it is known. */
  lay(state: SavedTable['state']): TableUpdate {
    if (!this.#isTold()) throw new Refused('bad-input', 'only a table with the box beside it can be laid');
    const { version, turn } = this.#table;
    this.#table.lay({ ...state, turn: turn + state.turn }, version);
    this.#telling = ALL_TOLD;
    this.#asked = null;
    this.#ahead = null;
    this.#viewer = this.#firstViewer();
    return this.picture();
  }

  /** Gives again what was told before, wherever it fits; null where there is nothing of it. `right`: it was right after all. */
  tellOn(right = false): TableUpdate | null {
    const { untold, wrong, rest } = this.#telling;
    if (wrong === null ? rest.length === 0 || untold !== null : !right) return null;
    const all = wrong === null ? rest : [wrong, ...rest];
    this.#asked = null;
    const left = retell(this.#table, all, (change) => this.#changed(change));
    this.#telling = { untold: null, wrong: null, rest: left.rest };
    if (left.untold !== null) this.#give(this.#table.version, left.untold);
    else if (left.rest.length === 0) this.#telling = ALL_TOLD;
    return this.picture();
  }

  #isTold(): boolean {
    return this.#table.agreed.luck === 'said';
  }

  /** Gives an answer with its luck, as far as it was named; what else has to be named is asked. */
  #give(version: number, untold: Untold): TableUpdate {
    const given = giveTold(this.#table, version, untold);
    if ('wanted' in given) {
      this.#telling = { ...this.#telling, untold: given.untold };
      const { answer, said } = given.untold;
      this.#asked = { ...given.wanted, seat: untold.seat, answer, said };
      return this.#update([]);
    }
    const { rest } = this.#telling;
    this.#telling = rest.length === 0 ? ALL_TOLD : { untold: null, wrong: null, rest };
    this.#asked = null;
    return this.#changed(given.change);
  }

  takeBack(version: number): TableUpdate {
    const { untold } = this.#telling;
    if (untold !== null) {
      // What was named of its luck first, the last of it first, then the answer itself.
      for (let named = untold.said.length - 1; named >= 0; named--) {
        const before = this.#give(version, { ...untold, said: untold.said.slice(0, named) });
        // What can only be one thing names itself again.
        if (this.#asked !== null && this.#asked.said.length < untold.said.length) return before;
      }
      this.#telling = { ...this.#telling, untold: null };
      this.#asked = null;
      return this.#update([]);
    }
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
    // Whoever told something wrongly goes back to it, however long ago it was.
    if (this.#isTold() || (people.length < 2 && !anyTakeBack)) return null;
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
    if (this.#table.version !== version || answer === undefined) return null;
    return this.#isTold()
      ? this.#give(version, { seat, answer, said: [] })
      : this.#changed(this.#table.answer(seat, version, answer));
  }

  #botAsked(): Seat | null {
    const seat = this.#asked === null ? this.#table.waitsFor : null;
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
    const done: Happened = tookBack === undefined ? { version, told } : { version, told, tookBack };
    this.#past.push(done);
    this.#keptTo = Math.min(this.#keptTo, this.#table.length);
    // It is seen through the eyes of whoever looked when it happened, whoever is asked next.
    const eyes = this.#eyes();
    const heard = { ...heardBy(done, eyes), steps: course.heardBy(eyes) };
    if (!this.#kept.handOver) this.#viewer = this.#asksPerson() ?? this.#viewer;
    return this.#update([heard]);
  }

  #update(changes: readonly ChangeHeard[]): TableUpdate {
    const { events: _, ...seen } = this.#table.update(this.#eyes());
    const { answers, standing, mayTakeBack } = this.#table.news(this.#viewer);
    const update = { ...seen, answers, standing, mayTakeBack };
    const { wrong, rest } = this.#telling;
    const follows = rest.length + (wrong === null ? 0 : 1);
    const told = {
      ...update,
      mayAskBack: this.#mayGoBack() !== null,
      changes,
      ...(follows > 0 && { follows }),
    };
    if (this.#asked === null) return told;
    return {
      ...told,
      luck: this.#asked,
      answers: [],
      standing: [],
      mayTakeBack: true,
    };
  }

  /** The same update with what will be asked next, for whoever shows it: that can be said at once. */
  withAhead(update: TableUpdate): TableUpdate {
    if (!this.#isTold()) return update;
    const lying = { box: this.#table.box, state: this.#table.keep().state };
    if (update.luck !== undefined) return { ...update, luck: withNext(lying, update.luck) };
    const seat = this.#asksPerson();
    const brings = seat === null ? [] : luckOfAnswers(lying, seat, update.answers);
    return brings.length > 0 ? { ...update, brings } : update;
  }

  /**
   * Through whose eyes it is seen. Where real cards are hidden from the table nobody has more to see than lies open, and
   * everybody who looks answers for whoever is asked.
   */
  #eyes(): Viewer {
    return this.#hasRealHands() ? null : this.#viewer;
  }

  #hasRealHands(): boolean {
    return hasRealHands(this.#table.box.game, this.#table.agreed);
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

const botsAmong = (chairs: readonly Chair[]): Seat[] =>
  chairs.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
