import { copy } from './copy.ts';
import { Course, type Heard, Picture } from './course.ts';
import { changed } from './difference.ts';
import type { Box, Game, GameTypes, Outcome, Seat, View, Viewer } from './game.ts';
import { luckAfter, startingLuck } from './luck.ts';
import { boxOf, type Match, Player } from './match.ts';
import { begin } from './play.ts';
import { collect, heard, type Told } from './told.ts';

/** What each viewer got, the spectators first, then each seat; null where a seat got what the spectators did. */
type EachViewer<V> = readonly [V, ...(V | null)[]];

/**
 * A match as everybody saw it: the first view, what was told at the set-up, and then each change step by step. It needs
 * no rules to be shown again, so it outlives any change of them.
 */
export interface Reel {
  /** The figure each seat played in the end; some games let people choose theirs at the table. */
  readonly figures: readonly string[];
  readonly outcome: Outcome | null;
  readonly first: EachViewer<View>;
  readonly changes: readonly EachViewer<readonly Heard[]>[];
}

/** Winds up what happened at a table, change by change. */
export class ReelMaker<T extends GameTypes = GameTypes> {
  readonly #box: Box<T>;
  #figures: readonly string[];
  readonly #first: EachViewer<View>;
  readonly #changes: EachViewer<readonly Heard[]>[];

  constructor(box: Box<T>, first: Picture<T>, setUp: readonly Told<T['event']>[]) {
    this.#box = box;
    this.#figures = [...box.game.seated(first.state)];
    this.#first = this.#each<View>((viewer) => first.seenBy(viewer).view);
    this.#changes = [
      this.#each<readonly Heard[]>((viewer) =>
        heard(setUp, viewer).map((event) => ({ event, change: null })),
      ),
    ];
  }

  add(course: Course<T>): void {
    this.#changes.push(this.#each<readonly Heard[]>((viewer) => course.heardBy(viewer)));
    this.#figures = [...this.#box.game.seated(course.after.state)];
  }

  /** The whole reel, with how the game ended, if it did. */
  end(outcome: Outcome | null): Reel {
    return { figures: this.#figures, outcome, first: this.#first, changes: this.#changes };
  }

  #each<V>(get: (viewer: Viewer) => V): EachViewer<V> {
    const all = get(null);
    const text = JSON.stringify(all);
    const seats = this.#figures.map((_, seat) => {
      const own = get(seat);
      return JSON.stringify(own) === text ? null : own;
    });
    return [all, ...seats];
  }
}

/** Plays a match again and winds it up. Refuses a match of other rules than these. */
export function reelOf<T extends GameTypes>(game: Game<T>, match: Match): Reel {
  const box = boxOf(game, match);
  let chance = startingLuck(match);
  const setUp: Told<T['event']>[] = [];
  const player = new Player(box, match, begin(box, match.figures, chance, collect(setUp)));
  let picture = new Picture(box, copy(player.state));
  const maker = new ReelMaker(box, picture, setUp);
  for (let index = 0; index < match.answers.length; index++) {
    chance = luckAfter(match, index, chance);
    const course = new Course(picture);
    const state = player.step(chance, (now) => course.watch(now));
    maker.add(course.end(state));
    picture = course.after;
  }
  return maker.end(game.outcome(box, player.state));
}

/** What one viewer heard, change by change; the set-up first. */
export function heardIn(reel: Reel, viewer: Viewer): (readonly Heard[])[] {
  return reel.changes.map((change) => ofViewer(change, viewer));
}

/** What one viewer saw after the set-up and after each change. What has not changed is shared. */
export function viewsIn(reel: Reel, viewer: Viewer): View[] {
  let view = ofViewer(reel.first, viewer);
  return heardIn(reel, viewer).map((steps) => {
    view = steps.reduce((seen, { change }) => changed(seen, change), view);
    return view;
  });
}

function ofViewer<V>(each: EachViewer<V>, viewer: Seat | null): V {
  return (viewer === null ? null : each[viewer + 1]) ?? each[0];
}
