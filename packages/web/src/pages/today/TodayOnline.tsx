import { GAME_NAMES, type GameName } from '@undercroft/games';
import type { TodayReply } from '@undercroft/protocol';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { PlayIcon } from '../../controls/icons.tsx';
import { dated } from '../../kit/language/dated.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { giveName, useGuest } from '../../kit/server/guest.ts';
import { NameForm } from '../me/NameForm.tsx';
import { useAttempt } from '../me/useAttempt.ts';
import { Day, DayTable, Result } from './Day.tsx';
import { DayBoard } from './DayBoard.tsx';
import { Seal } from './Seal.tsx';
import styles from './Today.module.css';
import { useTodayWords } from './words/index.ts';

interface TodayOnlineProps {
  readonly today: TodayReply;
  readonly look: () => Promise<void>;
}

/** The tables of the day at the server: nobody else's luck, and a board on which nothing can be claimed. */
export function TodayOnline({ today, look }: TodayOnlineProps) {
  const words = useTodayWords();
  const { language } = useLanguage();
  const guest = useGuest();
  const attempt = useAttempt();
  /** What somebody wants to play who has no name yet. */
  const [wanted, setWanted] = useState<GameName | null>(null);
  const tryOf = (name: GameName) => today.tables.find(({ game }) => game === name)?.try ?? null;
  const sitDown = async (game: GameName, practice = false) => {
    const { table } = await server.ask('POST /today/:game', { game, body: practice ? { practice } : {} });
    go({ at: 'table', id: table, invitation: null });
  };
  const play = (game: GameName) => (guest === null ? setWanted(game) : void attempt(() => sitDown(game)));
  const named = async (game: GameName, name: string) => {
    await giveName(name);
    await sitDown(game);
  };
  const played = today.tables.find((table) => table.try?.result)?.game;
  const first = GAME_NAMES.find((name) => name === played) ?? GAME_NAMES[0];
  const showMe = async () => {
    await server.ask('PUT /me/profile', { body: { ratings: true } });
    await look();
  };
  return (
    <Day
      day={today.day}
      streak={today.streak}
      note={words.ends({ time: dated(language, today.ends) })}
      resultOf={(game) => tryOf(game)?.result}
      table={(game) => {
        const own = tryOf(game);
        return (
          <DayTable
            key={game}
            game={game}
            told={own?.result ? <Result {...own.result} /> : own?.over && <p>{words.notEnded}</p>}
          >
            {own === null && wanted !== game && (
              <Button look="ember" icon={<PlayIcon />} onClick={() => play(game)} data-word="play-today">
                {words.play}
              </Button>
            )}
            {own === null && wanted === game && (
              <div className={styles.name}>
                <NameForm label={words.play} onName={(name) => named(game, name)} />
              </div>
            )}
            {own !== null && !own.over && (
              <Button
                look="ember"
                onClick={() => go({ at: 'table', id: own.table, invitation: null })}
                data-word="go-on"
              >
                {words.goOn}
              </Button>
            )}
            {own?.over && (
              <Button onClick={() => void attempt(() => sitDown(game, true))} data-word="practise">
                {words.practise}
              </Button>
            )}
          </DayTable>
        );
      }}
    >
      <DayBoard day={today.day} first={first} showMe={today.shown ? undefined : showMe} />
      <Seal today={today} />
    </Day>
  );
}
