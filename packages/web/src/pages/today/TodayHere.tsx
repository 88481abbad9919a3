import type { GameName } from '@undercroft/games';
import { Button } from '../../controls/Button.tsx';
import { PlayIcon } from '../../controls/icons.tsx';
import { go } from '../../kit/route.ts';
import { useStore } from '../../kit/store.ts';
import { beginHere } from '../here/HereScreen.tsx';
import { Day, DayTable, Result } from './Day.tsx';
import { dayTable } from './openTable.ts';
import { dayTries, noteBegun, streakIn, tryOf } from './tries.ts';
import { useEnded } from './useEnded.ts';
import { useTodayWords } from './words/index.ts';

/** The tables of a day on this device alone: nothing of them needs a server, or a line. */
export function TodayHere({ day }: { readonly day: number }) {
  const words = useTodayWords();
  const tries = useStore(dayTries);
  return (
    <Day
      day={day}
      streak={streakIn(tries, day)}
      note={words.away}
      resultOf={(game) => tryOf(tries, day, game)?.result}
      table={(game) => <HereTable key={game} game={game} day={day} />}
    />
  );
}

function HereTable({ game, day }: { readonly game: GameName; readonly day: number }) {
  const words = useTodayWords();
  const begun = tryOf(useStore(dayTries), day, game);
  useEnded(day, game, begun);
  const play = (counts: boolean) => {
    const table = dayTable(game, day, counts);
    if (counts) noteBegun(day, game, table.id);
    beginHere(table);
    go({ at: 'here', id: table.id });
  };
  return (
    <DayTable game={game} told={begun?.result !== undefined && <Result {...begun.result} judging />}>
      {begun === undefined && (
        <Button look="ember" icon={<PlayIcon />} onClick={() => play(true)} data-word="play-today">
          {words.play}
        </Button>
      )}
      {begun !== undefined && begun.result === undefined && (
        <Button look="ember" onClick={() => go({ at: 'here', id: begun.table })} data-word="go-on">
          {words.goOn}
        </Button>
      )}
      {begun?.result !== undefined && (
        <Button onClick={() => play(false)} data-word="practise">
          {words.practise}
        </Button>
      )}
    </DayTable>
  );
}
