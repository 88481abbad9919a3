import {
  type Answer,
  changed,
  difference,
  isTookBack,
  type Outcome,
  openBox,
  questionOf,
  Refused,
  type Seat,
  UNASKED,
} from '@undercroft/kernel';
import type { SeatNames, Speaker } from '@undercroft/words';
import type { Messages } from '../../kit/language/en.ts';
import { settings } from '../../kit/settings.ts';
import { Derived } from '../../kit/store.ts';
import { lookOf } from '../game/looks.ts';
import type { Opened } from '../game/opened.ts';
import type { AtTable, Settled } from '../game/screen.ts';
import { callToTable } from '../sound/attention.ts';
import { type Attendance, type TableClient, type TableInfo, Unkept } from '../sources/client.ts';
import type { Showing } from '../stage/scene.ts';
import { Stage } from '../stage/stage.ts';
import { steady } from './steady.ts';

const PACE = { calm: 1, quick: 0.5, still: 0 } as const;
const NOTHING: readonly never[] = [];

/** A match that ended outside the rules, or where somebody gave up. */
export interface Ended {
  readonly outcome: Outcome;
  readonly text: string;
  /** The rules ended it, and the screen tells how before it tells the result. */
  readonly byRules: boolean;
}

/** Everything a table's screen is made of at one moment: what games draw, and what is the same at every table. */
export type Seen = AtTable & {
  readonly scene: Showing;
  readonly info: TableInfo;
  /** Who is there, by seat. */
  readonly attendance: readonly Attendance[];
  /** Whoever looks is asked. */
  readonly mine: boolean;
  /** Whoever is acting right now, as far as it has been shown; or is asked. */
  readonly onStage: Seat | null;
  /** A click that could not be, and the rule that says so. */
  readonly refused: { readonly text: string; readonly rule: string | null } | null;
  /** How it ended, once everything has been shown. */
  readonly over: { readonly outcome: Outcome; readonly verdict: string } | null;
  /** How fast everything moves now. */
  readonly pace: number;
  /** Whoever is asked may take hints; else nothing says what is best. */
  readonly coached: boolean;
};

/** Where a table is shown, and in which words. */
interface Shown {
  /** Something beside the game is heard here: a phone leaves that to the television. */
  readonly silent: boolean;
  readonly say: Speaker;
  readonly m: Messages;
}

/**
 * A table as its screen shows it. It lives outside of drawing: the stage plays, and whoever draws reads what they show
 * (`useSeen`). What means the same stays the same object.
 */
export class TableStore {
  readonly client: TableClient;
  readonly opened: Opened;
  readonly stage: Stage;
  readonly seen: Derived<Seen>;
  #coached = false;
  /** Opens a rule, where the screen has room for it. */
  onRule: (rule: string) => void = () => {};
  /** Says whether an answer waits for a second thought. */
  holds: (path: readonly [Answer, ...Answer[]]) => boolean = () => false;
  /** Says whether whoever would end a turn has to be asked first. */
  asksFirst: (answer: Answer) => boolean = () => false;
  #shown: Shown;
  #ended: Ended | null = null;
  #refused: Seen['refused'] = null;
  #version = -1;
  #seats: Settled['seats'] = NOTHING;
  #names: SeatNames = NOTHING;
  #options: TableInfo['options'] = {};

