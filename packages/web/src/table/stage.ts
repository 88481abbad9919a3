import { type Answer, type GameEvent, sameAnswer, type View } from '@undercroft/kernel';
import { Store } from '../app/store.ts';
import type { TableClient, TableUpdate } from '../tables/client.ts';

/** How a game looks while something happens: the part of its screen the stage needs. */
export interface Play {
  /** The table as it looks right after an event; the true view follows once all events were shown. */
  after(view: View, event: GameEvent): View;
  /** How long an event is looked at, in milliseconds. */
  beat(event: GameEvent, mine: boolean): number;
  /** Whether a walk of several steps goes on after it. */
  goesOn(event: GameEvent): boolean;
}

/** One line of the log before it is put into words. */
export interface LogEntry {
  readonly key: number;
  readonly version: number;
  readonly event: GameEvent;
}

export interface Scene {
  /** What lies on the table as it is shown. */
  readonly view: View;
  /** What is just happening, or null. */
  readonly event: GameEvent | null;
  /** The newest state of things; act on it only when `caughtUp`. */
  readonly update: TableUpdate;
  /** Everything that happened has been shown. */
  readonly caughtUp: boolean;
  readonly log: readonly LogEntry[];
  /** An answer is on its way. */
  readonly sending: boolean;
}

type Step = { readonly version: number; readonly event: GameEvent } | { readonly arrive: TableUpdate };

/** More events waiting than this, and they are shown without a pause. */
const FAR_BEHIND = 30;

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
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hurry = false;
  #plan: Answer[] = [];
  /** Versions whose answers still stand, for striking what was taken back. */
  #standing: number[] = [];
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
    const log = update.version === 0 ? [] : this.#logOf(update);
    if (update.version === 0) {
      for (const { version, events } of update.changes) this.#push(version, events);
      this.#queue.push({ arrive: update });
    }
    return {
      view: update.view,
      event: null,
      update,
      caughtUp: this.#queue.length === 0,
      log,
      sending: false,
    };
  }

  #replace(update: TableUpdate): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#plan = [];
    const log = this.#logOf(update);
    this.scene.set({ view: update.view, event: null, update, caughtUp: true, log, sending: false });
    this.#client.shown(update.version);
  }

  #follow(update: TableUpdate): void {
    const idle = this.#queue.length === 0;
    for (const change of update.changes) {
      if (change.tookBack === undefined) this.#push(change.version, change.events);
      else this.#strike();
    }
    this.#queue.push({ arrive: update });
    this.scene.change({ update, caughtUp: false, sending: false });
    this.#walkOn(update);
    if (idle || document.hidden) this.#next();
  }

  #push(version: number, events: readonly GameEvent[]): void {
    this.#standing.push(version);
    for (const event of events) this.#queue.push({ version, event });
  }

  #logOf(update: TableUpdate): LogEntry[] {
    this.#standing = [];
    let log: LogEntry[] = [];
    for (const { version, events, tookBack } of update.changes) {
      if (tookBack === undefined) {
        this.#standing.push(version);
        log.push(...events.map((event) => ({ key: this.#key++, version, event })));
      } else {
        const struck = this.#standing.pop();
        log = log.filter((entry) => entry.version !== struck);
      }
    }
    return log;
  }

  #strike(): void {
    const struck = this.#standing.pop();
    this.#queue = this.#queue.filter((step) => 'arrive' in step || step.version !== struck);
    this.scene.change({ log: this.scene.value.log.filter(({ version }) => version !== struck) });
  }

  /** The next planned step, if nothing but walking happened. */
  #walkOn(update: TableUpdate): void {
    const [next, ...rest] = this.#plan;
    if (next === undefined) return;
    const quiet = update.changes.every(({ events }) => events.every((event) => this.#play.goesOn(event)));
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
      const step = this.#queue.shift();
      if (step === undefined) return;
      if ('arrive' in step) {
        const caughtUp = this.#queue.length === 0;
        this.scene.change({ view: step.arrive.view, event: null, caughtUp });
        if (!caughtUp) continue;
        this.#hurry = false;
        this.#client.shown(step.arrive.version);
        return;
      }
      const pause = this.#show(step.version, step.event);
      if (pause === 0) continue;
      this.#timer = setTimeout(() => this.#next(), pause);
      return;
    }
  }

  /** Shows one event and says how long to look at it. */
  #show(version: number, event: GameEvent): number {
    const { view, log } = this.scene.value;
    const entry = { key: this.#key++, version, event };
    this.scene.change({ view: this.#play.after(view, event), event, log: [...log, entry] });
    const unseen = this.#hurry || document.hidden || this.#queue.length > FAR_BEHIND;
    if (!unseen) this.onEvent?.(event);
    const mine = 'seat' in event && event.seat === this.#client.info.value.viewer;
    return unseen ? 0 : Math.round(this.#play.beat(event, mine) * this.pace);
  }
}
