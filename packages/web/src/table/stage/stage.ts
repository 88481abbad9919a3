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
import type { Others } from '../../kit/settings.ts';
import { Store } from '../../kit/store.ts';
import type { Saying, TableClient, TableUpdate } from '../sources/client.ts';
import { Chronicle } from './chronicle.ts';
import { Company } from './company.ts';
import { type LogEntry, OPENING, type Play, type Showing } from './scene.ts';

interface Happening extends Heard {
  readonly version: number;
}

/** Something that happened, and is told. */
interface Told extends Happening {
  readonly event: GameEvent;
}

type Step = Happening | { readonly arrive: TableUpdate };

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
  readonly scene: Store<Showing>;
  /** Each event as it is shown: for sounds and flying pieces. */
  onEvent: ((event: GameEvent) => void) | undefined;
  /** An answer that was not taken. */
  onRefused: ((error: unknown) => void) | undefined;
  /** A factor on every beat: 0 shows nothing on the way. */
  pace: number;
  /** Whether people throw their own dice. */
  byHand = false;
  others: Others = 'all';
  /** How long an event is looked at here at least, however much of a hurry there is. */
  atLeast: ((event: GameEvent) => number) | undefined;
  readonly #client: TableClient;
  readonly #play: Play;
  readonly #company: Company;
  readonly #chronicle = new Chronicle();
  #leave = () => {};
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
  /** The version each seat's last answer on this screen made; before any, the one the screen began with. */
  readonly #mine = new Map<Seat | null, number>();
  #from = 0;
  /** The last version whoever paces themselves by the screen has heard of. */
  #announced = -1;
  constructor(client: TableClient, play: Play, pace = 1) {
    this.pace = pace;
    this.#client = client;
    this.#play = play;
    this.#company = new Company(client, play);
    this.scene = new Store(this.#begin(client.picture()));
  }

  /** Somebody looks: what waits is shown, and what happens from now on. A stage that was closed goes on where it was. */
  open(): void {
    this.#leave = this.#client.subscribe((update, fresh) => {
      if (fresh) this.#replace(update);
      else this.#follow(update);
    });
    const picture = this.#client.picture();
    if (picture.version !== this.scene.value.update.version) this.#replace(picture);
    else if (this.#queue.length > 0 || this.#untold !== undefined) this.#next();
    else this.#announce(picture.version);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#leave();
  }

  /** Shows the end of everything that is still waiting to be shown. */
  skip(): void {
    if (this.#queue.length === 0) return;
    this.#hurry = true;
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

  /** Says what luck brought, where people name it; with the answer that wants it, where that is not given yet. */
  say(sayings: readonly Saying[], answer: Answer | null = null): void {
    this.skip();
    if (this.scene.value.sending) return;
    this.#send(async (version) => this.#client.say?.(version, sayings, answer));
  }

  takeBack(): void {
    this.skip();
    this.#plan = [];
    this.#send((version) => this.#client.takeBack(version));
  }

  /** A fresh game is shown from its first deal; any other picture as it is. */
  #begin(update: TableUpdate): Showing {
    const { missed = update.version === 0 && { from: -1, view: update.view, changes: update.changes } } =
      update;
    const view = missed ? missed.view : update.view;
    this.#view = view;
    // Whoever was away has that as their news, too.
    this.#from = missed && missed.from >= 0 ? missed.from : update.version;
    const log = this.#chronicle.logOf(update, missed ? missed.from : undefined);
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
    const log = this.#chronicle.logOf(update);
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
    if (this.others !== 'all' && this.pace > 0 && next !== undefined && this.#company.isBot(next))
      this.#announce(update.version);
    if (idle || document.hidden) this.#next();
  }

  #push(version: number, steps: readonly Heard[]): void {
    this.#chronicle.count(version, steps);
    for (const step of steps) this.#queue.push({ version, ...step });
  }

  #strike(): void {
    const struck = this.#chronicle.strike();
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
    // Whoever comes before the time is up comes in its place: there is one chain, never two.
    clearTimeout(this.#timer);
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
      if (pause !== UNTIL_THROWN) this.#nextAfter(pause);
      return;
    }
  }

  /** A screen that is too slow for the pauses spends more than them: then the rest is told the quicker. */
  #nextAfter(pause: number): void {
    const due = performance.now() + pause;
    this.#timer = setTimeout(() => {
      this.#company.spend(Math.max(0, performance.now() - due) / (this.pace || 1), 1);
      this.#next();
    }, pause);
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
    const { turn } = this.#view ?? this.scene.value.view;
    const haste = this.#company.hasteFor(event, this.others, turn);
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
      log: this.#chronicle.add(log, { version, event }),
    });
    if (this.#unseen(event) || this.pace === 0) return 0;
    return Math.max(this.#pause(this.#beat(event)), this.atLeast?.(event) ?? 0);
  }

  /** Whether somebody in front of this screen has the dice in their hand. */
  #isHeld(event: GameEvent): boolean {
    // Who has answered nothing here comes back to what was missed: those dice have been thrown.
    if (this.#gave === null || !this.byHand || !('seat' in event)) return false;
    if (!this.#play.inHand?.(event, this.#gave)) return false;
    return this.#company.sitsHere(Number(event.seat));
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
    return this.#queue.length > most && !this.#company.touchesUs(event);
  }

  /** A time as it is at this pace. */
  #pause(time: number): number {
    const { haste } = this.scene.value;
    this.#company.spend(time, haste);
    return Math.round(time * this.pace * haste);
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
