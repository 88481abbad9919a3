import {
  type Answer,
  changed,
  difference,
  type GameEvent,
  type Heard,
  isTookBack,
  type Seat,
  sameAnswer,
  type View,
} from '@undercroft/kernel';
import type { Others } from '../app/settings.ts';
import { Store } from '../app/store.ts';
import type { TableClient, TableUpdate } from '../tables/client.ts';

/** What nobody knows at first: how dice come to lie, or what it is that travels face down. */
export type Opening = 'dice' | 'flight';

/** The same as it is shown: dice may first lie in the hand of whoever throws them. */
type Unknown = Opening | 'hand';

/** How long that takes, in milliseconds: as long as dice tumble (--dice), as long as a piece flies. */
export const OPENING: Readonly<Record<Opening, number>> = { dice: 950, flight: 320 };

/** How a game looks while something happens: the part of its screen the stage needs. */
export interface Play {
  /** What lies on the table only while events are shown: added to the view. */
  passing?(before: View, event: GameEvent, after: View): object;
  /** How long an event is looked at once everything about it is known, in milliseconds. */
  beat(event: GameEvent, mine: boolean): number;
  /** What an event brings is not known at once. */
  opening(event: GameEvent): Opening | null;
  /** Whether a walk of several steps goes on after it. */
  goesOn(event: GameEvent): boolean;
  /** Whether it happens to this seat, whoever did it: then it is never hurried. */
  touches?(event: GameEvent, seat: Seat): boolean;
  /** Whether its seat throws these dice by hand, having answered so; else they roll at once. */
  inHand?(event: GameEvent, answer: Answer | null): boolean;
}

/** One line of the log before it is put into words. */
export interface LogEntry {
  readonly key: number;
  readonly version: number;
  readonly event: GameEvent;
  /** It no longer stands: whoever brought it about took their answer back. */
  readonly takenBack?: boolean;
}

export interface Scene {
  /** What lies on the table as it is shown. */
  readonly view: View;
  /** What is just happening, or null. */
  readonly event: GameEvent | null;
  /** What it brings is not known yet, and nothing on the screen may tell. */
  readonly opening: Unknown | null;
  /** How many events have been shown. */
  readonly shown: number;
  /** The newest state of things; act on it only when `caughtUp`. */
  readonly update: TableUpdate;
  /** Everything that happened has been shown. */
  readonly caughtUp: boolean;
  readonly log: readonly LogEntry[];
  /** How much of its time what is shown gets: less where computer players play among themselves. */
  readonly haste: number;
  /** What others did since whoever looks last answered; gone as soon as they answer again. */
  readonly news: readonly LogEntry[];
  /** An answer is on its way. */
  readonly sending: boolean;
}

interface Happening extends Heard {
  readonly version: number;
}

/** Something that happened, and is told. */
interface Told extends Happening {
  readonly event: GameEvent;
}

type Step = Happening | { readonly arrive: TableUpdate };

/** How long a round of computer players takes at most when it is told in brief, in milliseconds. */
const ROUND = 5000;
/** Dice that would roll for less time than this part of it do not roll at all. */
const TOO_HASTY = 0.3;

/** More events waiting than this, and they are shown without a pause. */
const FAR_BEHIND = 30;
/** How long everybody looks at the table as it was, when somebody took an answer back. */
const TOOK_BACK_BEAT = 1400;
/** Where everything takes little time anyway, more may wait. */
const FAR_BEHIND_IN_BRIEF = 120;
/** Dice in somebody's hand stay there until they are thrown, or all is skipped. */
const UNTIL_THROWN = Number.POSITIVE_INFINITY;

/** Plays what happens at a table event by event, in order, at a pace people can follow. */
export class Stage {
  readonly scene: Store<Scene>;
  /** Each event as it is shown: for sounds and flying pieces. */
  onEvent: ((event: GameEvent) => void) | undefined;
  /** An answer that was not taken. */
  onRefused: ((error: unknown) => void) | undefined;
  /** A factor on every beat: 0 shows nothing on the way. */
  pace: number;
  /** Whether people throw their own dice. */
  byHand = false;
  others: Others = 'all';
  readonly #client: TableClient;
  readonly #play: Play;
  readonly #leave: () => void;
  #queue: Step[] = [];
  /** The table as it truly lay at what is being shown, without what lies there only for a moment. */
  #view: View | undefined;
  /** Being shown, but not yet told. */
  #untold: Told | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hurry = false;
  #plan: Answer[] = [];
  /** What was answered last on this screen. */
  #gave: Answer | null = null;
  /** Whose doing the last event was. */
  #actor: Seat | null = null;
  /** How long the present turn of a computer player has been told. */
  #spent = { turn: -1, time: 0 };
  /** The version each seat's last answer on this screen made; before any, the one the screen began with. */
  readonly #mine = new Map<Seat | null, number>();
  #from = 0;
  /** The last version whoever paces themselves by the screen has heard of. */
  #announced = -1;
  /** Versions whose answers still stand, for striking what was taken back. */
  #told: number[] = [];
  /** Versions that no longer stand, by the one that took them back. */
  readonly #takenBack = new Map<number, readonly number[]>();
  #key = 0;

