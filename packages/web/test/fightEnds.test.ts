import { choose } from '@undercroft/bots';
import { loadGame, loadMind } from '@undercroft/games';
import {
  changed,
  FastChance,
  type GameEvent,
  type Json,
  openBox,
  questionOf,
  sightOf,
  Table,
  UNASKED,
  type View,
} from '@undercroft/kernel';
import { saidIn } from '@undercroft/words/said';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Arena as GoblinArena } from '../src/games/goblin/Arena.tsx';
import { Show as KarakShow } from '../src/games/karak/Show.tsx';
import { Arena as Karak2Arena } from '../src/games/karak2/Arena.tsx';
import { openGame } from '../src/games/open.ts';
import { en } from '../src/kit/language/en.ts';
import type { AtTable } from '../src/table/game/screen.ts';
import { laidAt } from './tableOfThree.ts';

// There is no screen here to measure.
vi.mock('../src/kit/media.ts', async (real) => ({ ...(await real<object>()), useMedia: () => false }));

/** What says how a fight ended. */
const ENDS = ['fought', 'won', 'lost', 'knocked-out'];

type Told = GameEvent & Readonly<Record<string, Json>>;

/** What is told of a fight since it began. */
interface Fight {
  readonly seat: number;
  readonly told: Told[];
}

/** How each game shows a fight, what ends one, and what is read there against what was told. */
const GAMES: Readonly<
  Record<
    string,
    {
      readonly stage: FunctionComponent<{ readonly at: AtTable }>;
      readonly begins: string;
      check(shown: string, fight: Fight, view: View): void;
    }
  >
> = {
  karak: {
    stage: KarakShow as FunctionComponent<object>,
    begins: 'rolled',
    check(shown, { seat, told }, view) {
      const end = told.find(({ kind }) => kind === 'fought');
      if (end === undefined) return;
      expect(shown.includes(`data-result="${end.result}"`), `data-result="${end.result}"`).toBe(true);
      expect(shown.includes(`data-counts="total">${end.total}<`), `data-counts="total">${end.total}<`).toBe(
        true,
      );
      const { hearts } = (view as unknown as { heroes: { hearts: number }[] }).heroes[seat];
      expect(shown.includes(`${hearts} of 5 hearts`), `${hearts} of 5 hearts`).toBe(true);
    },
  },
  karak2: {
    stage: Karak2Arena as unknown as FunctionComponent<{ readonly at: AtTable }>,
    begins: 'rolled',
    check(shown, { seat, told }, view) {
      const end = told.find(({ kind }) => kind === 'won' || kind === 'lost');
      if (end === undefined) return;
      expect(shown.includes(`data-result="${end.kind}"`), `data-result="${end.kind}"`).toBe(true);
      expect(
        shown.includes(`data-counts="total">${end.strength}<`),
        `data-counts="total">${end.strength}<`,
      ).toBe(true);
      expect(
        shown.includes(`${(view as unknown as { life: number[] }).life[seat]} of 5 hearts`),
        `${(view as unknown as { life: number[] }).life[seat]} of 5 hearts`,
      ).toBe(true);
    },
  },
  goblin: {
    stage: GoblinArena as FunctionComponent<object>,
    begins: 'fight',
    check(shown, { told }) {
      const end = told.find(({ kind }) => kind === 'fought' || kind === 'knocked-out');
      const hit = told.find(({ kind }) => kind === 'hit');
      if (end === undefined) return;
      const out = told.some(({ kind }) => kind === 'knocked-out');
      const blow = hit === undefined ? 'costs no heart' : `costs ${hit.hearts} heart`;
      expect(shown.includes('knocks the hero out'), 'knocked out').toBe(out);
      if (!out) expect(shown.includes(blow), blow).toBe(true);
      if (end.kind === 'fought')
        expect(
          shown.includes(`data-result="${end.won ? 'won' : 'lost'}"`),
          `data-result="${end.won ? 'won' : 'lost'}"`,
        ).toBe(true);
    },
  },
};

describe.each(Object.entries(GAMES))('%s', (name, { stage, begins, check }) => {
  test('as long as a fight that is over is seen, it says what came of it', async () => {
    const [game, mind, { screen, say }] = await Promise.all([
      loadGame(name),
      loadMind(name),
      openGame(name, 'en'),
    ]);
    const box = openBox(game);
    let ended = 0;
    for (const seed of ['a7', '91']) {
      const { table } = Table.begin(game, { figures: [null, null], seed: seed.repeat(32) });
      const seats = [0, 1].map((seat) => ({
        seat,
        kind: 'person' as const,
        name: `Seat ${seat}`,
        level: null,
      }));
      let shown: View = table.update(0).view;
      let fight: Fight | null = null;
      const look = (view: View, event: Told | null) => {
        if (event?.kind === 'turn') fight = null;
        if (event?.kind === begins && (begins !== 'rolled' || event.again !== true))
          fight = { seat: Number(event.seat), told: [] };
        if (fight === null) return;
        if (event !== null) fight.told.push(event);
        if (!fight.told.some(({ kind }) => ENDS.includes(kind))) return;
        const { ask, answers } = table.update(0);
        const question = event === null && ask !== null ? questionOf(ask, answers) : UNASKED;
        const at = {
          ...{
            box,
            view,
            event,
            rolling: false,
            luck: null,
            throwDice: null,
            news: [],
            standing: [],
            viewer: 0,
            log: [],
          },
          ...question,
          question,
          seats: game.seated(view).map((figure, seat) => ({ ...seats[seat], figure, look: seat })),
          names: seats.map((seat) => seat.name),
          say,
          m: { language: 'en', ...saidIn('en', en) },
          answer: () => {},
          refuse: () => {},
          openRule: () => {},
        } as unknown as AtTable;
        const page = renderToStaticMarkup(
          laidAt(at, createElement(screen.Mind, null, createElement(stage, { at }))),
        );
        if (!page.includes('data-region="fight"')) return;
        ended += page.includes('data-result=') ? 1 : 0;
        check(page, fight, view);
      };
      for (let step = 0; step < 4000 && table.waitsFor !== null; step++) {
        const seat = table.waitsFor;
        const { ask, answers, view } = table.update(seat);
        if (ask === null) break;
        let now = table.update(0).view;
        const given = choose('novice', mind, sightOf(box, view, ask, answers), new FastChance(step));
        const { course } = table.answer(seat, table.version, given);
        shown = now;
        for (const { event, change } of course.heardBy(0)) {
          now = changed(now, change);
          if (event === null) continue;
          shown = { ...now, ...screen.passing?.(shown, event, now) };
          look(shown, event as Told);
        }
        look(table.update(0).view, null);
      }
      // The last fight, too: the game is over, and it is still seen.
      expect(table.waitsFor).toBeNull();
    }
    expect(ended).toBeGreaterThan(20);
  });
});
