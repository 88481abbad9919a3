import type { Seat } from '@undercroft/kernel';
import type { OnlineTable } from '@undercroft/protocol';
import { Banner } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { server } from '../../kit/server/api.ts';
import { useStore } from '../../kit/store.ts';
import type { TableStream } from '../../table/sources/stream.ts';
import { useDeclined } from './useDeclined.ts';

interface TakeBackWishProps {
  readonly table: OnlineTable;
  readonly stream: TableStream;
  readonly nameOf: (seat: Seat) => string;
  readonly ask: (asked: Promise<unknown>) => unknown;
  /** Asks once more: whoever was waited for may be away now. */
  readonly onAgain: () => void;
}

/** Somebody asks to take an answer back: the others allow it or play on. */
export function TakeBackWish({ table, stream, nameOf, ask, onAgain }: TakeBackWishProps) {
  const { m } = useLanguage();
  const here = useStore(stream.presence)?.here ?? [];
  const { you, status } = table;
  const wish = table.offers.takeBack;
  const mine = wish !== null && wish.seat === you.seat;
  const isDeclined = status === 'playing' && table.version === stream.askedAt;
  const withdrawn = useDeclined(mine, isDeclined, () => toast(m.friends.endDeclined));
  if (wish === null || status !== 'playing') return null;

  const { id } = table;
  const silent = deciders(table, wish.seat).filter((seat) => !wish.allowed.includes(seat));
  const present = silent.filter((seat) => here.includes(seat));
  const decline = () => {
    withdrawn();
    ask(server.ask('DELETE /tables/:id/take-back/wish', { id }));
  };
  if (mine) {
    return (
      <Banner
        actions={
          <>
            {wish.allowed.length > 0 && present.length === 0 && (
              <Button onClick={onAgain}>{m.friends.backNow}</Button>
            )}
            <Button onClick={decline}>{m.friends.withdrawEnd}</Button>
          </>
        }
      >
        {m.friends.backWaits({ names: (present.length > 0 ? present : silent).map(nameOf).join(', ') })}
      </Banner>
    );
  }
  const decides = you.seat !== null && silent.includes(you.seat);
  return (
    <Banner
      actions={
        decides && (
          <>
            <Button
              onClick={() => {
                const body = { version: wish.version };
                ask(server.ask('PUT /tables/:id/take-back/leave', { id, body }));
              }}
            >
              {m.friends.allowBack}
            </Button>
            <Button onClick={decline}>{m.friends.declineEnd}</Button>
          </>
        )
      }
    >
      {m.friends.backAsked({ name: nameOf(wish.seat) })}
    </Banner>
  );
}

/** The other people who still play themselves. */
export const deciders = ({ seats }: OnlineTable, asker: Seat | null): Seat[] =>
  seats
    .filter(({ kind, resigned, standIn }) => kind === 'person' && !resigned && standIn === null)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== asker);
