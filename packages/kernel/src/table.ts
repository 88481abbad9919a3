import { copyTable } from './copy.ts';
import { Course, Picture } from './course.ts';
import { draftOf } from './draft.ts';
import type { Box, Game, GameTypes, Json, Outcome, Seat, StandingOf, Viewer } from './game.ts';
import { type LuckPosition, luckOf, type MatchLuck, turnBack } from './luck.ts';
import { Marks } from './marks.ts';
import {
  boxOf,
  type Given,
  type Mark,
  type Match,
  replayFrom,
  type Stood,
  standing,
  type Undo,
} from './match.ts';
import { migrate } from './migrate.ts';
import { hasLearned } from './moves.ts';
import { componentsOf } from './plan.ts';
import { answersNow, asked, begin, give, openBox, sameAnswer, standingAnswers } from './play.ts';
import { Refused } from './refused.ts';
import { collect, heard, type Told, tellTookBack } from './told.ts';
import { asksSeen } from './views.ts';

/** What a table hands to one viewer when something changed. */
export interface Update<T extends GameTypes = GameTypes> {
  readonly version: number;
  readonly view: T['view'];
  readonly events: readonly T['event'][];
  /** The question being asked, as this viewer may know it; null when the game is over. */
  readonly ask: T['ask'] | null;
  /** The legal answers, if this viewer is the one asked. */
  readonly answers: readonly T['answer'][];
  /** What this viewer may do without being asked. */
  readonly standing: readonly StandingOf<T>[];
  readonly mayTakeBack: boolean;
  /** Whether this viewer has an answer that could be taken back with the leave of the others. */
  readonly mayAskBack: boolean;
  readonly outcome: Outcome | null;
}

/** What one change did: the new version and what was told. */
export interface Change<T extends GameTypes = GameTypes> {
  readonly version: number;
  readonly told: readonly Told<T['event']>[];
  /** What each viewer heard of it, and saw change. */
  readonly course: Course<T>;
  /** How many answers this change took back; 0 for an answer. */
  readonly tookBack: number;
  /** Whether it cannot be taken back without leave. */
  readonly final: boolean;
  /** How much of the luck is used by now. */
  readonly position: LuckPosition;
}

/** A table as it is kept between sessions: the match so far and where it stands. */
export interface SavedTable {
  readonly match: Match;
  readonly version: number;
  readonly state: GameTypes['state'];
  /** The rules version the state was kept under; that of the match when absent. */
  readonly rules?: number | undefined;
  /** How much of the luck has been used. */
  readonly position: LuckPosition;
  /** What may still be taken back, oldest first; nothing when absent. */
  readonly undo?: readonly Undo[];
  /** How many answers of each seat stand; as many as the match says when absent. */
  readonly answered?: readonly number[];
}

/** A match being played: takes answers with the version they answer, hands every viewer its update. */
export class Table<T extends GameTypes = GameTypes> {
  readonly box: Box<T>;
  /** Goes up by one with every change, take-backs too. */
  version: number;
  /** Seats that the computer plays: nobody can accuse them of what only a person can do. */
  bots: readonly Seat[] = [];
  #match: Omit<Match, 'answers'>;
  /** The answers of the match, or those since it was resumed without them. */
  #given: Given[];
  readonly #chance: MatchLuck;
  /** What people said that luck brought, where it comes from them. */
  readonly #said: Json[];
  /** What the rules change, and how it lies between two answers. */
  #state: T['state'];
  #picture: Picture<T>;
  #undo: Undo<T>[] = [];
  /** How many answers of each seat stand, and which of those given. */
  #answered: number[];
  #stood: Stood[];
  readonly #marks: Marks<T>;
  /** The answers to the question being asked, once somebody wanted to know them. */
  #listed: T['answer'][] | null = null;

  private constructor(
    box: Box<T>,
    match: Match,
    said: Json[],
    chance: MatchLuck,
    state: T['state'],
    version: number,
  ) {
    const { answers, said: _, ...rest } = match;
    this.box = box;
    this.version = version;
    this.#match = rest;
    this.#given = [...answers];
    this.#said = said;
    this.#chance = chance;
    this.#picture = new Picture(box, state);
    this.#state = draftOf<T>(box.game, state, copyTable(state));
    this.#stood = standing(match);
    this.#answered = counted(this.#stood, match.figures.length);
    this.#marks = new Marks(this.#now());
  }

