import {
  type Answer,
  type Heard,
  heardIn,
  type Match,
  type Reel,
  type Seat,
  type View,
  type Viewer,
  viewsIn,
} from '@undercroft/kernel';
import { Store } from '../../kit/store.ts';
import type { Line, SeatInfo, TableClient, TableInfo, TableUpdate } from './client.ts';

type Listener = (update: TableUpdate, fresh: boolean) => void;

/** A question of the match that is asked again: what may be answered, and who hears what was chosen. */
interface AskedAgain {
  readonly step: number;
  readonly seat: Seat;
  readonly answers: readonly Answer[];
  readonly hear: (answer: Answer) => void;
}

/** A finished match as a table one can only watch: any step, from any seat. It runs no rules. */
export class ReplayClient implements TableClient {
  readonly kind = 'replay';
  readonly info: Store<TableInfo>;
  readonly line = new Store<Line>('open');
  readonly step = new Store(0);
  readonly playing = new Store(false);
  readonly #reel: Reel;
  /** Through whose eyes it is watched now. */
  #views: readonly View[];
  #heard: readonly (readonly Heard[])[];
  #listener: Listener | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again: AskedAgain | null = null;

  constructor(
    match: Pick<Match, 'game' | 'options' | 'set'>,
    reel: Reel,
    seats: readonly Pick<SeatInfo, 'name' | 'kind' | 'look'>[],
  ) {
    this.#reel = reel;
    this.#views = viewsIn(reel, null);
    this.#heard = heardIn(reel, null);
    this.info = new Store<TableInfo>({
      id: '',
      game: match.game,
      options: match.options,
      set: match.set,
      seats: reel.figures.map((figure, seat) => ({
        seat,
        kind: seats[seat]?.kind ?? 'person',
        name: seats[seat]?.name ?? '',
        level: null,
        figure,
        look: seats[seat]?.look ?? seat,
        here: true,
        standIn: false,
      })),
      viewer: null,
    });
  }

  get last(): number {
    return this.#views.length - 1;
  }

  /** Whether the game is over at its last step; a match may have been left before. */
  get over(): boolean {
    return this.#reel.outcome !== null;
  }

  /** Where each turn begins, for the marks of the timeline. */
  turnAt(step: number): number {
    return this.#views[step]?.turn ?? 0;
  }

  picture(): TableUpdate {
    return this.#whole();
  }

  subscribe(listener: Listener): () => void {
    this.#listener = listener;
    return () => {
      if (this.#listener === listener) this.#listener = undefined;
    };
  }

  /** Jumps to a step; one step forward is played as it happened. */
  go(step: number): void {
    const to = Math.max(0, Math.min(this.last, step));
    const forward = to === this.step.value + 1;
    this.step.set(to);
    if (forward) this.#listener?.(this.#update([to]), false);
    else this.#listener?.(this.#whole(), true);
  }

  watchAs(viewer: Viewer): void {
    this.info.change({ viewer });
    this.#views = viewsIn(this.#reel, viewer);
    this.#heard = heardIn(this.#reel, viewer);
    this.#listener?.(this.#whole(), true);
  }

  play(on: boolean): void {
    this.playing.set(on);
    clearTimeout(this.#timer);
    if (on) this.go(this.step.value === this.last ? 0 : this.step.value + 1);
  }

  /** The screen has shown a step: the next one follows after a breath. */
  shown(version: number): void {
    if (!this.playing.value || version !== this.step.value) return;
    if (version === this.last) this.playing.set(false);
    else this.#timer = setTimeout(() => this.go(version + 1), 220);
  }

  /** Goes to a step and asks its question again: what is chosen is heard, and changes nothing. */
  askAgain(asked: AskedAgain): void {
    this.play(false);
    this.#again = asked;
    this.step.set(asked.step);
    this.watchAs(asked.seat);
  }

  askNoMore(): void {
    if (this.#again === null) return;
    this.#again = null;
    this.#listener?.(this.#whole(), true);
  }

  async answer(version: number, answer: Answer): Promise<void> {
    const again = this.#again;
    this.askNoMore();
    if (again?.step === version) again.hear(answer);
  }

  async takeBack(): Promise<void> {}

  close(): void {
    clearTimeout(this.#timer);
  }

  #whole(): TableUpdate {
    return this.#update(Array.from({ length: this.step.value + 1 }, (_, step) => step));
  }

  #update(steps: readonly number[]): TableUpdate {
    const view = this.#views[this.step.value];
    const again = this.#again;
    const asked = again?.step === this.step.value && again.seat === this.info.value.viewer;
    return {
      version: this.step.value,
      changes: steps.map((step) => ({ version: step, steps: this.#heard[step] })),
      view,
      ask: view.asks.at(-1) ?? null,
      answers: asked ? again.answers : [],
      standing: [],
      mayTakeBack: false,
      mayAskBack: false,
      outcome: this.step.value === this.last ? this.#reel.outcome : null,
    };
  }
}
