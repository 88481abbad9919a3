import {
  type Answer,
  changed,
  difference,
  type GameEvent,
  type Heard,
  isTookBack,
  sameAnswer,
  type View,
} from '@undercroft/kernel';
import { Store } from '../app/store.ts';
import type { TableClient, TableUpdate } from '../tables/client.ts';

/** What nobody knows at first: how dice come to lie, or what it is that travels face down. */
export type Opening = 'dice' | 'flight';

/** How long that takes, in milliseconds: as long as dice tumble (--dice), as long as a piece flies. */
export const OPENING: Readonly<Record<Opening, number>> = { dice: 1100, flight: 320 };

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
  readonly opening: Opening | null;
  /** How many events have been shown. */
  readonly shown: number;
  /** The newest state of things; act on it only when `caughtUp`. */
  readonly update: TableUpdate;
  /** Everything that happened has been shown. */
  readonly caughtUp: boolean;
  readonly log: readonly LogEntry[];
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

/** More events waiting than this, and they are shown without a pause. */
const FAR_BEHIND = 30;
/** How long everybody looks at the table as it was, when somebody took an answer back. */
const TOOK_BACK_BEAT = 1400;

/** Plays what happens at a table event by event, in order, at a pace people can follow. */
export class Stage {
  readonly scene: Store<Scene>;
  /** Each event as it is shown: for sounds and flying pieces. */
  onEvent: ((event: GameEvent) => void) | undefined;
  /** An answer that was not taken. */
  onRefused: ((error: unknown) => void) | undefined;
  /** A factor on every beat: 0 shows nothing on the way. */
  pace: number;
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
    else client.shown(this.scene.value.update.version);
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
    this.#send((version) => this.#client.answer(version, first));
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
    this.scene.change({ view, event: null, opening: null, update, caughtUp: true, log, sending: false });
    this.#client.shown(update.version);
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
    if (quiet && legal) this.#send((version) => this.#client.answer(version, next));
  }

  #send(call: (version: number) => Promise<void>): void {
    this.scene.change({ sending: true });
    call(this.scene.value.update.version).catch((error: unknown) => {
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
        this.scene.change({ view, event: null, opening: null, caughtUp });
        if (!caughtUp) continue;
        this.#hurry = false;
        this.#client.shown(step.arrive.version);
        return;
      }
      const pause = step === this.#untold ? this.#tell(this.#untold) : this.#take(step);
      if (pause === 0) continue;
      this.#timer = setTimeout(() => this.#next(), pause);
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
    if (!this.#unseen) this.onEvent?.(event);
    const known = this.#unseen || this.pace === 0 || isTookBack(event);
    const opening = known ? null : this.#play.opening(event);
    this.scene.change({ event, opening, shown: this.scene.value.shown + 1 });
    if (opening === null) return this.#tell(step);
    // Dice are seen while they roll; what travels face down lies nowhere yet.
    if (opening === 'dice') this.scene.change({ view: this.#pictureAfter(step) });
    this.#untold = step;
    return OPENING[opening] * this.pace;
  }

  /** Everything about the event is known now. */
  #tell(step: Told): number {
    const { version, event } = step;
    const { view, log, opening } = this.scene.value;
    this.#untold = undefined;
    this.scene.change({
      view: opening === 'dice' ? view : this.#pictureAfter(step),
      opening: null,
      log: [...marked(log, this.#takenBack.get(version)), { key: this.#key++, version, event }],
    });
    return this.#unseen ? 0 : Math.round(this.#beat(event) * this.pace);
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

  get #unseen(): boolean {
    return this.#hurry || document.hidden || this.#queue.length > FAR_BEHIND;
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
