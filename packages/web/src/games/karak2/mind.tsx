import {
  DIRECTIONS,
  DQ,
  DR,
  diceOf,
  hostile,
  type Karak2,
  type Karak2Answer,
  type Karak2Answers,
  UNITS,
} from '@undercroft/karak2';
import { createContext, type ReactNode, use, useState } from 'react';
import type { AtTable } from '../../table/game/screen.ts';
import { useNewQuestion } from '../../table/question/useNewQuestion.ts';

type Kind = Karak2['ask']['kind'];
/** The table, where this is asked. */
export type AtKarak2<K extends Kind | null = Kind | null> = AtTable<Karak2, K>;

/** A hex that is itself an answer. */
export interface Target {
  readonly q: number;
  readonly r: number;
  /** The place on the map; -1 for unexplored land. */
  readonly place: number;
  readonly kind: 'walk' | 'fight' | 'explore';
  readonly answer: Karak2Answers['act' | 'spot'];
  /** The edge that leads back to known land. */
  readonly from: number;
}

/** Another way of moving than a step: its targets glow instead. */
export type Mode = 'portal' | 'ride';
/** Something with a choice of its own. */
export type Sheet = 'build' | 'recruit' | 'pickup' | 'pickpocket';

/** What board and ask bar share while the asked player makes up their mind. */
interface Karak2Mind {
  readonly targets: readonly Target[];
  readonly mode: Mode | null;
  go(mode: Mode | null): void;
  readonly sheet: Sheet | null;
  open(sheet: Sheet | null): void;
  /** The ways to turn a new tile, and which of them is looked at. */
  readonly ways: readonly number[];
  readonly way: number;
  turn(by: number): void;
  lay(): void;
  /** Unit dice held back before a roll, by kind. */
  readonly held: readonly number[];
  hold(kind: number, by: 1 | -1): void;
  /** The dice held back are named one by one; then the rest is rolled. */
  roll(): void;
  readonly pointed: Target | null;
  point(target: Target | null): void;
}

const Context = createContext<Karak2Mind | null>(null);

export function useMind(): Karak2Mind {
  const mind = use(Context);
  if (mind === null) throw new Error('only inside <Mind>');
  return mind;
}

const NONE = [0, 0, 0, 0, 0, 0];

export function Mind({ at, children }: { at: AtKarak2; children: ReactNode }) {
  const { ask, answers, view } = at;
  const [way, setWay] = useState(0);
  const [mode, go] = useState<Mode | null>(null);
  const [sheet, open] = useState<Sheet | null>(null);
  const [held, setHeld] = useState<readonly number[]>(NONE);
  const [pointed, point] = useState<Target | null>(null);
  const asked = ask !== null && answers.length > 0;

  // Another question: nothing of the old one is kept in mind.
  useNewQuestion(ask, () => {
    setWay(0);
    go(null);
    open(null);
    setHeld(NONE);
    point(null);
  });

  const ways = at.kind === 'lay' ? at.answers.map(({ turn }) => turn) : [];
  const looked = ways.length > 0 ? way % ways.length : 0;
  const dice = asked ? diceOf(view, ask.seat) : NONE;

  const mind: Karak2Mind = {
    targets: targetsOf(at, mode),
    mode,
    go,
    sheet,
    open,
    ways,
    way: looked,
    turn: (by) => setWay((now) => (now + by + ways.length) % Math.max(1, ways.length)),
    lay: () => {
      if (ways[looked] !== undefined) at.answer({ turn: ways[looked] });
    },
    held,
    hold: (kind, by) => setHeld((now) => now.with(kind, Math.max(0, Math.min(dice[kind], now[kind] + by)))),
    roll: () => {
      const holds = UNITS.flatMap((unit, kind) => new Array<Karak2Answer>(held[kind]).fill({ hold: unit }));
      const [first, ...rest] = [...holds, 'roll' as const];
      at.answer(first, ...rest);
    },
    pointed,
    point,
  };
  return <Context value={mind}>{children}</Context>;
}

/** The hexes that answer what is asked, in the way of moving that was chosen. */
function targetsOf(at: AtKarak2, mode: Mode | null): Target[] {
  const { view } = at;
  const onMap = (place: number, answer: Target['answer']): Target => ({
    q: view.q[place],
    r: view.r[place],
    place,
    kind: hostile(view, place) ? 'fight' : 'walk',
    answer,
    from: 0,
  });
  const beside = (place: number, direction: number, answer: Target['answer']): Target => ({
    q: view.q[place] + DQ[direction],
    r: view.r[place] + DR[direction],
    place: -1,
    kind: 'explore',
    answer,
    from: (direction + 3) % 6,
  });
  if (at.kind === 'spot') {
    return at.answers.map((answer) =>
      beside(view.tile.indexOf(answer.spot), DIRECTIONS.indexOf(answer.side), answer),
    );
  }
  if (at.kind !== 'act') return [];
  const here = view.at[at.ask.seat];
  return at.answers.flatMap((answer): Target[] => {
    if (typeof answer === 'string') return [];
    if (mode === 'portal') return 'portal' in answer ? [onMap(view.tile.indexOf(answer.portal), answer)] : [];
    if (mode === 'ride') {
      if (!('ride' in answer)) return [];
      let place = here;
      for (let far = 0; far < answer.far; far++) {
        place = view.near[place * 6 + DIRECTIONS.indexOf(answer.ride)];
      }
      return [onMap(place, answer)];
    }
    if ('move' in answer) return [onMap(view.near[here * 6 + DIRECTIONS.indexOf(answer.move)], answer)];
    return 'explore' in answer ? [beside(here, DIRECTIONS.indexOf(answer.explore), answer)] : [];
  });
}
