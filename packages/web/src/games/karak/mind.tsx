import { DOORS, type Hero, type Karak, type KarakAnswer } from '@undercroft/karak';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { AtTable } from '../../table/game/screen.ts';
import { useNewQuestion } from '../../table/question/useNewQuestion.ts';
import { type Goal, goals } from './reach.ts';

type Kind = Karak['ask']['kind'];
/** The table, where this is asked. */
export type AtKarak<K extends Kind | null = Kind | null> = AtTable<Karak, K>;

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
  /** The goal pointed at, for its odds. */
  readonly pointed: Goal | null;
  point(goal: Goal | null): void;
}

const Context = createContext<KarakMind | null>(null);

export function useMind(): KarakMind {
  const mind = use(Context);
  if (mind === null) throw new Error('only inside <Mind>');
  return mind;
}

/** Whom a healing portal may send where. */
export const heals = (at: AtKarak) =>
  at.kind === 'step' ? at.answers.filter((answer) => typeof answer === 'object' && 'heal' in answer) : [];

export function Mind({ at, children }: { at: AtKarak; children: ReactNode }) {
  const { kind, ask, answers, box, view, viewer } = at;
  const [way, setWay] = useState(0);
  const [healing, heal] = useState<Hero | null>(null);
  const [pointed, point] = useState<Goal | null>(null);

  const asked = ask !== null && answers.length > 0 && viewer !== null;
  const reach = useMemo(
    () => (asked && kind === 'step' ? goals(box, view, viewer) : []),
    [asked, kind, box, view, viewer],
  );
  const ways = kind === 'lay' ? answers.map(({ lay }) => DOORS.indexOf(lay)) : [];

  // Another question: nothing of the old one is kept in mind.
  useNewQuestion(ask, () => {
    setWay(0);
    heal(null);
    point(null);
  });

  const places =
    at.kind === 'rise'
      ? at.answers.map((answer) => ({ tile: answer.rise, answer }))
      : heals(at).flatMap((answer) => (answer.heal === healing ? [{ tile: answer.at, answer }] : []));

  const mind: KarakMind = {
    goals: healing === null ? reach : [],
    ways,
    way: ways.length > 0 ? way % ways.length : 0,
    turn: (by) => setWay((now) => (now + by + ways.length) % Math.max(1, ways.length)),
    lay: () => {
      const doors = ways[way % ways.length];
      if (doors !== undefined) at.answer({ lay: DOORS[doors] });
    },
    healing,
    heal,
    places,
    pointed,
    point,
  };
  return <Context value={mind}>{children}</Context>;
}
