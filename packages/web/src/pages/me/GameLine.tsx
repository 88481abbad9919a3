import { isGameName, onShelf } from '@undercroft/games';
import type { Match } from '@undercroft/kernel';
import type { MyGame } from '@undercroft/protocol';
import { Button } from '../../controls/Button.tsx';
import { GraphIcon, PlayIcon, SaveIcon } from '../../controls/icons.tsx';
import { dated } from '../../kit/language/dated.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { shareMatch } from '../../table/end/shareMatch.ts';
import styles from './Me.module.css';
import { useAttempt } from './useAttempt.ts';
import { useMeWords } from './words/me/index.ts';

/** One game: who plays, whose turn it is or how it ended, and what one can do with it. */
export function GameLine({ game }: { game: MyGame }) {
  const words = useMeWords();
  const { m, language } = useLanguage();
  const attempt = useAttempt();
  const { id, status, result, seats, you, waitsFor, dueAt, touchedAt } = game;
  const nameOf = (seat: number) => seats[seat]?.name || words.computer;
  const people = seats.filter(({ kind }) => kind !== 'free').map(({ seat }) => nameOf(seat));
  const turn = game.yourTurn ? words.yours : waitsFor !== null && words.turnOf({ name: nameOf(waitsFor) });
  const winners = result?.winners ?? [];
  const ended =
    you.seat !== null && winners.includes(you.seat)
      ? words.won
      : winners.length === 0
        ? words.nobodyWon
        : words.wonBy({ names: winners.map(nameOf).join(', ') });
  const how = status === 'over' ? ended : status === 'gathering' ? words.gathering : turn;
  const save = async () =>
    shareMatch((await server.ask('GET /tables/:id/record', { id })) as { match: Match }, m);
  return (
    <li className={styles.line}>
      <div>
        <strong>{isGameName(game.game) ? onShelf(game.game).title : game.game}</strong>
        <small>{people.join(', ')}</small>
        <small>
          {how}
          {dueAt !== null && `, ${words.until({ when: dated(language, dueAt) })}`} ·{' '}
          {dated(language, game.endedAt ?? touchedAt)}
        </small>
      </div>
      {status === 'over' ? (
        <>
          <Button
            look="quiet"
            icon={<GraphIcon />}
            onClick={() => go({ at: 'replay', source: 'table', id, review: true })}
          >
            {words.review}
          </Button>
          <Button look="quiet" icon={<PlayIcon />} onClick={() => go({ at: 'replay', source: 'table', id })}>
            {words.replay}
          </Button>
          <Button look="quiet" icon={<SaveIcon />} onClick={() => void attempt(save)}>
            {words.save}
          </Button>
        </>
      ) : (
        <Button
          look={game.yourTurn ? 'ember' : 'brass'}
          onClick={() => go({ at: 'table', id, invitation: null })}
        >
          {words.open}
        </Button>
      )}
    </li>
  );
}
