import type { Box, Game, GameTypes, Seat, StillOf, Viewer } from './game.ts';
import { isThing, planOf, type Rules, sees, showsOf, type Table, type Thing } from './who-sees.ts';

export type Play = Table & StillOf<GameTypes>;

/** The one seat that sees a part as it is, where it names one. */
export const seerOf = ({ seen }: Rules, table: Table): Seat | null =>
  typeof seen === 'function' ? seen(table as never) : null;

/** Whether all that not everybody sees alike is as it was, before the same eyes: nothing else can look different. */
export function hiddenLiesStill<T extends GameTypes>(
  game: Game<T>,
  before: StillOf<T>,
  after: StillOf<T>,
): boolean {
  const [then, now] = [before, after] as unknown as [Play, Play];
  const { closed, hidden, asks } = planOf(game);
  const saysOpenly = ({ kind }: { kind: string }): boolean => asks[kind].length === 0;
  return (
    closed.every((key) =>
      key === 'asks' ? then.asks.every(saysOpenly) && now.asks.every(saysOpenly) : then[key] === now[key],
    ) && hidden.every(({ rules }) => seerOf(rules, then) === seerOf(rules, now))
  );
}

/** What has come into a bag and what has gone: of all that lies there, or is hidden and could lie there. */
interface Move {
  /** The bag, and which one where it is split; for what has no bag, the part that it is hidden in. */
  readonly key: string;
  readonly at: number | null;
  readonly gone: Thing[];
  readonly come: Thing[];
}

/** Whether a bag is several: one for each seat, or stack. */
export const isSplit = (bag: readonly unknown[]): boolean => Array.isArray(bag.at(0));

const listOf = <V>(value: V | readonly V[]): readonly V[] => (Array.isArray(value) ? value : [value as V]);

/** What lies in a list, and not in the same place of the other. */
const notIn = (other: readonly Thing[], list: readonly Thing[]): Thing[] =>
  list.filter((thing, at) => other[at] !== thing);

/**
 * What has moved into bags and out of them to a viewer's eyes, or from nothing all there is: a card that goes from the
 * bag into a hand has not moved for whoever sees neither. Parts that two tables share are not looked through.
 */
export function movesBetween(box: Box, then: Play | undefined, now: Play, viewer: Viewer): Move[] {
  if (then !== undefined && hiddenLiesStill(box.game, then, now)) return [];
  const { hidden, bags, asks, hides } = planOf(box.game);
  const moves: Move[] = [];
  const moveAt = (key: string, at: number | null): Move => {
    const known = moves.find((one) => one.key === key && one.at === at);
    if (known !== undefined) return known;
    const move = { key, at, gone: [], come: [] };
    moves.push(move);
    return move;
  };
  let [lastBag, lastMove]: [Thing[] | null, Move] = [null, { key: '', at: null, gone: [], come: [] }];
  const among = (table: Play, part: string, rules: Rules, thing: Thing, index: number): Move => {
    const bag = rules.among?.(table, index, showsOf(rules, box, thing), box);
    if (bag === undefined) return moveAt(part, null);
    // One card after the other of a hand could lie in the same bag.
    if (bag === lastBag) return lastMove;
    const key = bags.find((key) => table[key] === bag || (table[key] as unknown[]).includes(bag)) ?? part;
    lastMove = moveAt(key, table[key] === bag ? null : (table[key] as unknown[]).indexOf(bag));
    lastBag = bag;
    return lastMove;
  };
  for (const key of bags) {
    const [was, is] = [(then?.[key] ?? []) as Thing[] | Thing[][], now[key] as Thing[] | Thing[][]];
    if (was === is) continue;
    for (const [at, things] of (isSplit(is) ? (is as Thing[][]) : [is as Thing[]]).entries()) {
      const before = ((isSplit(is) ? was[at] : was) ?? []) as Thing[];
      if (before === things) continue;
      const { gone, come } = moveAt(key, isSplit(is) ? at : null);
      gone.push(...notIn(things, before));
      come.push(...notIn(before, things));
    }
  }
  for (const { key, rules } of hidden) {
    const sameEyes = then !== undefined && seerOf(rules, then) === seerOf(rules, now);
    if (sameEyes && then[key] === now[key]) continue;
    const [was, is] = [then === undefined ? [] : listOf(then[key]), listOf(now[key])];
    for (let index = 0; index < Math.max(was.length, is.length); index++) {
      if (sameEyes && was[index] === is[index]) continue;
      const back = (table: Play | undefined, part: readonly unknown[]): readonly Thing[] =>
        table === undefined || index >= part.length || sees(rules, table, viewer, index)
          ? []
          : listOf(part[index] as Thing | Thing[]);
      const [lay, lies] = [back(then, was), back(now, is)];
      for (const thing of notIn(lies, lay))
        if (isThing(thing)) among(then ?? now, key, rules, thing, index).gone.push(thing);
      for (const thing of notIn(lay, lies))
        if (isThing(thing)) among(now, key, rules, thing, index).come.push(thing);
    }
  }
  const saying = (table: Play | undefined, put: (move: Move, thing: Thing) => void) => {
    for (const ask of table?.asks ?? []) {
      if (ask.seat === viewer) continue;
      for (const { key, rules } of asks[ask.kind]) {
        const thing = (ask as unknown as Record<string, Thing>)[key];
        if (isThing(thing)) put(among(table as Play, key, rules, thing, ask.seat), thing);
      }
    }
  };
  if (hides) {
    saying(then, ({ gone }, thing) => gone.push(thing));
    saying(now, ({ come }, thing) => come.push(thing));
  }
  return moves.filter(hasMoved);
}

/** Whether anything is left once what has only changed its place is left out. */
function hasMoved({ gone, come }: Move): boolean {
  for (let i = gone.length - 1; i >= 0; i--) {
    const at = come.indexOf(gone[i]);
    if (at < 0) continue;
    come.splice(at, 1);
    gone.splice(i, 1);
  }
  return gone.length + come.length > 0;
}

/** Whether a viewer learns where something hidden lies: it is no longer among all that could be anywhere. */
export function comesToLight<T extends GameTypes>(
  box: Box<T>,
  before: StillOf<T>,
  after: StillOf<T>,
  viewer: Viewer,
): boolean {
  return movesBetween(box as never, before as never, after as never, viewer).some(
    ({ gone }) => gone.length > 0,
  );
}

/** Takes out of a sorted list what has gone, and puts in what has come. */
export function stir(things: readonly Thing[], { gone, come }: Move): Thing[] {
  const next = things.slice() as (number | string)[];
  for (const thing of gone as (number | string)[]) next.splice(next.indexOf(thing), 1);
  for (const thing of come as (number | string)[]) {
    let at = next.length;
    for (next.push(thing); at > 0 && next[at - 1] > thing; at--) next[at] = next[at - 1];
    next[at] = thing;
  }
  return next;
}
