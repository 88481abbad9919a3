import {
  answersNow,
  apply,
  asked,
  type Box,
  begin,
  FastChance,
  questionOf,
  type Sight,
  seatsNear,
  sightNow,
} from '@undercroft/kernel';
import type { Speaker } from '@undercroft/words';
import { saidIn } from '@undercroft/words/said';
import { createElement, type ReactNode } from 'react';
import { en } from '../src/kit/language/en.ts';
import { Store } from '../src/kit/store.ts';
import type { AtTable } from '../src/table/game/screen.ts';
import type { TableStore } from '../src/table/seen/tableStore.ts';
import { TableContext } from '../src/table/seen/useSeen.ts';

/** Three people, or as near as the game allows, at a table without a screen: whatever is asked, as the page of whoever is asked is given it. */
export function tableOfThree(box: Box, seed: number) {
  const chance = new FastChance(seed);
  const state = begin(box, Array<null>(seatsNear(box.game, 3)).fill(null), chance);
  const seats = box.game.seated(state).map((figure, seat) => ({
    seat,
    kind: 'person' as const,
    name: `Seat ${seat}`,
    level: null,
    figure,
    look: seat,
  }));
  return {
    seats,
    /** What is asked now; null when the game is over. */
    now() {
      const ask = asked(state);
      if (ask === undefined) return null;
      const sight = sightNow(box, state);
      const choice = questionOf(ask, answersNow(box, state));
      const at = (say: Speaker): AtTable => ({
        box,
        view: sight.view,
        event: null,
        rolling: false,
        luck: null,
        throwDice: null,
        news: [],
        ...choice,
        question: choice,
        standing: [],
        viewer: ask.seat,
        seats,
        log: [],
        names: seats.map(({ name }) => name),
        say,
        m: { language: 'en', ...saidIn('en', en) },
        answer: () => {},
        refuse: () => {},
        openRule: () => {},
      });
      return { kind: ask.kind, at };
    },
    /** Whoever is asked answers as this player would. */
    answer(player: (sight: Sight, chance: FastChance) => Parameters<typeof apply>[2]) {
      apply(box, state, player(sightNow(box, state), chance), chance);
    },
  };
}

/** Parts of a screen, laid on a table that stands like this. */
export const laidAt = (at: AtTable, ...parts: ReactNode[]): ReactNode =>
  createElement(
    TableContext,
    { value: { seen: new Store({ ...at, info: { told: false } }) } as unknown as TableStore },
    ...parts,
  );
