import { reelOf } from '@undercroft/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useOpened } from '../../games/useOpened.ts';
import { useNeeded } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import type { Opened } from '../../table/game/opened.ts';
import { findMatch, type MatchSource, type Watchable } from '../../table/sources/matches.ts';
import { ReplayClient } from '../../table/sources/watched.ts';
import { Reviewing } from './reviewing.ts';

/** A finished match with all it takes to show it; null until it is there. Throws where it cannot be shown. */
export function useReplay(source: MatchSource, id: string): Replayed | null {
  const { m } = useLanguage();
  const [client, setClient] = useState<ReplayClient | null>(null);
  const [isOfOtherRules, setOfOtherRules] = useState(false);
  const looked = useNeeded(async () => ({ found: await findMatch(source, id) }), [source, id]);
  const found = looked?.found ?? null;
  const opened = useOpened(found?.match.game, found?.match.set);

  const rules = opened?.game;
  useEffect(() => {
    if (found === null || rules === undefined) return;
    try {
      setClient(new ReplayClient(found.match, found.reel ?? reelOf(rules, found.match), found.seats));
    } catch {
      setOfOtherRules(true);
    }
  }, [found, rules]);

  useEffect(() => () => client?.close(), [client]);

  const reviewing = useMemo(() => (found === null ? null : new Reviewing(found.match)), [found]);
  useEffect(() => () => reviewing?.close(), [reviewing]);

  // Said in words only here: another language is no other match.
  if (looked !== null && found === null) throw new Error(m.notFound);
  if (isOfOtherRules) throw new Error(m.replay.otherRules);
  if (found === null || opened === null || client === null || reviewing === null) return null;
  return { found, opened, client, reviewing };
}

export interface Replayed {
  readonly found: Watchable;
  readonly opened: Opened;
  readonly client: ReplayClient;
  readonly reviewing: Reviewing;
}