  /** Sets up a new table; the set-up's events come with it. */
  static begin<T extends GameTypes>(
    game: Game<T>,
    agreed: Pick<Match, 'figures' | 'seed'> & Partial<Pick<Match, 'options' | 'set' | 'luck' | 'said'>>,
  ): { table: Table<T>; told: Told<T['event']>[] } {
    const box = openBox(game, agreed.options, agreed.set);
    const said = [...(agreed.said ?? [])];
    const { seed, luck } = agreed;
    const chance = luckOf({ seed, luck, said }, 0);
    const told: Told<T['event']>[] = [];
    const state = begin(box, agreed.figures, chance, collect(told));
    const match: Match = {
      game: game.name,
      rules: game.rulesVersion,
      options: box.options,
      set: agreed.set ?? null,
      figures: [...agreed.figures],
      seed: agreed.seed,
      answers: [],
      ...(luck && { luck }),
    };
    return { table: new Table(box, match, said, chance, state, 0), told };
  }

  /** Goes on from a saved table, also one begun under an older rules version. */
  static resume<T extends GameTypes>(game: Game<T>, saved: SavedTable): Table<T> {
    const { match, position, state, version, undo = [] } = saved;
    const box =
      match.rules === game.rulesVersion ? boxOf(game, match) : openBox(game, match.options, match.set);
    const { rules = match.rules } = saved;
    const now = migrate(game, state, rules);
    const said = [...(match.said ?? [])];
    const luck = luckOf({ ...match, said }, match.answers.length, position);
    const table = new Table(box, match, said, luck, now, version);
    table.#undo = undo.map((one) => ({ ...one, state: migrate(game, one.state, rules) }));
    if (saved.answered !== undefined) table.#answered = [...saved.answered];
    return table;
  }

  save(): SavedTable {
    return { match: this.match(), ...this.keep() };
  }

