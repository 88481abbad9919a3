import { reelOf } from '@undercroft/kernel';
import { useEffect, useMemo, useState } from 'react';
import { openGame } from '../../games/open.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import type { Opened } from '../../table/game/opened.ts';
import { findMatch, type Watchable } from '../../table/sources/matches.ts';
import { ReplayClient } from '../../table/sources/watched.ts';
import { Reviewing } from './reviewing.ts';

/** A finished match with all it takes to show it; null until it is there. Throws where it cannot be shown. */
export function useReplay(source: 'here' | 'table' | 'file' | 'link', id: string): Replayed | null {
  const { m, language } = useLanguage();
  const [found, setFound] = useState<Watchable | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [client, setClient] = useState<ReplayClient | null>(null);
  const [failed, setFailed] = useState<Error | 'notFound' | 'otherRules' | null>(null);

  useEffect(() => {
    findMatch(source, id).then(
      (match) => (match === null ? setFailed('notFound') : setFound(match)),
      setFailed,
    );
  }, [source, id]);

  const game = found?.match.game;
  useEffect(() => {
    if (game !== undefined) openGame(game, language).then(setOpened, setFailed);
  }, [game, language]);

  const rules = opened?.game;
  useEffect(() => {
    if (found === null || rules === undefined) return;
    try {
      setClient(new ReplayClient(found.match, found.reel ?? reelOf(rules, found.match), found.seats));
    } catch {
      setFailed('otherRules');
    }
  }, [found, rules]);

  useEffect(() => () => client?.close(), [client]);

  const reviewing = useMemo(() => (found === null ? null : new Reviewing(found.match)), [found]);
  useEffect(() => () => reviewing?.close(), [reviewing]);

  // Said in words only here: another language is no other match.
  if (failed === 'notFound') throw new Error(m.notFound);
  if (failed === 'otherRules') throw new Error(m.replay.otherRules);
  if (failed !== null) throw failed;
  if (found === null || opened === null || client === null || reviewing === null) return null;
  return { found, opened, client, reviewing };
}

export interface Replayed {
  readonly found: Watchable;
  readonly opened: Opened;
  readonly client: ReplayClient;
  readonly reviewing: Reviewing;
}