  constructor(client: TableClient, opened: Opened, shown: Shown) {
    this.client = client;
    this.opened = opened;
    this.#shown = shown;
    this.stage = new Stage(client, opened.screen, PACE[settings.value.speed]);
    this.stage.onEvent = (event) => {
      if (this.#shown.silent || isTookBack(event)) return;
      const { viewer, seats } = this.client.info.value;
      const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
      const { view, update } = this.stage.scene.value;
      const sound = opened.screen.sound(event, view);
      // The end sounds otherwise to whoever has not won.
      const lost = viewer !== null && update.outcome !== null && !update.outcome.winners.includes(viewer);
      callToTable({
        sound: sound === 'fanfare' && lost ? 'defeat' : sound,
        whose: seat === null ? undefined : { seat, of: seats.length },
        mine: seat !== null && seat === viewer,
        turn: event.kind === 'turn',
      });
    };
    this.stage.onRefused = (error) => this.#notTaken(error);
    this.seen = new Derived(() => this.#look());
  }

  /** Plays as long as its screen is open. A table that was closed can be opened again. */
  open(): () => void {
    const tune = () => {
      const { speed, throws, others } = settings.value;
      const { told = false } = this.client.info.value;
      // What people tell they have seen already.
      this.stage.pace = told ? Math.min(PACE[speed], PACE.quick) : PACE[speed];
      // Beside a television nobody throws: there the dice have begun to roll already. Real ones lie there, too.
      this.stage.byHand = throws && !this.#shown.silent && !told;
      this.stage.others = others;
      this.#again();
    };
    tune();
    const leave = [
      settings.subscribe(tune),
      this.client.info.subscribe(this.#again),
      this.stage.scene.subscribe(this.#again),
    ];
    this.stage.open();
    // Before anybody sees it: where nothing moves, the first picture is the last one.
    this.seen.tell();
    return () => {
      this.stage.close();
      for (const one of leave) one();
    };
  }

  /** The same table in other words. */
  speak(say: Speaker, m: Messages): void {
    if (say === this.#shown.say && m === this.#shown.m) return;
    this.#shown = { ...this.#shown, say, m };
    this.#again();
  }

  /** Whether hints may be taken. */
  coach(coached: boolean): void {
    if (coached === this.#coached) return;
    this.#coached = coached;
    this.#again();
  }

  /** It ended in another way than the rules know; null where it did not. */
  end(ended: Ended | null): void {
    if (difference(this.#ended, ended) === null) return;
    this.#ended = ended;
    this.#again();
  }

  /** Answers, unless it waits for a second thought. */
  readonly answer: Settled['answer'] = (first, ...rest) => {
    if (!this.asksFirst(first) && !this.holds([first, ...rest])) this.give(first, ...rest);
  };

  /** Answers. */
  readonly give: Settled['answer'] = (first, ...rest) => {
    this.#refuse(null);
    this.stage.answer(first, ...rest);
  };

  readonly refuse: Settled['refuse'] = (text, rule) => this.#refuse({ text, rule: rule ?? null });

  readonly openRule: Settled['openRule'] = (rule) => this.onRule(rule);

  readonly #throwDice = () => this.stage.throwDice();

  #refuse(refused: Seen['refused']): void {
    if (refused === this.#refused) return;
    this.#refused = refused;
    this.#again();
  }

  #notTaken(error: unknown): void {
    // Somebody was quicker: the news of it is already on its way. What could not be kept is said beside the board.
    if ((error instanceof Refused && error.reason === 'stale') || error instanceof Unkept) return;
    const { say, m } = this.#shown;
    const why = error instanceof Error ? `${m.broken} ${error.message}` : m.broken;
    this.#refuse({ text: error instanceof Refused ? say.refused(error.reason) : why, rule: null });
  }

  readonly #again = () => this.seen.changed();

  #look(): Seen {
    const { stage } = this;
    const scene = stage.scene.value;
    const info = this.client.info.value;
    const { update, caughtUp } = scene;
    // Another question: what was refused before no longer matters.
    if (update.version !== this.#version) this.#refused = null;
    this.#version = update.version;
    const settled = this.#settle(info, scene);
    const ready = caughtUp && !scene.sending;
    // What the table itself tells is no event of the game, and what was taken back has not happened to it.
    const event = scene.event !== null && isTookBack(scene.event) ? null : scene.event;
    const acting = scene.event !== null && 'seat' in scene.event ? Number(scene.event.seat) : null;
    const question = this.#question(caughtUp ? update.ask : null, ready ? update.answers : NOTHING);
    return {
      ...settled,
      ...question,
      question,
      view: scene.view,
      event: scene.opening === 'flight' ? null : event,
      rolling: scene.opening === 'dice' || scene.opening === 'hand',
      throwDice: scene.opening === 'hand' ? this.#throwDice : null,
      standing: ready ? update.standing : NOTHING,
      luck: update.luck ?? null,
      log: this.#stands(scene.log),
      news: this.#news(scene.news),
      scene,
      info,
      attendance: info.seats,
      mine:
        update.ask !== null &&
        (update.ask.seat === info.viewer || info.told === true) &&
        update.answers.length > 0,
      onStage: caughtUp ? (update.ask?.seat ?? null) : acting,
      refused: this.#refused,
      over: this.#over(update.outcome, caughtUp, this.#ended, settled),
      pace: stage.pace * scene.haste,
      coached: this.#coached,
    };
  }

  /** What stands still; it is made anew only where it means something else. */
  #settle(info: TableInfo, { view }: Showing): Settled {
    const { game, screen } = this.opened;
    // Where figures are chosen in the game, who plays whom is on the table, not in what was agreed.
    const seats = game.seated(view).map((figure, seat) => {
      const { here: _, standIn: __, due: ___, ...sitting } = info.seats[seat];
      return { ...sitting, figure, look: lookOf(screen, figure, sitting.look) };
    });
    this.#seats = kept(this.#seats, seats);
    const { say, m } = this.#shown;
    this.#names = kept(
      this.#names,
      seats.map(({ name, figure }) => name || say.name(figure)),
    );
    this.#options = kept(this.#options, info.options);
    return this.#settled(this.#box(this.#options, info.set), info.viewer, this.#seats, this.#names, say, m);
  }

  readonly #settled = steady(
    (
      box: Settled['box'],
      viewer: Settled['viewer'],
      seats: Settled['seats'],
      names: SeatNames,
      say: Speaker,
      m: Messages,
    ): Settled => {
      const { answer, refuse, openRule } = this;
      return { box, viewer, seats, names, say, m, answer, refuse, openRule };
    },
  );

  readonly #box = steady((options: TableInfo['options'], set: TableInfo['set']) =>
    openBox(this.opened.game, options, set),
  );

  readonly #question = steady((ask: Showing['update']['ask'], answers: readonly Answer[]) =>
    ask === null ? UNASKED : questionOf(ask, answers),
  );

  readonly #stands = steady((log: Showing['log']) =>
    log.filter(({ event, takenBack }) => !takenBack && !isTookBack(event)),
  );

  readonly #news = steady((news: Showing['news']) =>
    news.flatMap(({ event }) => (isTookBack(event) ? [] : [event])),
  );

  readonly #over = steady(
    (rules: Outcome | null, caughtUp: boolean, ended: Ended | null, { say, names }: Settled) => {
      const outcome = ended === null || (ended.byRules && rules === null) ? rules : ended.outcome;
      if (outcome === null || !caughtUp) return null;
      return { outcome, verdict: ended?.text ?? say.ended(outcome, names) };
    },
  );
}

/** The same in all parts that have not changed. */
const kept = <T>(before: T, now: T): T => changed(before, difference(before, now));
