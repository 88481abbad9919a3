import { GAME_NAMES, onShelf } from '@undercroft/games';
import type { OnlineTable } from '@undercroft/protocol';
import { useState } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { Button } from '../../controls/Button.tsx';
import { Heading } from '../../controls/Heading.tsx';
import { toast } from '../../controls/Toast.tsx';
import { Lid } from '../../games/Lid.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { giveName } from '../../kit/server/guest.ts';
import { useStore } from '../../kit/store.ts';
import { seatWears } from '../../table/game/chosenLook.ts';
import styles from '../../table/hand/Hand.module.css';
import { useHandWords } from '../../table/hand/words/index.ts';
import { NameForm } from '../me/NameForm.tsx';
import type { ChosenOptions } from './choices.ts';
import { Lobby, type LobbyProps } from './Lobby.tsx';
import { LostLine } from './LostLine.tsx';
import { chooseFigure, sitDown } from './seats.ts';

/** On a phone beside a television, before the game: a name, a hero, and off. All else is one tap away. */
export function HandLobby(props: LobbyProps) {
  const { table, stream, opened, invitation } = props;
  const { m } = useLanguage();
  const words = useHandWords();
  const line = useStore(stream.line);
  const [whole, setWhole] = useState(false);
  const { game: rules, screen, say } = opened;
  const { id, you } = table;
  const taken = table.seats.filter(({ kind }) => kind !== 'free');
  const free = table.seats.find(({ kind }) => kind === 'free');
  const mine = table.seats.find(({ seat }) => seat === you.seat);
  const ask = async (asked: Promise<OnlineTable>) => {
    try {
      stream.take(await asked);
    } catch (error) {
      toast(explain(m, error), { harm: true });
    }
  };

  /** Alone among computer players, some options suit better than the printed ones. */
  const start = async () => {
    const people = taken.filter(({ kind }) => kind === 'person').length;
    const wished = (screen.suggests?.(people) ?? {}) as ChosenOptions;
    const asPrinted = (name: string) => table.options[name] === rules.options[name].values[0];
    const better = Object.entries(wished).filter(([name]) => asPrinted(name));
    if (better.length > 0) {
      const options = { ...table.options, ...Object.fromEntries(better) };
      await ask(server.ask('PATCH /tables/:id', { id, body: { options } }));
    }
    await ask(server.ask('POST /tables/:id/start', { id }));
  };

  if (whole) {
    return (
      <>
        <Lobby {...props} />
        <div className={styles.begin}>
          <Button onClick={() => setWhole(false)}>{words.less}</Button>
        </div>
      </>
    );
  }
  return (
    <main className={styles.lobby} data-game={table.game}>
      {line === 'lost' && <LostLine />}
      <Heading>{say.title}</Heading>
      {mine === undefined && free === undefined && <p role="note">{m.friends.full}</p>}
      {mine === undefined && free !== undefined && (
        <NameForm
          label={m.friends.sitDown}
          onName={async (name) => {
            await giveName(name);
            await stream.reopen();
            await ask(sitDown(id, invitation));
          }}
        />
      )}
      {mine !== undefined && (
        <>
          <h2>{words.hero}</h2>
          <div className={styles.faces}>
            {rules.figures.map((figure) => (
              <button
                type="button"
                key={figure}
                className={styles.face}
                data-word="figure"
                aria-pressed={mine.figure === figure}
                disabled={taken.some((seat) => seat !== mine && seat.figure === figure)}
                onClick={() =>
                  ask(chooseFigure(table, rules, mine.seat, mine.figure === figure ? null : figure))
                }
              >
                <screen.Portrait figure={figure} look={seatWears(screen, { ...mine, figure })} size={56} />
                {say.name(figure)}
              </button>
            ))}
          </div>
          <p>{mine.figure === null ? words.heroHint : say.tells(mine.figure)}</p>
          <h2>{words.game}</h2>
          <fieldset className={styles.games} aria-label={words.game}>
            {GAME_NAMES.map((game) => (
              <button
                type="button"
                key={game}
                className={styles.game}
                data-word="game"
                aria-pressed={game === table.game}
                aria-label={onShelf(game).title}
                onClick={() =>
                  game === table.game || ask(server.ask('PATCH /tables/:id', { id, body: { game } }))
                }
              >
                <Lid game={game} />
              </button>
            ))}
          </fieldset>
        </>
      )}
      <h2>{words.who}</h2>
      <ul className={styles.people}>
        {taken.map((seat) => (
          <li key={seat.seat}>
            <SeatMark seat={seatWears(screen, seat)} size={18} />
            {seat.kind === 'bot' ? m.setUp.bot : seat.name}
          </li>
        ))}
      </ul>
      {mine !== undefined && (
        <div className={styles.more}>
          {free !== undefined && (
            <Button
              data-word="add-bot"
              onClick={() =>
                ask(
                  server.ask('PUT /tables/:id/seats/:seat/bot', {
                    ...{ id, seat: free.seat },
                    body: { level: 'adept' },
                  }),
                )
              }
            >
              {words.addBot}
            </Button>
          )}
          <Button look="quiet" onClick={() => setWhole(true)}>
            {words.more}
          </Button>
        </div>
      )}
      {mine !== undefined && (
        <div className={styles.begin}>
          <Button
            look="ember"
            large
            disabled={taken.length < rules.seats.min}
            onClick={() => void start()}
            data-word="start"
          >
            {taken.length < rules.seats.min ? m.friends.needMore : m.friends.start}
          </Button>
        </div>
      )}
    </main>
  );
}
