import {
  type Box,
  boxOf,
  copy,
  type Game,
  heard,
  type Match,
  replay,
  type State,
  type Told,
  type Viewer,
  viewOf,
} from '@undercroft/kernel';
import { Store } from '../app/store.ts';
import type { Line, SeatInfo, TableClient, TableInfo, TableUpdate } from '../tables/client.ts';

interface Frame {
  readonly state: State;
  readonly told: readonly Told[];
}

type Listener = (update: TableUpdate, fresh: boolean) => void;

/** A finished match as a table one can only watch: any step, from any seat. */
export class ReplayClient implements TableClient {
  readonly kind = 'replay';
  readonly info: Store<TableInfo>;
  readonly line = new Store<Line>('open');
  readonly step: Store<number>;
  readonly playing = new Store(false);
  readonly #box: Box;
  readonly #frames: readonly Frame[];
  #listener: Listener | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Throws a `Refused` when the match was played under other rules, or is none. */
  constructor(game: Game, match: Match, seats: readonly Pick<SeatInfo, 'name' | 'kind' | 'look'>[]) {
    this.#box = boxOf(game, match);
    // Each frame is copied before the next one is asked for: the replay goes on changing its state.
    this.#frames = Array.from(replay(game, match), ({ state, told }) => ({ state: copy(state), told }));
    const { state } = this.#frames[0];
    this.step = new Store(0);
    this.info = new Store<TableInfo>({
      id: '',
      game: match.game,
      options: match.options,
      set: match.set,
      seats: match.figures.map((_, seat) => ({
        seat,
        kind: seats[seat]?.kind ?? 'person',
        name: seats[seat]?.name ?? '',
        level: null,
        figure: game.figure(state, seat),
        look: seats[seat]?.look ?? seat,
        here: true,
        standIn: false,
      })),
      viewer: null,
    });
  }

  get last(): number {
    return this.#frames.length - 1;
  }

  /** Where each turn begins, for the marks of the timeline. */
  turnAt(step: number): number {
    return this.#frames[step]?.state.turn ?? 0;
  }

  subscribe(listener: Listener): () => void {
    this.#listener = listener;
    listener(this.#picture(), true);
    return () => {
      this.#listener = undefined;
    };
  }

  /** Jumps to a step; one step forward is played as it happened. */
  go(step: number): void {
    const to = Math.max(0, Math.min(this.last, step));
    const forward = to === this.step.value + 1;
    this.step.set(to);
    if (forward) this.#listener?.(this.#update([to]), false);
    else this.#listener?.(this.#picture(), true);
  }

  watchAs(viewer: Viewer): void {
    this.info.change({ viewer });
    this.#listener?.(this.#picture(), true);
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

  async answer(): Promise<void> {}

  async takeBack(): Promise<void> {}

  close(): void {
    clearTimeout(this.#timer);
  }

  #picture(): TableUpdate {
    return this.#update(Array.from({ length: this.step.value + 1 }, (_, step) => step));
  }

  #update(steps: readonly number[]): TableUpdate {
    const { viewer } = this.info.value;
    const { state } = this.#frames[this.step.value];
    const { game } = this.#box;
    const view = viewOf(this.#box, state, viewer);
    return {
      version: this.step.value,
      changes: steps.map((step) => ({ version: step, events: heard(this.#frames[step].told, viewer) })),
      view,
      ask: view.asks.at(-1) ?? null,
      answers: [],
      standing: [],
      mayTakeBack: false,
      outcome: game.outcome(this.#box, state),
    };
  }
}