  constructor(client: TableClient, play: Play, pace = 1) {
    this.pace = pace;
    this.#client = client;
    this.#play = play;
    let scene: Store<Scene> | undefined;
    this.#leave = client.subscribe((update, fresh) => {
      if (scene === undefined) scene = new Store(this.#begin(update));
      else if (fresh) this.#replace(update);
      else this.#follow(update);
    });
    if (scene === undefined) throw new Error('a table client gives its picture when it is subscribed to');
    this.scene = scene;
    if (this.#queue.length > 0) this.#next();
    else this.#announce(this.scene.value.update.version);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#leave();
  }

  /** Shows the end of everything that is still waiting to be shown. */
  skip(): void {
    if (this.#queue.length === 0) return;
    this.#hurry = true;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Answers; the further answers follow one by one as long as nothing else happens. */
  answer(first: Answer, ...rest: Answer[]): void {
    this.skip();
    if (this.scene.value.sending) return;
    this.#plan = rest;
    this.#gave = first;
    this.#send((version) => this.#client.answer(version, first));
  }

  /** The dice leave the hand. */
  throwDice(): void {
    if (this.scene.value.opening !== 'hand' || this.#untold === undefined) return;
    this.onEvent?.(this.#untold.event);
    this.scene.change({ opening: 'dice' });
    this.#timer = setTimeout(() => this.#next(), OPENING.dice * this.pace);
  }

  takeBack(): void {
    this.skip();
    this.#plan = [];
    this.#send((version) => this.#client.takeBack(version));
  }

  /** A fresh game is shown from its first deal; any other picture as it is. */
  #begin(update: TableUpdate): Scene {
    const { missed = update.version === 0 && { from: -1, view: update.view, changes: update.changes } } =
      update;
    const view = missed ? missed.view : update.view;
    this.#view = view;
    // Whoever was away has that as their news, too.
    this.#from = missed && missed.from >= 0 ? missed.from : update.version;
    const log = this.#logOf(missed ? until(update, missed.from) : update);
    if (missed) {
      for (const { version, steps } of missed.changes) this.#push(version, steps);
      this.#queue.push({ arrive: update });
    }
    return {
      view,
      event: null,
      opening: null,
      shown: 0,
      update,
      caughtUp: this.#queue.length === 0,
      log,
      haste: 1,
      news: [],
      sending: false,
    };
  }

  #replace(update: TableUpdate): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#untold = undefined;
    this.#plan = [];
    const log = this.#logOf(update);
    const { view } = update;
    this.#view = view;
    const rest = { event: null, opening: null, caughtUp: true, haste: 1, news: [], sending: false };
    this.scene.change({ view, update, log, ...rest });
    this.scene.change({ news: this.#news() });
    this.#announce(update.version);
  }

  #follow(update: TableUpdate): void {
    const idle = this.#queue.length === 0;
    for (const change of update.changes) {
      if (change.tookBack === undefined) this.#push(change.version, change.steps);
      else this.#strike();
    }
    this.#queue.push({ arrive: update });
    this.scene.change({ update, caughtUp: false, sending: false });
    this.#walkOn(update);
    // The next computer player thinks while the last one is still being shown.
    const next = update.ask?.seat;
    if (this.others !== 'all' && this.pace > 0 && next !== undefined && this.#isBot(next))
      this.#announce(update.version);
    if (idle || document.hidden) this.#next();
  }

  #push(version: number, steps: readonly Heard[]): void {
    this.#count(version, steps);
    for (const step of steps) this.#queue.push({ version, ...step });
  }

  /** One more answer that stands, or some that stood and were taken back by leave. */
  #count(version: number, steps: readonly Heard[]): void {
    const [back] = steps.flatMap(({ event }) => (event !== null && isTookBack(event) ? [event] : []));
    if (back === undefined) this.#told.push(version);
    else this.#takenBack.set(version, this.#told.splice(-back.answers));
  }

  #logOf(update: TableUpdate): LogEntry[] {
    this.#told = [];
    let log: LogEntry[] = [];
    for (const { version, steps, tookBack } of update.changes) {
      if (tookBack === undefined) {
        this.#count(version, steps);
        log = marked(log, this.#takenBack.get(version));
        for (const { event } of steps) if (event !== null) log.push({ key: this.#key++, version, event });
      } else {
        const struck = this.#told.pop();
        log = log.filter((entry) => entry.version !== struck);
      }
    }
    return log;
  }

  #strike(): void {
    const struck = this.#told.pop();
    this.#queue = this.#queue.filter((step) => 'arrive' in step || step.version !== struck);
    if (this.#untold?.version === struck) this.#untold = undefined;
    this.scene.change({ log: this.scene.value.log.filter(({ version }) => version !== struck) });
  }

  /** The next planned step, if nothing but walking happened. */
  #walkOn(update: TableUpdate): void {
    const [next, ...rest] = this.#plan;
    if (next === undefined) return;
    const quiet = update.changes.every(({ steps }) =>
      steps.every(({ event }) => event === null || (!isTookBack(event) && this.#play.goesOn(event))),
    );
    const legal = update.answers.some((answer) => sameAnswer(answer, next));
    this.#plan = quiet && legal ? rest : [];
    if (!quiet || !legal) return;
    this.#gave = next;
    this.#send((version) => this.#client.answer(version, next));
  }

  #send(call: (version: number) => Promise<void>): void {
    const { version } = this.scene.value.update;
    this.#mine.set(this.#client.info.value.viewer, version + 1);
    this.scene.change({ sending: true, news: [] });
    call(version).catch((error: unknown) => {
      this.#plan = [];
      this.scene.change({ sending: false });
      this.onRefused?.(error);
    });
  }

  #next(): void {
    for (;;) {
      const step = this.#untold ?? this.#queue.shift();
      if (step === undefined) return;
      if ('arrive' in step) {
        const caughtUp = this.#queue.length === 0;
        // What has not changed stays the same object, and whoever draws it need not draw it again.
        const before = this.#view ?? step.arrive.view;
        const view = changed(before, difference(before, step.arrive.view));
        this.#view = view;
        this.scene.change({ view, event: null, opening: null, haste: 1, caughtUp });
        if (!caughtUp) continue;
        this.#hurry = false;
        this.scene.change({ news: this.#news() });
        this.#announce(step.arrive.version);
        return;
      }
      const pause = step === this.#untold ? this.#tell(this.#untold) : this.#take(step);
      if (pause === 0) continue;
      if (pause !== UNTIL_THROWN) this.#timer = setTimeout(() => this.#next(), pause);
      return;
    }
  }

  /** What changes without a word is seen with the next one, or when all has been shown. */
  #take({ event, ...step }: Happening): number {
    if (event !== null) return this.#show({ event, ...step });
    this.#view = changed(this.#view ?? this.scene.value.view, step.change);
    return 0;
  }

  /** Shows one event and says how long to look at it, or how long until it can be told. */
  #show(step: Told): number {
    const { event } = step;
    const haste = this.#hasteFor(event);
    const known = this.#unseen(event) || this.pace === 0 || haste < TOO_HASTY || isTookBack(event);
    const opening = known ? null : this.#play.opening(event);
    const held = opening === 'dice' && this.#isHeld(event);
    if (!this.#unseen(event) && haste >= TOO_HASTY && !held) this.onEvent?.(event);
    this.scene.change({ event, haste, opening: held ? 'hand' : opening, shown: this.scene.value.shown + 1 });
    if (opening === null) return this.#tell(step);
    // Dice are seen while they roll; what travels face down lies nowhere yet.
    if (opening === 'dice') this.scene.change({ view: this.#pictureAfter(step) });
    this.#untold = step;
    return held ? UNTIL_THROWN : this.#pause(OPENING[opening]);
  }

  /** Everything about the event is known now. */
  #tell(step: Told): number {
    const { version, event } = step;
    const { view, log, opening } = this.scene.value;
    this.#untold = undefined;
    this.scene.change({
      view: opening === 'dice' || opening === 'hand' ? view : this.#pictureAfter(step),
      opening: null,
      log: [...marked(log, this.#takenBack.get(version)), { key: this.#key++, version, event }],
    });
    return this.#unseen(event) ? 0 : this.#pause(this.#beat(event));
  }

  /** Whether somebody in front of this screen has the dice in their hand. */
  #isHeld(event: GameEvent): boolean {
    // Who has answered nothing here comes back to what was missed: those dice have been thrown.
    if (this.#gave === null || !this.byHand || !('seat' in event)) return false;
    if (!this.#play.inHand?.(event, this.#gave)) return false;
    return this.#sitsHere(Number(event.seat));
  }

  /** Around one device sit all its people; online everybody has a screen of their own, and a replay is only watched. */
  #sitsHere(seat: Seat): boolean {
    const { kind, info } = this.#client;
    if (kind === 'here') return info.value.seats[seat]?.kind === 'person';
    return kind === 'online' && info.value.viewer === seat;
  }

  #beat(event: GameEvent): number {
    if (isTookBack(event)) return TOOK_BACK_BEAT;
    const mine = 'seat' in event && event.seat === this.#client.info.value.viewer;
    return this.#play.beat(event, mine);
  }

  /** The table as an event has left it, with what lies there only while it is shown. */
  #pictureAfter({ event, change }: Told): View {
    const before = this.scene.value.view;
    const after = changed(this.#view ?? before, change);
    this.#view = after;
    return isTookBack(event) ? after : { ...after, ...this.#play.passing?.(before, event, after) };
  }

  /** Nobody looks, or there is too much to look at; but what touches people here is never passed over. */
  #unseen(event: GameEvent): boolean {
    if (this.#hurry || document.hidden) return true;
    const most = this.others === 'all' ? FAR_BEHIND : FAR_BEHIND_IN_BRIEF;
    return this.#queue.length > most && !this.#touchesUs(event);
  }

  /** A time as it is at this pace; what computer players do among themselves has so much of it in a turn. */
  #pause(time: number): number {
    const { haste } = this.scene.value;
    const pause = Math.round(time * this.pace * haste);
    if (haste < 1 || this.#isBot(this.#actor ?? -1)) this.#spent.time += time * haste;
    return pause;
  }

  /** How much of its time an event gets: the longer a computer player's turn takes, the less. */
  #hasteFor(event: GameEvent): number {
    if ('seat' in event) this.#actor = Number(event.seat);
    if (this.others === 'all' || this.#actor === null || !this.#isBot(this.#actor)) return 1;
    if (isTookBack(event) || this.#touchesUs(event)) return 1;
    if (this.others === 'least') return 0;
    const { turn } = this.#view ?? this.scene.value.view;
    if (turn !== this.#spent.turn) this.#spent = { turn, time: 0 };
    const bots = this.#client.info.value.seats.filter(({ seat }) => this.#isBot(seat)).length;
    return Math.max(0, 1 - this.#spent.time / (ROUND / Math.max(1, bots)));
  }

  #isBot(seat: Seat): boolean {
    const info = this.#client.info.value.seats?.[seat];
    return info !== undefined && (info.kind === 'bot' || info.standIn);
  }

  #touchesUs(event: GameEvent): boolean {
    const { viewer, seats } = this.#client.info.value;
    if (this.#client.kind === 'replay') return false;
    const us = seats?.filter(({ seat }) => this.#sitsHere(seat)).map(({ seat }) => seat) ?? [];
    return [...us, ...(viewer === null ? [] : [viewer])].some(
      (seat) => ('seat' in event && event.seat === seat) || this.#play.touches?.(event, seat),
    );
  }

  #news(): readonly LogEntry[] {
    const { viewer } = this.#client.info.value;
    const last = this.#mine.get(viewer) ?? this.#from;
    return this.scene.value.log.filter(({ version, takenBack }) => version > last && !takenBack);
  }

  #announce(version: number): void {
    if (version === this.#announced) return;
    this.#announced = version;
    this.#client.shown(version);
  }
}

/** As it was told up to a version. */
const until = (update: TableUpdate, version: number): TableUpdate => ({
  ...update,
  changes: update.changes.filter((change) => change.version <= version),
});

/** The log, where these versions no longer stand. */
const marked = (log: readonly LogEntry[], takenBack: readonly number[] = []): LogEntry[] =>
  log.map((entry) => (takenBack.includes(entry.version) ? { ...entry, takenBack: true } : entry));
