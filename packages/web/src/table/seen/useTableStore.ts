import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLanguage } from '../../kit/language/language.tsx';
import type { Opened } from '../game/opened.ts';
import { playBed } from '../sound/ambience.ts';
import type { TableClient } from '../sources/client.ts';
import { type Ended, TableStore } from './tableStore.ts';

interface Ways {
  readonly ended: Ended | null;
  /** Something beside the game is heard here: a phone leaves that to the television. */
  readonly silent: boolean;
  /** Whether whoever is asked may take hints. */
  readonly coach: boolean;
}

/** Shows a table for as long as the screen is there. Whoever calls this draws nothing again because of it. */
export function useTableStore(
  client: TableClient,
  opened: Opened,
  { ended, silent, coach }: Ways,
): TableStore {
  const { m } = useLanguage();
  const { screen } = opened;
  // Things of somebody's own are called as they were named at the workshop.
  const say = useMemo(() => opened.say.naming(client.info.value.set), [opened.say, client]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same table in other words is no other table
  const table = useMemo(() => new TableStore(client, opened, { silent, say, m }), [client, screen, silent]);
  useLayoutEffect(() => table.open(), [table]);
  useLayoutEffect(() => table.speak(say, m), [table, say, m]);
  useLayoutEffect(() => table.end(ended), [table, ended]);
  useLayoutEffect(() => table.coach(coach), [table, coach]);

  const { game } = client.info.value;
  // A phone in the hand leaves the music to the television, too.
  useEffect(() => (silent ? undefined : playBed(game)), [silent, game]);

  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      if (key.key === 'Escape' && !key.defaultPrevented) table.stage.skip();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table]);
  return table;
}
