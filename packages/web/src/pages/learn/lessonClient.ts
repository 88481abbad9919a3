import { type Answer, answersNow, asked, type Course, type Game, type Heard } from '@undercroft/kernel';
import { type Chapter, LessonPlay, type LessonStep } from '@undercroft/kit/lesson';
import type { Scene } from '@undercroft/kit/scene';
import { Store } from '../../kit/store.ts';
import type {
  ChangeHeard,
  Line,
  SeatInfo,
  TableClient,
  TableInfo,
  TableUpdate,
} from '../../table/sources/client.ts';

/** What the lesson waits for, once everything that happened has been shown. */
export interface Teaching {
  /** How many steps are behind. */
  readonly at: number;
  readonly step: LessonStep | null;
  /** The words' id of what was said last. */
  readonly said: string | undefined;
  readonly astray: boolean;
  /** Something is still being shown: nothing is said meanwhile. */
  readonly moving: boolean;
}

type Listener = (update: TableUpdate, fresh: boolean) => void;

/** A chapter of a lesson as the table's screen sees it: the learner's seat, and others who do as they are told. */
export class LessonClient implements TableClient {
  readonly kind = 'here';
  readonly info: Store<TableInfo>;
  readonly line = new Store<Line>('open');
  readonly teaching: Store<Teaching>;
  readonly #play: LessonPlay;
  readonly #past: ChangeHeard[] = [];
  #listener: Listener | undefined;
  #version = 1;

  constructor(game: Game, scene: Scene, chapter: Chapter, step: number) {
    this.#play = new LessonPlay(game, scene, chapter);
    this.#goTo(step);
    const { box, learner, picture } = this.#play;
    const seats = game.seated(picture.state).map(
      (figure, seat): SeatInfo => ({
        seat,
        kind: seat === learner ? 'person' : 'bot',
        name: '',
        level: null,
        figure,
        look: seat,
        here: true,
        standIn: false,
      }),
    );
    const { options } = box;
    this.info = new Store<TableInfo>({
      id: chapter.chapter,
      game: game.name,
      options,
      set: null,
      seats,
      viewer: learner,
      taught: true,
    });
    this.teaching = new Store(this.#teaching(true));
  }

  picture(): TableUpdate {
    return this.#update(this.#past);
  }

  subscribe(listener: Listener): () => void {
    this.#listener = listener;
    return () => {
      if (this.#listener === listener) this.#listener = undefined;
    };
  }

  async answer(_version: number, answer: Answer): Promise<void> {
    this.#happened(this.#play.answer(answer).course);
  }

  /** What was said is read, or somebody else may answer. */
  next(): void {
    const course = this.#play.next();
    if (course !== null) this.#happened(course);
    else if (this.#goesOn()) this.next();
    else this.teaching.set(this.#teaching(false));
  }

  /** Back to where the lesson was. */
  back(): void {
    this.#play.back();
    this.#past.pop();
    this.#version++;
    this.teaching.set(this.#teaching(true));
    this.#listener?.(this.#update(this.#past), true);
  }

  async takeBack(): Promise<void> {}

  shown(version: number): void {
    if (version !== this.#version) return;
    if (this.#goesOn()) this.next();
    else this.teaching.set(this.#teaching(false));
  }

  /** Somebody else's answer that nothing is said about follows by itself. */
  #goesOn(): boolean {
    const { now, astray } = this.#play;
    return !astray && now?.other !== undefined && now.say === undefined;
  }

  close(): void {}

  #teaching(moving: boolean): Teaching {
    const { at, now, said, astray } = this.#play;
    return { at, step: now, said, astray, moving };
  }

  /** As if everything before it had been done. */
  #goTo(step: number): void {
    const play = this.#play;
    while (play.at < step && play.now !== null) {
      if (play.now.do === undefined) play.next();
      else play.answer(play.now.do);
    }
  }

  #happened(course: Course): void {
    this.#version++;
    const steps: Heard[] = course.heardBy(this.#play.learner);
    this.#past.push({ version: this.#version, steps: steps.map(({ event }) => ({ event, change: null })) });
    // What comes next is said when all of this has been seen: dice are told by nobody before they lie.
    this.teaching.change({ moving: true });
    this.#listener?.(this.#update([{ version: this.#version, steps }]), false);
  }

  #update(changes: readonly ChangeHeard[]): TableUpdate {
    const { box, picture, learner, astray } = this.#play;
    const { view } = picture.seenBy(learner);
    const mine = !astray && asked(picture.state)?.seat === learner;
    return {
      version: this.#version,
      changes,
      view,
      ask: view.asks.at(-1) ?? null,
      answers: mine ? answersNow(box, picture.state) : [],
      standing: [],
      mayTakeBack: false,
      mayAskBack: false,
      outcome: box.game.outcome(box, picture.state),
    };
  }
}
