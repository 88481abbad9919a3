import {
  isTookBack,
  type Outcome,
  openBox,
  questionOf,
  Refused,
  type Seat,
  UNASKED,
} from '@undercroft/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../kit/language/language.tsx';
import { useStore } from '../kit/store.ts';
import type { Opened } from '../table/game/opened.ts';
import { callToTable } from './attention.ts';
import { lookOf } from './game/looks.ts';
import type { AtTable } from './game/screen.ts';
import { playBed } from './sound/ambience.ts';
import { type TableClient, Unkept } from './sources/client.ts';
import { useStage } from './stage/useStage.ts';

/** A match that ended outside the rules, or where somebody gave up. */
export interface Ended {
  readonly outcome: Outcome;
  readonly text: string;
  /** The rules ended it, and the screen tells how before it tells the result. */
  readonly byRules: boolean;
}

interface Ways {
  readonly openRule: (rule: string) => void;
  readonly onAnswer?: () => void;
  readonly ended?: Ended | null;
  /** Something beside the game is heard here: a phone leaves that to the television. */
  readonly silent?: boolean;
}

/** A table as its screen needs it: the stage that plays what happens, and what the game's own parts are given. */
export function useAtTable(client: TableClient, opened: Opened, ways: Ways) {
  const { openRule, onAnswer, ended = null, silent = false } = ways;
  const { game, screen, say } = opened;
  const { m } = useLanguage();
  const info = useStore(client.info);
  // Beside a television nobody throws: there the dice have begun to roll already.
  const stage = useStage(client, screen, !silent);
  const scene = useStore(stage.scene);
  const [refused, setRefused] = useState<{ text: string; rule: string | null } | null>(null);

  const box = useMemo(() => openBox(game, info.options, info.set), [game, info.options, info.set]);
  // Where figures are chosen in the game, who plays whom is on the table, not in what was agreed.
  const playing = game.seated(scene.view).join();
  const seats = useMemo(
    () =>
      playing.split(',').map((figure, seat) => ({
        ...info.seats[seat],
        figure,
        look: lookOf(screen, figure, info.seats[seat].look),
      })),
    [info.seats, playing, screen],
  );
  const names = useMemo(() => seats.map(({ name, figure }) => name || say.name(figure)), [seats, say]);
  const { update, caughtUp } = scene;
  const mine = update.ask !== null && update.ask.seat === info.viewer && update.answers.length > 0;

  // Whoever is acting right now, as far as it has been shown.
  const acting = scene.event !== null && 'seat' in scene.event ? Number(scene.event.seat) : null;
  const onStage: Seat | null = caughtUp ? (update.ask?.seat ?? null) : acting;

  // What the table itself tells is no event of the game, and what was taken back has not happened to it.
  const event = scene.event !== null && isTookBack(scene.event) ? null : scene.event;
  const stands = useMemo(
    () => scene.log.filter(({ event, takenBack }) => !takenBack && !isTookBack(event)),
    [scene.log],
  );

  const news = useMemo(
    () => scene.news.flatMap(({ event }) => (isTookBack(event) ? [] : [event])),
    [scene.news],
  );

  const ask = caughtUp ? update.ask : null;
  const answers = caughtUp && !scene.sending ? update.answers : [];
  const at: AtTable = {
    ...(ask === null ? UNASKED : questionOf(ask, answers)),
    box,
    view: scene.view,
    event: scene.opening === 'flight' ? null : event,
    rolling: scene.opening === 'dice' || scene.opening === 'hand',
    throwDice: scene.opening === 'hand' ? () => stage.throwDice() : null,
    standing: caughtUp && !scene.sending ? update.standing : [],
    viewer: info.viewer,
    seats,
    log: stands,
    news,
    names,
    say,
    m,
    answer: (first, ...rest) => {
      setRefused(null);
      onAnswer?.();
      stage.answer(first, ...rest);
    },
    refuse: (text, id) => setRefused({ text, rule: id ?? null }),
    openRule,
  };

  useEffect(() => {
    stage.onEvent = (event) =>
      callToTable(silent || isTookBack(event) ? null : screen.sound(event, stage.scene.value.view));
    stage.onRefused = (error) => {
      // Somebody was quicker: the news of it is already on its way. What could not be kept is said beside the board.
      if ((error instanceof Refused && error.reason === 'stale') || error instanceof Unkept) return;
      const why = error instanceof Error ? `${m.broken} ${error.message}` : m.broken;
      setRefused({ text: error instanceof Refused ? say.refused(error.reason) : why, rule: null });
    };
  }, [stage, screen, say, m, silent]);

  // A phone in the hand leaves the music to the television, too.
  useEffect(() => (silent ? undefined : playBed(info.game)), [silent, info.game]);

  // Another question: what was refused before no longer matters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new question
  useEffect(() => setRefused(null), [update.version]);

  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      if (key.key === 'Escape' && !key.defaultPrevented) stage.skip();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [stage]);

  const outcome =
    ended === null || (ended.byRules && update.outcome === null) ? update.outcome : ended.outcome;
  const verdict = ended?.text ?? (outcome === null ? '' : say.ended(outcome, names));
  /** How it ended, once everything has been shown. */
  const over = outcome !== null && caughtUp ? { outcome, verdict } : null;

  return { over, info, stage, scene, event, at, mine, onStage, refused };
}
