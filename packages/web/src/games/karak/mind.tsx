import { DOORS, type Hero, type KarakAnswer } from '@undercroft/karak';
import { type ReactNode, useMemo, useState } from 'react';
import { handed } from '../../kit/handed.ts';
import { Store, useStore } from '../../kit/store.ts';
import { useNewQuestion } from '../../table/question/useNewQuestion.ts';
import { type Goal, goals } from './reach.ts';
import { type AtKarak, useSeen, useTable } from './seen.ts';

/** What board and ask bar share while the asked player makes up their mind. */
export interface KarakMind {
  /** Where the hero can walk now. */
  readonly goals: readonly Goal[];
  /** The ways to turn the drawn tile, as doors, and which of them is looked at. */
  readonly ways: readonly number[];
  readonly way: number;
  turn(by: number): void;
  lay(): void;
  /** The hero a healing portal is being cast on; its fountain is chosen next. */
  readonly healing: Hero | null;
  heal(hero: Hero | null): void;
  /** Tiles that are themselves an answer: fountains for a portal or for rising. */
  readonly places: readonly { readonly tile: number; readonly answer: KarakAnswer }[];
  /** The goal pointed at, for its odds. Whoever does not show it draws nothing because of it. */
  readonly pointed: Store<Goal | null>;
}

const [Context, useMind] = handed<KarakMind>('Mind');

export { useMind };

export const usePointed = (): Goal | null => useStore(useMind().pointed);

/** Whom a healing portal may send where. */
export const heals = (question: AtKarak['question']) =>
  question.kind === 'step'
    ? question.answers.filter((answer) => typeof answer === 'object' && 'heal' in answer)
    : [];

/** Nothing is asked here. */
const UNASKED = { question: null, view: null };

export function Mind({ children }: { readonly children: ReactNode }) {
  const { box, viewer, answer } = useTable();
  const { question, view } = useSeen((at) =>
    at.viewer === null || at.answers.length === 0 ? UNASKED : { question: at.question, view: at.view },
  );
  const [way, setWay] = useState(0);
  const [healing, heal] = useState<Hero | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where another question is asked, nothing is pointed at yet
  const pointed = useMemo(() => new Store<Goal | null>(null), [question]);

  const walks = question?.kind === 'step';
  const reach = useMemo(
    () => (walks && view !== null && viewer !== null ? goals(box, view, viewer) : []),
    [walks, box, view, viewer],
  );

  // Another question: nothing of the old one is kept in mind.
  useNewQuestion(question, () => {
    setWay(0);
    heal(null);
  });

  const mind = useMemo((): KarakMind => {
    const ways = question?.kind === 'lay' ? question.answers.map(({ lay }) => DOORS.indexOf(lay)) : [];
    return {
      goals: healing === null ? reach : [],
      ways,
      way: ways.length > 0 ? way % ways.length : 0,
      turn: (by) => setWay((now) => (now + by + ways.length) % Math.max(1, ways.length)),
      lay: () => {
        const doors = ways[way % ways.length];
        if (doors !== undefined) answer({ lay: DOORS[doors] });
      },
      healing,
      heal,
      places: question === null ? [] : placesIn(question, healing),
      pointed,
    };
  }, [question, reach, way, healing, pointed, answer]);
  return <Context value={mind}>{children}</Context>;
}

function placesIn(question: AtKarak['question'], healing: Hero | null): KarakMind['places'] {
  if (question.kind === 'rise') return question.answers.map((answer) => ({ tile: answer.rise, answer }));
  return heals(question).flatMap((answer) => (answer.heal === healing ? [{ tile: answer.at, answer }] : []));
}
