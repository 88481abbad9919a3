import { EMOTES, type Emote, type Message, type OnlineTable } from '@undercroft/protocol';
import { useEffect, useRef, useState } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { Button } from '../../controls/Button.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { useStore } from '../../kit/store.ts';
import { seatWears } from '../../table/game/chosenLook.ts';
import type { GameScreen } from '../../table/game/screen.ts';
import type { TableStream } from '../../table/sources/stream.ts';
import { PersonMenu } from '../me/PersonMenu.tsx';
import { by } from '../me/shunned.ts';
import styles from './Lobby.module.css';

export interface TalkProps {
  readonly table: OnlineTable;
  readonly stream: TableStream;
  readonly screen: GameScreen;
  /** What becomes of words on their way; null if none get through. */
  readonly speak?: (text: string) => string | null;
}

/** What people say at the table, and what they show without saying it. */
export function Talk({ table, stream, screen, speak = (said) => said }: TalkProps) {
  const { m } = useLanguage();
  const said = useStore(stream.chat);
  const [apart, setApart] = useState(true);
  const { seat: mine } = table.you;
  // Whoever looks on talks apart from those who play, and may hear both.
  const looksOn = table.onlookers.some((one) => one.you);
  const messages = said.filter(({ seat }) => !looksOn || (seat === null) === apart);
  const presence = useStore(stream.presence);
  const [text, setText] = useState('');
  const [moods, setMoods] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what scrolls
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages.length]);

  const say = async (body: { text: string } | { emote: Emote }) => {
    try {
      await server.ask('POST /tables/:id/chat', { id: table.id, body });
      setText('');
    } catch (error) {
      toast(explain(m, error), { harm: true });
    }
  };
  const look = (seat: number | null) => {
    const sitting = seat === null ? undefined : table.seats[seat];
    return sitting === undefined || sitting.kind === 'free' ? null : seatWears(screen, sitting);
  };

  return (
    <div className={styles.chat}>
      {looksOn && (
        <div className={styles.emotes}>
          {[true, false].map((watching) => (
            <button
              key={String(watching)}
              type="button"
              className={styles.emote}
              aria-pressed={apart === watching}
              onClick={() => setApart(watching)}
            >
              {watching ? m.friends.amongWatchers : m.friends.amongPlayers}
            </button>
          ))}
        </div>
      )}
      <ol className={styles.messages} ref={list} aria-live="polite" data-testid="chat">
        {messages.map((message) => (
          <li key={message.id}>
            <Said message={message} look={look(message.seat)} />
            {(mine === null || message.seat !== mine) && (
              <PersonMenu
                table={table.id}
                name={message.name}
                whom={{ message: message.id, ...by(stream.invitation) }}
                seat={message.seat}
                {...(message.text !== undefined && { text: message.text })}
              />
            )}
          </li>
        ))}
      </ol>
      {presence !== null && presence.spectators > 0 && (
        <small>{m.friends.spectators({ count: presence.spectators })}</small>
      )}
      {(mine !== null || (looksOn && apart)) && table.chat && (
        <>
          {/* Signs are folded: what people said has the room. */}
          <div className={styles.row}>
            {speak('') !== null && (
              <form
                className={styles.say}
                onSubmit={(event) => {
                  event.preventDefault();
                  const said = speak(text.trim());
                  if (text.trim() !== '' && said !== null) void say({ text: said });
                }}
              >
                <TextField
                  label={m.friends.say}
                  value={text}
                  onChange={setText}
                  maxLength={300}
                  autoComplete="off"
                />
                <Button type="submit">{m.friends.send}</Button>
              </form>
            )}
            <button
              type="button"
              className={styles.moods}
              aria-expanded={moods}
              onClick={() => setMoods(!moods)}
              data-word="moods"
            >
              {m.friends.showMoods}
            </button>
          </div>
          {moods && (
            <div className={styles.emotes}>
              {EMOTES.map((emote) => (
                <button
                  key={emote}
                  type="button"
                  className={styles.emote}
                  onClick={() => {
                    setMoods(false);
                    void say({ emote });
                  }}
                >
                  {m.friends.emotes[emote]}
                </button>
              ))}
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Said({ message, look }: { message: Message; look: number | null }) {
  const { m } = useLanguage();
  return (
    <>
      {look !== null && <SeatMark seat={look} size={16} />}
      <span>
        <strong>{message.name}</strong>{' '}
        {message.text ?? (message.emote && <em>{m.friends.emotes[message.emote]}</em>)}
      </span>
    </>
  );
}
