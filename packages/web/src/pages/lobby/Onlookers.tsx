import type { Seat } from '@undercroft/kernel';
import type { OnlineTable, RequestOf } from '@undercroft/protocol';
import { useState } from 'react';
import { Banner } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { server } from '../../kit/server/api.ts';
import { giveName } from '../../kit/server/guest.ts';
import type { TableStream } from '../../table/sources/stream.ts';
import { NameForm } from '../me/NameForm.tsx';

interface OnlookersProps {
  readonly table: OnlineTable;
  readonly stream: TableStream;
  readonly nameOf: (seat: Seat) => string;
  readonly ask: <T>(asked: Promise<T>) => Promise<T | null>;
}

/** Whoever came when the game had begun: why they watch, and what else they may be here. */
export function ComingLate({ table, stream, nameOf, ask }: OnlookersProps) {
  const { m } = useLanguage();
  const [naming, setNaming] = useState(false);
  const { id, you, status } = table;
  const me = table.onlookers.find((one) => one.you);
  const open = table.rated
    ? []
    : table.seats.filter(({ kind, standIn }) => kind === 'person' && standIn !== null);
  const { invitation } = stream;
  const wish = async (body: RequestOf<'PUT /tables/:id/onlookers/me'>['body']) => {
    const told = { ...body, ...(invitation !== null && { invitation }) };
    const now = await ask(server.ask('PUT /tables/:id/onlookers/me', { id, body: told }));
    if (now !== null) stream.take(now);
  };
  const why = you.carried ? m.refusals.carried : m.friends.lateWhy;
  if (status !== 'playing') return null;
  return (
    <>
      <Banner
        actions={
          me === undefined ? (
            <Button onClick={() => setNaming(true)} data-word="look-on">
              {m.friends.lookOn}
            </Button>
          ) : (
            <>
              {open.map(({ seat }) => (
                <Button
                  key={seat}
                  data-word="take-over"
                  onClick={() => void wish({ seat: me.seat === seat ? null : seat })}
                >
                  {me.seat === seat ? m.friends.withdrawEnd : m.friends.takeOver({ name: nameOf(seat) })}
                </Button>
              ))}
              <Button
                look={me.next ? 'quiet' : 'brass'}
                aria-pressed={me.next}
                data-word="next-match"
                onClick={() => void wish({ next: !me.next })}
              >
                {me.next ? m.friends.nextKept : m.friends.nextMatch}
              </Button>
            </>
          )
        }
      >
        {me === undefined
          ? `${why} ${m.friends.watching}`
          : me.seat === null
            ? m.friends.watchingAs({ name: me.name })
            : m.friends.seatAsked({ name: nameOf(me.seat) })}
      </Banner>
      <Dialog
        open={naming}
        onOpenChange={setNaming}
        title={m.friends.lookOn}
        description={m.friends.lookOnText}
      >
        <NameForm
          label={m.friends.lookOn}
          onName={async (name) => {
            await giveName(name);
            await stream.reopen();
            await wish({});
            setNaming(false);
          }}
        />
      </Dialog>
    </>
  );
}

/** For those who play: somebody who looks on asks for a seat that a computer player has. */
export function SeatWishes({ table, nameOf, ask }: Omit<OnlookersProps, 'stream'>) {
  const { m } = useLanguage();
  const { id } = table;
  return table.onlookers.map(({ id: one, name, seat }) => {
    if (seat === null) return null;
    const onlooker = { id, onlooker: one };
    return (
      <Banner
        key={one}
        actions={
          <>
            <Button
              data-word="let-in"
              onClick={() => void ask(server.ask('PUT /tables/:id/onlookers/:onlooker/seat', onlooker))}
            >
              {m.friends.letIn}
            </Button>
            <Button
              look="quiet"
              onClick={() => void ask(server.ask('DELETE /tables/:id/onlookers/:onlooker/seat', onlooker))}
            >
              {m.friends.turnDown}
            </Button>
          </>
        }
      >
        {m.friends.seatWanted({ name, seat: nameOf(seat) })}
      </Banner>
    );
  });
}
