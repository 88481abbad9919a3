import {
  DIRECTIONS,
  DQ,
  DR,
  diceOf,
  hostile,
  type Karak2Answer,
  type Karak2Answers,
  type Karak2View,
  UNITS,
} from '@undercroft/karak2';
import { type ReactNode, useMemo, useState } from 'react';
import { handed } from '../../kit/handed.ts';
import { Store, useStore } from '../../kit/store.ts';
import { useNewQuestion } from '../../table/question/useNewQuestion.ts';
import { type AtKarak2, useSeen, useTable } from './seen.ts';

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
  /** The hex pointed at, for its odds. Whoever does not show it draws nothing because of it. */
  readonly pointed: Store<Target | null>;
}

const [Context, useMind] = handed<Karak2Mind>('Mind');

export { useMind };

export const usePointed = (): Target | null => useStore(useMind().pointed);

const NONE = [0, 0, 0, 0, 0, 0];

/** Nothing is asked here. */
const UNASKED = { question: null, view: null };

export function Mind({ children }: { readonly children: ReactNode }) {
  const { answer, box } = useTable();
  const asked = useSeen(({ ask }) => ask);
  const { question, view } = useSeen((at) =>
    at.answers.length === 0 ? UNASKED : { question: at.question, view: at.view },
  );
  const [way, setWay] = useState(0);
  const [mode, go] = useState<Mode | null>(null);
  const [sheet, open] = useState<Sheet | null>(null);
  const [held, setHeld] = useState<readonly number[]>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where another question is asked, nothing is pointed at yet
  const pointed = useMemo(() => new Store<Target | null>(null), [asked]);

  // Another question: nothing of the old one is kept in mind.
  useNewQuestion(asked, () => {
    setWay(0);
    go(null);
    open(null);
    setHeld(NONE);
  });

  const mind = useMemo((): Karak2Mind => {
    const ways = question?.kind === 'lay' ? question.answers.map(({ turn }) => turn) : [];
    const looked = ways.length > 0 ? way % ways.length : 0;
    const dice = question === null || question.ask === null ? NONE : diceOf(box.set, view, question.ask.seat);
    return {
      targets: question === null ? [] : targetsOf(question, view, mode),
      mode,
      go,
      sheet,
      open,
      ways,
      way: looked,
      turn: (by) => setWay((now) => (now + by + ways.length) % Math.max(1, ways.length)),
      lay: () => {
        if (ways[looked] !== undefined) answer({ turn: ways[looked] });
      },
      held,
      hold: (kind, by) => setHeld((now) => now.with(kind, Math.max(0, Math.min(dice[kind], now[kind] + by)))),
      roll: () => {
        const holds = UNITS.flatMap((unit, kind) => new Array<Karak2Answer>(held[kind]).fill({ hold: unit }));
        const [first, ...rest] = [...holds, 'roll' as const];
        answer(first, ...rest);
      },
      pointed,
    };
  }, [box, question, view, way, mode, sheet, held, pointed, answer]);
  return <Context value={mind}>{children}</Context>;
}

/** The hexes that answer what is asked, in the way of moving that was chosen. */
function targetsOf(question: AtKarak2['question'], view: Karak2View, mode: Mode | null): Target[] {
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
  if (question.kind === 'spot') {
    return question.answers.map((answer) =>
      beside(view.tile.indexOf(answer.spot), DIRECTIONS.indexOf(answer.side), answer),
    );
  }
  if (question.kind !== 'act') return [];
  const here = view.at[question.ask.seat];
  return question.answers.flatMap((answer): Target[] => {
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