  /** The same without the match, for whoever keeps its answers one by one: it costs as much in a long game as in a short one. */
  keep(): Omit<SavedTable, 'match'> {
    return {
      version: this.version,
      state: this.#picture.state,
      rules: this.box.game.rulesVersion,
      position: this.#chance.position,
      undo: [...this.#undo],
      answered: [...this.#answered],
    };
  }

  /** Whether a seat may still take something back without leave. */
  get isOpen(): boolean {
    return this.#undo.length > 0;
  }

  /** What the match was begun with: all of it but the answers. */
  get agreed(): Omit<Match, 'answers'> {
    return this.#match;
  }

  /** What people said that luck brought; undefined where it does not come from them. */
  get said(): readonly Json[] | undefined {
    return this.#match.luck === 'said' ? [...this.#said] : undefined;
  }

  /** Who of these gave the last answer that stands. */
  lastOf(seats: readonly Seat[]): Seat | null {
    return this.#stood.findLast(({ seat }) => seats.includes(seat))?.seat ?? null;
  }

  /** The match so far; without its seed it says nothing about luck to come, so keep that until the end. */
  match(): Match {
    const { said } = this;
    return { ...this.#match, answers: [...this.#given], ...(said && { said }) };
  }

  /** How many answers the match has so far. */
  get length(): number {
    return this.#given.length;
  }

  /** Its answers from one of them on. */
  answersFrom(at: number): Given[] {
    return this.#given.slice(at);
  }

  get outcome(): Outcome | null {
    return this.box.game.outcome(this.box, this.#picture.state);
  }

  /** Whose answer the table waits for. */
  get waitsFor(): Seat | null {
    return asked<T>(this.#picture.state)?.seat ?? null;
  }

  /** How many turns have begun. */
  get turn(): number {
    return this.#picture.state.turn;
  }

  get seatCount(): number {
    return this.#match.figures.length;
  }

  /** The figure each seat plays. */
  get figures(): string[] {
    return [...this.box.game.seated(this.#picture.state)];
  }

  /** All that a viewer may know now, with what it has just heard. */
  update(viewer: Viewer, told: readonly Told<T['event']>[] = []): Update<T> {
    return { view: this.#picture.seenBy(viewer).view, events: heard(told, viewer), ...this.news(viewer) };
  }

  /** The same for a viewer who knows the view already. */
  news(viewer: Viewer): Omit<Update<T>, 'view' | 'events'> {
    const asks = asksSeen(this.box, this.#picture.state, viewer);
    return {
      version: this.version,
      ask: asks[asks.length - 1] ?? null,
      answers: viewer !== null && this.waitsFor === viewer ? this.#answers() : [],
      standing: viewer === null ? [] : this.#standing(viewer),
      mayTakeBack: viewer !== null && this.mayTakeBack(viewer),
      mayAskBack: viewer !== null && this.mayAskBack(viewer),
      outcome: this.outcome,
    };
  }

  /**
   * Takes an answer to a version of the table; refuses one that is stale, illegal or from the wrong seat. Where luck
   * comes from people, `said` is what it brought; a `LuckWanted` says what else has to be named, and nothing has changed.
   */
  answer(seat: Seat, version: number, answer: unknown, said: readonly Json[] = []): Change<T> {
    this.#expect(version);
    if (this.bots.length > 0) this.#mustAccusePeople(seat, answer);
    const before = this.#picture;
    const { used, position } = this.#chance;
    const heard = this.#said.length;
    this.#said.push(...said);
    const course = new Course(before);
    let given: T['answer'];
    try {
      given = give(
        this.box,
        this.#state,
        seat,
        answer,
        this.#chance,
        course.watch(this.#state),
        this.#answers(),
      );
      this.#allUsed();
    } catch (error) {
      // An answer either happens whole or not at all, even if a rule throws halfway.
      this.#state = draftOf<T>(this.box.game, before.state, copyTable(before.state));
      turnBack(this.#chance, position);
      this.#said.length = heard;
      throw error;
    }
    const at = this.#given.length;
    this.#marks.note({ at, state: before.state, position });
    this.#given.push([seat, given]);
    this.#answered[seat]++;
    this.#stood.push({ at, seat });
    this.#picture = course.end(this.#state).after;
    const final = this.#chance.used !== used || hasLearned<T>(this.box, course.steps, this.seatCount);
    // All of these are one seat's: whoever answers after somebody else begins anew.
    if (final || this.#undo.at(-1)?.seat !== seat) this.#undo = [];
    if (!final) this.#undo.push({ seat, state: before.state });
    return this.#changed(course, 0, final);
  }

  /** Own answers only, while no luck was used, nobody has learned anything by them and nobody else has answered. */
  mayTakeBack(seat: Seat): boolean {
    return this.#undo.at(-1)?.seat === seat;
  }

  takeBack(seat: Seat, version: number): Change<T> {
    this.#expect(version);
    const undo = this.#undo.at(-1);
    if (undo?.seat !== seat) {
      throw new Refused(
        'illegal',
        'nothing to take back: luck was used, something hidden was shown, or somebody else has answered',
      );
    }
    this.#undo.pop();
    this.#given.pop();
    this.#answered[seat]--;
    this.#stood.pop();
    return this.#back(new Course(this.#picture), undo.state, this.#given.length, 1);
  }

  /** Whether a seat has an answer to take back by leave: one that these rules can play again up to. */
  mayAskBack(seat: Seat): boolean {
    const { rulesVersion } = this.box.game;
    return this.#answered[seat] > 0 && this.#match.rules === rulesVersion && this.waitsFor !== null;
  }

  /** Refuses a wish that is stale, or where nothing can be taken back. */
  mustAskBack(seat: Seat, version: number): void {
    this.#expect(version);
    if (this.mayAskBack(seat)) return;
    throw new Refused(
      'illegal',
      'nothing to take back: no answer of yours stands, the game is over, or it began under older rules',
    );
  }

  /** Whether a seat's last answer was given since this table was resumed: then it goes back to it by itself. */
  remembers(seat: Seat): boolean {
    return this.#stood.some((one) => one.seat === seat);
  }

  /**
   * Takes a seat's last answer back by leave, and all that came after it, although luck was used or somebody has learned
   * something. The luck stays used, and the match says so. `answers` are those of the match so far, where the table was
   * resumed without them and does not remember that seat's last.
   */
  takeBackByLeave(seat: Seat, version: number, answers?: readonly Given[]): Change<T> {
    this.mustAskBack(seat, version);
    if (answers !== undefined) this.#recall(answers);
    const last = this.#stood.findLastIndex((one) => one.seat === seat);
    if (last < 0) throw new Error(`the answers of seat ${seat} are not known to this table`);
    const state = this.#before(last);
    const undone = this.#stood.splice(last);
    for (const one of undone) this.#answered[one.seat]--;
    this.#given.push([seat, null]);
    this.#undo = [];
    const course = new Course(this.#picture);
    tellTookBack(course.watch(state), seat, undone.length);
    return this.#back(course, state, undone[0].at, 0);
  }

  /**
   * People laid the table otherwise: their own, with real pieces. From here on it is known; the match says so, and how it
   * lay. Refused where pieces are too many or missing.
   */
  lay(state: T['state'], version: number): Change<T> {
    this.#expect(version);
    const before = this.#picture.state;
    const wrong = unlike(componentsOf(this.box, before), componentsOf(this.box, state));
    if (wrong !== null) throw new Refused('bad-input', `the table does not add up: ${wrong}`);
    const after = this.#given.length;
    const laid = (this.#match.laid ?? []).filter((one) => one.after < after);
    this.#match = { ...this.#match, laid: [...laid, { after, state: copyTable(state) }] };
    this.#undo = [];
    return this.#back(new Course(this.#picture), state, after, 0);
  }

  /** Learns which answers were given before it was resumed. */
  #recall(answers: readonly Given[]): void {
    this.#marks.shift(answers.length - this.#given.length);
    this.#given = [...answers];
    this.#stood = standing({ answers });
  }

  /** How the table lay before one of the answers that stand. */
  #before(which: number): T['state'] {
    const { at } = this.#stood[which];
    const mark = this.#marks.by(at) ?? this.#marks.findAgain(this.box.game, this.match(), this.#stood, which);
    const match = { ...this.#match, said: this.#said };
    let { state } = mark;
    for (const frame of replayFrom(this.box, match, mark, this.#given.slice(mark.at, at)))
      state = frame.state;
    return state;
  }

  /** How the match lies now. */
  #now(): Mark<T> {
    return { at: this.#given.length, state: this.#picture.state, position: this.#chance.position };
  }

  #back(course: Course<T>, state: T['state'], at: number, tookBack: number): Change<T> {
    this.#picture = course.end(state).after;
    this.#state = draftOf<T>(this.box.game, this.#picture.state, copyTable(this.#picture.state));
    this.#marks.backTo(at, this.#now());
    return this.#changed(course, tookBack, true);
  }

  #changed(course: Course<T>, tookBack: number, final: boolean): Change<T> {
    this.#listed = null;
    this.version++;
    const { position } = this.#chance;
    return { version: this.version, told: course.told, course, tookBack, final, position };
  }

  #answers(): T['answer'][] {
    this.#listed ??= answersNow(this.box, this.#picture.state);
    return this.#listed;
  }

  /** What was said beyond what luck was needed for would be taken for the next use of it. */
  #allUsed(): void {
    const { position } = this.#chance;
    if (this.#match.luck !== 'said' || position === this.#said.length) return;
    throw new Refused('bad-input', `said: ${this.#said.length} were named, luck was used ${position} times`);
  }

  #standing(seat: Seat): StandingOf<T>[] {
    return standingAnswers(this.box, this.#picture.state, seat).filter((answer) => !this.#accusesBot(answer));
  }

  #mustAccusePeople(seat: Seat, answer: unknown): void {
    const standing = standingAnswers(this.box, this.#picture.state, seat);
    if (standing.some((one) => sameAnswer(one, answer) && this.#accusesBot(one)))
      throw new Refused('illegal', 'only people can be accused, not computer players');
  }

  #accusesBot(answer: StandingOf<T>): boolean {
    const accused = this.box.game.standing?.accuses?.(this.#picture.state, answer) ?? null;
    return accused !== null && this.bots.includes(accused);
  }

  #expect(version: number): void {
    if (version === this.version) return;
    throw new Refused('stale', `the table is at version ${this.version}, the answer was to ${version}`);
  }
}

/** The first piece there are more or fewer of than there were. */
function unlike(were: readonly string[], are: readonly string[]): string | null {
  const countOf = (all: readonly string[], name: string) => all.filter((one) => one === name).length;
  const name = [...new Set([...were, ...are])].find((one) => countOf(were, one) !== countOf(are, one));
  return name === undefined ? null : `${countOf(are, name)} of ${name}, not ${countOf(were, name)}`;
}

/** How many of these are each seat's. */
function counted(stood: readonly Stood[], seats: number): number[] {
  const counts = new Array<number>(seats).fill(0);
  for (const { seat } of stood) counts[seat]++;
  return counts;
}
