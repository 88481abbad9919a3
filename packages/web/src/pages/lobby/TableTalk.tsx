import type { OnlineTable } from '@undercroft/protocol';
import { useSeen, useShown } from '../../table/seen/useSeen.ts';
import type { TableStream } from '../../table/sources/stream.ts';
import { Talk } from './Talk.tsx';

interface TableTalkProps {
  readonly table: OnlineTable;
  readonly stream: TableStream;
}

/** Talk while a game is played; in some games the table has a say in what can be said. */
export function TableTalk({ table, stream }: TableTalkProps) {
  const { opened, seen } = useShown();
  const { screen } = opened;
  const spoken = (at: typeof seen.value, text: string) =>
    screen.spoken === undefined ? text : screen.spoken(at, text);
  const mute = useSeen((at) => spoken(at, '') === null);
  return (
    <Talk
      table={table}
      stream={stream}
      screen={screen}
      speak={(text) => (mute ? null : spoken(seen.value, text))}
    />
  );
}
